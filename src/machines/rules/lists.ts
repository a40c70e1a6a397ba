import type { Tag } from '../../api/schemas/catalogue'
import type { Order } from '../../api/schemas/ordering'
import { isSameId } from '../../api/schemas/shared'
import type { CartLine, LineProduct } from './cart'
import { field, isRow, readCart, type Row } from './cart-storage'
import { draftName } from './drafts'
import type { WantedRow } from './pad-rows'
import { capped, maximumOf } from './quantity'
import { isOtherUnitWritten, readUnit, soldBy } from './unit-words'

/** A line of a list: what to order and how much of it as a rule. 0 is allowed: it is filled in when ordering. */
export type ListLine = {
  readonly partNumber: string
  readonly description: string
  /** What is known of the product; `null` where only the part number came, by a file or a link. */
  readonly product: LineProduct | null
  readonly quantity: number
  /**
   * The unit that the quantity counts, as it is written (`box`) or as it was sold then (`BOX x 100`), where it is not known
   * to be the one that `product` is sold by.
   */
  readonly unit?: string
  readonly comment: string
  readonly tag1: Tag | null
  readonly tag2: Tag | null
}
type Lines = readonly ListLine[]
/** What is known of a list without its lines. `savedAt` is an ISO instant. */
export type ListHead = {
  readonly id: string
  readonly name: string
  readonly savedAt: string
  readonly lineCount: number
  readonly itemCount: number
}
export type OrderList = ListHead & { readonly lines: Lines }

type Counted = Pick<ListLine, 'product' | 'unit'>
/** The unit that the quantity of a line counts; `null` where nobody knows. */
export const unitIn = ({ product, unit }: Counted): string | null => unit ?? (product && soldBy(product))
const unitKey = (line: Counted): string => {
  const unit = unitIn(line)
  return unit === null ? '' : `unit ${unit.toUpperCase()} `
}
/**
 * What a product has no word for counts the same as what nobody has written a unit to; `2 box` of a file counts what the
 * product is sold by, if that is a box, as the pad takes it.
 */
const isCountedAlike = (one: Counted, other: Counted): boolean => {
  const isOpen = (line: Counted, beside: Counted): boolean => unitIn(line) === null && beside.unit === undefined
  const isMeant = ({ product, unit }: Counted, beside: Counted): boolean =>
    product !== null &&
    unit === undefined &&
    beside.product === null &&
    beside.unit !== undefined &&
    !isOtherUnitWritten(beside.unit, product)
  return [isOpen, isMeant].some((is) => is(one, other) || is(other, one)) || unitKey(one) === unitKey(other)
}
/** Tells one line of a list from the others: by its unit, and by its product, else by its part number in any case. */
export const lineKey = (line: Pick<ListLine, 'product' | 'partNumber' | 'unit'>): string =>
  unitKey(line) + (line.product === null ? `part ${line.partNumber.trim().toUpperCase()}` : `id ${line.product.id}`)
/** How many of a line, as it is written: with its unit, where that is to be asked about. */
export const quantityText = ({ quantity, unit }: Pick<ListLine, 'quantity' | 'unit'>): string =>
  unit === undefined ? String(quantity) : `${quantity} ${unit}`

const isSameProduct = (one: ListLine, other: ListLine): boolean =>
  one.product !== null && other.product !== null
    ? isSameId(one.product.id, other.product.id)
    : one.partNumber.trim().toUpperCase() === other.partNumber.trim().toUpperCase()
/** True for lines that one line can stand for: of one product, and counted in one unit as far as anybody knows. */
export const isSameLine = (one: ListLine, other: ListLine): boolean =>
  isCountedAlike(one, other) && isSameProduct(one, other)
/** A line of a list with nothing but a part number; `unit` where it is told what the quantity counts. */
export const bareLine = (
  partNumber: string,
  quantity: number,
  comment = '',
  description = '',
  unit: string | null = null,
): ListLine => ({
  partNumber: partNumber.trim(),
  description,
  product: null,
  quantity,
  comment,
  tag1: null,
  tag2: null,
  ...(unit !== null && unit !== '' && { unit }),
})
/** A line of a cart as a line of a list. */
export const listLineOf = ({ product, quantity, comment, tag1, tag2 }: CartLine): ListLine => ({
  partNumber: product.part_number,
  description: product.description,
  product,
  quantity,
  comment,
  tag1,
  tag2,
})
/** The lines of an order; one whose product is not told has no part number and is left out. */
export const orderedLines = ({ items }: Order): readonly ListLine[] =>
  items.flatMap(({ sale_qty, productuom }) => {
    const product = productuom?.product
    if (!product || product.part_number.trim() === '') return []
    const quantity = Math.max(0, Math.trunc(sale_qty ?? 0))
    return [bareLine(product.part_number, quantity, '', product.description, productuom.uom?.code)]
  })
/** The quantity of a line in a row: a unit that says how many it holds is held against that of today, another stands beside it. */
const wantedQuantity = (line: ListLine): Pick<WantedRow, 'quantity' | 'oldQuantity' | 'oldUnit'> => {
  const unit = unitIn(line)
  if (unit === null || readUnit(unit).holds === null) return { quantity: quantityText(line) }
  return { quantity: String(line.quantity), oldQuantity: line.quantity, oldUnit: unit }
}
/**
 * The lines of a list as rows of the order pad; a quantity of 0 is to be filled in there, and adds nothing. A number counts
 * the unit of when it was written: is the product sold by another one now, the pad asks (decision 076).
 */
export const wantedLines = (lines: Lines): readonly WantedRow[] =>
  lines.map((line) => ({
    part: line.partNumber.trim() === '' ? line.description : line.partNumber,
    ...wantedQuantity(line),
    comment: line.comment,
    chosenId: line.product?.id ?? null,
    tags: [line.tag1, line.tag2].filter((tag) => tag !== null),
  }))
/** What of a list can go into the cart as it is; `left` counts lines without a quantity, without a known product, or in a unit that is to be asked about. */
export const cartLinesOf = (lines: Lines): { readonly lines: readonly CartLine[]; readonly left: number } => {
  const ready = lines.flatMap(({ product, quantity, unit, comment, tag1, tag2 }) =>
    product === null || quantity < 1 || unit !== undefined
      ? []
      : [{ product, quantity: capped(product, quantity), comment, tag1, tag2 } satisfies CartLine],
  )
  return { lines: ready, left: lines.length - ready.length }
}

/** A list from its lines. */
export const listOf = ({ id, name, savedAt }: Pick<ListHead, 'id' | 'name' | 'savedAt'>, lines: Lines): OrderList => ({
  id,
  name,
  savedAt,
  lines,
  lineCount: lines.length,
  itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
})

/** What a buyer does to one line of a list. */
export type LineEdit =
  | { readonly kind: 'quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'comment'; readonly key: string; readonly comment: string }
  | { readonly kind: 'moved'; readonly key: string; readonly by: -1 | 1 }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'restored'; readonly line: ListLine; readonly at: number }

const moved = (lines: Lines, from: number, by: -1 | 1): Lines => {
  const [line, other] = [lines[from], lines[from + by]]
  return line && other ? lines.with(from, other).with(from + by, line) : lines
}
/** The lines after an edit; a line that another tab has removed meanwhile is not brought back by it. */
export const edited = (lines: Lines, edit: LineEdit): Lines => {
  if (edit.kind === 'restored') {
    const isThere = lines.some((line) => lineKey(line) === lineKey(edit.line))
    return isThere ? lines : lines.toSpliced(edit.at, 0, edit.line)
  }
  const at = lines.findIndex((line) => lineKey(line) === edit.key)
  const line = lines[at]
  if (line === undefined) return lines
  if (edit.kind === 'removed') return lines.toSpliced(at, 1)
  if (edit.kind === 'moved') return moved(lines, at, edit.by)
  if (edit.kind === 'comment') return lines.with(at, { ...line, comment: edit.comment })
  return lines.with(at, { ...line, quantity: edit.quantity })
}

/** A typed standard quantity: whole, 0 or more, exact, within the maximum; `null` when it is none. */
export const standardQuantity = (text: string, product: LineProduct | null): number | null => {
  const number = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null
  return number === null ? null : Math.min(number, (product && maximumOf(product)) ?? number)
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const textIn = (row: Row, name: string): string => {
  const value = field(row, name)
  return typeof value === 'string' ? value : ''
}

/** A list's head from what the device kept, `null` when it cannot be read. */
export const readHead = (id: string, json: unknown): ListHead | null => {
  if (!isRow(json)) return null
  const [name, savedAt] = [draftName(textIn(json, 'name')), textIn(json, 'savedAt')]
  const [lineCount, itemCount] = [field(json, 'lineCount'), field(json, 'itemCount')]
  if (name === null || savedAt === '' || !isCount(lineCount) || !isCount(itemCount)) return null
  return { id, name, savedAt, lineCount, itemCount }
}

const readLine = (json: unknown): ListLine | null => {
  if (!isRow(json)) return null
  const quantity = field(json, 'quantity')
  if (!isCount(quantity)) return null
  const unit = textIn(json, 'unit')
  const [known] = readCart([{ ...json, quantity: 1 }], '').lines
  if (known !== undefined) return { ...listLineOf(known), quantity, ...(unit !== '' && { unit }) }
  const [part, comment, description] = ['partNumber', 'comment', 'description'].map((name) => textIn(json, name))
  const bare = bareLine(part ?? '', quantity, comment, description, unit)
  return bare.partNumber === '' ? null : bare
}
/** The lines of a list from what the device kept; `damaged` counts those that could not be read, or -1 for all. */
export const readLines = (json: unknown): { readonly lines: Lines; readonly damaged: number } => {
  if (!Array.isArray(json)) return { lines: [], damaged: -1 }
  const lines = new Map<string, ListLine>()
  for (const line of json.map(readLine)) if (line !== null && !lines.has(lineKey(line))) lines.set(lineKey(line), line)
  return { lines: [...lines.values()], damaged: json.length - lines.size }
}

/** Lists in the order in which they are shown: the newest first. */
export const newestFirst = (heads: readonly ListHead[]): readonly ListHead[] =>
  heads.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt) || one.id.localeCompare(other.id))
