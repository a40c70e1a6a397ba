import type { OrderLine, OrderRow } from '../../api/schemas/ordering'
import { dayIn } from './dates'
import { sortedOrders } from './order-desk'
import type { ReadOrder } from './order-file'
import { partKey } from './pad-matching'

/** So many of the last orders stand on the desk, and so many parts of them. */
export const mostRecent = 5
export const mostBought = 12

/** The last orders, the newest first; those without a readable date come after all others. */
export const recentOrders = (rows: readonly OrderRow[]): readonly OrderRow[] =>
  sortedOrders(sortedOrders(rows, { by: 'number', isDown: true }), { by: 'date', isDown: true }).slice(0, mostRecent)

/** A part that was bought before: how often, and its last line as it stands in the order. */
export type BoughtPart = {
  readonly part: string
  readonly description: string
  readonly times: number
  readonly line: OrderLine
  /** The number and day of the order that it stood in last. */
  readonly number: string
  readonly day: string | null
}

/** The parts of some orders, the newest order first: those bought most often, then those bought last. */
export const boughtBefore = (orders: readonly ReadOrder[]): readonly BoughtPart[] => {
  const parts = new Map<string, BoughtPart>()
  for (const { row, order } of orders) {
    for (const line of order?.items ?? []) {
      const part = line.productuom?.product?.part_number.trim() ?? ''
      if (part === '') continue
      const former = parts.get(partKey(part))
      const description = line.productuom?.product?.description ?? ''
      const first = { part, description, times: 0, line, number: row.sale_no, day: dayIn(row.order_date) }
      parts.set(partKey(part), { ...(former ?? first), times: (former?.times ?? 0) + 1 })
    }
  }
  return [...parts.values()].toSorted((one, other) => other.times - one.times).slice(0, mostBought)
}
