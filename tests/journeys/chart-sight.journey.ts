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
    await isInSight(page, 'simulate, checkout')
    expect(await percentOf(page)).toBe(70)
    await chart.evaluate((view) => view.scrollTo(0, view.scrollHeight))
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
  for (const name of ['Back', 'Pause', 'Forth', 'More']) await expect(tools.getByRole('button', { name })).toBeVisible()
  await tools.getByRole('button', { name: 'More' }).click()
  const offered = ['Clear what was told so far', 'Save session', 'Open as report', 'Compare with a saved one']
  await expect(page.getByRole('menuitem')).toHaveText(offered)
})
