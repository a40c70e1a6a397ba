import { type Row, rowsOf } from './asking'

/** A number, also as text; `null` for what is none. */
export const numberIn = (value: unknown): number | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN
  return Number.isFinite(number) ? number : null
}
/** A text without the space around it, also a number as text; `null` for what is none, or empty. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value).trim() : null
const cents = (value: unknown): number | null => {
  const dollars = numberIn(value)
  return dollars === null ? null : Math.round(dollars * 100)
}
/** Names in any order; `null` where they are no list. */
const namesIn = (value: unknown): string | null => {
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value
  return Array.isArray(names) ? names.map(String).toSorted().join('\n') : null
}
const tagsIn = (value: unknown): string | null =>
  Array.isArray(value) ? namesIn(rowsOf(value).map(({ id, name }) => `${String(id)} ${String(name)}`)) : null
/** The name of a picture's file: where it lies, its size and how long its address holds are a matter of the call. */
const pictureIn = (value: unknown): string | null =>
  textIn(value)
    ?.replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '') ?? null

/** Whether two answers say the same of what is left of a product. */
export const isStockAlike = (row: Row, other: Row): boolean => {
  const [one, two] = [numberIn(row['available']), numberIn(other['available'])]
  return one === null || two === null || one === two
}

/** What a field of a product comes to; `null` where it says nothing. */
export type Fact = readonly [field: string, read: (value: unknown) => string | number | null]
/** A fact that may be missing only everywhere. */
const everywhere = ([field, read]: Fact): Fact => [field, (value) => read(value) ?? 'none']

/** What the contract asks for: where it is missing, the answer is wrong by itself. */
const text = (value: unknown): string | null => (value === undefined ? null : (textIn(value) ?? ''))
const part: Fact = ['part_number', text]
const description: Fact = ['description', text]
const price: Fact = ['selling_price', cents]
const unit: Fact = ['uom_code', textIn]
const factor: Fact = ['cf', numberIn]
const picture: Fact = ['primary_image', pictureIn]

/** What it costs, and how many may be bought: a missing least is 1, a missing most is none. */
export const inNumbers: readonly Fact[] = [
  everywhere(price),
  ['min_order_qty', (value) => Math.max(1, numberIn(value) ?? 1)],
  ['max_order_qty', (value) => Math.max(0, numberIn(value) ?? 0)],
  everywhere(factor),
]
/** What may be said in another language by another answer; no tags and no categories are the same as a list of none. */
export const inWords: readonly Fact[] = [
  description,
  ['categories_names', (value) => namesIn(value) ?? ''],
  ['tags', (value) => tagsIn(value) ?? ''],
]
/** What two answers to the same buyer say alike. How many are left changes: here only whether that is told. */
export const ofBuyers: readonly Fact[] = [
  part,
  ...inNumbers,
  everywhere(unit),
  everywhere(['default_puom_id', textIn]),
  everywhere(picture),
  ['available', (value) => (numberIn(value) === null ? 'none' : 'some')],
]
export const inOneLanguage: readonly Fact[] = [...ofBuyers, ...inWords]
/** Prices and limits may be those of a buyer; what a product is sold by is the same for all, where it is told. */
export const ofGuests: readonly Fact[] = [part, description, unit, factor, picture]
/** A row of another product shows only a little of it. */
export const ofRelated: readonly Fact[] = [part, description, everywhere(price), everywhere(picture), unit, factor]

/** What a list may lack for all of its products: one that has it by itself tells. */
export const limits: readonly (readonly [field: string, isSet: (product: Row) => boolean])[] = [
  ['min_order_qty', (product) => (numberIn(product['min_order_qty']) ?? 1) > 1],
  ['max_order_qty', (product) => (numberIn(product['max_order_qty']) ?? 0) > 0],
]

/** What an answer may lack for all of its products: one whose row has it elsewhere tells. */
export const telling: readonly ((row: Row) => boolean)[] = [
  ...limits.map(([, isSet]) => isSet),
  (row) => rowsOf(row['tags']).length > 0,
  (row) => textIn(row['primary_image']) !== null,
  (row) => numberIn(row['cf']) !== null,
  (row) => numberIn(row['available']) !== null,
]
/** The product that tells most of these. */
export const mostTelling = (rows: readonly Row[]): Row | undefined => {
  const count = (row: Row) => telling.filter((has) => has(row)).length
  return rows.toSorted((one, other) => count(other) - count(one))[0]
}
