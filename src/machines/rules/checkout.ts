import type { Failure } from '../../api/schemas/failure'
import type { Address, Customer, NewOrder, OrderHeader } from '../../api/schemas/ordering'
import type { User } from '../../api/schemas/session'
import { isSameId, type Id } from '../../api/schemas/shared'
import { digest } from './digest'
import { typedHeader, type OrderForm, type TypedTexts } from './order-form'
import { orderedLines, productName, type CartLine } from './cart'
import { breachOf, offersOf } from './freshness'
import { isOrderable } from './orderable'
import { minimumOf } from './quantity'

type Lines = readonly CartLine[]

type BelowMinimum = {
  readonly kind: 'belowMinimum'
  readonly name: string
  readonly minimum: number
  readonly productId: Id
}

/** Why a cart cannot go to checkout (spec 5). */
export type CartProblem = { readonly kind: 'emptyCart' } | { readonly kind: 'allSetAside' } | BelowMinimum

/**
 * Why an order cannot be sent (spec 5); `noNetwork` comes before all others: nothing waits to be sent (decision 052); `missingPrice` is a line whose price is unknown or negative. The last three are
 * of decision 030: a maximum that came down, higher prices without consent, and an order that became another one while
 * its lines were checked.
 */
export type OrderProblem =
  | { readonly kind: 'noNetwork' }
  | { readonly kind: 'missingData' }
  | BelowMinimum
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'unknownAddress' }
  | { readonly kind: 'missingPuom'; readonly partNumber: string }
  | { readonly kind: 'missingPrice'; readonly partNumber: string }
  | { readonly kind: 'aboveMaximum'; readonly name: string; readonly maximum: number }
  | { readonly kind: 'offersOpen'; readonly count: number }
  | { readonly kind: 'changedMeanwhile' }

/** What can be mended at a line of the order: the reader is led there. */
export const isOfLines = ({ kind }: OrderProblem): boolean =>
  kind === 'belowMinimum' || kind === 'aboveMaximum' || kind === 'missingPrice' || kind === 'offersOpen'

const isBelowMinimum = ({ product, quantity }: CartLine): boolean => quantity < minimumOf(product)

const belowMinimum = (lines: Lines): BelowMinimum | null => {
  const line = orderedLines(lines).find(isBelowMinimum)
  if (line === undefined) return null
  const { product } = line
  return { kind: 'belowMinimum', name: productName(product), minimum: minimumOf(product), productId: product.id }
}

/** What keeps a cart from checkout: nothing in it that can be ordered, or a line under the minimum (CART-24, CART-25). */
export const cartProblem = (lines: Lines): CartProblem | null => {
  if (lines.length === 0) return { kind: 'emptyCart' }
  return orderedLines(lines).length === 0 ? { kind: 'allSetAside' } : belowMinimum(lines)
}

const aboveMaximum = (lines: Lines): OrderProblem | null => {
  for (const line of lines) {
    const breach = breachOf(line)
    if (breach?.kind === 'aboveMaximum') {
      return { kind: 'aboveMaximum', name: productName(line.product), maximum: breach.allowed }
    }
  }
  return null
}

/** The products whose lines are under their minimum (CART-26). */
export const linesBelowMinimum = (lines: Lines): readonly Id[] =>
  orderedLines(lines)
    .filter(isBelowMinimum)
    .map((line) => line.product.id)

/** The addresses that can be shipped to: type 'S' (spec 9). */
export const shippingAddresses = (customer: Customer | null): readonly Address[] =>
  (customer?.shipping_addresses ?? []).filter((address) => address.type === 'S')

/** An address in one line: address, city, province code, country code, postal code; what is missing is left out. */
export const addressText = (address: Address): string =>
  [address.address, address.city, address.province?.code, address.country?.code, address.postal_code]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ')

/** What an order is made of; `addressId` is `null` or empty text while none is selected. */
type OrderParts = { readonly customer: Customer | null; readonly lines: Lines; readonly addressId: Id | null }

/**
 * The first reason against sending, in the order that spec 5 lists them: data (customer and lines), minimum (repeated
 * here for a checkout opened directly, C-104; it stands before the address in the list), address, PUOM (C-77), and last
 * the price, of which the specification says nothing. Lines that are set aside are no part of the order; whatever the
 * server changed comes after what the buyer left open.
 */
export const orderProblem = ({ customer, lines: all, addressId }: OrderParts): OrderProblem | null => {
  const lines = orderedLines(all)
  if (customer === null || lines.length === 0) return { kind: 'missingData' }
  const tooFew = belowMinimum(lines)
  if (tooFew !== null) return tooFew
  if (addressId === null || addressId === '') return { kind: 'noAddress' }
  if (!shippingAddresses(customer).some(({ id }) => isSameId(id, addressId))) return { kind: 'unknownAddress' }
  const withoutPuom = lines.find(({ product }) => product.default_puom_id === null)
  if (withoutPuom !== undefined) return { kind: 'missingPuom', partNumber: withoutPuom.product.part_number }
  const withoutPrice = lines.find(({ product }) => !isOrderable(product.selling_price))
  if (withoutPrice !== undefined) return { kind: 'missingPrice', partNumber: withoutPrice.product.part_number }
  const tooMany = aboveMaximum(lines)
  if (tooMany !== null) return tooMany
  const offers = offersOf(lines)
  return offers.length > 0 ? { kind: 'offersOpen', count: offers.length } : null
}

/** What a buyer wants to order; the day follows when it is sent. What was chosen besides is for the receipt alone (C-73). */
export type WantedOrder = {
  readonly customer: Customer
  readonly addressId: Id
  readonly lines: Lines
} & TypedTexts &
  Partial<Pick<OrderForm, 'delivery' | 'payment'>>

/**
 * The order as it is sent (spec 3 Order create payload): exactly these fields, numbers as numbers, the address id in
 * the type the server gave it. Throws when a line has no PUOM or price: ask `orderProblem` first.
 */
export const newOrder = (order: WantedOrder & { readonly saleDate: string }): NewOrder => ({
  header: {
    customer_id: order.customer.id,
    sale_date: order.saleDate,
    shipping_address_id:
      shippingAddresses(order.customer).find(({ id }) => isSameId(id, order.addressId))?.id ?? order.addressId,
    ...typedHeader(order),
  },
  items: orderedLines(order.lines).map(({ product, quantity, comment }) => {
    if (product.default_puom_id === null || !isOrderable(product.selling_price)) {
      throw new Error(`The line of product ${product.part_number} cannot be ordered.`)
    }
    return { puom_id: product.default_puom_id, sale_qty: quantity, price: product.selling_price, comment }
  }),
})

/** Which fields of the header make an order another one. */
const isTelling = {
  customer_id: true,
  sale_date: false,
  shipping_address_id: true,
  purchase_order: true,
  note: true,
} as const satisfies Readonly<Record<keyof OrderHeader, boolean>>
const headerFields = Object.keys(isTelling) as (keyof OrderHeader)[]

/**
 * A short text that is the same for the same order, so that a repeated sending can carry the same key. Hashed, because
 * it is stored and must not tell the address, the PO or the note. The date is left out: an order tried again after
 * midnight is still the same order.
 */
export const fingerprint = ({ header, items }: NewOrder): string => {
  const text = JSON.stringify([
    headerFields.filter((field) => isTelling[field]).map((field) => header[field]),
    items.map((item) => [item.puom_id, item.sale_qty, item.price, item.comment]),
  ])
  return digest(text)
}

/** The sales person: the user's name when the user has a rep_code, else '-' (C-75). */
export const salesPerson = (user: User | null): string =>
  user === null || user.rep_code === null || user.name.trim() === '' ? '-' : user.name

const longestText = 300

const readable = (text: string | null | undefined): string | null => {
  const clipped =
    text
      ?.trim()
      .slice(0, longestText)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() ?? ''
  return clipped === '' ? null : clipped
}

/**
 * The server's own words about a refused order (spec 8): for 422 the first message of the first failing field,
 * otherwise its message, clipped at 300 characters; `null` when it gave none, and the caller shows the general text.
 */
export const refusalText = (failure: Failure): string | null => {
  if (failure.kind === 'unreadable' || failure.kind === 'unreachable') return null
  const fields = failure.kind === 'rejected' && failure.status === 422 ? Object.values(failure.fields) : []
  for (const message of fields.flat()) {
    const text = readable(message)
    if (text !== null) return text
  }
  return readable(failure.message)
}
