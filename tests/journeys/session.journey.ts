import { card, expect, logIn, stored, test } from './support'
import { long } from './length'

test('SESSION-08 a session that expires in the middle of the checkout comes back to the checkout', async ({
  page,
  world,
}) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await world.fault({ path: '/api/orders/ACME', method: 'POST', status: 401, body: { message: 'Token expired.' } })
  await page.getByRole('button', { name: 'Complete order' }).click()

  await expect(page).toHaveURL('/login/ACME')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  for (const key of ['authToken', 'user', 'manufacturer']) expect(await stored(page, key)).toBeNull()
  expect(await stored(page, 'lastManufacturerCode')).toBe('ACME')

  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('1 line, 1 item')).toBeVisible()
  await expect(page.getByText('C-1001')).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
})

test('SESSION-10 twenty calls that answer 401 at once end the session once', async ({ page, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  // Away from the portal: a call that is still under way would end the session before the page is loaded anew.
  await page.goto('about:blank')
  await world.fault({ path: '/api/*', status: 401, times: 'always' })
  await page.goto('/products')
  await expect(page).toHaveURL('/login/ACME')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})

test('LOGIN-31 a login to another tenant empties the cart, a login to the same one keeps it', async ({ page }) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login\//)
  }
  await logOut()
  await logIn(page)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await logOut()
  await logIn(page, 'buyer@bolt.test', 'BOLT')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Bolt Industrial')
  expect(await stored(page, 'logoUrl')).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
})

test('R23 two tabs follow each other: cart, logout and login', async ({ page, context }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login/ACME')
  await expect(other.getByText('SO-10103')).toHaveCount(0)

  await logIn(page)
  await expect(other).toHaveURL('/products')
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test(
  'ROUTE-33 the sixteenth change of path within five seconds ends the session, the fifteenth does not',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    const click = (times: number) =>
      page.evaluate((count) => {
        const links = ['/orders', '/catalogs'].map((to) => document.querySelector<HTMLElement>(`nav a[href="${to}"]`))
        for (let at = 0; at < count; at += 1) links[at % 2]?.click()
      }, times)
    await click(15)
    await expect(page).toHaveURL('/orders')
    expect(await stored(page, 'authToken')).not.toBeNull()
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/catalogs"]')?.click())
    await expect(page).toHaveURL('/login/ACME')
    expect(await stored(page, 'authToken')).toBeNull()
  },
)

test('R24 eight adds in two tabs at the same instant store eight lines', long, async ({ page, context }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/products')
  await expect(other.getByRole('article').first()).toBeVisible()
  // One tab gives the word and presses four buttons in one go; the other does so when it hears it.
  const press = (tab: typeof page, from: number) =>
    tab.evaluate(
      (first) =>
        new Promise<void>((resolve) => {
          const buttons = [...document.querySelectorAll<HTMLElement>('article button[aria-label^="More of"]')]
          const channel = new BroadcastChannel('now')
          const go = () => {
            for (const button of buttons.slice(first, first + 4)) button.click()
            resolve()
          }
          if (first > 0) return channel.addEventListener('message', go)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
          channel.postMessage('now')
          go()
        }),
      from,
    )
  const pressed = press(other, 4)
  await other.evaluate(() => document.title)
  await Promise.all([press(page, 0), pressed])
  const linesIn = async (tab: typeof page) => {
    const { lines } = JSON.parse((await stored(tab, 'cart')) ?? '{"lines":[]}') as { lines: readonly unknown[] }
    return lines.length
  }
  await expect.poll(() => linesIn(page)).toBe(8)
  await expect.poll(() => linesIn(other)).toBe(8)
  const { lines } = JSON.parse((await stored(page, 'cart')) ?? '') as { lines: readonly { quantity: number }[] }
  const badge = `Cart, ${lines.reduce((sum, { quantity }) => sum + quantity, 0)} items`
  await expect(page.getByRole('button', { name: badge })).toBeVisible()
  await expect(other.getByRole('button', { name: badge })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: badge })).toBeVisible()
})
