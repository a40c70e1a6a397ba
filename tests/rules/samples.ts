import * as fc from 'fast-check'
import type { Customer } from '../../src/api/schemas/ordering'
import type { CartLine, LineProduct } from '../../src/machines/rules/cart'

/** How often each property runs; the nightly run asks for more. */
export const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000) }
/** For properties that start many machines a run: a busy machine is slow, not wrong. */
export const longRun = { timeout: Math.max(120, runs.numRuns * 0.6) * 1_000 }

/** A product that can be ordered, with what a test says about it. */
export const product = (patch: Partial<LineProduct> = {}): LineProduct => ({
  id: 1,
  part_number: 'P-1001',
  description: 'Hex bolt M8',
  primary_image: null,
  selling_price: 12.5,
  uom_code: 'EA',
  cf: 1,
  min_order_qty: null,
  max_order_qty: null,
  default_puom_id: 11,
  ...patch,
})

/** A cart line, with what a test says about its product. */
export const line = (quantity: number, patch: Partial<LineProduct> = {}, comment = ''): CartLine => ({
  product: product(patch),
  quantity,
  comment,
  tag1: null,
  tag2: null,
})

/** A customer with shipping addresses 21 and 22 and a billing address 20. */
export const customer = (patch: Partial<Customer> = {}): Customer => ({
  id: 5,
  code: 'C-1001',
  name: 'North Yard',
  email: 'buyer@acme.test',
  mobile_phone: null,
  shipping_addresses: [
    { id: 20, type: 'B', address: '1 Bill St', city: 'Toronto', province: null, country: null, postal_code: '' },
    {
      id: 21,
      type: 'S',
      address: '12 King St',
      city: 'Toronto',
      province: { code: 'ON' },
      country: { code: 'CA' },
      postal_code: 'M5V 1A1',
    },
    { id: 22, type: 'S', address: '9 Elm', city: 'Dallas', province: null, country: { code: 'US' }, postal_code: '' },
  ],
  ...patch,
})

/** Limits as odd as a server may send them. */
export const looseLimit = fc.oneof(
  fc.constantFrom(null, 0, -1, 0.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 1, max: 60 }),
)
export const limits = fc.record({ min_order_qty: looseLimit, max_order_qty: looseLimit })

const price = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
)
const whole = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60 }))
const tag = fc.option(fc.record({ id: fc.nat(9), name: fc.string(), colour: fc.constantFrom(null, 'ffee00') }))

/** Any valid cart: one line per id, quantities whole and capped. */
export const cart = fc.uniqueArray(
  fc.record({
    product: fc.record({
      id: fc.oneof(fc.nat(30), fc.nat(30).map(String)),
      part_number: fc.string(),
      description: fc.string(),
      primary_image: fc.constantFrom(null, '/pictures/1.svg'),
      selling_price: price,
      uom_code: fc.constantFrom('', 'EA', 'BOX'),
      cf: whole,
      min_order_qty: whole,
      max_order_qty: fc.constantFrom(null, 0, 100),
      default_puom_id: fc.oneof(fc.constant(null), fc.nat(99)),
    }),
    quantity: fc.integer({ min: 1, max: 100 }),
    comment: fc.string(),
    tag1: tag,
    tag2: tag,
  }),
  { maxLength: 12, selector: (row) => String(row.product.id) },
)

/** Any cart that can be ordered. */
export const orderableCart = cart
  .filter((lines) => lines.length > 0)
  .map((lines) =>
    lines.map((row) => ({
      ...row,
      quantity: Math.max(row.quantity, row.product.min_order_qty ?? 1),
      product: {
        ...row.product,
        default_puom_id: row.product.default_puom_id ?? 1,
        selling_price: row.product.selling_price ?? 0,
      },
    })),
  )

/** What a server may say of the products of a cart, in whatever order, more than once, and of others, too. */
export const serverAnswers = fc.array(
  fc.record({
    productId: fc.nat(30),
    at: fc.nat(9_000_000_000_000),
    product: fc.option(
      fc
        .record({ price, min: fc.constantFrom(null, 5), max: fc.constantFrom(null, 4) })
        .map((some) => product({ selling_price: some.price, min_order_qty: some.min, max_order_qty: some.max })),
    ),
  }),
)
