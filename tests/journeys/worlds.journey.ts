import { card, expect, logIn, test } from './support'
import { violations } from './axe'
import { long } from './length'

// Worlds of their own names: the cookie of a test would keep them all in one.
test.beforeEach(({ context }) => context.clearCookies())
const own = (name: string, id: string) =>
  `${name}-${id
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(-12)
    .toLowerCase()}`

test('QA: a world is entered by address and in the head of the bench, which tells who is where', async ({ page }, {
  testId,
}) => {
  const [one, other] = [own('one', testId), own('other', testId)]
  await page.goto(`/login/ACME?world=${one}&scenario=sold-out`)
  await expect(page).toHaveURL('/login/ACME')
  await logIn(page)
  await expect(card(page, 'P-1001').getByText('Out of stock')).toBeVisible()

  await page.goto('/__mock')
  const world = page.getByRole('combobox', { name: 'World' })
  await expect(world).toHaveValue(one)
  await world.fill('no name')
  await page.getByRole('button', { name: 'Go to the world no name' }).click()
  await expect(page.getByText('A name of a world has 1 to 60 letters')).toBeVisible()
  await world.fill(other)
  await world.press('Enter')
  await expect(page.getByText('sold-out', { exact: true }).and(page.locator('dd'))).toHaveCount(0)
  await expect(world).toHaveValue(other)
  await expect(page.locator('datalist option').and(page.locator(`[value="${one}"]`))).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test('QA: two buyers in two worlds in one browser: each has a session and a cart of their own', async ({
  page,
  context,
  baseURL,
}, { testId }) => {
  const [left, right] = [own('left', testId), own('right', testId)]
  await page.goto('/__mock#world')
  await page.getByLabel('World on the left').fill(left)
  await page.getByLabel('World on the right').fill(left)
  await expect(page.getByRole('button', { name: 'Open both' })).toBeDisabled()
  await page.getByLabel('World on the right').fill(right)
  await page.getByRole('button', { name: 'Open both' }).click()
  // What the preview sends is what a host sends: no frame.
  await expect(page.getByText('As deployed, the portal stands in no frame')).toBeVisible()
  const opened = async (name: string, email: string) => {
    const link = page.locator('p').filter({ hasText: name }).getByRole('link', { name: 'Open in a window' })
    const [window] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(window).toHaveURL(new RegExp(`//${name}\\.localhost:`))
    await window.getByLabel('Email').fill(email)
    await window.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
    await window.getByRole('button', { name: 'Log in', exact: true }).click()
    return window
  }
  const anna = await opened(left, 'buyer@acme.test')
  await expect(anna).toHaveURL(/\/products$/)
  await card(anna, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await expect(anna.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  const ben = await opened(right, 'buyer@bolt.test')
  await expect(ben).not.toHaveURL(/\/login/)
  await expect(ben.getByText('Bolt Industrial').first()).toBeVisible()
  await expect(anna.getByText('Acme Supply').first()).toBeVisible()
  // The world that nobody named has heard of neither.
  const log = await context.request.get(`${baseURL}/__mock/state`)
  expect(await log.json()).toMatchObject({ world: 'default', worlds: expect.arrayContaining([left, right]) })
})

test('QA: a world of other sizes begins with one form, and the portal shows it', long, async ({ page }, { testId }) => {
  await page.goto(`/login/ACME?world=${own('sizes', testId)}`)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/__mock#data')
  await page.getByText('Sizes', { exact: true }).first().click()
  await page.getByLabel('Products', { exact: true }).fill('1234')
  await page.getByLabel('Lines of one order (SO-13001)').fill('150')
  await page.getByRole('button', { name: 'Begin with these sizes' }).click()
  await expect(page.getByText('demo (other sizes)')).toBeVisible()
  await expect(page.getByRole('button', { name: /^orders 10$/ })).toBeVisible()
  await page.goto('/products')
  await expect(page.getByText('Showing 1–12 of 1,234').first()).toBeVisible()
})

test('QA: each scenario says where to look, and leads there', long, async ({ page }, { testId }) => {
  await page.goto(`/login/ACME?world=${own('looks', testId)}`)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/__mock')
  await page.getByRole('button', { name: 'Begin desk-without-orders' }).click()
  await page.getByRole('link', { name: 'Open /desk' }).click()
  await expect(page).toHaveURL('/desk')
  await expect(page.getByRole('main').getByText('No orders found.')).toBeVisible()
})
