import { field, isRow } from './cart-storage'
import { emptyRow, lineCount, type PadRow } from './pad-rows'

/** Whose pad. */
export type PadOwner = { readonly tenantCode: string; readonly email: string }
/** What is kept of a pad: its rows, and what there was no room for. */
export type KeptPad = { readonly rows: readonly PadRow[]; readonly rest: string }
export const emptyPad: KeptPad = { rows: [], rest: '' }
/** How many rows are kept, those for which there was no room among them. */
export const keptRows = ({ rows, rest }: KeptPad): number => rows.length + lineCount(rest)

const textOf = (json: unknown): string => (typeof json === 'string' ? json : '')
const numberOf = (json: unknown): number | null => (typeof json === 'number' && Number.isFinite(json) ? json : null)
const readRow = (json: unknown): PadRow | null => {
  if (!isRow(json)) return null
  const id = textOf(field(json, 'id'))
  if (id === '') return null
  const [chosen, reading, extra, unit] = ['chosenId', 'reading', 'extra', 'oldUnit'].map((name) => field(json, name))
  return {
    ...emptyRow(id),
    part: textOf(field(json, 'part')),
    quantity: textOf(field(json, 'quantity')),
    comment: textOf(field(json, 'comment')),
    extra: Array.isArray(extra) ? extra.filter((cell) => typeof cell === 'string') : [],
    chosenId: typeof chosen === 'string' || (typeof chosen === 'number' && Number.isFinite(chosen)) ? chosen : null,
    reading: reading === 'thousands' || reading === 'decimals' ? reading : null,
    isLeftOut: field(json, 'isLeftOut') === true,
    oldPrice: numberOf(field(json, 'oldPrice')),
    oldQuantity: numberOf(field(json, 'oldQuantity')),
    oldUnit: typeof unit === 'string' && unit !== '' ? unit : null,
  }
}
/** Rows are kept without what nobody has written. */
const written = (row: PadRow): Partial<PadRow> => {
  const blank: Readonly<Record<string, unknown>> = emptyRow('')
  const isNews = ([name, value]: [string, unknown]) => JSON.stringify(blank[name]) !== JSON.stringify(value)
  return Object.fromEntries(Object.entries(row).filter(isNews))
}
const recordsIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])
/** True for a record of this buyer at this company. */
export const isPadOf = (json: unknown, { tenantCode, email }: PadOwner): boolean =>
  isRow(json) && field(json, 'tenantCode') === tenantCode && field(json, 'email') === email

/** The pad of a buyer in what this device keeps; anything unreadable is left out. */
export const readPad = (json: unknown, owner: PadOwner): KeptPad => {
  const record = recordsIn(json).find((one) => isPadOf(one, owner))
  if (!isRow(record)) return emptyPad
  const rows = field(record, 'rows')
  return {
    rows: (Array.isArray(rows) ? rows : []).map(readRow).filter((row) => row !== null),
    rest: textOf(field(record, 'rest')),
  }
}
/** What this device keeps, with the pad of a buyer; an empty one leaves no trace. Those of others stay. */
export const withPad = (json: unknown, owner: PadOwner, { rows, rest }: KeptPad): readonly unknown[] => {
  const others = recordsIn(json).filter((one) => !isPadOf(one, owner))
  return rows.length === 0 && rest === '' ? others : [...others, { ...owner, rows: rows.map(written), rest }]
}
