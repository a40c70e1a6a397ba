import type { Locator, Page } from '@playwright/test'
import { card, expect, test } from './support'

/** Keeps where the focus was on the body after a person had pressed Enter, for longer than a menu takes to close. */
const watchBody = (): void => {
  const seen = new Set<string>()
  let pressed: string | null = null
  let frames = 0
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') pressed = document.activeElement?.textContent?.trim().slice(0, 40) ?? ''
    },
    true,
  )
  const look = () => {
    frames = pressed !== null && document.activeElement === document.body ? frames + 1 : 0
    if (frames > 3) seen.add(`after ${pressed} at ${location.pathname}, ${document.title}`)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { bodySeen: () => [...seen] })
}
const bodySeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly bodySeen: () => readonly string[] }).bodySeen())

// What is watched is watched in the frame of a document, too, which runs nothing.
test.use({ expectedErrors: /^Blocked script execution in 'about:(?:blank|srcdoc)'/ })

const wait = 400
test('2.4.3 while code and answers are on their way the focus is not on the body, and no title names what is gone', async ({
  page,
  world,
}) => {
  await page.addInitScript(watchBody)
  await page.goto('/login/ACME')
  await expect(page.getByLabel('Email')).toBeVisible()
  await world.fault({ path: '/api/*', delay: wait, times: 'always' })
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue()
  })
  const titleOfLogin = await page.title()
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page).not.toHaveTitle(titleOfLogin)
  await expect(card(page, 'P-1001')).toBeVisible()
  const follow = async (way: Locator, heading: RegExp | string = /./) => {
    await way.focus({ timeout: 9000 })
    const before = await page.title()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveTitle(before, { timeout: 9000 })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  const main = page.getByRole('main')
  await follow(card(page, 'P-1001').getByRole('link').first())
  await main
    .getByRole('button', { name: /^More of/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Add to cart' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Cart, [1-9]/ }).focus()
  await page.keyboard.press('Enter')
  await follow(page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }), 'Cart')
  await follow(main.getByRole('button', { name: 'Checkout' }), 'Order Summary')
  await follow(main.getByRole('link', { name: 'Edit cart' }), 'Cart')
  for (const name of ['Profile', 'Lists', 'My part numbers']) {
    await page.getByRole('button', { name: /^Account of/ }).focus()
    await page.keyboard.press('Enter')
    await follow(page.getByRole('menuitem', { name }))
  }
  for (const name of ['About us', 'Order pad', 'Desk', 'Catalogs', 'Orders', 'Products'])
    await follow(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }))
  expect(await bodySeen(page)).toEqual([])
})
