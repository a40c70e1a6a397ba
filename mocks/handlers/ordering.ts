import { http } from 'msw'
import * as v from 'valibot'
import {
  type NewOrder,
  type OrderHeader,
  orderStatuses,
  OrderRequest,
  type TypedHeaderField,
} from '../../src/api/schemas/ordering'
import { type Language, isSameId } from '../../src/api/schemas/shared'
import { authorise, type Caller, empty, json, readBody, readQuery, refusal, Refusal } from '../contract'
import { spokenFor } from '../db/kinds'
import type { Order, OrderLine } from '../db/records'
import { totalOf } from '../db/totals'
import { words, type WordKey } from '../words'
import type { World } from '../world'
import { answering } from './answering'

const embeds = 'shippingAddresses.province,shippingAddresses.country'

/** A 422 that blames fields. */
const invalid = (language: Language, errors: Readonly<Record<string, readonly WordKey[]>>) =>
  new Refusal(422, words('orderRefused', language), {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => words(key, language))]),
    ),
  })

/** The purchase orders that stand for a refusal (CHECK-29 to 31). */
const refuseOnPurpose = (purchaseOrder: string, language: Language): void => {
  if (purchaseOrder === 'ERR422') {
    throw invalid(language, { purchase_order: ['purchaseOrderUsed', 'purchaseOrderForm'], note: ['noteTooLong'] })
  }
  if (purchaseOrder === 'ERR422M') throw refusal(422, language, 'creditLimit')
  if (purchaseOrder === 'ERR409') throw refusal(409, language, 'orderConflict')
  if (purchaseOrder === 'ERR500') throw new Refusal(500, null)
}

const linesOf = (world: World, { tenant }: Caller, { items }: NewOrder, language: Language): OrderLine[] => {
  const catalogue = world.db.catalogue(tenant.code)
  return items.map(({ puom_id, sale_qty, price, comment }, index) => {
    const product = catalogue.productOfPuom(Number(puom_id))
    if (product === null) throw invalid(language, { puom_id: ['unknownUnit'] })
    if (Number(product.price ?? 0) !== price) throw invalid(language, { price: ['priceChanged'] })
    const { partNumber, description, uom, min, max } = product
    if (sale_qty < Number(min ?? 0)) throw invalid(language, { sale_qty: ['belowMinimum'] })
    if (Number(max ?? 0) > 0 && sale_qty > Number(max)) throw invalid(language, { sale_qty: ['aboveMaximum'] })
    return { id: index + 1, partNumber, description, uom, quantity: sale_qty, price, comment }
  })
}

/** What the buyer typed, as the stored order keeps it; a field that is forgotten here does not compile. */
const typedOf = ({ purchase_order: purchaseOrder, note, ...forgotten }: Pick<OrderHeader, TypedHeaderField>) => {
  const kept: Pick<Order, 'purchaseOrder' | 'note'> & Record<keyof typeof forgotten, never> = { purchaseOrder, note }
  return kept
}

type Sent = { readonly draft: NewOrder; readonly idempotencyKey: string | null }

const place = (world: World, caller: Caller, { draft, idempotencyKey }: Sent, language: Language): void => {
  const { header } = draft
  refuseOnPurpose(header.purchase_order, language)
  const customer = world.db.customer(caller.tenant.code, caller.user.email)
  if (customer === null || !isSameId(customer.id, header.customer_id)) {
    throw invalid(language, { customer_id: ['notYourCustomer'] })
  }
  const shippingAddress = customer.addresses.find(
    ({ id, type }) => type === 'S' && isSameId(id, header.shipping_address_id),
  )
  if (!shippingAddress) throw invalid(language, { shipping_address_id: ['notYourAddress'] })
  const lines = linesOf(world, caller, draft, language)
  const total = totalOf(lines)
  if (!Number.isFinite(total)) throw invalid(language, { sale_qty: ['quantityTooLarge'] })
  world.db.placeOrder({
    tenant: caller.tenant.code,
    email: caller.user.email,
    status: 'draft',
    date: header.sale_date,
    customerName: customer.name,
    total,
    ...typedOf({ purchase_order: header.purchase_order, note: header.note }),
    shippingAddress,
    idempotencyKey,
    lines,
  })
}

const orderAnswer = ({ id, saleNo, date, customerName, status, total, lines }: Order, language: Language) => ({
  id,
  sale_no: saleNo,
  sale_date: date,
  status,
  total,
  customer: { name: customerName },
  items: lines.map((line) => ({
    id: line.id,
    sale_qty: line.quantity,
    price: line.price,
    productuom: {
      product: { part_number: line.partNumber, description: line.description[spokenFor(language)] },
      uom: line.uom === null ? null : { code: line.uom },
    },
  })),
})

export const orderingHandlers = (world: World) => [
  http.get(
    '*/api/customers/:code',
    answering(({ request, params }) => {
      const query = readQuery(request, ['email', 'embed'])
      const { language } = query
      const { tenant } = authorise(world, request, { code: params['code'] ?? '', language })
      const email = query.text('email')
      if (email === undefined) throw new Refusal(400, 'The query needs an email.')
      const customer = world.db.customer(tenant.code, email)
      if (customer === null) return json({ data: [] })
      const { id, code, name, mobile_phone, addresses } = customer
      const basic = { id, code, name, email: customer.email, mobile_phone }
      return json({ data: [query.text('embed') === embeds ? { ...basic, shipping_addresses: addresses } : basic] })
    }),
  ),
  http.post(
    '*/api/orders/:code',
    answering(async ({ request, params }) => {
      const { lang: language, ...draft } = await readBody(request, OrderRequest)
      const caller = authorise(world, request, { code: params['code'] ?? '', language })
      const sentKey = request.headers.get('idempotency-key')
      const key = sentKey && `${caller.tenant.code} ${caller.user.email} ${sentKey}`
      const body = JSON.stringify(draft)
      const delivered = key && world.db.delivered(key)
      if (delivered) {
        if (delivered !== body) throw refusal(422, language, 'keyReused')
        return empty(201)
      }
      place(world, caller, { draft, idempotencyKey: sentKey }, language)
      if (key) world.db.rememberDelivery({ key, body })
      return empty(201)
    }),
  ),
  http.get(
    '*/api/orders/:code',
    answering(({ request, params }) => {
      const query = readQuery(request, ['status'])
      const { language } = query
      const { tenant, user } = authorise(world, request, { code: params['code'] ?? '', language })
      const status = query.text('status')
      if (!v.is(v.picklist(orderStatuses), status)) throw new Refusal(400, 'The query needs status=draft or processed.')
      const orders = world.db.orders(tenant.code, user.email).filter((order) => order.status === status)
      return json({
        data: orders.map(({ id, saleNo, customerName, date, total }) => ({
          id,
          sale_no: saleNo,
          customer_name: customerName,
          order_date: date,
          total,
        })),
      })
    }),
  ),
  http.get(
    '*/api/orders/:code/:id',
    answering(({ request, params }) => {
      const { language } = readQuery(request)
      const { tenant, user } = authorise(world, request, { code: params['code'] ?? '', language })
      const order = world.db.orders(tenant.code, user.email).find(({ id }) => String(id) === params['id'])
      if (order === undefined) throw refusal(404, language, 'unknownOrder')
      return json(orderAnswer(order, language))
    }),
  ),
]
