import { isGood, type Judged } from './pad-judge'
import { withPatch, type PadRow } from './pad-rows'

/** Whether a row goes to the cart: `none` is a row that cannot be ordered as it stands. */
export type Tick = 'on' | 'off' | 'none'
type Rows = readonly PadRow[]

/** True when rows have ticks: as soon as one of them came from an order. */
export const hasTicks = (rows: Rows): boolean => rows.some(({ origin }) => origin?.source === 'order')
/** How the tick of a row stands; what can be ordered is ticked until the buyer takes that away. */
export const tickOf = (judged: Judged): Tick => {
  if (isGood(judged)) return 'on'
  return judged.kind === 'leftOut' || judged.kind === 'added' ? 'off' : 'none'
}
/** How many rows are ticked, and how many could be. A row that another tab has added is ticked by itself alone. */
export type Ticks = { readonly on: number; readonly all: number }
export const ticksOf = (judged: readonly Judged[]): Ticks => {
  const on = judged.filter(isGood).length
  return { on, all: on + judged.filter(({ kind }) => kind === 'leftOut').length }
}

const goodIds = (judged: readonly Judged[]): ReadonlySet<string> => new Set(judged.filter(isGood).map(({ id }) => id))
/** The rows without the tick of one that can be ordered; any other stays as it is. */
export const unticked = (rows: Rows, judged: readonly Judged[], id: string): Rows =>
  goodIds(judged).has(id) ? withPatch(rows, id, { isLeftOut: true }) : rows
const tickable: ReadonlySet<Judged['kind']> = new Set(['waiting', 'checking', 'found'])
/** The rows with all ticks, or without any: a row that is still being looked for comes without one, too. */
export const allTicked = (rows: Rows, judged: readonly Judged[], isOn: boolean): Rows => {
  if (isOn) return rows.map((row) => (row.isLeftOut ? { ...row, isLeftOut: false } : row))
  const off = new Set(judged.filter(({ kind }) => tickable.has(kind)).map(({ id }) => id))
  return rows.map((row) => (off.has(row.id) ? { ...row, isLeftOut: true } : row))
}
