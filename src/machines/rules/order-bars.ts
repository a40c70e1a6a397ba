import type { OrderRow } from '../../api/schemas/ordering'
import { dayOfRow, isWithin, sumOf, type OrderSum } from './order-desk'
import { endsBefore, wholeView, type OrderView } from './order-view'

type Rows = readonly OrderRow[]

/** Orders of one stretch of time: a month (YYYY-MM), a year (YYYY), all before or after the others, or without a readable date. */
export type OrderBar = OrderSum & {
  readonly key: string
  readonly kind: 'month' | 'year' | 'earlier' | 'later' | 'undated'
}
/** More bars than these are no small chart. */
const mostBars = 36

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const monthAt = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
/** All stretches from the first to the last one, also those without orders; only the last ones of a very long time. */
const stretches = (keys: readonly string[], kind: 'month' | 'year'): readonly string[] => {
  const numbers = keys.map((key) => (kind === 'month' ? monthNumber(key) : Number(key)))
  const last = Math.max(...numbers)
  const first = Math.max(Math.min(...numbers), last - mostBars + 1)
  const written = kind === 'month' ? monthAt : (year: number) => String(year).padStart(4, '0')
  return Array.from({ length: last - first + 1 }, (_, at) => written(first + at))
}

/** The years of a period that is closed and short enough to be shown month by month, as the days that it begins and ends with. */
const yearsOf = ({ from, to }: Pick<OrderView, 'from' | 'to'>): Pick<OrderView, 'from' | 'to'> | null => {
  if (from === null || to === null || endsBefore({ from, to })) return null
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return (Number(last) - Number(first) + 1) * 12 > mostBars ? null : { from: `${first}-01-01`, to: `${last}-12-31` }
}

const barsOfAll = (rows: Rows, today: string): readonly OrderBar[] => {
  const beyond = String(Number(today.slice(0, 4)) + 2)
  const isLater = (row: OrderRow): boolean => (dayOfRow(row) ?? '') >= beyond
  const later = rows.filter(isLater)
  const near = later.length === 0 ? rows : rows.filter((row) => !isLater(row))
  const months = near.map((row) => dayOfRow(row)?.slice(0, 7) ?? null)
  const numbers = [...new Set(months)].flatMap((month) => (month === null ? [] : [monthNumber(month)]))
  const isShort = Math.max(...numbers) - Math.min(...numbers) < mostBars
  const kind = isShort ? 'month' : 'year'
  const groups = new Map<string, OrderRow[]>()
  near.forEach((row, at) => {
    const key = months[at]?.slice(0, isShort ? 7 : 4) ?? ''
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  })
  const undated = groups.get('') ?? []
  groups.delete('')
  const shown = groups.size === 0 ? [] : stretches([...groups.keys()], kind)
  const before = [...groups].filter(([key]) => key < (shown[0] ?? '')).flatMap(([, found]) => found)
  return [
    ...(before.length > 0 ? [{ key: shown[0] ?? '', kind: 'earlier' as const, ...sumOf(before) }] : []),
    ...shown.map((key) => ({ key, kind, ...sumOf(groups.get(key) ?? []) }) as const),
    ...(later.length > 0 ? [{ key: beyond, kind: 'later' as const, ...sumOf(later) }] : []),
    ...(undated.length > 0 ? [{ key: '', kind: 'undated' as const, ...sumOf(undated) }] : []),
  ]
}

/**
 * The orders by month, by year where the months are too many, and then by the months of the years that are shown. What has no
 * readable date is a group of its own, last, and so is what a mistyped year puts beyond the next one: it would leave no room
 * for the months that there were.
 */
export const barsOf = (rows: Rows, today: string, shown: Pick<OrderView, 'from' | 'to'> = wholeView) => {
  const all = barsOfAll(rows, today)
  const years = all.some(({ kind }) => kind === 'year') ? yearsOf(shown) : null
  if (years === null) return all
  const within = rows.filter((row) => {
    const day = dayOfRow(row)
    return day !== null && isWithin(day, years)
  })
  return within.length === 0 ? all : barsOfAll(within, today)
}

/** The bar with the highest sum, the first of several; `null` where none has any. */
export const highestOf = (bars: readonly OrderBar[]): OrderBar | null =>
  bars.reduce<OrderBar | null>((most, bar) => (bar.total > (most?.total ?? 0n) ? bar : most), null)
