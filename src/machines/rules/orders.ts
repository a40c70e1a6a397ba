import type { Order, OrderRow } from '../../api/schemas/ordering'
import type { Attempt } from './order-attempt'
import { formatPrice, orderedTotal, sum, type Money } from './money'
import type { WantedRow } from './pad-rows'

/** The number that the company gave the order, or else its id. */
export const orderNumber = ({ id, sale_no }: Pick<OrderRow, 'id' | 'sale_no'>): string => sale_no || String(id)

/** The part numbers of an order's lines, each once, in their order. */
export const partNumbersOf = ({ items }: Pick<Order, 'items'>): readonly string[] => [
  ...new Set(
    items.map(({ productuom }) => productuom?.product?.part_number.trim() ?? '').filter((part) => part !== ''),
  ),
]

/** The sum of quantity times price of an order's lines, in ten-thousandths of a dollar (spec 2 Order detail, C-83). */
export const orderTotal = (order: Order): Money =>
  sum(order.items.map(({ price, sale_qty }) => orderedTotal(price, sale_qty)))

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
    oldName: (productuom?.product?.part_number && productuom.product.description) || null,
  }))

/** The orders that are not among the known ones. */
const addedSince = (rows: readonly OrderRow[], known: readonly string[]): readonly OrderRow[] => {
  const before = new Set(known)
  return rows.filter(({ id }) => !before.has(String(id)))
}
/**
 * The orders any of which may be the one whose answer was lost: the same total and day, and not there before it was sent.
 * `null` when nobody knows what was there before.
 */
const ordersAlike = (
  rows: readonly OrderRow[],
  { known, total, day }: Pick<Attempt, 'known' | 'total' | 'day'>,
): readonly OrderRow[] | null =>
  known === null
    ? null
    : addedSince(rows, known).filter((row) => formatPrice(row.total) === total && row.order_date.startsWith(day))

/**
 * The orders that were not there before the attempt, whatever their totals and days: a server may reckon both in its own
 * way. `null` where nobody can tell: what was there is not known, or what was known is there no more.
 */
const newOrders = (rows: readonly OrderRow[], known: Attempt['known']): readonly OrderRow[] | null => {
  if (known === null) return null
  const added = addedSince(rows, known)
  return known.length > 0 && added.length === rows.length ? null : added
}
/** True unless it is sure that no order was added: a list that has lost a known order may have lost the new one, too. */
export const mayHaveNewOrder = (rows: readonly OrderRow[], { known }: Pick<Attempt, 'known'>): boolean => {
  const there = new Set(rows.map(({ id }) => String(id)))
  return newOrders(rows, known)?.length !== 0 || known?.some((id) => !there.has(id)) !== false
}

/** Those, or else every new order: one may be the one whose answer was lost, at another total. */
export const candidates = (
  rows: readonly OrderRow[],
  attempt: Pick<Attempt, 'known' | 'total' | 'day'>,
): readonly OrderRow[] | null => {
  const found = ordersAlike(rows, attempt)
  return found?.length === 0 ? newOrders(rows, attempt.known) : found
}

/** The one order that is alike, when there is exactly one. */
export const likelyOrder = (
  rows: readonly OrderRow[],
  attempt: Pick<Attempt, 'known' | 'total' | 'day'>,
): OrderRow | null => {
  const found = ordersAlike(rows, attempt)
  return found?.length === 1 ? (found[0] ?? null) : null
}
