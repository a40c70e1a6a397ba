import { oncePer } from './once'
import { buyerMark } from './digest'
import { field, isRow, tagOrNull } from './cart-storage'
import { readReading, readWaiting, storedWaiting, textsIn } from './pad-waiting'
import { readAdded, readHolds, type AddedRows, type RowsHold } from './pad-holds'
import { mergedRows, rowText, rowTextsOf } from './pad-merge'
import { emptyRow, waitingLines } from './pad-kept'
import type { PadRow, RowOrigin, RowSheet, WaitingText } from './pad-rows'

/** Whose pad. */
export type PadOwner = { readonly tenantCode: string; readonly email: string }
/** What is kept of a pad: its rows, and what there was no room for. */
export type KeptPad = {
  readonly rows: readonly PadRow[]
  readonly rest: readonly WaitingText[]
  /** Rows on their way into the cart; only the record of the device has them. */
  readonly holds?: readonly RowsHold[]
  /** Rows that went to the cart a while ago. */
  readonly added?: readonly AddedRows[]
}
export const emptyPad: KeptPad = { rows: [], rest: [] }
/** How many rows are kept, those for which there was no room among them. */
export const keptRows = ({ rows, rest }: KeptPad): number => rows.length + waitingLines(rest)
/** Texts that wait, in whatever order their parts were put together. */
const plainRest = (rest: KeptPad['rest']): string =>
  JSON.stringify(
    rest.map(({ text, why, mark, sheet }) => [text, why, mark, sheet && [sheet.separator, sheet.header, sheet.roles]]),
  )
const isSameRest = (one: KeptPad['rest'], other: KeptPad['rest']): boolean =>
  one === other || plainRest(one) === plainRest(other)
const isSameRows = (one: KeptPad['rows'], other: KeptPad['rows']): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((row, at) => {
      const there = other[at]
      return there !== undefined && (row === there || rowText(row) === rowText(there))
    }))
/** True for pads with the same rows and texts, whoever holds them. */
export const isSamePad = (one: KeptPad, other: KeptPad): boolean =>
  one === other || (isSameRest(one.rest, other.rest) && isSameRows(one.rows, other.rows))

const textOf = (json: unknown): string => (typeof json === 'string' ? json : '')
const sources = ['order', 'list', 'link'] as const
const readOrigin = (json: unknown): RowOrigin | null => {
  if (!isRow(json)) return null
  const source = sources.find((one) => one === field(json, 'source'))
  const broken = field(json, 'broken')
  if (source === undefined) return null
  return {
    source,
    name: textOf(field(json, 'name')),
    broken: typeof broken === 'number' && Number.isSafeInteger(broken) && broken > 0 ? broken : 0,
    isWhole: field(json, 'isWhole') !== false,
  }
}
const numberOf = (json: unknown): number | null => (typeof json === 'number' && Number.isFinite(json) ? json : null)
const readRowSheet = (json: unknown): RowSheet | null => {
  if (!isRow(json)) return null
  const [reading, cells, mark] = [readReading(json), textsIn(field(json, 'cells')), textOf(field(json, 'mark'))]
  const lines = field(json, 'above')
  const above = (Array.isArray(lines) ? lines : []).map(textsIn).filter((line) => line !== null)
  return reading === null || cells === null || mark === '' ? null : { mark, ...reading, above, cells }
}
const readRow = (json: unknown): PadRow | null => {
  if (!isRow(json)) return null
  const id = textOf(field(json, 'id'))
  if (id === '') return null
  const [chosen, reading, extra, unit] = ['chosenId', 'reading', 'extra', 'oldUnit'].map((name) => field(json, name))
  const [writtenAs, tags] = ['writtenAs', 'tags'].map((name) => field(json, name))
  return {
    ...emptyRow(id),
    part: textOf(field(json, 'part')),
    quantity: textOf(field(json, 'quantity')),
    comment: textOf(field(json, 'comment')),
    extra: Array.isArray(extra) ? extra.filter((cell) => typeof cell === 'string') : [],
    isQuantityOpen: field(json, 'isQuantityOpen') === true,
    sheet: readRowSheet(field(json, 'sheet')),
    chosenId: typeof chosen === 'string' || (typeof chosen === 'number' && Number.isFinite(chosen)) ? chosen : null,
    reading: reading === 'thousands' || reading === 'decimals' ? reading : null,
    isLeftOut: field(json, 'isLeftOut') === true,
    isAdded: field(json, 'isAdded') === true,
    oldPrice: numberOf(field(json, 'oldPrice')),
    oldQuantity: numberOf(field(json, 'oldQuantity')),
    oldUnit: typeof unit === 'string' && unit !== '' ? unit : null,
    oldName: textOf(field(json, 'oldName')) || null,
    writtenAs: typeof writtenAs === 'string' && writtenAs !== '' ? writtenAs : null,
    origin: readOrigin(field(json, 'origin')),
    tags: (Array.isArray(tags) ? tags : []).map(tagOrNull).filter((tag) => tag !== null),
  }
}
/** Rows are kept without what nobody has written. */
const blank = new Map(Object.entries(emptyRow('')).map(([name, value]) => [name, JSON.stringify(value)]))
const written = oncePer((row: PadRow): Partial<PadRow> => {
  const isNews = ([name, value]: [string, unknown]) => blank.get(name) !== JSON.stringify(value)
  return Object.fromEntries(Object.entries(row).filter(isNews))
})

/** A pad, who holds rows of it, and which of its rows went to the cart. */
export const withHolds = (
  { rows, rest }: KeptPad,
  holds: readonly RowsHold[],
  added: readonly AddedRows[] = [],
): KeptPad => ({
  rows,
  rest,
  ...(holds.length > 0 && { holds }),
  ...(added.length > 0 && { added }),
})
/** True for pads that are stored alike. */
export const isStoredAlike = (one: KeptPad, other: KeptPad): boolean =>
  isSamePad(one, other) &&
  JSON.stringify([one.holds ?? [], one.added ?? []]) === JSON.stringify([other.holds ?? [], other.added ?? []])
/** A pad as it is stored; `undefined` for an empty one, which leaves no trace. */
export const storedPad = ({ rows, rest, holds = [], added = [] }: KeptPad): unknown =>
  rows.length + rest.length + added.length === 0
    ? undefined
    : {
        rows: rows.map(written),
        ...storedWaiting(rest),
        ...(holds.length > 0 && { holds }),
        ...(added.length > 0 && { added }),
      }
/** A pad from what the device kept; anything unreadable is left out. */
export const readPad = (json: unknown): KeptPad => {
  if (!isRow(json)) return emptyPad
  const [rows, holds, added] = [field(json, 'rows'), readHolds(field(json, 'holds')), readAdded(field(json, 'added'))]
  const read = (Array.isArray(rows) ? rows : []).map(readRow).filter((row) => row !== null)
  return withHolds({ rows: read, rest: readWaiting(field(json, 'rest'), field(json, 'waiting')) }, holds, added)
}

/** Text that both sides changed is kept twice rather than lost. */
const mergedRest = (base: KeptPad['rest'], mine: KeptPad['rest'], theirs: KeptPad['rest']): KeptPad['rest'] => {
  if (isSameRest(mine, base)) return theirs
  return isSameRest(theirs, base) || isSameRest(theirs, mine) ? mine : [...mine, ...theirs]
}
/** The pad after both: `mine` made of `base` here, `theirs` by somebody else. `added` went to the cart from here. */
export const mergedPads = (base: KeptPad, mine: KeptPad, theirs: KeptPad, added: readonly string[] = []): KeptPad => ({
  rows: mergedRows(
    base.rows,
    mine.rows,
    theirs.rows,
    new Set([...added, ...(theirs.added ?? []).flatMap(({ ids }) => ids)]),
  ),
  rest: mergedRest(base.rest, mine.rest, theirs.rest),
})

/** What a page that was left had not written yet: the rows that it changed, as they were and as they are. */
export type LeftPad = { readonly base: KeptPad; readonly mine: KeptPad }
/** What of `mine` is not in `base` yet, and what of `base` is not in `mine` any more; `null` when nothing is. */
export const leftOf = (base: KeptPad, mine: KeptPad): LeftPad | null => {
  if (isSamePad(base, mine)) return null
  const [was, is] = [rowTextsOf(base.rows), rowTextsOf(mine.rows)]
  const isOther = ({ id }: PadRow): boolean => was.get(id) !== is.get(id)
  const isRestKept = isSameRest(base.rest, mine.rest)
  const part = ({ rows, rest }: KeptPad): KeptPad => ({ rows: rows.filter(isOther), rest: isRestKept ? [] : rest })
  return { base: part(base), mine: part(mine) }
}

const recordsIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])
/** True for a record of this buyer at this company, by which of the two marks it has ever been kept under. */
const isOf = (json: unknown, { tenantCode, email }: PadOwner): boolean =>
  isRow(json) &&
  field(json, 'tenantCode') === tenantCode &&
  (field(json, 'email') === email || field(json, 'buyer') === buyerMark(email))
/** What of the records of all buyers is not of this one; `null` when nothing is left. */
export const withoutPadsOf = (json: unknown, owner: PadOwner): readonly unknown[] | null => {
  const others = recordsIn(json).filter((one) => !isOf(one, owner))
  return others.length === 0 ? null : others
}

/** The pad of a buyer in what an earlier portal kept in local storage. */
export const earlierPad = (json: unknown, owner: PadOwner): KeptPad =>
  readPad(recordsIn(json).find((one) => isOf(one, owner)))

/** What pages of this buyer that were left had not written yet, each with its mark, the oldest first. */
export const leftPads = (json: unknown, owner: PadOwner): readonly (LeftPad & { readonly mark: string })[] =>
  recordsIn(json).flatMap((one) => {
    if (!isRow(one) || !isOf(one, owner)) return []
    return [{ mark: textOf(field(one, 'mark')), base: readPad(field(one, 'base')), mine: readPad(field(one, 'mine')) }]
  })
/** What is kept of pages that were left, with one more; `mark` tells it from the others. */
export const withLeftPad = (
  json: unknown,
  owner: PadOwner,
  mark: string,
  { base, mine }: LeftPad,
): readonly unknown[] => [
  ...recordsIn(json).filter((one) => !isRow(one) || field(one, 'mark') !== mark),
  { tenantCode: owner.tenantCode, buyer: buyerMark(owner.email), mark, base: storedPad(base), mine: storedPad(mine) },
]
/** The same without the one of a mark; `null` when nothing is left. */
export const withoutLeftPad = (json: unknown, mark: string): readonly unknown[] | null => {
  const others = recordsIn(json).filter((one) => !isRow(one) || field(one, 'mark') !== mark)
  return others.length === 0 ? null : others
}
/** The pad after what an earlier portal kept is put to it: rows that stand there already stay as they are. */
export const withEarlier = (kept: KeptPad, earlier: KeptPad): KeptPad => {
  const there = new Set(kept.rows.map(({ id }) => id))
  return {
    rows: [...kept.rows, ...earlier.rows.filter(({ id }) => !there.has(id))],
    rest: mergedRest([], earlier.rest, kept.rest),
  }
}
