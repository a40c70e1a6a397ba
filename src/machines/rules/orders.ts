import type { Order, OrderRow, OrderStatus } from '../../api/schemas/ordering'
import { matcher } from './matching'
import type { Attempt } from './order-attempt'
import { formatPrice, lineTotal, sum, type Money } from './money'
import type { WantedRow } from './pad-rows'

/** The tab in the address (`?status=processed`); draft is the default (spec 4 Order list statuses). */
export const readOrderStatus = (search: string): OrderStatus =>
  new URLSearchParams(search).get('status') === 'processed' ? 'processed' : 'draft'

/** The `?...` part of the address for a tab. */
export const writeOrderStatus = (status: OrderStatus): string => (status === 'draft' ? '' : `?status=${status}`)

/**
 * The rows that contain the text in number, customer, date or total, any letter case (C-80). The date counts as the
 * server sent it and as `dayOf` shows it.
 */
export const matchingOrders = (
  rows: readonly OrderRow[],
  search: string,
  dayOf: (date: string) => string,
): readonly OrderRow[] => {
  if (search.trim() === '') return rows
  const isMatch = matcher(search)
  return rows.filter((row) =>
    [row.sale_no, row.customer_name, row.order_date, dayOf(row.order_date), formatPrice(row.total)].some(isMatch),
  )
}

/** The part numbers of an order's lines, each once, in their order. */
export const partNumbersOf = ({ items }: Pick<Order, 'items'>): readonly string[] => [
  ...new Set(
    items.map(({ productuom }) => productuom?.product?.part_number.trim() ?? '').filter((part) => part !== ''),
  ),
]

/** The sum of quantity times price of an order's lines, in ten-thousandths of a dollar (spec 2 Order detail, C-83). */
export const orderTotal = (order: Order): Money =>
  sum(order.items.map(({ price, sale_qty }) => lineTotal(price, sale_qty ?? 0)))

/**
 * The lines of an order as rows of the order pad, each with price, quantity and unit of then. Comments are not in the answer. A line
 * whose product has no number any more keeps its description, so that none is lost.
 */
export const wantedAgain = ({ items }: Pick<Order, 'items'>): readonly WantedRow[] =>
  items.map(({ productuom, sale_qty, price }) => ({
    part: productuom?.product?.part_number || (productuom?.product?.description ?? ''),
    quantity: String(sale_qty ?? ''),
    comment: '',
    oldPrice: price,
    oldQuantity: sale_qty,
    oldUnit: productuom?.uom?.code || null,
  }))

/**
 * The one order that may well be the one whose answer was lost: the same total and day, and not there before it was
 * sent. `null` when there is none, or several, or when nobody knows what was there before.
 */
export const likelyOrder = (
  rows: readonly OrderRow[],
  { known, total, day }: Pick<Attempt, 'known' | 'total' | 'day'>,
): OrderRow | null => {
  if (known === null) return null
  const alike = rows.filter(
    (row) => !known.includes(String(row.id)) && formatPrice(row.total) === total && row.order_date.startsWith(day),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}
