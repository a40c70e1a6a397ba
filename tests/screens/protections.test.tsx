import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import { newAttempt, withKept } from '../../src/machines/rules/order-attempt'
import { owner, stamp, wantedOrder } from '../support/senders'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-MIN6MAX20': 6 } } as const
/** True when the browser would ask before it leaves the page. */
const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('R30 the browser asks before it leaves a page that sends an order, and only then', async () => {
  const slow = { method: 'POST', path: '/api/orders/*', delay: 1500 }
  const { press } = await visit('/checkout', { ...buyer, faults: [slow] })
  await screen.findByText('Northwind Machining Ltd.')
  expect(isHeld()).toBe(false)
  await press('Complete order')
  await screen.findByRole('button', { name: 'Processing…' })
  expect(isHeld()).toBe(true)
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(isHeld()).toBe(false)
})

test.each([
  ['en', en.checkout],
  ['es', es.checkout],
  ['fr', fr.checkout],
] as const)(
  'R32 C-129 a page that was left while it sent says just that, in the words of %s',
  async (language, words) => {
    const kept = { attempt: newAttempt(wantedOrder, stamp('key-1'), null), settled: null, former: null }
    const orderAttempt = JSON.stringify(withKept([], owner, kept))
    const { calls } = await visit('/checkout', { ...buyer, language, stored: { orderAttempt } })
    expect(await screen.findByText(words.interrupted)).toBeDefined()
    expect(screen.queryByText(words.unknownOutcome)).toBeNull()
    expect(screen.queryByText(words.elsewhere)).toBeNull()
    expect(calls('POST /api/orders')).toEqual([])
  },
)

test('S3 the frame of a foreign document lets it do nothing but open links in new tabs', async () => {
  await visit('/about-us/ACME')
  const frame = await screen.findByTitle<HTMLIFrameElement>('About Acme Supply')
  const allowed = (frame.getAttribute('sandbox') ?? 'everything').split(' ')
  expect(allowed.toSorted()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-same-origin'])
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
})

const odd = 'A #2?x=1'
const path = `/products/${encodeURIComponent(odd)}`
const product = {
  id: odd,
  part_number: 'ODD',
  description: 'An odd one',
  price: 2,
  related_products: [],
  default_puom_id: 1,
}

test('S14 P22 a card leads to its product whatever signs its id is made of', async () => {
  const body = { data: [product], meta: { from: 1, to: 1, total: 1, last_page: 1, current_page: 1 } }
  await visit('/products', {
    signedInAs: 'buyer@acme.test',
    faults: [{ path: '/api/products/ACME', status: 200, body }],
  })
  expect((await screen.findByRole('link', { name: /An odd one/ })).getAttribute('href')).toBe(path)
})

test.each(['A/B', '50%', '%2F', 'a\\b'])('S14 P22 the product of the id %s is asked for by its address', async (id) => {
  const address = `/products/${encodeURIComponent(id)}`
  const { calls, place } = await visit(address, {
    signedInAs: 'buyer@acme.test',
    faults: [
      {
        path: '/api/products/ACME/details/*',
        status: 200,
        body: { data: [{ ...product, id, description: 'The one' }] },
      },
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'The one' })
  expect(place()).toBe(address)
  expect(calls('GET /api/products/ACME/details/')[0]?.path).toBe(`/api/products/ACME/details/${encodeURIComponent(id)}`)
})

test('S14 P22 a related product is led to whatever signs its id is made of', async () => {
  const body = { data: [{ ...product, id: 7, description: 'The one', related_products: [product] }] }
  await visit('/products/7', {
    signedInAs: 'buyer@acme.test',
    faults: [{ path: '/api/products/ACME/details/7', status: 200, body }],
  })
  await screen.findByRole('heading', { level: 1, name: 'The one' })
  await waitFor(() => expect(document.querySelector(`main a[href="${path}"]`)).not.toBeNull())
})

test('S14 P22 a line of the cart leads to its product whatever signs its id is made of', async () => {
  const line = { product, quantity: 1, comment: '', tag1: null, tag2: null }
  const cart = JSON.stringify({ tenantCode: 'ACME', lines: [line] })
  await visit('/cart', { signedInAs: 'buyer@acme.test', stored: { cart } })
  expect((await screen.findAllByRole('link', { name: /An odd one/ }))[0]?.getAttribute('href')).toBe(path)
})
