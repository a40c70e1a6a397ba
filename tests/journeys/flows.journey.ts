import { readdirSync } from 'node:fs'
import { violations } from './axe'
import { expect, test } from './demo-host'
import { long } from './length'

/** A chart is there when its page, as it is developed, and the layout are: on a busy machine that takes long. */
const drawn = expect.configure({ timeout: 60_000 })

test.use({ serviceWorkers: 'allow' })

test('flows: the running portal lights up in a second window, secrets masked', async ({ page, context, address }) => {
  const flows = await context.newPage()
  await page.goto(address('/login/ACME'))
  await flows.goto(address('/__flows#/session/live'))
  await drawn(flows.getByRole('navigation', { name: 'Running actors' })).toBeVisible()
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.locator('input[name=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('/products'))
  const actors = flows.getByRole('navigation', { name: 'Running actors' })
  await expect(actors.getByRole('button', { name: /^session signedIn/ })).toBeVisible()
  await expect(actors.getByRole('button', { name: /^productList ready/ })).toBeVisible()
  const log = flows.getByRole('region', { name: 'What happened' })
  await expect(log.getByRole('button', { name: /login\.submitted/ })).toBeVisible()
  await log.getByRole('button', { name: /asks login to signIn/ }).click()
  await expect(log.getByRole('region', { name: 'Payload' })).toContainText('"password": "••••••"')
  expect(await flows.content()).not.toContain('Passw0rd!')

  await flows.getByRole('button', { name: 'Go on' }).click()
  await page
    .getByRole('button', { name: /^More of / })
    .first()
    .click()
  await expect(log.getByRole('button', { name: /line\.increased buyer to cart/ })).toBeVisible()
  // The line is stored, and once more when freshness has told that it was just seen.
  await expect(log.getByRole('button', { name: /cart\.stored cartStore to cart/ }).first()).toBeVisible()
  await expect(
    actors.getByRole('region', { name: 'Screens' }).getByRole('button', { name: /^productList/ }),
  ).toBeVisible()
  await log.getByRole('button', { name: /asks login to signIn/ }).click()

  await expect(flows.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible()
  await expect(actors.getByRole('button', { name: /^session guest/ })).toBeVisible()
  await flows.getByRole('button', { name: 'Go on' }).click()
  await expect(actors.getByRole('button', { name: /^session signedIn/ })).toBeVisible()
  await flows.getByRole('radio', { name: 'Sequence' }).click()
  await expect(flows.getByRole('region', { name: 'Who said what to whom' }).getByRole('button').first()).toBeVisible()

  await page.reload()
  await expect(log.getByRole('button', { name: /starts page to app/ })).toHaveCount(1)
  await expect(flows.getByRole('combobox', { name: 'Tab of the portal' }).getByRole('option')).toHaveCount(1)
  await page.close()
  await expect(flows.getByRole('status').filter({ hasText: 'Closed: this portal is gone' })).toBeVisible()
  // One ran already: none was opened beside the view.
  await expect(flows.locator('iframe[title="The portal"]')).toHaveCount(0)
})

test('flows: where no portal runs one opens beside the live view, and is watched', long, async ({ page, address }) => {
  await page.goto(address('/__flows#//live'))
  const portal = page.frameLocator('iframe[title="The portal"]')
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const actors = page.getByRole('navigation', { name: 'Running actors' })
  // Chart and portal share the window so that both can be used: one line says whom the chart shows, and opens the others.
  const line = actors.locator('summary')
  await drawn(line).toContainText(/^Actors\s*\w+: \w+/)
  await line.click()
  await drawn(actors.getByRole('button', { name: /^session guest/ })).toBeVisible()
  await actors.getByRole('button', { name: /^session guest/ }).click()
  await expect(actors.getByRole('button', { name: /^session guest/ })).toBeHidden()
  await expect(line).toContainText('session: guest')
  await expect(line).toBeFocused()
  const chart = await page.getByRole('region', { name: 'Where it stands' }).boundingBox()
  expect(chart?.width).toBeGreaterThan(400)
  expect(chart?.height).toBeGreaterThan(250)
  await page.getByRole('button', { name: 'Close the portal' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Closed: this portal is gone' })).toBeVisible()
})

test('flows: on a phone the live view stays at its top, however much is told', long, async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('/__flows#//live'))
  const log = page.getByRole('list', { name: /entries$/ })
  await expect(log.locator('[aria-current=step]')).toContainText(/tenant|login/, { timeout: 60_000 })
  await expect.poll(() => log.evaluate((list) => list.scrollTop)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport()
})

test('flows: the visualizer opens beside the portal and closes again', long, async ({ page, address }) => {
  await page.goto(address('/login/ACME'))
  await page.getByRole('button', { name: 'Flows' }).click()
  const dock = page.frameLocator('iframe[title="State machines"]')
  const actors = dock.getByRole('navigation', { name: 'Running actors' })
  await drawn(actors).toBeVisible()
  await actors.locator('summary').click()
  await drawn(actors.getByRole('button', { name: /^login idle/ })).toBeVisible()
  await page.getByRole('button', { name: 'Flows' }).click()
  await expect(page.locator('iframe[title="State machines"]')).toHaveCount(0)
})

test('flows: the whole system is drawn on a page of its own', long, async ({ page, address }) => {
  await page.goto(address('/__flows#//system'))
  await expect(page.locator('[data-actor="system.cartStore"]')).toBeVisible({ timeout: 60_000 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Chart', exact: true }).click()
  await expect(page.locator('[data-state="system.cartStore"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-state="system.app"]')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show in full size (0)' })).not.toHaveText(/^9\d %$/)
  // All of it stands in the view, and is called by names that can be read.
  const picture = page.getByRole('group', { name: /^Chart of system/ })
  const excess = await picture.evaluate((view) => [
    view.scrollWidth - view.clientWidth,
    view.scrollHeight - view.clientHeight,
  ])
  expect(excess).toEqual([0, 0])
  const name = picture.locator('text', { hasText: /^cartStore$/ }).last()
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(11)
  await page.locator('[data-state="system.cart"]').click()
  const words = page.getByRole('complementary', { name: 'In words' })
  await expect(words.getByText('cart tells drafts: cart.changed, because drafts has subscribed to it.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('flows: on a phone the chart of a simulation takes 60 % of the window, below what can happen', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('/__flows#/cart/simulate'))
  const chart = page.getByRole('region', { name: 'Where it stands' })
  await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(0.6 * 844)
  const next = page.getByRole('region', { name: 'What can happen now' })
  await expect(next.locator('summary').first()).toBeInViewport({ ratio: 1 })
  expect((await next.boundingBox())?.y).toBeLessThan((await chart.boundingBox())?.y ?? 0)
  // What is chosen is seen to happen: the list makes way, and the page has not moved.
  const tops = await chart.boundingBox()
  await next.locator('summary').first().click()
  await next.getByRole('button').first().click()
  await expect(next.locator('details').first()).not.toHaveAttribute('open')
  expect(await chart.boundingBox()).toEqual(tops)
  // The first two choices stand there without the list.
  await expect(next.getByRole('button')).toHaveCount(2)
  await next.getByRole('button').first().click()
  expect(await chart.boundingBox()).toEqual(tops)
  const walked = page.getByRole('heading', { name: 'The walk so far' })
  await walked.click()
  await expect(page.getByRole('region', { name: 'The walk so far' }).getByRole('button')).toHaveCount(3)
  await walked.scrollIntoViewIfNeeded()
  await expect(walked).toBeInViewport()
})

test(
  'flows: what the explorer found is played, wide and on a phone, light and dark',
  long,
  async ({ page, address }) => {
    await page.goto(address('/__flows#/session/stories?story=explored.placed-elsewhere&step=6'))
    await page.getByRole('button', { name: 'Step forth' }).click()
    await expect(page.getByText('More is ordered than anybody put into the cart.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'The server' }).getByText('2 orders')).toBeVisible()
    await drawn(page.locator('[data-state="orderSender.order.free"]').first()).toBeVisible()
    for (const [width, theme] of [[1280, 'light'] as const, [390, 'dark'] as const]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      expect(await violations(page), theme).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  },
)

test('flows: charts leave the page as files under its policy', long, async ({ page, address }) => {
  await page.goto(address('/__flows#/toasts/chart'))
  await drawn(page.locator('[data-state="toasts"]').first()).toBeVisible()
  for (const name of ['Download SVG', 'Download PNG']) {
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).click()
    expect((await saved).suggestedFilename()).toMatch(/^toasts\.(?:svg|png)$/)
  }
})

test('flows: every chart is drawn, and the page is accessible in both themes', async ({ page, address }) => {
  await page.goto(address('/__flows'))
  const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
  const machines = files.filter((path) => path.endsWith('.machine.ts'))
  await drawn(page.getByRole('navigation', { name: 'Machines' }).getByRole('button')).toHaveCount(machines.length)
  for (const machine of ['session', 'cart', 'checkout', 'navigationGuard', 'registration', 'toasts', 'tenant']) {
    await page.goto(address(`/__flows#/${machine}/chart`))
    await drawn(page.locator(`[data-state="${machine}"]`).first()).toBeVisible()
  }
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect(await violations(page), theme).toEqual([])
  }
})

test(
  'LOOKS icons of the visualizer are as high as the words beside them, its choices look like those of the portal',
  long,
  async ({ page, address }) => {
    await page.goto(address('/__flows#/login/atlas'))
    const choice = page.getByRole('toolbar', { name: 'How the screens look' }).getByRole('combobox', { name: 'Theme' })
    await expect(choice).toHaveCSS('appearance', 'none')
    const icon = page.locator('a > svg.lucide-external-link').first()
    await expect(icon).toHaveCSS('height', '16px')
  },
)

test('flows: on paper stand the whole chart and the same in words, and nothing around them', async ({
  page,
  address,
}) => {
  await page.goto(address('/__flows#/login/chart'))
  const chart = page.getByRole('group', { name: /^Chart of login/ })
  await drawn(chart.getByRole('button', { name: /^State submitting,/ })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
  for (const name of ['Machines', 'In words']) await expect(page.getByRole('complementary', { name })).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(chart).toBeVisible()
  // All of it is on the sheet: nothing scrolls, and the words say every state.
  const outline = page.getByRole('list', { name: 'Outline of login' })
  for (const state of ['idle', 'submitting', 'error'])
    await expect(outline.getByText(state, { exact: true })).toBeVisible()
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('main, main *')].filter(
        (one) => getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1,
      ).length,
  )
  expect(cut).toBe(0)
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(outline).toHaveCount(0)
  await expect(page.getByRole('tablist')).toBeVisible()
})
