import type { Page } from '@playwright/test'
import { atCheckout, card, expect, logIn, test } from './support'
import { longUnless } from './length'

const password = 'Passw0rd!'
const type = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
}
const open = async (page: Page, path: string) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto(path)
}

/** A form, filled in and ready to be sent. */
type Form = {
  readonly name: string
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly button: string
  /** The box in which Enter is pressed. */
  readonly box: string
  readonly fill: (page: Page) => Promise<void>
  /** What says that it was sent, and done. */
  readonly isDone: (page: Page) => Promise<void>
}
const forms: readonly Form[] = [
  {
    name: 'the order',
    method: 'POST',
    path: '/api/orders/ACME',
    button: 'Complete order',
    box: 'purchaseOrder',
    fill: async (page) => {
      await open(page, '/products')
      await card(page, 'P-1001')
        .getByRole('button', { name: /^More of/ })
        .click()
      await page.goto('/checkout')
      await expect(page.getByText('C-1001')).toBeVisible()
    },
    isDone: (page) => expect(page).toHaveURL('/order-success'),
  },
  {
    name: 'the registration',
    method: 'POST',
    path: '/api/register',
    button: 'Register',
    box: 'city',
    fill: async (page) => {
      await page.goto('/register/ACME')
      await type(page, {
        firstName: 'Ada',
        lastName: 'Byron',
        company: 'Engines',
        phone: '4165550100',
        email: 'ada@engines.test',
        address: '1 Mill Road',
        city: 'Toronto',
        zip: 'M5V 1A1',
      })
      await page.locator('[name="country"]').selectOption('CA')
      await page.locator('[name="state"]').selectOption('ON')
    },
    isDone: (page) => expect(page.locator('[name="firstName"]')).toHaveValue(''),
  },
  {
    name: 'the login',
    method: 'POST',
    path: '/api/login',
    button: 'Log in',
    box: 'email',
    fill: async (page) => {
      await page.goto('/login/ACME')
      await type(page, { email: 'buyer@acme.test', password })
    },
    isDone: (page) => expect(page).toHaveURL('/products'),
  },
  {
    name: 'the forgotten password',
    method: 'POST',
    path: '/api/auth/forgot-password',
    button: 'Request a reset',
    box: 'email',
    fill: async (page) => {
      await page.goto('/forgot-password/ACME')
      await type(page, { email: 'buyer@acme.test' })
    },
    isDone: (page) => expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible(),
  },
  {
    name: 'the new password',
    method: 'PUT',
    path: '/api/user/ACME/password',
    button: 'Change password',
    box: 'new_password',
    fill: async (page) => {
      await open(page, '/profile')
      await type(page, {
        current_password: password,
        new_password: 'Passw0rd!2',
        new_password_confirmation: 'Passw0rd!2',
      })
    },
    isDone: (page) => expect(page.locator('[name="current_password"]')).toHaveValue(''),
  },
]

/** Ten presses of the button within one task of the page: no answer, and no drawing, comes between them. */
const pressTenTimes = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })

/** `npm run test:cuts` tries every form in every way; else the order, and each other form in one way. */
const isWhole = process.env['CUT_POINTS'] === 'all'
for (const [at, { name, method, path, button, box, fill, isDone }] of forms.entries()) {
  const isOrder = name === 'the order'
  const isTried = (way: number) => isWhole || isOrder || at % 3 === way

  if (isTried(0))
    test(
      `R29 ten presses and a burst of Enter send ${name} once`,
      longUnless(isWhole || isOrder),
      async ({ page, world }) => {
        await fill(page)
        await world.fault({ path, method, delay: 1500 })
        const sent = world.calls(method, path).then(({ length }) => length)
        const before = await sent
        await page.locator(`[name="${box}"]`).focus()
        await pressTenTimes(page, button)
        // The button says that it is busy; whoever goes on pressing reaches nothing.
        for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter')
        await isDone(page)
        expect((await world.calls(method, path)).length - before).toBe(1)
      },
    )

  if (isTried(1))
    test(`R29 a burst of Enter alone sends ${name} once`, longUnless(isWhole || isOrder), async ({ page, world }) => {
      await fill(page)
      await world.fault({ path, method, delay: 1500 })
      const before = (await world.calls(method, path)).length
      await page.locator(`[name="${box}"]`).focus()
      await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Enter')))
      await isDone(page)
      expect((await world.calls(method, path)).length - before).toBe(1)
    })

  if (isTried(2))
    test(
      `R29 ${name} in two tabs at once: ${isOrder ? 'one order' : 'one request of each'}`,
      longUnless(isWhole || isOrder),
      async ({ page, context, world }) => {
        await fill(page)
        const other = await context.newPage()
        if (isOrder) {
          await other.goto('/checkout')
          await expect(other.getByText('C-1001')).toBeVisible()
        } else if (method === 'PUT') {
          await other.goto('/profile')
          await type(other, {
            current_password: password,
            new_password: 'Passw0rd!3',
            new_password_confirmation: 'Passw0rd!3',
          })
        } else await fill(other)
        await world.fault({ path, method, delay: 1000, times: 2 })
        const before = (await world.calls(method, path)).length
        await Promise.all([pressTenTimes(page, button), pressTenTimes(other, button)])
        const most = isOrder ? 1 : 2
        await expect.poll(async () => (await world.calls(method, path)).length - before).toBe(most)
        if (isOrder) {
          for (const tab of [page, other])
            await expect(tab.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
        }
        // Of two new passwords the one that comes first is taken; then the other one's current password is wrong.
        else await Promise.any([isDone(page), isDone(other)])
        const calls = (await world.calls(method, path)).slice(before)
        expect(calls).toHaveLength(most)
        if (isOrder) expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      },
    )
}

test('CHECK-32 the order went out from another tab: that is all that this one says, also when it is pressed', async ({
  page,
  context,
  world,
}) => {
  await atCheckout(page)
  const other = await context.newPage()
  await other.goto('/checkout')
  await expect(other.getByText('Northwind Machining Ltd.')).toBeVisible()
  const complete = (tab: Page) => tab.getByRole('button', { name: 'Complete order' })
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  await expect(other.getByText('Your order was placed.').first()).toBeVisible()
  await complete(other).click()
  await expect(other.getByText('Your order was placed.').first()).toBeVisible()
  await expect(other.getByText('Customer data or cart items are missing')).toHaveCount(0)
  expect(await world.calls('POST', '/api/orders/ACME')).toHaveLength(1)
})
