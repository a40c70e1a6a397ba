import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { looks, type Look, type ScenarioName } from '../../mocks/scenario-looks'
import { beginScenario } from '../../mocks/world'
import { rowOf, visit } from './screen'

type Portal = Awaited<ReturnType<typeof visit>>
/** Slow on purpose, or a machine with much else to do. */
const patient = { timeout: 60_000 }
const text = (words: string | RegExp) => screen.findByText(words, undefined, patient)
const texts = (words: string | RegExp) => screen.findAllByText(words, undefined, patient)
const heading = (name: string) => screen.findByRole('heading', { name }, patient)
const sent = async ({ press }: Portal) => {
  await text('C-1001')
  // The one address is chosen already; of several one is wanted.
  await press('Complete order')
}
const lost = async (portal: Portal) => {
  await sent(portal)
  expect(await text(/^We do not know whether the order arrived\./)).toBeDefined()
  expect(
    screen.getAllByRole('link', { name: 'See orders' }).length +
      screen.queryAllByRole('button', { name: 'See orders' }).length,
  ).toBeGreaterThan(0)
}
const failed = async ({ user, world }: Portal) => {
  expect(await text('Could not load products.')).toBeDefined()
  world.faults.clear()
  // The categories beside them may have failed as well: the products are what the page is about.
  const retries = await screen.findAllByRole('button', { name: 'Retry' })
  await user.click(retries.at(-1) as HTMLElement)
  expect(await text('P-1001')).toBeDefined()
}

/** What somebody sees who looks where the bench says. */
const seen: Readonly<Record<ScenarioName, (portal: Portal) => Promise<unknown>>> = {
  demo: async () => expect((await rowOf('P-1001')).getByText('$12.50')).toBeDefined(),
  'empty-catalogue': () => text('No products found.'),
  'no-categories': async () => {
    expect((await texts('No categories.')).length).toBeGreaterThan(0)
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  },
  'thousand-products': () => text('Showing 1–12 of 1,000'),
  'fifty-thousand-products': () => text('Showing 1–12 of 50,000'),
  'five-thousand-categories': async () => expect((await texts('Range 1901')).length).toBeGreaterThan(0),
  'two-thousand-tags': async ({ press, user }) => {
    await text('P-1001')
    await press('Tags')
    // What the tester is told to type.
    const told = /\((.+)\)/.exec(looks['two-thousand-tags'].shows)?.[1] ?? ''
    expect(told).not.toBe('')
    await user.type(await screen.findByRole('combobox', { name: 'Search tags' }), told)
    expect(await screen.findByRole('option', { name: new RegExp(told) }, patient)).toBeDefined()
  },
  'five-thousand-orders': () => text(/^5,003 orders/),
  'sold-out': async () => {
    await text('P-1001')
    expect(screen.queryByText('In stock')).toBeNull()
    expect(screen.getAllByText('Out of stock').length).toBeGreaterThanOrEqual(12)
  },
  'without-puom': async ({ press, follow, world }) => {
    await press(/^More of Carriage bolt/)
    await follow('Go to the cart')
    await press('Checkout')
    await text('C-1001')
    await press('Complete order')
    expect((await texts(/is missing a default PUOM ID/)).length).toBeGreaterThan(0)
    // Left, it stays in the cart until the product is seen again.
    beginScenario(world, 'demo')
    await press('Complete order')
    expect((await texts(/is missing a default PUOM ID/)).length).toBeGreaterThan(0)
    await follow('Products')
    await text('P-1001')
    await follow('Go to the cart')
    await press('Checkout')
    await text('C-1001')
    expect(screen.queryByText(/is missing a default PUOM ID/)).toBeNull()
    await press('Complete order')
    expect(await heading('Thank you for your order')).toBeDefined()
  },
  'prices-changed': async () => expect((await texts('$13.50')).length).toBeGreaterThan(0),
  'last-months-order': async ({ press }) => {
    await press('Order again')
    expect(await text(/25 lines, 2 changed, \+\$43\.20/)).toBeDefined()
  },
  'desk-without-orders': () => text('No orders found.'),
  'order-lines-missing': async () => {
    expect(await screen.findByRole('link', { name: 'SO-10103' }, patient)).toBeDefined()
    expect(await text('What your last orders held appears here.')).toBeDefined()
  },
  'receipt-without-number': async (portal) => {
    await sent(portal)
    expect(await text('Not known yet: see your orders')).toBeDefined()
  },
  'label-codes': async ({ user }) => {
    await user.type(
      await screen.findByRole('combobox', { name: /Part number or words/ }, patient),
      '4006381333931{Enter}',
    )
    expect(await text('1 x 4006381333931 added')).toBeDefined()
  },
  'parts-gone': async () => expect((await texts(/no longer/i)).length).toBeGreaterThan(0),
  'minimum-raised': () => text('Minimum quantity is 6.'),
  'without-branding': async () => {
    await heading('Log in')
    expect((await texts('AS')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Everything your workshop needs, in one order.')).toBeNull()
  },
  'huge-texts': async () => expect((await texts(/W{500}/)).length).toBeGreaterThan(0),
  'trapped-texts': async () => {
    expect((await texts(/<img src=x onerror=/)).length).toBeGreaterThan(0)
    expect(document.title).not.toBe('trapped')
    expect(document.querySelector('img[src="x"]')).toBeNull()
  },
  'one-address': async () => {
    expect(await text(/^55 King Street West/)).toBeDefined()
    expect(screen.queryByText('Choose an address')).toBeNull()
  },
  'no-address': () => text('No address on file.'),
  'no-customer': async ({ press }) => {
    await text('No address on file.')
    await press('Complete order')
    expect((await screen.findAllByRole('alert', undefined, patient)).length).toBeGreaterThan(0)
  },
  'login-unauthorised': async ({ fill, press, place }) => {
    await fill(/^Email/, 'buyer@acme.test')
    await fill(/^Password/, 'Passw0rd!')
    await press('Log in')
    expect(await text('These credentials do not match our records.')).toBeDefined()
    expect(place()).toBe('/login/ACME')
  },
  'host-answers-late': async ({ fill, press, place }) => {
    await fill(/^Company code/, 'ACME')
    await press('Go')
    await waitFor(() => expect(place()).toContain('/ACME'), patient)
  },
  'session-expires-at-checkout': async (portal) => {
    await sent(portal)
    expect(await text('Your session has ended. Log in again; your cart is still here.')).toBeDefined()
    expect(portal.stored('cart')).toMatchObject({ lines: [{ quantity: 2 }] })
  },
  'order-refused-fields': async (portal) => {
    await sent(portal)
    expect(await text('2 fields need your attention.')).toBeDefined()
    expect(screen.getAllByText(/This purchase order was used before\./).length).toBeGreaterThan(1)
  },
  'order-refused-message': async (portal) => {
    await sent(portal)
    expect(await text('The credit limit is reached.')).toBeDefined()
  },
  'order-answer-lost': lost,
  'order-never-arrives': lost,
  'order-slow': async (portal) => {
    await sent(portal)
    expect((await texts('Processing…')).length).toBeGreaterThan(0)
    expect(await heading('Thank you for your order')).toBeDefined()
  },
  'server-error-everywhere': failed,
  'too-many-requests': failed,
  'slow-network': async () => {
    expect(await text('Loading…')).toBeDefined()
    expect(await text('P-1001')).toBeDefined()
  },
  'slow-search': async ({ fill }) => {
    await fill('Part number, row 1', 'P-1001')
    await fill('Quantity, row 1', '2')
    expect((await texts('Checking…')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Add 1 of 1' }, patient)).toBeDefined()
  },
  'ambiguous-parts': async ({ fill }) => {
    await fill('Part number, row 1', 'DX-7')
    await fill('Quantity, row 1', '2')
    expect(await text('Several products fit: choose one')).toBeDefined()
  },
  'unstable-network': async ({ calls }) => {
    expect(await text('P-1001')).toBeDefined()
    await waitFor(() => expect(calls('GET /api').some(({ end }) => end === 'dropped')).toBe(true), patient)
  },
  'hanging-server': async () => {
    expect(await text('Loading…')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Retry' }, patient)).toBeDefined()
  },
  'answers-break-off': failed,
  'html-instead-of-json': failed,
  'wrong-shapes': failed,
}

const visitOf = (scenario: ScenarioName, { at, needs }: Look) =>
  visit(at, {
    ...(needs === 'nobody signed in' ? {} : { signedInAs: 'buyer@acme.test' }),
    ...(needs === 'a cart' ? { cart: { 'P-1001': 2 } } : {}),
    scenario,
  })

/** Every scenario with where to look, in two parts: each part of the tests has a process of its own. */
const all = Object.entries(looks) as [ScenarioName, Look][]
const half = Math.ceil(all.length / 2)
export const firstLooks = all.slice(0, half)
export const otherLooks = all.slice(half)

/** Looks where the bench says, and sees what it says. */
export const look = (scenario: ScenarioName, at: Look): Promise<unknown> => visitOf(scenario, at).then(seen[scenario])
