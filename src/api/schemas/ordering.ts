import * as v from 'valibot'
import { Id, idOrNull, lang, looseNumber, looseText, nameText, PageMeta, rows, rowsOrNone, textOrNull } from './shared'

/** What has a code: a province, a country, a unit of measure. */
export const Coded = v.object({ code: looseText })
const code = v.optional(v.fallback(v.nullable(Coded), null), null)

/** An address of a customer; type 'S' means shipping (spec 3 Customer). */
export const Address = v.object({
  id: Id,
  type: looseText,
  address: looseText,
  city: looseText,
  province: code,
  country: code,
  postal_code: looseText,
})
export type Address = v.InferOutput<typeof Address>

/** The customer behind a signed-in user. */
export const Customer = v.object({
  id: Id,
  code: looseText,
  name: looseText,
  email: looseText,
  mobile_phone: textOrNull,
  shipping_addresses: rowsOrNone(Address),
})
export type Customer = v.InferOutput<typeof Customer>

/** GET /api/customers/{code}; the first entry is the customer. */
export const CustomerList = v.object({ data: rows(Customer) })

/** POST /api/orders/{code}, header: texts may be empty (C-103), the date is the buyer's local day. */
export const OrderHeader = v.strictObject({
  customer_id: Id,
  sale_date: v.pipe(v.string(), v.isoDate()),
  shipping_address_id: Id,
  purchase_order: v.string(),
  note: v.string(),
})
export type OrderHeader = v.InferOutput<typeof OrderHeader>
/** The fields of the header that the buyer types; the others follow from customer, day and address. */
export type TypedHeaderField = Exclude<keyof OrderHeader, 'customer_id' | 'sale_date' | 'shipping_address_id'>
/** POST /api/orders/{code}, one item: quantity and price as numbers (C-112), price in dollars. */
export const OrderItem = v.strictObject({
  puom_id: Id,
  sale_qty: v.pipe(v.number(), v.minValue(1)),
  price: v.pipe(v.number(), v.minValue(0)),
  comment: v.string(),
})
/** POST /api/orders/{code}, request. */
export const OrderRequest = v.strictObject({
  header: OrderHeader,
  items: v.pipe(v.array(OrderItem), v.minLength(1)),
  lang,
})
/** An order as the client makes it; the client adds `lang`. */
export type NewOrder = Omit<v.InferOutput<typeof OrderRequest>, 'lang'>

export const orderStatuses = ['draft', 'processed'] as const
/** The two statuses that can be asked for (spec 4). */
export type OrderStatus = (typeof orderStatuses)[number]

/** A row of the orders list; the date as the server sent it. */
export const OrderRow = v.object({
  id: Id,
  sale_no: looseText,
  customer_name: looseText,
  order_date: looseText,
  total: looseNumber,
})
export type OrderRow = v.InferOutput<typeof OrderRow>

/** GET /api/orders/{code}. */
export const OrderList = v.object({ data: rows(OrderRow) })

/** A row that cannot be read: told from others by all that it holds. */
const OddOrderRow = v.pipe(
  v.unknown(),
  v.transform((row) => v.parse(OrderRow, { id: JSON.stringify(row) })),
)
/** The same where it settles whether an order is there: no row of it is left out. */
export const WholeOrderList = v.object({
  data: v.array(v.union([OrderRow, OddOrderRow])),
  meta: v.optional(v.fallback(v.nullable(PageMeta), null), null),
})

/** The product of an order's line, as it was when it was ordered. */
export const OrderedProduct = v.object({ part_number: looseText, description: nameText })
/** The product of a line in its unit of measure. */
export const ProductUom = v.object({
  product: v.optional(v.fallback(v.nullable(OrderedProduct), null), null),
  uom: code,
})
/** A line of an order; price in dollars. */
export const OrderLine = v.object({
  id: idOrNull,
  sale_qty: looseNumber,
  price: looseNumber,
  productuom: v.optional(v.fallback(v.nullable(ProductUom), null), null),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** Whom an order is for. */
export const OrderCustomer = v.object({ name: looseText })
/** GET /api/orders/{code}/{orderId}: the order itself at the top level (C-115). */
export const Order = v.object({
  sale_no: looseText,
  sale_date: looseText,
  customer: v.optional(v.fallback(v.nullable(OrderCustomer), null), null),
  items: rowsOrNone(OrderLine),
})
export type Order = v.InferOutput<typeof Order>

/** The order, or the empty answer that some servers give for a missing one. */
export const OrderOrNothing = v.nullable(Order)
