import type { Page } from '@playwright/test'
import { atCheckout, card, expect, logIn, type worldOf } from './support'
import { paste } from './paste'

type World = ReturnType<typeof worldOf>
/** Something that a buyer would report. */
export type Trouble = {
  readonly name: string
  readonly happens: (page: Page, world: World) => Promise<void>
  /** What the report says of it. */
  readonly says: RegExp
  /** What the screen of its end says of it in the replay, where that is looked at. */
  readonly ends?: RegExp
}

const shown = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const goods = async (page: Page) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
}
const order = async (page: Page, world: World, fault: object) => {
  await atCheckout(page)
  await world.fault({ method: 'POST', path: '/api/orders/ACME', ...fault })
  await page.getByRole('button', { name: 'Complete order' }).click()
}
const panel = (page: Page) => expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Logs in on the page as it is: a page that is loaded anew has a black box of its own. */
const logInHere = async (page: Page) => {
  await page.getByLabel('Email').fill('buyer@acme.test')
  await field(page, 'Password').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const troubles: readonly Trouble[] = [
  {
    name: 'products that the server cannot give',
    happens: async (page, world) => {
      await goods(page)
      await world.fault({ path: '/api/products/ACME', status: 500, times: 'always' })
      await page.goto('/products?per_page=24')
      await panel(page)
    },
    says: /"status":500/,
  },
  {
    name: 'a stored user that cannot be read',
    happens: async (page) => {
      await goods(page)
      await page.evaluate(() => localStorage.setItem('user', '{bad'))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    },
    says: /screen\.crashed/,
  },
  {
    name: 'an order that is refused',
    happens: async (page, world) => {
      await order(page, world, { status: 422, body: { message: 'The credit limit is reached.' } })
      await shown(page, 'The credit limit is reached.')
    },
    says: /"kind":"rejected","status":422/,
  },
  {
    name: 'an order whose answer is lost',
    happens: async (page, world) => {
      await order(page, world, { drop: 'after' })
      await shown(page, /check Orders/i)
    },
    says: /"kind":"unreachable"/,
  },
  {
    name: 'a customer that cannot be had',
    happens: async (page, world) => {
      await goods(page)
      await card(page, 'P-1001')
        .getByRole('button', { name: /^More of/ })
        .click()
      await world.fault({ path: '/api/customers/ACME', status: 500, times: 'always' })
      await page.goto('/checkout')
      await panel(page)
    },
    says: /\/api\/customers\/ACME/,
  },
  {
    name: 'settings and categories that fail',
    happens: async (page, world) => {
      await world.fault({ path: '/api/settings/ACME', status: 503, times: 'always' })
      await world.fault({ path: '/api/categories/ACME', status: 500, times: 'always' })
      await logIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    says: /"status":503/,
  },
  {
    name: 'a registration that is refused field by field',
    happens: async (page, world) => {
      await page.goto('/register/ACME')
      const errors = { email: ['This email is taken already.'], zip: ['There is no such code.'] }
      await world.fault({ method: 'POST', path: '/api/register', status: 422, body: { message: 'Refused.', errors } })
      const typed = { 'First name': 'Adamaris', 'Last name': 'Byronesque', Company: 'Engines', Phone: '4165550100' }
      for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
      await field(page, 'Email').fill('adamaris@engines.test')
      await field(page, 'Address').fill('1 Millstone Road')
      await page.getByLabel('Country').selectOption('CA')
      await page.getByLabel('State or province').selectOption('ON')
      await page.getByLabel('City').fill('Toronto')
      await page.getByLabel('Postal or ZIP code').fill('M5V 1A1')
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await shown(page, 'This email is taken already.')
      await page.getByRole('link', { name: 'Back to login' }).click()
      await logInHere(page)
      await expect(card(page, 'P-1001')).toBeVisible()
    },
    says: /"status":422,.*errors/,
  },
  {
    name: 'a session that another tab ends while an order is in doubt',
    happens: async (page, world) => {
      await order(page, world, { drop: 'after' })
      await shown(page, 'We do not know whether the order arrived.')
      const other = await page.context().newPage()
      await other.goto('/orders')
      await other.getByRole('button', { name: /^Account of/ }).click()
      await other.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/login/ACME')
      await other.close()
      await logInHere(page)
      await shown(page, 'We do not know whether the order arrived.')
    },
    says: /session\.stored/,
  },
  {
    name: 'a price that changed, and is not accepted',
    happens: async (page) => {
      await atCheckout(page)
      await page.request.post('/__mock/scenarios', { data: { name: 'prices-changed' } })
      await page.getByRole('button', { name: 'Complete order' }).click()
      await shown(page, /^1 price changed/)
      await page.getByRole('button', { name: 'Complete order' }).click()
      await shown(page, /^Nothing was sent: 1 price /)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(?:Yes|Remove)/ })
        .click()
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    },
    says: /"type":"removal\.requested"/,
  },
  {
    name: 'part numbers that cannot be looked up, and others that are spelled otherwise',
    happens: async (page, world) => {
      await goods(page)
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
      await world.fault({ path: '/api/products/ACME', query: 'search=', drop: 'before', times: 'always' })
      await paste(page, 'Part number\tQty\nP-1001\t2\nP1001\t1\nNO-SUCH\t3\nP-MIN6MAX20\t4')
      await shown(page, 'Could not be checked')
      await world.clearFaults()
      await page.getByRole('button', { name: 'Retry' }).first().click()
      await shown(page, 'Not found as written. Is it P-1001?')
      await shown(page, 'Minimum 6')
    },
    says: /"type":"part\.failed"/,
  },
  {
    name: 'part numbers that are typed row by row, and one that nobody has',
    happens: async (page) => {
      await goods(page)
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
      await page.getByLabel('Part number, row 1').fill('P-1001')
      await page.keyboard.press('Enter')
      await page.getByLabel('Part number, row 2').fill('Millstone-99')
      await page.keyboard.press('Enter')
      await shown(page, 'Not found')
    },
    says: /xstate\.done\.actor\.part/,
  },
  {
    name: 'more of a product, so often that the beginning is forgotten',
    happens: async (page) => {
      await goods(page)
      const more = card(page, 'P-1001').getByRole('button', { name: /^More of/ })
      for (let count = 0; count < 60; count += 1) await more.click()
      await expect(page.getByRole('button', { name: 'Cart, 60 items' })).toBeVisible()
    },
    says: /"dropped":[1-9]\d+,"isTorn":false/,
    ends: /^60$|60 items/,
  },
  {
    name: 'a cart in which a price is another one',
    happens: async (page) => {
      await atCheckout(page)
      await page.request.post('/__mock/scenarios', { data: { name: 'prices-changed' } })
      await page.getByRole('button', { name: 'Complete order' }).click()
      await shown(page, /^1 price changed/)
      await page.goto('/cart')
      await shown(page, /^1 price changed/)
    },
    says: /"tag1":null/,
    ends: /^1 price changed/,
  },
  {
    name: 'a network that goes and comes back',
    happens: async (page) => {
      await goods(page)
      await page.goto('/cart')
      await page.getByRole('link', { name: 'Products' }).click()
      await expect(card(page, 'P-1001')).toBeVisible()
      await page.context().setOffline(true)
      await shown(page, 'You are offline.')
      await page.getByRole('link', { name: 'Orders' }).click()
      await shown(page, 'Could not load the orders.')
      await page.context().setOffline(false)
      await expect(page.getByRole('row')).toHaveCount(4)
    },
    says: /network\.returned/,
  },
]
