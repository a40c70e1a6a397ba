import type { FaultInput } from './faults'
import {
  categories,
  dearer,
  hugeTexts,
  lastMonth,
  minimumRaised,
  noAddress,
  noCategories,
  noCustomer,
  noOrders,
  nothingToSell,
  oneAddress,
  orders,
  partsGone,
  products,
  soldOut,
  tags,
  trappedTexts,
  type Variant,
  withoutBranding,
  withoutPuom,
} from './db/seeds/variants'
import { ambiguousParts, labelCodes } from './db/seeds/variants-of-codes'
import type { ScenarioName } from './scenario-looks'

/** A situation that a tester can begin with one click or by address (`?scenario=name`). */
export type Scenario = {
  readonly name: ScenarioName
  /** One sentence for the list. */
  readonly says: string
  /** What the world begins with; the demo data when missing. */
  readonly variant?: Variant
  /** What happens to calls from the beginning. */
  readonly faults?: readonly FaultInput[]
}

const always = 'always' as const
const placing = { method: 'POST', path: '/api/orders/*' } as const
const html = '<!doctype html><title>Sign in to the network</title><h1>Welcome to the guest network</h1>'

export const scenarios: readonly Scenario[] = [
  { name: 'demo', says: 'The demo data as they are, and nothing goes wrong.' },
  { name: 'empty-catalogue', says: 'ACME sells nothing: no products, categories or tags.', variant: nothingToSell },
  { name: 'no-categories', says: 'ACME has products but no categories.', variant: noCategories },
  { name: 'thousand-products', says: 'ACME sells 1,000 products.', variant: products(1000) },
  { name: 'fifty-thousand-products', says: 'ACME sells 50,000 products.', variant: products(50_000) },
  { name: 'five-thousand-categories', says: 'The category tree of ACME has 5,000 entries.', variant: categories(5000) },
  { name: 'two-thousand-tags', says: 'ACME marks its products with 2,000 tags.', variant: tags(2000) },
  { name: 'five-thousand-orders', says: 'buyer@acme.test has 5,000 more draft orders.', variant: orders(5000) },
  { name: 'sold-out', says: 'Nothing at ACME is in stock.', variant: soldOut },
  { name: 'without-puom', says: 'No product of ACME has a unit to order by (PUOM).', variant: withoutPuom },
  {
    name: 'prices-changed',
    says: 'Every price of ACME is a dollar higher than in a cart filled before.',
    variant: dearer,
  },
  {
    name: 'last-months-order',
    says: 'buyer@acme.test has an order of 25 lines (SO-12001), of which two cost $43.20 more today.',
    variant: lastMonth,
  },
  {
    name: 'desk-without-orders',
    says: 'buyer@acme.test has never ordered: what the desk says then.',
    variant: noOrders,
  },
  {
    name: 'order-lines-missing',
    says: 'Orders are listed, and none of them can be read: the desk knows nothing that was bought before.',
    faults: [{ method: 'GET', path: '/api/orders/*/*', status: 500, times: always }],
  },
  {
    name: 'receipt-without-number',
    says: 'No list of orders can be read: the next order gets a receipt without a number.',
    faults: [{ method: 'GET', path: '/api/orders/*', status: 500, times: always }],
  },
  {
    name: 'label-codes',
    says: 'The part numbers of six products of ACME are the EAN codes of their labels (4006381333931 is one): scan or type.',
    variant: labelCodes,
  },
  { name: 'parts-gone', says: 'Every third product of a cart filled before is gone from ACME.', variant: partsGone },
  {
    name: 'minimum-raised',
    says: 'ACME sells nothing in less than six: a cart filled before may hold less.',
    variant: minimumRaised,
  },
  { name: 'without-branding', says: 'ACME has no logo, no banner and no welcome text.', variant: withoutBranding },
  {
    name: 'huge-texts',
    says: 'Every text of the catalogue is 10,000 letters long, without a space.',
    variant: hugeTexts,
  },
  { name: 'trapped-texts', says: 'Every text of the catalogue holds HTML that would run.', variant: trappedTexts },
  { name: 'one-address', says: 'buyer@acme.test has one shipping address.', variant: oneAddress },
  { name: 'no-address', says: 'buyer@acme.test has no address at all.', variant: noAddress },
  { name: 'no-customer', says: 'No customer stands behind buyer@acme.test.', variant: noCustomer },
  {
    name: 'login-unauthorised',
    says: 'Every login is answered with 401 and a message, as many servers refuse a wrong password.',
    faults: [
      {
        method: 'POST',
        path: '/api/login',
        status: 401,
        body: { message: 'These credentials do not match our records.' },
        times: always,
      },
    ],
  },
  {
    name: 'host-answers-late',
    says: 'Whose host this is takes five seconds to say: type a company code meanwhile.',
    faults: [{ path: '/api/public/resolve-host', delay: 5000, times: always }],
  },
  {
    name: 'session-expires-at-checkout',
    says: 'Placing the next order answers that the session is over.',
    faults: [{ ...placing, status: 401, body: { message: 'The session is over.' } }],
  },
  {
    name: 'order-refused-fields',
    says: 'Orders are refused with 422 and messages for two fields.',
    faults: [
      {
        ...placing,
        status: 422,
        body: {
          message: 'The order was refused.',
          errors: { purchase_order: ['This purchase order was used before.'], note: ['The note is too long.'] },
        },
        times: always,
      },
    ],
  },
  {
    name: 'order-refused-message',
    says: 'Orders are refused with 422 and one message.',
    faults: [{ ...placing, status: 422, body: { message: 'The credit limit is reached.' }, times: always }],
  },
  {
    name: 'order-answer-lost',
    says: 'The next order is stored, but its answer never arrives.',
    faults: [{ ...placing, drop: 'after' }],
  },
  {
    name: 'order-never-arrives',
    says: 'The connection breaks before the next order reaches the server.',
    faults: [{ ...placing, drop: 'before' }],
  },
  {
    name: 'order-slow',
    says: 'Each order takes twelve seconds to be answered.',
    faults: [{ ...placing, delay: 12_000, times: always }],
  },
  {
    name: 'server-error-everywhere',
    says: 'Every call answers 500 without a word.',
    faults: [{ path: '/api/*', status: 500, times: always }],
  },
  {
    name: 'too-many-requests',
    says: 'Reading products answers 429.',
    faults: [
      {
        method: 'GET',
        path: '/api/products/*',
        status: 429,
        body: { message: 'Too many requests. Wait a minute.' },
        times: always,
      },
    ],
  },
  {
    name: 'slow-network',
    says: 'Every call takes two to four seconds.',
    faults: [{ path: '/api/*', delay: 2000, jitter: 2000, times: always }],
  },
  {
    name: 'slow-search',
    says: 'Each search for products takes five to fifteen seconds, as a pad of many rows meets it on a slow server.',
    faults: [
      { method: 'GET', path: '/api/products/*', query: 'search=', delay: 5000, jitter: 10_000, seed: 3, times: always },
    ],
  },
  {
    name: 'ambiguous-parts',
    says: 'ACME has part numbers twice, and others that differ in blanks and hyphens alone (CB-120, CB120, cb-120).',
    variant: ambiguousParts,
  },
  {
    name: 'unstable-network',
    says: 'One reading call in three loses its connection, always the same ones.',
    faults: [{ method: 'GET', path: '/api/*', drop: 'before', probability: 0.33, seed: 7, times: always }],
  },
  {
    name: 'hanging-server',
    says: 'Reading products never answers.',
    faults: [{ method: 'GET', path: '/api/products/*', hang: true, times: always }],
  },
  {
    name: 'answers-break-off',
    says: 'The answers of product lists break off after 300 bytes.',
    faults: [{ method: 'GET', path: '/api/products/*', truncate: 300, times: always }],
  },
  {
    name: 'html-instead-of-json',
    says: 'Reading calls of the catalogue answer with the HTML page of a guest network.',
    faults: ['/api/products/*', '/api/categories/*', '/api/tags'].map((path) => ({
      method: 'GET',
      path,
      status: 200,
      body: html,
      type: 'text/html; charset=utf-8',
      times: always,
    })),
  },
  {
    name: 'wrong-shapes',
    says: 'Product lists answer with JSON that is not what the contract says.',
    faults: [
      {
        method: 'GET',
        path: '/api/products/*',
        status: 200,
        body: { data: { first: 1 }, meta: 'none' },
        times: always,
      },
    ],
  },
]

/** The scenario of a name, `null` when there is none. */
export const scenarioOf = (name: string): Scenario | null => scenarios.find((one) => one.name === name) ?? null
