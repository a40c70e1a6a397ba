import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const ready = (name: string) => screen.findByRole('heading', { level: 1, name })
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
/** Others of its category stand below, with steppers of their own. */
const buyBox = () => within(document.querySelector<HTMLElement>('article section') ?? document.body)
const section = (name: RegExp) => screen.findByRole('button', { name })

test('DETAIL-01 DETAIL-02 DETAIL-03 DETAIL-07 DETAIL-08 DETAIL-09 a product has all its facts', async () => {
  await visit('/products/1002', buyer)
  await ready('Hex bolt M8')
  expect(screen.getByRole('img', { name: 'Hex bolt M8' }).getAttribute('src')).toContain('/media/ACME/bolt.svg')
  expect(screen.getByText('P-MIN6MAX20')).toBeDefined()
  for (const text of ['$3.00', 'In stock', 'BOX x 12']) expect(buyBox().getByText(text)).toBeDefined()
})

test('DETAIL-01 without a picture there is a placeholder', async () => {
  await visit('/products/1006', buyer)
  await ready('Thread sealing tape 12 m')
  expect(screen.getByRole('img', { name: 'Thread sealing tape 12 m' }).tagName).toBe('svg')
})

test('DETAIL-04 DETAIL-06 the categories and the minimum are shown', async () => {
  await visit('/products/1002', buyer)
  await ready('Hex bolt M8')
  expect(valueOf('Categories')).toContain('Hex bolts')
  expect(valueOf('Min order qty')).toBe('6')
})

test('DETAIL-05 MSG-40 a product of no category says so', async () => {
  await visit('/products/1011', buyer)
  await ready('Shipping label, blank')
  expect(valueOf('Categories')).toBe('no category')
})

test('DETAIL-06 CONST-06 without a minimum it is 1', async () => {
  await visit('/products/1001', buyer)
  await ready('Carriage bolt M6 x 50')
  expect(valueOf('Min order qty')).toBe('1')
})

test('DETAIL-08 MSG-60 a product of which nothing is left is out of stock', async () => {
  await visit('/products/1007', buyer)
  expect(await screen.findByText('Out of stock')).toBeDefined()
})

test('DETAIL-25 DETAIL-27 the additional info is shown', async () => {
  await visit('/products/1013', buyer)
  await ready('Impact drill 20 V')
  expect(valueOf('Additional info')).toContain('Two batteries and a charger are included.')
})

test('DETAIL-26 it is hidden where the tenant says so', async () => {
  const { calls } = await visit('/products/2002', { signedInAs: 'buyer@bolt.test' })
  await ready('Impact drill 20 V')
  await waitFor(() => expect(calls('GET /api/settings/BOLT')[0]?.status).toBe(200))
  await waitFor(() => expect(screen.queryByText('Additional info')).toBeNull())
})

test('DETAIL-25 a product without additional info has no heading for it', async () => {
  await visit('/products/1012', buyer)
  await ready('Packing tape 48 mm, clear')
  expect(screen.queryByText('Additional info')).toBeNull()
})

test('DETAIL-28 DETAIL-29 DETAIL-30 CONST-12 tags have their colours and a readable text', async () => {
  await visit('/products/1017', buyer)
  await ready('Work glove, size L')
  const tags = within(screen.getAllByRole('group', { name: 'Tags' })[0] as HTMLElement)
  const light = tags.getByText('On sale').style
  expect([light.backgroundColor, light.color]).toEqual(['rgb(255, 238, 0)', 'rgb(0, 0, 0)'])
  const dark = tags.getByText('Marine grade').style
  expect([dark.backgroundColor, dark.color]).toEqual(['rgb(0, 0, 128)', 'rgb(255, 255, 255)'])
  const [red, green, blue] = tags.getByText('T-NOCOLOUR').style.backgroundColor.match(/\d+/g) ?? []
  expect(new Set([red, green, blue]).size).toBe(1)
})

test('DETAIL-31 DETAIL-32 DETAIL-33 DETAIL-36 MSG-59 related products are in view at first', async () => {
  await visit('/products/1014', buyer)
  expect((await section(/^Related/)).getAttribute('aria-expanded')).toBe('true')
  expect((await section(/^Complementary/)).getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('link', { name: /Impact drill 20 V/ })).toBeDefined()
})

test('DETAIL-34 DETAIL-35 one section is open at a time, and it can be closed', async () => {
  const { user } = await visit('/products/1014', buyer)
  await user.click(await section(/^Complementary/))
  await waitFor(async () => expect((await section(/^Related/)).getAttribute('aria-expanded')).toBe('false'))
  expect(await screen.findByRole('link', { name: /Hex bolt M8/ })).toBeDefined()
  await user.click(await section(/^Complementary/))
  await waitFor(async () => expect((await section(/^Complementary/)).getAttribute('aria-expanded')).toBe('false'))
})

test('DETAIL-31 DETAIL-32 a section without products is left out', async () => {
  await visit('/products/1015', buyer)
  expect(await section(/^Related/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Complementary/ })).toBeNull()
})

test('DETAIL-36 choosing a related product opens it with a fresh stepper', async () => {
  const { follow, press, place } = await visit('/products/1014', buyer)
  await ready('Cordless drill 18 V')
  await press('More of Cordless drill 18 V')
  await follow(/Impact drill 20 V/)
  await ready('Impact drill 20 V')
  expect(place()).toBe('/products/1013')
  expect(buyBox().getByRole<HTMLInputElement>('spinbutton').value).toBe('0')
})

test('DETAIL-38 ROUTE-21 the back link leads to the products; there is no sidebar', async () => {
  const { follow, place } = await visit('/products/1001', buyer)
  await ready('Carriage bolt M6 x 50')
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
  await follow('Back to products')
  await waitFor(() => expect(place()).toBe('/products'))
})

test('DETAIL-39 MSG-19 an unknown product says: Product not found.', async () => {
  await visit('/products/999999', buyer)
  expect(await screen.findByText('Product not found.')).toBeDefined()
})

test('DETAIL-40 DETAIL-41 MSG-17 MSG-18 a failed product shows both sentences and Retry', async () => {
  const { press } = await visit('/products/1001', { ...buyer, faults: [{ path: '/api/products/*', status: 501 }] })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('No se pudieron cargar los detalles del producto.')).toBeDefined()
  expect(alert.getByText('Error loading product details.')).toBeDefined()
  await press('Retry')
  expect(await ready('Carriage bolt M6 x 50')).toBeDefined()
})

test('DETAIL-40 the product that the server cannot give fails alike', async () => {
  await visit('/products/500', buyer)
  expect(await screen.findByText('Error loading product details.')).toBeDefined()
})

test('DETAIL-42 MSG-30 a manufacturer without a code says that something is missing', async () => {
  const { calls } = await visit('/products/1', { ...buyer, stored: { manufacturer: '{"name":"X"}' } })
  expect(await screen.findByText('Error: Authentication or product ID missing.')).toBeDefined()
  expect(calls('GET /api/products')).toHaveLength(0)
})

test('API-12 the product is asked for once, and the first of the answers is shown', async () => {
  const { calls } = await visit('/products/1001', buyer)
  await ready('Carriage bolt M6 x 50')
  expect(calls('GET /api/products/ACME/details/').map(({ path, query }) => [path, query])).toEqual([
    ['/api/products/ACME/details/1001', { lang: 'en' }],
  ])
})

type Cart = Readonly<Record<string, number>>

/** The stepper of 'Hex bolt M8' (minimum 6, maximum 20), or of another product. */
const stepper = async (cart?: Cart, { path = '/products/1002', signedInAs = 'buyer@acme.test' } = {}) => {
  const shown = await visit(path, { signedInAs, ...(cart ? { cart } : {}) })
  await screen.findAllByRole('spinbutton')
  const box = buyBox().getByRole<HTMLInputElement>('spinbutton')
  if (signedInAs === 'buyer@bolt.test') {
    await waitFor(() => expect(shown.calls('GET /api/settings/BOLT')[0]?.status).toBe(200))
  }
  return {
    ...shown,
    box,
    plus: () => shown.user.click(buyBox().getByRole('button', { name: /^More of/ })),
    minus: () => shown.user.click(buyBox().getByRole('button', { name: /^Less of/ })),
    quantity: () => buyBox().getByRole<HTMLInputElement>('spinbutton').value,
  }
}
const bolt = { path: '/products/2001', signedInAs: 'buyer@bolt.test' } as const

test('DETAIL-10 DETAIL-11 DETAIL-24 VALID-18 the stepper starts at 0, and plus sets the minimum', async () => {
  const { plus, quantity } = await stepper()
  await waitFor(() => expect(quantity()).toBe('0'))
  await plus()
  await waitFor(() => expect(quantity()).toBe('6'))
})

test('DETAIL-12 above 0, plus adds 1', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 6 })
  await plus()
  await waitFor(() => expect(quantity()).toBe('7'))
})

test('DETAIL-13 DETAIL-16 with b2b_sell_minimum plus and minus step by the minimum', async () => {
  const { plus, minus, quantity } = await stepper({ 'P-MIN6MAX20': 6 }, bolt)
  await plus()
  await waitFor(() => expect(quantity()).toBe('12'))
  await minus()
  await waitFor(() => expect(quantity()).toBe('6'))
})

test('DETAIL-14 VALID-13 MSG-04 plus is capped at the maximum and says so', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 20 })
  await plus()
  expect(await screen.findByText('Maximum order quantity for this item is 20.')).toBeDefined()
  await waitFor(() => expect(quantity()).toBe('20'))
})

test('DETAIL-14 a step that would pass the maximum stops at it', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 18 }, bolt)
  await plus()
  await waitFor(() => expect(quantity()).toBe('20'))
})

test('DETAIL-15 CONST-07 a maximum of 0 is no maximum', async () => {
  const { plus, quantity } = await stepper({ 'P-MAX0': 30 }, { path: '/products/1003', signedInAs: 'buyer@acme.test' })
  await plus()
  await waitFor(() => expect(quantity()).toBe('31'))
})

test('DETAIL-16 DETAIL-18 minus takes 1 away and may stand below the minimum', async () => {
  const { minus, quantity } = await stepper({ 'P-MIN6MAX20': 6 })
  await minus()
  await waitFor(() => expect(quantity()).toBe('5'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('DETAIL-17 minus never goes below 0', async () => {
  const { minus, quantity } = await stepper()
  await minus()
  await waitFor(() => expect(quantity()).toBe('0'))
})

test('DETAIL-17 a step that would pass 0 stops at it', async () => {
  const { minus, quantity } = await stepper({ 'P-MIN6MAX20': 4 }, bolt)
  await minus()
  await waitFor(() => expect(quantity()).toBe('0'))
})

test('DETAIL-24 the stepper starts at what is in the cart', async () => {
  const { quantity } = await stepper({ 'P-MIN6MAX20': 9 })
  await waitFor(() => expect(quantity()).toBe('9'))
  expect(screen.getByText('Already in your cart: adding sets the line to this quantity.')).toBeDefined()
})

const tooLittle: readonly (Cart | undefined)[] = [undefined, { 'P-MIN6MAX20': 5 }]
test.each(tooLittle)('DETAIL-19 VALID-16 below the minimum nothing is added (%o in the cart)', async (cart) => {
  const { press, place, stored } = await stepper(cart)
  const before = stored('cart')
  await press('Add to cart')
  expect((await screen.findAllByText('Minimum quantity is 6.')).length).toBeGreaterThan(0)
  expect(place()).toBe('/products/1002')
  expect(stored('cart')).toEqual(before)
})

test('DETAIL-20 DETAIL-21 DETAIL-22 DETAIL-37 MSG-39 adding leads to the products with a confirmation', async () => {
  const { plus, press, place, stored } = await stepper()
  await plus()
  await press('Add to cart')
  expect(await screen.findByText('6 x Hex bolt M8 updated in cart!')).toBeDefined()
  await waitFor(() => expect(place()).toBe('/products'))
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(screen.getByText('6 x Hex bolt M8 updated in cart!')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }] })
})

test('DETAIL-23 VALID-16 adding again sets the line to the chosen quantity', async () => {
  const { box, user, press, stored } = await stepper({ 'P-MIN6MAX20': 6 })
  await user.clear(box)
  await user.type(box, '8{Enter}')
  await press('Add to cart')
  expect(await screen.findByText('8 x Hex bolt M8 updated in cart!')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 8 }] })
})

test('VALID-16 a typed quantity above the maximum is never stored', async () => {
  const { box, user, press, stored } = await stepper()
  await user.clear(box)
  await user.type(box, '99{Enter}')
  await press('Add to cart')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: 20 }] }))
})

test('DETAIL-10 A11 the arrow keys step too, and what they have counted is typed over', async () => {
  const { box, user, quantity } = await stepper()
  box.focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(quantity()).toBe('7'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(quantity()).toBe('6'))
  await user.keyboard('9')
  expect(quantity()).toBe('9')
  // What is typed is counted on.
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(quantity()).toBe('10'))
})

test('DETAIL-26 what a tenant hides is not shown for a moment either, while the settings are under way', async () => {
  await visit('/products/2002', {
    signedInAs: 'buyer@bolt.test',
    faults: [{ path: '/api/settings/*', delay: 60_000 }],
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Impact drill 20 V' })).toBeDefined()
  expect(screen.queryByText(/Two batteries/)).toBeNull()
})
