import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { deskMorning, keptReceipt, scannedPart } from '../../src/flows/stories/desk-stories'
import { priceWentUp } from '../../src/flows/stories/freshness-stories'
import { mondaysParts } from '../../src/flows/stories/pad-stories'
import type { Story } from '../../src/flows/stories/story'
import { serveFiles } from '../support/static-files'
import { longUnless } from './length'

test.use({ serviceWorkers: 'allow' })

/** What the screen of a story says at the step with a caption. */
const said: readonly (readonly [Story, string, readonly string[]])[] = [
  [mondaysParts, 'The rows stand in the pad', ['2 rows are being checked']],
  [mondaysParts, 'One click adds what is found', ['Is it FW-M8?', 'Add 1 of 2']],
  [mondaysParts, 'The bolts leave the pad', ['1 row added to the cart. 1 row stays', 'Is it FW-M8?']],
  [priceWentUp, 'In the cart, too', ['1 price changed, +$4.00', '$12.50 → $13.50', 'Accept']],
  [priceWentUp, 'The buyer agrees', ['Price $13.50, before $12.50.', '$54.00']],
  [deskMorning, 'The server does not answer', ['Could not load the orders.', 'Retry', 'Open the cart']],
  [deskMorning, 'The last orders stand there', ['Last orders', 'Order again']],
  [deskMorning, 'The lines of an order have come', ['Bought before', 'To the pad']],
  [keptReceipt, 'The receipt is on the screen', ['Lines sent', 'What happens next', 'Looking for it in your orders…']],
  [keptReceipt, 'None of the orders is surely', ['Not known yet: see your orders']],
  [scannedPart, 'There is one', ['Scan codes']],
  [scannedPart, 'The browser was allowed', ['Hold a code before the camera. Pictures stay on this device.']],
  [scannedPart, 'Somebody takes the leave away', ['The camera cannot be used. Type the part number.']],
]

for (const story of new Set(said.map(([one]) => one))) {
  test(
    `the story ${story.id} shows on the screen what it tells`,
    longUnless(story === said[0]?.[0]),
    async ({ page }) => {
      const host = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
      for (const [, caption, texts] of said.filter(([one]) => one === story)) {
        const step = story.steps.findIndex(({ says }) => says.startsWith(caption)) + 1
        expect(step, caption).toBeGreaterThan(0)
        const machine = story.steps[step - 1]?.machine
        await page.goto(`${host.origin}/shop/__flows#/${machine}/stories?story=${story.id}&step=${step}`)
        const main = page.frameLocator('iframe[title="The screen"]').locator('main')
        for (const text of texts) await expect(main).toContainText(text, { timeout: 60_000 })
      }
      host.close()
    },
  )
}
