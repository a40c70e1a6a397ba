import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen } from './listener'

// `npx vitest run tests/heard -u` writes the files anew; then they are read.
const buyer = { signedInAs: 'buyer@acme.test' }
const main = () => screen.getByRole('main')
const heardIn = (name: string) => `./${name}.txt`

test('A22 the login is heard: refused, mended, sent', async () => {
  const page = await visit('/login/ACME')
  await screen.findByRole('heading', { name: 'Log in' })
  const heard = await listen()
  await heard.read('The login', main())
  await heard.after(
    'Log in, with nothing filled in',
    () => page.press('Log in'),
    () => screen.findByRole('group', { name: /2 fields/ }),
  )
  await heard.read('The login, refused', main())
  await heard.after(
    'The first link of the summary',
    () => page.follow(/^Email: /),
    () => waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/))),
  )
  await page.fill(/^Email/, 'buyer@acme.test')
  await page.fill(/^Password/, 'wrong')
  await heard.after(
    'Log in, with a wrong password',
    () => page.press('Log in'),
    () => screen.findByText(/do not match|wrong|incorrect/i),
  )
  await page.fill(/^Password/, 'Passw0rd!')
  await heard.after(
    'Log in, with the right one',
    () => page.press('Log in'),
    () => screen.findByRole('link', { name: 'Hex bolt M8' }),
  )
  await expect(heard.text('Login')).toMatchFileSnapshot(heardIn('login'))
})

test('A22 products are heard: a card, more and less of it, a search', async () => {
  const page = await visit('/products', buyer)
  const card = (await screen.findByRole('link', { name: 'Hex bolt M8' })).closest('article') as HTMLElement
  const heard = await listen()
  await heard.read('A product', card)
  const quantity = within(card).getByRole('spinbutton')
  await heard.after(
    'More of it, by the key',
    () => page.user.type(quantity, '{ArrowUp}'),
    () => screen.findByText('Hex bolt M8: 6. Cart: 6 items, $18.00'),
  )
  await heard.after(
    'More than its maximum',
    async () => {
      await page.user.clear(quantity)
      await page.user.type(quantity, '99{Enter}')
    },
    () => screen.findByText('Hex bolt M8: 20. Cart: 20 items, $60.00'),
  )
  await heard.after(
    'A search',
    () => page.user.type(screen.getByRole('textbox', { name: /^Search part number/ }), 'bolt{Enter}'),
    () => waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(12)),
  )
  await heard.after(
    'A search that finds nothing',
    async () => {
      await page.user.clear(screen.getByRole('textbox', { name: /^Search part number/ }))
      await page.user.type(screen.getByRole('textbox', { name: /^Search part number/ }), 'zzzz{Enter}')
    },
    () => screen.findByText('No products found.'),
  )
  await expect(heard.text('Products')).toMatchFileSnapshot(heardIn('products'))
})

test('A22 the cart is heard: its lines, a removal that is asked first', async () => {
  const page = await visit('/cart', { ...buyer, cart: { 'P-1001': 3, 'P-MIN6MAX20': 6 } })
  await screen.findByRole('link', { name: 'Hex bolt M8' })
  const heard = await listen()
  await heard.read('The cart', main())
  await heard.after(
    'Remove a line',
    () => page.press(/^Remove Hex bolt M8/),
    () => screen.findByRole('alertdialog'),
  )
  await heard.read('The question', screen.getByRole('alertdialog'))
  await heard.after(
    'Yes',
    () => page.user.click(within(screen.getByRole('alertdialog')).getAllByRole('button').at(-1) as HTMLElement),
    () => screen.findByText('Hex bolt M8 removed. Cart: 3 items, $37.50'),
  )
  await expect(heard.text('Cart')).toMatchFileSnapshot(heardIn('cart'))
})

test('A22 the checkout is heard: an address that is missing, the order, its end', async () => {
  const page = await visit('/checkout', { ...buyer, cart: { 'P-1001': 3 } })
  const select = await screen.findByRole('combobox', { name: /Shipping address/ })
  const heard = await listen()
  await heard.read('The checkout', main())
  await page.user.selectOptions(select, '')
  await heard.after(
    'Complete order, without an address',
    () => page.press('Complete order'),
    () => screen.findByRole('group', { name: /1 field/ }),
  )
  await page.user.selectOptions(select, '303')
  await heard.after(
    'Complete order',
    () => page.press('Complete order'),
    () => screen.findByRole('heading', { level: 1, name: /Thank|placed|received/i }),
  )
  // The number is looked for among the orders, which takes its time.
  await screen.findByRole('link', { name: /^SO-/ })
  await heard.read('The end', main())
  await expect(heard.text('Checkout')).toMatchFileSnapshot(heardIn('checkout'))
})

test('A22 a guest hears the catalogue, and why prices are not there', async () => {
  const page = await visit('/browse/ACME')
  const card = (await screen.findAllByRole('article'))[0] as HTMLElement
  const heard = await listen()
  await heard.read('A product', card)
  await heard.after(
    'Press it',
    () => page.user.click(within(card).getByRole('button')),
    () => screen.findByRole('dialog'),
  )
  await heard.read('The prompt', screen.getByRole('dialog'))
  await heard.after(
    'Escape',
    () => page.user.keyboard('{Escape}'),
    () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  )
  await expect(heard.text('Guest')).toMatchFileSnapshot(heardIn('guest'))
})

test('A22 orders are heard: the tabs, the table, an order', async () => {
  const page = await visit('/orders', buyer)
  await screen.findByRole('table')
  const heard = await listen()
  await heard.read('The orders', main())
  await heard.after(
    'Sorted by total',
    () => page.press('Total'),
    () => waitFor(() => expect(document.querySelector('[aria-sort=ascending]')).not.toBeNull()),
  )
  await heard.after(
    'The other tab',
    () => page.user.click(screen.getByRole('tab', { name: 'Processed' })),
    () => screen.findByRole('table'),
  )
  await expect(heard.text('Orders')).toMatchFileSnapshot(heardIn('orders'))
})

test('A22 A25 the cart is heard in Spanish', async () => {
  const page = await visit('/cart', { ...buyer, language: 'es', cart: { 'P-1001': 3 } })
  await screen.findByRole('table')
  const heard = await listen()
  await heard.read('The cart', main())
  await heard.after(
    'Remove a line',
    () => page.user.click(within(screen.getByRole('table')).getAllByRole('button').at(-1) as HTMLElement),
    () => screen.findByRole('alertdialog'),
  )
  await heard.read('The question', screen.getByRole('alertdialog'))
  await expect(heard.text('Cart, in Spanish')).toMatchFileSnapshot(heardIn('cart-es'))
})

test('A22 A25 a forgotten password is heard in French', async () => {
  const page = await visit('/forgot-password', { language: 'fr' })
  await screen.findByRole('heading', { level: 1 })
  const heard = await listen()
  await heard.read('The form', main())
  await heard.after(
    'Sent, with nothing filled in',
    () => page.press(/^Demander une/),
    () => screen.findByRole('group', { name: /2 champs/ }),
  )
  await heard.read('The form, refused', main())
  await expect(heard.text('Forgotten password, in French')).toMatchFileSnapshot(heardIn('forgot-fr'))
})
