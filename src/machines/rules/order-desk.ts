import type { OrderRow } from '../../api/schemas/ordering'
import { dayIn } from './dates'
import { matcher } from './matching'
import { formatPrice, moneyOf, sum, type Money } from './money'
import { once, oncePer } from './once'
import { readAmount, type OrderSort, type OrderView } from './order-view'
import { orderNumber } from './orders'

type Rows = readonly OrderRow[]
/** The day of an order, YYYY-MM-DD; `null` where its date cannot be read. */
export const dayOfRow = oncePer(({ order_date }: OrderRow): string | null => dayIn(order_date))
const moneyOfRow = oncePer(({ total }: OrderRow): Money => moneyOf(total))

/** A text with the marks between thousands taken out: `1,327` is found in `$1327.00`. */
const withoutThousands = (text: string): string => text.replace(/(?<=\d)[,.'\s](?=\d{3}(?!\d))/gu, '')

/**
 * The rows that contain the text in number, customer, date or total, any letter case (C-80). The date counts as the
 * server sent it and as `dayOf` shows it, the total with and without marks between its thousands.
 */
export const matchingOrders = (rows: Rows, search: string, dayOf: (date: string) => string): Rows => {
  if (search.trim() === '') return rows
  const isMatch = matcher(search)
  const isAmount = matcher(withoutThousands(search))
  return rows.filter(
    (row) =>
      [row.sale_no, row.customer_name, row.order_date, dayOf(row.order_date)].some(isMatch) ||
      (row.total !== null && isAmount(formatPrice(row.total))),
  )
}

/** Whether a day lies in a period. */
export const isWithin = (day: string, { from, to }: Pick<OrderView, 'from' | 'to'>): boolean =>
  (from === null || day >= from) && (to === null || day <= to)

const fittingTotals = (rows: Rows, { least, most }: OrderView): Rows => {
  const [lowest, highest] = [readAmount(least), readAmount(most)]
  if (lowest === null && highest === null) return rows
  return rows.filter((row) => {
    const money = moneyOfRow(row)
    return row.total !== null && (lowest === null || money >= lowest) && (highest === null || money <= highest)
  })
}

const collator = once(() => new Intl.Collator('en', { numeric: true }))
const compareMoney = (one: Money, other: Money): number => (one < other ? -1 : Number(one > other))

/** A text in two parts: what stands before the figures that it ends with, and these as a number. */
const split = (text: string): readonly [head: string, count: number | null] => {
  const [, head = text, figures] = /^(\D*)(\d{1,15})$/.exec(text) ?? []
  return [head, figures === undefined ? null : Number(figures)]
}
type Key = { readonly text: string; readonly head: string; readonly count: number | null }
/** As people count. The collator is asked where figures alone do not tell: thousands of times it would be slow. */
const compareTexts = (one: Key, other: Key): number => {
  if (one.text === other.text) return 0
  if (one.head === other.head && one.count !== null && other.count !== null) return one.count - other.count
  return collator().compare(one.text, other.text)
}
const keyOfText = (text: string): Key => {
  const [head, count] = split(text)
  return { text, head, count }
}
/** What a row is sorted by, worked out once for each. */
const keys = {
  number: oncePer((row: OrderRow) => keyOfText(orderNumber(row))),
  customer: oncePer(({ customer_name }: OrderRow) => keyOfText(customer_name)),
} as const
/** Sorted by what is worked out once for each row; rows without it come last. */
const sortedBy = <TKey>(
  rows: Rows,
  keyOf: (row: OrderRow) => TKey | null,
  compare: (one: TKey, other: TKey) => number,
): Rows =>
  rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted(({ key: one }, { key: other }) =>
      one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other),
    )
    .map(({ row }) => row)

/** The rows in the order of a column; rows that are alike stay as the server gave them. */
export const sortedOrders = (rows: Rows, sort: OrderSort | null): Rows => {
  if (sort === null) return rows
  const turn = sort.isDown ? -1 : 1
  const { by } = sort
  if (by === 'total') {
    const total = (row: OrderRow) => (row.total === null ? null : moneyOfRow(row))
    return sortedBy(rows, total, (one, other) => turn * compareMoney(one, other))
  }
  if (by === 'date') return sortedBy(rows, dayOfRow, (one, other) => turn * (Number(one > other) - Number(one < other)))
  return sortedBy(rows, keys[by], (one, other) => turn * compareTexts(one, other))
}

/** What of the orders is shown, and what only the period hides because their date is no day. */
export const ordersIn = (
  rows: Rows,
  view: OrderView,
  dayOf: (date: string) => string,
): { readonly shown: Rows; readonly undated: Rows } => {
  const fitting = fittingTotals(matchingOrders(rows, view.search, dayOf), view)
  const undated = fitting.filter((row) => dayOfRow(row) === null)
  if (view.isUndated) return { shown: sortedOrders(undated, view.sort), undated: [] }
  if (view.from === null && view.to === null) return { shown: sortedOrders(fitting, view.sort), undated: [] }
  const inTime = fitting.filter((row) => {
    const day = dayOfRow(row)
    return day !== null && isWithin(day, view)
  })
  return { shown: sortedOrders(inTime, view.sort), undated }
}

/** How many orders, what they come to, and how many of them have no total. */
export type OrderSum = { readonly count: number; readonly total: Money; readonly missing: number }
export const sumOf = (rows: Rows): OrderSum => ({
  count: rows.length,
  total: sum(rows.map(moneyOfRow)),
  missing: rows.filter(({ total }) => total === null).length,
})

/** The orders before and after one in a list of ids; `null` at its ends, and where it is none of them. */
export type Neighbours = { readonly former: string | null; readonly next: string | null }
export const neighboursOf = (ids: readonly string[], id: string): Neighbours => {
  const at = ids.indexOf(id)
  return at === -1 ? { former: null, next: null } : { former: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}

/** The ids of a list as a tab kept it for that buyer; none where it is another buyer's, or cannot be read. */
export const readTrail = (json: unknown, buyer: string): readonly string[] => {
  const { of, ids }: { of?: unknown; ids?: unknown } = Object(json)
  return of === buyer && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
