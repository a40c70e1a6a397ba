import journeys from '../../playwright.config'
import { growth } from '../storms/heap'
import { test } from '../storms/storm-test'

const launch = journeys.use?.launchOptions
test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--js-flags=--jitless'] } })

test('R19 changes of screen leave nothing behind in memory', ({ page }) => {
  // Ninety screens without compiled code: half a minute, or many on a busy machine.
  test.setTimeout(300_000)
  return growth(page, 90)
})
