import * as v from 'valibot'
import type { Spoken } from './kinds'

const list = <TItem extends v.GenericSchema>(item: TItem) => v.pipe(v.array(item), v.readonly())
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const text = v.string()
const key = v.pipe(v.string(), v.nonEmpty())
const amount = v.pipe(v.number(), v.finite())
const words = v.strictObject({ en: text, es: text, fr: text } satisfies Record<Spoken, unknown>)
const place = v.strictObject({ code: text })

/** An account; `tenants` are codes, the first one signs in. */
export const User = v.strictObject({
  id,
  email: key,
  name: text,
  password: text,
  tenants: list(key),
  status: v.picklist(['active', 'pending']),
  repCode: v.nullable(text),
  /** What the login does differently, for the states that need it. */
  quirk: v.picklist(['none', 'no user', 'no message', 'expiring']),
})
export type User = v.InferOutput<typeof User>

export const Address = v.strictObject({
  id,
  type: v.picklist(['B', 'S']),
  address: text,
  city: text,
  province: v.nullable(place),
  country: place,
  postal_code: v.nullable(text),
})
export type Address = v.InferOutput<typeof Address>

export const Customer = v.strictObject({
  id,
  tenant: key,
  code: text,
  name: text,
  email: key,
  mobile_phone: v.nullable(text),
  addresses: list(Address),
})
export type Customer = v.InferOutput<typeof Customer>

/** One line of an order; the price of one unit in dollars. */
export const OrderLine = v.strictObject({
  id,
  partNumber: text,
  description: words,
  uom: v.nullable(text),
  quantity: amount,
  price: amount,
  /** What the buyer said to this line; missing on lines of the seed. */
  comment: v.exactOptional(text),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

const orderStatus = v.picklist(['draft', 'processed', 'pending', 'canceled'])
export type OrderStatus = v.InferOutput<typeof orderStatus>

/**
 * An order as stored; `date` is the buyer's day, `total` in dollars. What came with an order, and no answer tells,
 * stands here for the test bench; orders of the seed have none of it.
 */
export const Order = v.strictObject({
  id,
  tenant: key,
  email: key,
  saleNo: text,
  status: orderStatus,
  date: text,
  customerName: text,
  total: amount,
  purchaseOrder: v.exactOptional(text),
  note: v.exactOptional(text),
  shippingAddress: v.exactOptional(Address),
  /** The idempotency key, `null` when the order came without one. */
  idempotencyKey: v.exactOptional(v.nullable(text)),
  lines: list(OrderLine),
})
export type Order = v.InferOutput<typeof Order>

/** A login's token: `callsLeft` is -1 when it never runs out, `until` the world's time in ms when it ends. */
export const Token = v.strictObject({
  key,
  email: key,
  tenant: text,
  callsLeft: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  until: amount,
})
export type Token = v.InferOutput<typeof Token>

/** The body that came with an idempotency key the first time. */
export const Delivery = v.strictObject({ key, body: text })
export type Delivery = v.InferOutput<typeof Delivery>

/** Everything that calls change; the catalogue is not among it. Keys are unique within each list. */
export const Records = v.strictObject({
  users: list(User),
  customers: list(Customer),
  orders: list(Order),
  tokens: list(Token),
  deliveries: list(Delivery),
  errorReports: list(v.unknown()),
})
export type Records = v.InferOutput<typeof Records>
