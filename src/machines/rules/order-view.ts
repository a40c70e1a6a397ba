import type { OrderStatus } from '../../api/schemas/ordering'
import { dayIn } from './dates'
import { moneyOf, type Money } from './money'

export const orderColumns = ['number', 'customer', 'date', 'total'] as const
/** A column of the orders list, by which it can be sorted. */
export type OrderColumn = (typeof orderColumns)[number]
export type OrderSort = { readonly by: OrderColumn; readonly isDown: boolean }

/** How the orders list is looked at; all of it stands in the address, so that Back and a new login bring it back. */
export type OrderView = {
  readonly status: OrderStatus
  readonly search: string
  /** Days, YYYY-MM-DD, both included; `null` where the period is open. */
  readonly from: string | null
  readonly to: string | null
  /** Only the orders whose date is no day. */
  readonly isUndated: boolean
  /** Totals in dollars as they were typed, both included; empty where anything fits. */
  readonly least: string
  readonly most: string
  /** `null` leaves the order that the server gave. */
  readonly sort: OrderSort | null
}
export const wholeView: OrderView = {
  status: 'draft',
  search: '',
  from: null,
  to: null,
  isUndated: false,
  least: '',
  most: '',
  sort: null,
}

/**
 * An amount as people type it: `1327`, `1,327`, `$1.327,50`. What stands before three last figures sets thousands apart,
 * anything else the cents. `null` for what is no amount.
 */
export const readAmount = (text: string): Money | null => {
  const parts = /^(\d{1,15}|\d{1,3}(?:[.,]\d{3}){1,4})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s$']/gu, ''))
  return parts === null ? null : moneyOf(Number(`${parts[1]?.replace(/[.,]/g, '')}.${parts[2] ?? '0'}`))
}

const amountIn = (text: string | null): string => (text !== null && readAmount(text) !== null ? text : '')
/** The sorting that an address has; `null` where that is none. */
export const sortIn = (text: string | null): OrderSort | null => {
  const isDown = text?.startsWith('-') ?? false
  const by = orderColumns.find((column) => column === (isDown ? text?.slice(1) : text))
  return by === undefined ? null : { by, isDown }
}

/** The view of an address (`?status=processed&from=2026-10-01`); what makes no sense is left out. */
export const readOrderView = (search: string): OrderView => {
  const asked = new URLSearchParams(search)
  const day = (name: string) => {
    const text = asked.get(name)
    return text === null ? null : dayIn(text)
  }
  return {
    status: asked.get('status') === 'processed' ? 'processed' : 'draft',
    search: asked.get('q') ?? '',
    from: day('from'),
    to: day('to'),
    isUndated: asked.get('undated') === '1',
    least: amountIn(asked.get('min')),
    most: amountIn(asked.get('max')),
    sort: sortIn(asked.get('sort')),
  }
}

/** The sorting as an address has it. */
export const sortText = (sort: OrderSort | null): string => (sort === null ? '' : `${sort.isDown ? '-' : ''}${sort.by}`)

/** The `?...` part of the address for a view; what says nothing is left out. */
export const writeOrderView = ({ status, search, from, to, isUndated, least, most, sort }: OrderView): string => {
  const said = Object.entries({
    status: status === wholeView.status ? '' : status,
    q: search.trim(),
    from: from ?? '',
    to: to ?? '',
    undated: isUndated ? '1' : '',
    min: amountIn(least.trim()),
    max: amountIn(most.trim()),
    sort: sortText(sort),
  }).filter(([, text]) => text !== '')
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/** The view without anything that hides an order; tab and sorting stay. */
export const unfiltered = ({ status, sort }: OrderView): OrderView => ({ ...wholeView, status, sort })
/** True when something may hide orders of the tab. */
export const isFiltered = (view: OrderView): boolean => writeOrderView(view) !== writeOrderView(unfiltered(view))

/** The sorting after a press on the head of a column: up, down, as the server gave them. */
export const nextSort = (sort: OrderSort | null, by: OrderColumn): OrderSort | null => {
  if (sort?.by !== by) return { by, isDown: false }
  return sort.isDown ? null : { by, isDown: true }
}

/** A period that ends before it begins: no order can lie in it. */
export const endsBefore = ({ from, to }: Pick<OrderView, 'from' | 'to'>): boolean =>
  from !== null && to !== null && from > to

/** A most that is less than the least: no total can lie between them. */
export const isLessThanLeast = ({ least, most }: Pick<OrderView, 'least' | 'most'>): boolean => {
  const [lowest, highest] = [readAmount(least), readAmount(most)]
  return lowest !== null && highest !== null && lowest > highest
}

export const orderPresets = ['thisMonth', 'lastMonth', 'thisYear'] as const
export type OrderPreset = (typeof orderPresets)[number]
type Period = { readonly from: string; readonly to: string }

const twoFigures = (count: number): string => String(count).padStart(2, '0')
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
/** The days of a month, YYYY-MM. */
export const periodOfMonth = (month: string): Period => {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: `${month}-${twoFigures(lastDayOf(year, at))}` }
}
/** The period of a preset on a day of the buyer's. */
export const periodOf = (preset: OrderPreset, today: string): Period => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (preset === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  if (preset === 'thisMonth') return periodOfMonth(today.slice(0, 7))
  const former = month === 1 ? [year - 1, 12] : [year, month - 1]
  return periodOfMonth(`${String(former[0]).padStart(4, '0')}-${twoFigures(former[1] ?? 0)}`)
}
/** The preset that the period of a view is; `null` for any other period. */
export const presetOf = ({ from, to }: Pick<OrderView, 'from' | 'to'>, today: string): OrderPreset | null =>
  orderPresets.find((preset) => {
    const period = periodOf(preset, today)
    return period.from === from && period.to === to
  }) ?? null

/** The view without its period and sorting: what the bars over all times count. */
export const allTimes = (view: OrderView): OrderView => ({
  ...view,
  from: null,
  to: null,
  isUndated: false,
  sort: null,
})
