import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Report } from '../../src/recorder/report'
import { serveFiles } from '../support/static-files'
import { troubles } from './report-troubles'
import { isInSight } from './chart-sight'
import { expect, logIn, test } from './support'
import { long, longUnless } from './length'

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

/** The visualizer of the demo; a report is opened there from its file, or as it is given. */
const flowsOf = async (browser: Browser, path: string | null) => {
  const demo = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const flows = await context.newPage()
  const seen = { frames: 0, missing: [] as string[] }
  flows.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== flows.mainFrame()) seen.frames += 1
  })
  flows.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/media/')) seen.missing.push(response.url())
  })
  await flows.goto(`${demo.origin}/shop/__flows#//report`)
  const file = flows.getByLabel('Open a report: file')
  if (path !== null) await file.setInputFiles(path)
  return {
    flows,
    seen,
    open: (report: Report) =>
      file.setInputFiles({
        name: 'report.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(report)),
      }),
    end: async () => {
      await context.close()
      demo.close()
    },
  }
}
const whole = (flows: Page) => flows.getByRole('radio', { name: 'The whole portal in a frame' })
const screenOf = (flows: Page) => flows.frameLocator('iframe[title="The screen"]')
const toStep = (flows: Page, step: number) =>
  flows.evaluate((to) => void (location.hash = location.hash.replace(/step=\d+/, `step=${to}`)), step)

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

        const { flows, end, seen } = await flowsOf(browser, path)
        await expect(flows.getByText(/^The machines of today end as recorded: \d+ steps/)).toBeVisible()
        await expect(flows.getByText('differs at step')).toHaveCount(0)
        await expect(flows.getByText('not known any more')).toHaveCount(0)
        await flows.getByRole('button', { name: 'Jump to the failure' }).click()
        await expect(flows).toHaveURL(/step=\d+/)
        if (ends) {
          await toStep(flows, 99_999)
          await expect(screenOf(flows).getByText(ends).first()).toBeVisible()
        }
        // One frame shows one step after the other, and asks nobody for pictures that have stand-ins.
        expect(seen.frames).toBe(1)
        await whole(flows).click()
        await expect(whole(flows)).toBeChecked()
        await expect(flows.getByText(/^The whole portal of today ends as recorded: \d+ steps/)).toBeVisible()
        await toStep(flows, 99_999)
        await expect(flows.getByText(/^The portal in the frame stands at step \d+, as recorded\.$/)).toBeVisible()
        await expect(
          screenOf(flows)
            .getByText(ends ?? /\w/)
            .first(),
        ).toBeVisible()
        expect(seen.missing).toEqual([])
        await end()
      },
    )
  }
})

test.describe('the whole portal of a report, step by step', () => {
  test.use({ expectedErrors: /./ })
  const refused = troubles.filter(({ name }) => name === 'an order that is refused')
  for (const { happens } of refused)
    test('QA the frame shows a screen at every step that is gone to, forth and back', async ({
      page,
      world,
      browser,
    }) => {
      await happens(page, world)
      const { flows, end } = await flowsOf(browser, await saved(page))
      await whole(flows).click()
      const ended = flows.getByText(/^The whole portal of today ends as recorded: \d+ steps/)
      await expect(ended).toBeVisible()
      const [, count = ''] = /: (\d+) steps/.exec((await ended.textContent()) ?? '') ?? []
      // Its screens stand there before the record opens them.
      for (const part of [0.2, 0.25, 0.3, 0.5, 0.25, 1]) {
        const step = Math.round(part * Number(count))
        await toStep(flows, step)
        await expect(flows.getByText(`The portal in the frame stands at step ${step}, as recorded.`)).toBeVisible()
        await expect(screenOf(flows).getByText('Something went wrong.')).toHaveCount(0)
      }
      await expect(screenOf(flows).getByRole('button', { name: 'Complete order' })).toBeVisible()
      await flows.getByRole('radio', { name: 'Each machine by itself' }).click()
      for (const width of [1280, 390]) {
        await flows.setViewportSize({ width, height: 844 })
        await toStep(flows, 1)
        const chart = flows.getByRole('group', { name: /^Chart of / })
        await chart.scrollIntoViewIfNeeded()
        for (let step = 2; step <= Number(count); step += 7) {
          await toStep(flows, step)
          await expect(flows.getByText(`Step ${step} of ${count}`)).toBeAttached()
          await isInSight(flows, `${width}, step ${step}`)
        }
      }
      // What the portal in the frame brings into sight scrolls its own page, and not the one with the steps.
      const play = flows.getByRole('button', { name: 'Play' })
      await play.scrollIntoViewIfNeeded()
      await flows.getByRole('button', { name: 'Jump to the failure' }).dispatchEvent('click')
      await toStep(flows, Number(count))
      await expect(screenOf(flows).locator('[role=alert]').first()).toBeAttached()
      await isInSight(flows, 'the failure')
      await expect(play).toBeInViewport({ ratio: 1 })
      await end()
    })
})

test.describe('a report saved as a scenario', () => {
  test.use({ expectedErrors: /./ })
  for (const { happens } of troubles.filter(({ name }) => name === 'an order that is refused'))
    test(
      'QA it is opened on the bench, and the portal over it fails as was recorded',
      long,
      async ({ page, world, browser }) => {
        await happens(page, world)
        const { flows, end } = await flowsOf(browser, await saved(page))
        const file = flows.waitForEvent('download')
        await flows.getByRole('button', { name: 'Save as scenario' }).click()
        const scenario = readFileSync(await (await file).path(), 'utf8')
        await expect(flows.getByText('report-world.json is saved.')).toBeVisible()
        await end()
        const { faults } = JSON.parse(scenario) as {
          faults: readonly { fault: { method: string; status?: number; body?: { message?: string } } }[]
        }
        const refusal = faults.find(({ fault }) => fault.method === 'POST' && fault.status === 422)
        const words = refusal?.fault.body?.message ?? ''
        expect(words).toHaveLength('The credit limit is reached.'.length)

        // Whoever opens it has another browser, and a bench where nothing goes wrong.
        await world.clearFaults()
        await page.goto('/__mock#world')
        await page.evaluate(() => localStorage.clear())
        await page.locator('input[type=file]').setInputFiles({
          name: 'report-world.json',
          mimeType: 'application/json',
          buffer: Buffer.from(scenario),
        })
        await page.getByRole('tab', { name: 'Faults' }).click()
        await expect(page.getByText(/^POST \/api\/orders\/ACME:.*422/)).toBeVisible()
        // The world is that of the demo: its goods come first.
        await logIn(page)
        await page
          .getByRole('button', { name: /^More of/ })
          .first()
          .click()
        await expect(page.getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible()
        await page.goto('/checkout')
        await page.getByRole('button', { name: 'Complete order' }).click()
        await expect(page.getByText(words).first()).toBeVisible()
        const placed = await world.calls('POST', '/api/orders/ACME')
        expect(placed.map(({ status }) => status)).toEqual([422])
      },
    )
})

test.describe('a report of another portal', () => {
  test.use({ expectedErrors: /./ })
  const refused = troubles.filter(({ name }) => name === 'an order that is refused')
  for (const { happens } of refused)
    test(
      'QA the whole portal: where it goes another way the page names the step, and the frame shows it',
      long,
      async ({ page, world, browser }) => {
        await happens(page, world)
        const report = JSON.parse(readFileSync(await saved(page), 'utf8')) as Report
        // As if the checkout had gone on collecting then, and the press had had no effect.
        const entries = report.entries.map((entry) =>
          entry.kind === 'sent' && entry.event.type === 'order.submitted'
            ? { ...entry, became: { value: { customer: 'known', order: 'collecting' }, status: 'active' as const } }
            : entry,
        )
        const { flows, open, end } = await flowsOf(browser, null)
        await open({ ...report, entries })
        await expect(flows.getByText(/^differs at step /)).toBeVisible()
        await whole(flows).click()
        await expect(whole(flows)).toBeChecked()
        const words = flows.getByText(
          /^differs at step \d+: checkout\.customer\.known, checkout\.order\.checking, recorded .*order\.collecting/,
        )
        await expect(words).toBeVisible()
        const [, step = ''] = /step (\d+)/.exec((await words.textContent()) ?? '') ?? []
        await flows.getByRole('button', { name: 'Show that step' }).click()
        await expect(flows).toHaveURL(new RegExp(`step=${step}(?!\\d)`))
        await toStep(flows, 99_999)
        await expect(
          flows.getByText(new RegExp(`^The portal in the frame stands at step \\d+\\. It differs at step ${step}:`)),
        ).toBeVisible()
        await expect(screenOf(flows).getByRole('button', { name: 'Complete order' })).toBeVisible()

        // What follows from something that a full memory has forgotten does not follow by itself.
        await open({ ...report, dropped: 7, isTorn: true })
        await expect(flows.getByText(/^This report begins in the midst of something/)).toBeVisible()
        await expect(whole(flows)).toBeDisabled()
        await expect(flows.getByText(/^The machines of today end as recorded/)).toBeVisible()
        await end()
      },
    )
})
