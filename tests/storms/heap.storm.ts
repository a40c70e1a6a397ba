import journeys from '../../playwright.config'
import { growth } from './heap'
import { test } from './storm-test'

// Without compiled code, of which a busy page gets more and more: what is measured is what the portal holds.
const launch = journeys.use?.launchOptions
test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--js-flags=--jitless'] } })

test('R19 two hundred changes of screen leave nothing behind in memory', ({ page }) => growth(page, 200))
