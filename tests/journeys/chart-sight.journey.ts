import { isInSight, percentOf } from './chart-sight'
import { expect, test } from './demo-host'

/** A chart is there when its layout is: on a busy machine that takes long. */
const drawn = expect.configure({ timeout: 60_000 })
test.use({ serviceWorkers: 'allow' })

for (const width of [1280, 390])
  test(`flows: a chart opens where it stands and stays there at every step, ${width}`, async ({ page, address }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address('/__flows#/checkout/stories'))
    await drawn(page.getByRole('group', { name: /^Chart of / })).toBeVisible()
    await isInSight(page, 'the first step')
    for (let step = 2; step < 24; step += 1) {
      await page.getByRole('button', { name: 'Step forth' }).click()
      await expect(page.getByText(`Step ${step} of`)).toBeVisible()
      const top = await page.evaluate(() => window.scrollY)
      await isInSight(page, `step ${step}`)
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
    }

    // A small chart is fitted: all of it stands in its pane.
    await page.goto(address('/__flows#/density/simulate'))
    const small = page.getByRole('group', { name: /^Chart of density/ })
    await drawn(small).toBeVisible()
    await isInSight(page, 'simulate')
    if (width === 1280) expect(await small.evaluate((view) => view.scrollHeight - view.clientHeight)).toBe(0)

    // What the reader has moved away comes back with the next step.
    await page.goto(address('/__flows#/checkout/simulate'))
    const chart = page.getByRole('group', { name: /^Chart of checkout/ })
    await drawn(chart).toBeVisible()
    // Its letters have 11 px, beside a panel as on a phone.
    await isInSight(page, 'simulate, checkout')
    expect(await percentOf(page)).toBe(92)
    await chart.evaluate((view) => view.scrollTo(0, view.scrollHeight))
    if (width === 390)
      await page.getByRole('region', { name: 'What can happen now' }).locator('summary').first().click()
    await page
      .getByRole('button', { name: /^network\.said: it is back/ })
      .first()
      .click()
    await isInSight(page, 'simulate, after a step that changes no state')
  })

test('flows: on a phone the tools of the live view take two lines, and nothing of them is lost', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('/__flows#//live'))
  const tools = page.getByRole('toolbar', { name: 'Live' })
  await drawn(tools).toBeVisible()
  expect((await tools.boundingBox())?.height).toBeLessThanOrEqual(104)
  for (const name of ['Back', 'Pause', 'Forward', 'More'])
    await expect(tools.getByRole('button', { name })).toBeVisible()
  await tools.getByRole('button', { name: 'More' }).click()
  const offered = ['Clear what was told so far', 'Save session', 'Open as report', 'Compare with a saved one']
  await expect(page.getByRole('menuitem')).toHaveText(offered)
})

test('flows: on a phone the chart of a report stands right below its steps, and each step is seen there', async ({
  page,
  address,
}) => {
  await page.goto(address('/login/ACME'))
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.locator('input[name=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('HB-100').first()).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Report a problem' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click()
  const report = await (await file).path()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('/__flows#//report'))
  await page.getByLabel('Open a report: file').setInputFiles(report)
  const [steps, chart] = [page.getByRole('group', { name: 'The story' }), page.getByRole('region', { name: 'Chart' })]
  await drawn(page.getByRole('group', { name: /^Chart of / })).toBeVisible()
  const [above, below] = [await steps.boundingBox(), await chart.boundingBox()]
  const play = await steps.getByRole('button', { name: 'Play' }).boundingBox()
  expect(above?.height).toBeGreaterThanOrEqual(play?.height ?? Infinity)
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0)
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(844)
  const entered = page.locator('[data-state="app.shop.fetching.patient"] .flow-box')
  const toStep = (to: number) =>
    page.evaluate((step) => void (location.hash = location.hash.replace(/step=\d+/, `step=${step}`)), to)
  const said = await page.getByRole('region', { name: 'What happened' }).getByRole('button').allTextContents()
  const opened = said.findIndex((words) => words.includes('session.opened'))
  expect(opened).toBeGreaterThan(0)
  await toStep(opened + 1)
  await expect(entered).toBeInViewport()
  // All else follows in its order, and the whole of it is reached.
  await page.getByText(/^The machines of today end as recorded/).scrollIntoViewIfNeeded()
  const names = ['What happened', 'Who said what to whom', 'Screen'] as const
  const tops = await Promise.all(names.map(async (name) => (await page.getByRole('region', { name }).boundingBox())?.y))
  expect(tops).toEqual(tops.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
})

test('flows: on a phone what coverage marks is chosen from its line, and seen in the chart', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('/__flows#/checkout/coverage'))
  await drawn(page.getByRole('group', { name: /^Chart of / })).toBeVisible()
  const entry = page.getByRole('button', { name: 'customer.failed', exact: true })
  await page.getByText(/^\d+ reached by no /).click()
  await entry.click()
  await expect(entry).toBeHidden()
  await expect(page.getByRole('button', { name: /^State customer\.failed/ })).toBeInViewport({ ratio: 1 })
})
