import type { Tag } from '../../api/schemas/catalogue'
import type { Order } from '../../api/schemas/ordering'
import { isSameId } from '../../api/schemas/shared'
import type { CartLine, LineProduct } from './cart'
import { field, isRow, readCart, type Row } from './cart-storage'
import { draftName } from './drafts'
import { joinedComments } from './line-comment'
import type { WantedRow } from './pad-rows'
import { capped, maximumOf } from './quantity'

/** A line of a list: what to order and how much of it as a rule. 0 is allowed: it is filled in when ordering. */
export type ListLine = {
  readonly partNumber: string
  readonly description: string
  /** What is known of the product; `null` where only the part number came, by a file or a link. */
  readonly product: LineProduct | null
  readonly quantity: number
  /** The unit that is written with the quantity, where it is not known to be the one that the product is sold by. */
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

const unitKey = ({ unit }: Pick<ListLine, 'unit'>): string => (unit === undefined ? '' : `unit ${unit.toUpperCase()} `)
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
const isSameLine = (one: ListLine, other: ListLine): boolean =>
  unitKey(one) === unitKey(other) && isSameProduct(one, other)

/** A line of a list with nothing but a part number. */
export const bareLine = (partNumber: string, quantity: number, comment = '', description = ''): ListLine => ({
  partNumber: partNumber.trim(),
  description,
  product: null,
  quantity,
  comment,
  tag1: null,
  tag2: null,
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
    return [bareLine(product.part_number, Math.max(0, Math.trunc(sale_qty ?? 0)), '', product.description)]
  })
/** The lines of a list as rows of the order pad; a quantity of 0 is to be filled in there, and adds nothing. */
export const wantedLines = (lines: Lines): readonly WantedRow[] =>
  lines.map(({ partNumber, description, comment, product, tag1, tag2, ...counted }) => ({
    part: partNumber.trim() === '' ? description : partNumber,
    quantity: quantityText(counted),
    comment,
    chosenId: product?.id ?? null,
    tags: [tag1, tag2].filter((tag) => tag !== null),
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

/** A quantity that was cut to the maximum: `from` is what its lines come to. */
export type CutLine = { readonly partNumber: string; readonly from: number; readonly to: number }
/** Lines of one product that came together and are one now: `together` is its quantity. */
export type SummedLine = { readonly partNumber: string; readonly together: number }
export type MergedLines = {
  readonly lines: Lines
  readonly cut: readonly CutLine[]
  readonly summed: readonly SummedLine[]
}
/**
 * Lines with others put to them (buyer's day 4): what is there already gets the sum, capped at its maximum, and stays in its
 * place. What was cut is told, and what came together with a line that was there or with one another.
 */
export const mergedLines = (lines: Lines, added: Lines): MergedLines => {
  const result = [...lines]
  const places = new Map<string, number>()
  const note = (line: ListLine, at: number) => {
    for (const key of [lineKey(line), lineKey({ ...line, product: null })]) if (!places.has(key)) places.set(key, at)
  }
  lines.forEach(note)
  /** What the lines of a place come to, and how many of the added ones stand there. */
  const wanted = new Map<number, { readonly together: number; readonly count: number }>()
  for (const line of added) {
    const at = places.get(lineKey(line)) ?? places.get(lineKey({ ...line, product: null })) ?? -1
    const known = result[at]
    if (known === undefined || !isSameLine(known, line)) {
      const place = result.push(line) - 1
      note(line, place)
      wanted.set(place, { together: line.quantity, count: 1 })
      continue
    }
    const product = known.product ?? line.product
    const former = wanted.get(at) ?? { together: known.quantity, count: 0 }
    const together = former.together + line.quantity
    wanted.set(at, { together, count: former.count + 1 })
    result[at] = {
      ...(known.product === null && line.product !== null ? line : known),
      comment: joinedComments(known.comment, line.comment),
      quantity: sumOf(known, line, product),
    }
  }
  const told = [...wanted].flatMap(([at, one]) => {
    const line = result[at]
    return line ? [{ ...one, partNumber: line.partNumber, quantity: line.quantity, isThere: at < lines.length }] : []
  })
  return {
    lines: result,
    cut: told.flatMap(({ partNumber, together, quantity }) =>
      quantity < together ? [{ partNumber, from: together, to: quantity }] : [],
    ),
    summed: told.flatMap(({ partNumber, count, together, quantity, isThere }) =>
      count > 1 || (isThere && quantity === together) ? [{ partNumber, together: quantity }] : [],
    ),
  }
}
const sumOf = (known: ListLine, line: ListLine, product: LineProduct | null): number => {
  const sum = known.quantity + line.quantity
  return product === null || known.unit !== undefined ? sum : capped(product, sum)
}

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
  const written = unit === '' ? {} : { unit }
  const [known] = readCart([{ ...json, quantity: 1 }], '').lines
  if (known !== undefined) return { ...listLineOf(known), quantity, ...written }
  const bare = bareLine(textIn(json, 'partNumber'), quantity, textIn(json, 'comment'), textIn(json, 'description'))
  return bare.partNumber === '' ? null : { ...bare, ...written }
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
