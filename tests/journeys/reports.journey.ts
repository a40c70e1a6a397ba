import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Report } from '../../src/recorder/report'
import { serveFiles } from '../support/static-files'
import { troubles } from './report-troubles'
import { expect, test } from './support'
import { longUnless } from './length'

/** Opens the dialog where the trouble is, else in the menu of the account, and saves the report. */
const saved = async (page: Page): Promise<string> => {
  const here = page.getByRole('button', { name: 'Report a problem' })
  if ((await here.count()) > 0) await here.first().click()
  else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Report a problem' }).click()
  }
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click()
  return (await file).path()
}

test.describe('a report of the production build', () => {
  test.use({ expectedErrors: /./ })
  for (const { name, happens, says, ends } of troubles) {
    test(
      `QA ${name}: it replays to the same final states, and holds nothing of anybody`,
      longUnless(name.startsWith('an order whose answer')),
      async ({ page, world, browser }) => {
        await happens(page, world)
        const path = await saved(page)
        const text = readFileSync(path, 'utf8')
        expect(text).toMatch(says)
        expect(text).not.toMatch(/Passw0rd!|Planted-47|buyer@acme|Alex Morgan|Adamaris|Byronesque|Millstone|Bearer/i)
        const { entries } = JSON.parse(text) as Report
        expect(entries.length).toBeGreaterThan(20)

        const demo = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
        const context = await browser.newContext({ serviceWorkers: 'allow' })
        const flows = await context.newPage()
        await flows.goto(`${demo.origin}/shop/__flows#//report`)
        await flows.getByLabel('Open a report: file').setInputFiles(path)
        await expect(flows.getByText(/^The machines of today end as recorded: \d+ events/)).toBeVisible()
        await expect(flows.getByText('differs at step')).toHaveCount(0)
        await expect(flows.getByText('not known any more')).toHaveCount(0)
        await flows.getByRole('button', { name: 'Jump to the failure' }).click()
        await expect(flows).toHaveURL(/step=\d+/)
        if (ends) {
          await flows.evaluate(() => (location.hash = location.hash.replace(/step=\d+/, 'step=99999')))
          await expect(flows.frameLocator('iframe[title="The screen"]').getByText(ends).first()).toBeVisible()
        }
        await context.close()
        demo.close()
      },
    )
  }
})
