import { fireEvent, screen, within } from '@testing-library/react'
import { readReport } from '../../src/flows/report/report-file'
import { startRecording } from '../../src/recorder/early'
import type { Report } from '../../src/recorder/report'
import { fillForm } from '../support/registration-form'
import { rowOf, visit } from '../support/screen'

type Options = Parameters<typeof visit>[1]
type Page = Awaited<ReturnType<typeof visit>>
/** The troubles of `tests/journeys/report-troubles.ts` without a browser, and some more. */
export type Trouble = {
  readonly name: string
  readonly path: string
  readonly options?: Options
  readonly happens: (page: Page) => Promise<unknown>
}
const buyer = { signedInAs: 'buyer@acme.test' } as const
const withCart = { ...buyer, cart: { 'P-MIN6MAX20': 6 } } as const
const shown = (text: string | RegExp) => screen.findAllByText(text)
const atCheckout = () => shown('Northwind Machining Ltd.')
const gone = (path: string, method = 'GET') => ({ path, method, status: 404, body: { message: 'Gone.' } })
const logIn = async ({ fill, press }: Page) => {
  await fill(/^Email/, 'buyer@acme.test')
  await fill(/^Password/, 'Passw0rd!')
  await press('Log in')
}
const doubt = /We do not know whether the order arrived/
const lost = { path: '/api/orders/*', method: 'POST', drop: 'after' } as const
export const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [], types: ['text/plain'] } })
const network = (isThere: boolean) => {
  Object.defineProperty(window.navigator, 'onLine', { value: isThere, configurable: true })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

export const troubles: readonly Trouble[] = [
  {
    name: 'products that the server cannot give',
    path: '/products?per_page=24',
    options: { ...buyer, faults: [{ ...gone('/api/products/*'), times: 'always' }] },
    happens: () => shown('Could not load products.'),
  },
  {
    name: 'a stored user that cannot be read',
    path: '/products',
    options: { ...buyer, stored: { user: '{bad' } },
    happens: () => shown('Something went wrong.'),
  },
  {
    name: 'an order that is refused',
    path: '/checkout',
    options: {
      ...withCart,
      faults: [{ path: '/api/orders/*', method: 'POST', status: 422, body: { message: 'The limit is reached.' } }],
    },
    happens: async ({ press }) => {
      await atCheckout()
      await press('Complete order')
      await shown('The limit is reached.')
    },
  },
  {
    name: 'an order that is placed, and not what was meant',
    path: '/checkout',
    options: withCart,
    happens: async ({ press }) => {
      await atCheckout()
      await press('Complete order')
      await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
    },
  },
  {
    name: 'an order whose answer is lost',
    path: '/checkout',
    options: { ...withCart, faults: [lost] },
    happens: async ({ press }) => {
      await atCheckout()
      await press('Complete order')
      await shown(doubt)
    },
  },
  {
    name: 'a customer that cannot be had',
    path: '/checkout',
    options: { ...withCart, faults: [{ ...gone('/api/customers/*'), times: 'always' }] },
    happens: () => screen.findAllByRole('button', { name: 'Retry' }),
  },
  {
    name: 'settings and categories that fail',
    path: '/login/ACME',
    options: {
      faults: ['/api/settings/*', '/api/categories/*'].map((path) => ({ ...gone(path), times: 'always' as const })),
    },
    happens: async (page) => {
      await logIn(page)
      await shown('Not loaded.')
    },
  },
  {
    name: 'a registration that is refused field by field',
    path: '/register/ACME',
    options: {
      faults: [
        {
          path: '/api/register',
          method: 'POST',
          status: 422,
          body: { message: 'Refused.', errors: { email: ['This email is taken already.'] } },
        },
      ],
    },
    happens: async (page) => {
      await fillForm(page)
      await page.press('Register')
      await shown('This email is taken already.')
    },
  },
  {
    name: 'a session that another tab ends while an order is in doubt',
    path: '/checkout',
    options: { ...withCart, faults: [lost] },
    happens: async (page) => {
      await atCheckout()
      await page.press('Complete order')
      await shown(doubt)
      for (const key of ['authToken', 'user', 'manufacturer']) window.localStorage.removeItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: window.localStorage }))
      await logIn(page)
      await shown(doubt)
    },
  },
  {
    name: 'a price that changed, and is not accepted',
    path: '/checkout',
    options: { ...buyer, cart: { 'P-1001': 1 }, scenario: 'prices-changed' },
    happens: async ({ press }) => {
      await atCheckout()
      await press('Complete order')
      await shown(/^Nothing was sent: 1 price /)
    },
  },
  {
    name: 'part numbers that cannot be looked up, and others that are spelled otherwise',
    path: '/order-pad',
    options: { ...buyer, faults: [{ path: '/api/products/*', query: 'search=', drop: 'before', times: 'always' }] },
    happens: async ({ user, world }) => {
      await screen.findByLabelText('Part number, row 1')
      paste('Part number\tQty\nP-1001\t2\nP1001\t1\nNO-SUCH\t3\nP-MIN6MAX20\t4')
      await shown('Could not be checked')
      world.faults.clear()
      await user.click((await screen.findAllByRole('button', { name: 'Retry' }))[0] as Element)
      await shown('Not found as written. Is it P-1001?')
      await shown('Minimum 6')
    },
  },
  {
    name: 'part numbers that are typed row by row, and one that nobody has',
    path: '/order-pad',
    options: buyer,
    happens: async ({ user }) => {
      await user.type(await screen.findByLabelText('Part number, row 1'), 'P-1001{Enter}')
      await user.type(await screen.findByLabelText('Part number, row 2'), 'Millstone-99{Enter}')
      await shown('Not found')
    },
  },
  {
    name: 'a line that is taken out of the cart',
    path: '/cart',
    options: withCart,
    happens: async ({ user }) => {
      await user.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0] as Element)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(?:Yes|Remove)/ }))
      await shown('Your cart is empty.')
    },
  },
  {
    name: 'a notice that is read and closed',
    path: '/products',
    options: { ...buyer, cart: { 'P-MIN1MAX1': 1 } },
    happens: async ({ user, press }) => {
      const card = await rowOf('P-MIN1MAX1')
      await user.click(card.getByRole('button', { name: /^More of/ }))
      await press('Close notice')
    },
  },
  {
    name: 'a network that goes and comes back',
    path: '/cart',
    options: { ...buyer, faults: [{ path: '/api/orders/*', drop: 'before', times: 'always' }] },
    happens: async ({ follow, world }) => {
      await shown('Your cart is empty.')
      network(false)
      await follow('Orders')
      await shown('Could not load the orders.')
      world.faults.clear()
      network(true)
      await screen.findAllByRole('row')
    },
  },
]

const surroundings = { edition: null, language: 'en', place: '/', screen: { width: 1280, height: 800 } }
/** What a buyer saves who has that trouble. */
export const reportOf = async ({ path, options, happens }: Trouble): Promise<Report> => {
  const recording = startRecording(window)
  const page = await visit(path, { ...options, recording })
  await happens(page)
  return readReport(await recording.write(surroundings)) as Report
}
