import { addressText, shippingAddresses, type WantedOrder } from './checkout'
import { isSameId } from '../../api/schemas/shared'
import { productName } from './cart'
import { field, isRow } from './cart-storage'
import { formatMoney, lineTotal, sum, type Money } from './money'
import { deliveryMethods, paymentOptions, type OrderForm } from './order-form'
import type { ReadOrder } from './order-file'

/** A line of an order as it was sent; price in dollars. */
export type ReceiptLine = {
  readonly partNumber: string
  readonly description: string
  readonly unit: string
  /** How many the unit holds, where that is told. */
  readonly cf: number | null
  readonly quantity: number
  readonly price: number | null
  readonly comment: string
}
/** What was sent, kept on this device under the key of the sending. */
export type Receipt = {
  readonly key: string
  /** Whether the company is known to have the order. */
  readonly isPlaced: boolean
  /** The buyer's day, YYYY-MM-DD, and the moment as an ISO instant. */
  readonly day: string
  readonly sentAt: string
  /** Whose order it is, as the checkout names them; '' in receipts of before. */
  readonly customer: string
  readonly purchaseOrder: string
  readonly note: string
  readonly address: string
  /** As chosen; neither is a part of the order (C-73). */
  readonly delivery: OrderForm['delivery'] | null
  readonly payment: OrderForm['payment'] | null
  readonly lines: readonly ReceiptLine[]
  /** The order in the company's list, where exactly one can be it. */
  readonly order: { readonly id: string; readonly number: string } | null
}

/** So many are kept, the newest. */
export const mostReceipts = 50

type Sent = { readonly key: string; readonly day: string; readonly sentAt: string }
/** The receipt of an order that is about to be sent. */
export const receiptOf = (wanted: WantedOrder, { key, day, sentAt }: Sent): Receipt => {
  const address = shippingAddresses(wanted.customer).find(({ id }) => isSameId(id, wanted.addressId))
  return {
    key,
    isPlaced: false,
    day,
    sentAt,
    customer: wanted.customer.name,
    purchaseOrder: wanted.purchaseOrder.trim(),
    note: wanted.note.trim(),
    address: address ? addressText(address) : '',
    delivery: wanted.delivery ?? null,
    payment: wanted.payment ?? null,
    lines: wanted.lines.map(({ product, quantity, comment }) => ({
      partNumber: product.part_number,
      description: product.description || productName(product),
      unit: product.uom_code,
      cf: product.cf,
      quantity,
      price: product.selling_price,
      comment,
    })),
    order: null,
  }
}

/** What an order came to. */
export const receiptTotal = ({ lines }: Pick<Receipt, 'lines'>): Money =>
  sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)))

const textIn = (json: unknown, name: string): string => {
  const value = isRow(json) ? field(json, name) : ''
  return typeof value === 'string' ? value : ''
}
const lineIn = (json: unknown): readonly ReceiptLine[] => {
  const quantity = isRow(json) ? field(json, 'quantity') : null
  const [price, cf] = ['price', 'cf'].map((name) => (isRow(json) ? field(json, name) : null))
  if (!Number.isSafeInteger(quantity)) return []
  return [
    {
      partNumber: textIn(json, 'partNumber'),
      description: textIn(json, 'description'),
      unit: textIn(json, 'unit'),
      cf: typeof cf === 'number' && Number.isFinite(cf) ? cf : null,
      quantity: Number(quantity),
      price: typeof price === 'number' && Number.isFinite(price) ? price : null,
      comment: textIn(json, 'comment'),
    },
  ]
}

/** A receipt from what the device kept, `null` when it cannot be read. */
export const readReceipt = (key: string, json: unknown): Receipt | null => {
  if (!isRow(json) || Number.isNaN(Date.parse(textIn(json, 'sentAt')))) return null
  const [lines, order] = [field(json, 'lines'), field(json, 'order')]
  return {
    key,
    isPlaced: field(json, 'isPlaced') === true,
    day: textIn(json, 'day'),
    sentAt: textIn(json, 'sentAt'),
    customer: textIn(json, 'customer'),
    purchaseOrder: textIn(json, 'purchaseOrder'),
    note: textIn(json, 'note'),
    address: textIn(json, 'address'),
    delivery: deliveryMethods.find((method) => method === field(json, 'delivery')) ?? null,
    payment: paymentOptions.find((option) => option === field(json, 'payment')) ?? null,
    lines: Array.isArray(lines) ? lines.flatMap(lineIn) : [],
    order: textIn(order, 'id') === '' ? null : { id: textIn(order, 'id'), number: textIn(order, 'number') },
  }
}

/** The receipts with the newest first. */
export const newestReceipts = (receipts: readonly Receipt[]): readonly Receipt[] =>
  receipts.toSorted((one, other) => Number(one.sentAt < other.sentAt) - Number(one.sentAt > other.sentAt))

/** What can happen to a receipt. */
export type ReceiptChange =
  | { readonly kind: 'begun'; readonly receipt: Receipt }
  | { readonly kind: 'placed'; readonly key: string }
  | { readonly kind: 'numbered'; readonly key: string; readonly order: NonNullable<Receipt['order']> }
  | { readonly kind: 'dropped'; readonly key: string }

export const keyOfChange = (change: ReceiptChange): string =>
  change.kind === 'begun' ? change.receipt.key : change.key
/** The receipt after a change; `null` when it is gone. What is not kept cannot be changed. */
export const changedReceipt = (receipt: Receipt | null, change: ReceiptChange): Receipt | null => {
  if (change.kind === 'begun') return change.receipt
  if (change.kind === 'dropped' || receipt === null) return null
  return change.kind === 'placed' ? { ...receipt, isPlaced: true } : { ...receipt, order: change.order }
}
/** The receipts as they will be when all of that is done, the newest first. */
export const withChanges = (receipts: readonly Receipt[], changes: readonly ReceiptChange[]): readonly Receipt[] => {
  const byKey = new Map(receipts.map((receipt) => [receipt.key, receipt]))
  for (const change of changes) {
    const key = keyOfChange(change)
    const next = changedReceipt(byKey.get(key) ?? null, change)
    if (next) byKey.set(key, next)
    else byKey.delete(key)
  }
  return newestReceipts([...byKey.values()])
}

/** The last order that the company is known to have. */
export const lastPlaced = (receipts: readonly Receipt[]): Receipt | null =>
  receipts.find(({ isPlaced }) => isPlaced) ?? null
/** The receipt of an order of the list. */
export const receiptFor = (receipts: readonly Receipt[], orderId: string): Receipt | null =>
  receipts.find(({ order }) => order?.id === orderId) ?? null

const folded = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toUpperCase()
/** The last order that went out under a purchase order number. */
export const usedBefore = (receipts: readonly Receipt[], purchaseOrder: string): Receipt | null =>
  folded(purchaseOrder) === ''
    ? null
    : (receipts.find((one) => one.isPlaced && folded(one.purchaseOrder) === folded(purchaseOrder)) ?? null)

/** The comments that went out, by part number; those of two products of one number stand together. */
export const commentsOf = ({ lines }: Pick<Receipt, 'lines'>): readonly (readonly [string, string])[] => {
  const comments = new Map<string, string>()
  for (const { partNumber, comment } of lines) {
    const [former, text] = [comments.get(partNumber), comment.trim()]
    if (text !== '') comments.set(partNumber, former === undefined ? text : `${former} / ${text}`)
  }
  return [...comments]
}

/** A receipt as an order of the list with its lines, for a file; `buyer` where it does not say whose it is. */
export const receiptAsOrder = ({ key, day, lines, order, ...receipt }: Receipt, buyer: string): ReadOrder => ({
  row: {
    id: order?.id ?? key,
    sale_no: order?.number ?? (receipt.purchaseOrder || day),
    customer_name: receipt.customer || buyer,
    order_date: day,
    total: null,
  },
  order: {
    sale_no: order?.number ?? '',
    sale_date: day,
    customer: null,
    items: lines.map(({ partNumber, description, unit, quantity, price }, at) => ({
      id: at + 1,
      sale_qty: quantity,
      price,
      productuom: { product: { part_number: partNumber, description }, uom: { code: unit } },
    })),
  },
  sent: { purchaseOrder: receipt.purchaseOrder, address: receipt.address },
})
/** The total in words, as it stood at the checkout. */
export const receiptTotalText = (receipt: Pick<Receipt, 'lines'>): string => formatMoney(receiptTotal(receipt))
