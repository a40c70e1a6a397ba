import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import type { CartLine, LineCheck, LineProduct, LineUnit } from './cart'
import { parsed } from './json'
import { capped } from './quantity'

/** What local storage holds under `cart`: the lines and the tenant they belong to (spec 4 Login). */
export type CartEnvelope = { readonly tenantCode: string; readonly lines: readonly CartLine[] }

export const cartEnvelope = (tenantCode: string, lines: readonly CartLine[]): CartEnvelope => ({ tenantCode, lines })

export type Row = { readonly [name: string]: unknown }

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Own fields only: a field named like one of the prototype's must not be read from there.
export const field = (row: Row, name: string): unknown => (Object.hasOwn(row, name) ? row[name] : undefined)

const textOf = (value: unknown): string => (typeof value === 'string' || Number.isFinite(value) ? String(value) : '')

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const numberOrNull = (value: unknown): number | null => {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null
}

const idOrNull = (value: unknown): Id | null => {
  if (typeof value === 'string') return value === '' ? null : value
  // Plus nothing: a zero below zero is zero, as JSON has it.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null
}

/** A tag from what the device kept, `null` when it cannot be read. */
export const tagOrNull = (value: unknown): Tag | null => {
  const id = isRow(value) ? idOrNull(field(value, 'id')) : null
  if (!isRow(value) || id === null) return null
  return { id, name: textOf(field(value, 'name')), colour: textOrNull(field(value, 'colour')) }
}

const productOrNull = (value: unknown): LineProduct | null => {
  const id = isRow(value) ? idOrNull(field(value, 'id')) : null
  if (!isRow(value) || id === null) return null
  return {
    id,
    part_number: textOf(field(value, 'part_number')),
    description: textOf(field(value, 'description')),
    primary_image: textOrNull(field(value, 'primary_image')),
    selling_price: numberOrNull(field(value, 'selling_price')),
    uom_code: textOf(field(value, 'uom_code')),
    cf: numberOrNull(field(value, 'cf')),
    min_order_qty: numberOrNull(field(value, 'min_order_qty')),
    max_order_qty: numberOrNull(field(value, 'max_order_qty')),
    default_puom_id: idOrNull(field(value, 'default_puom_id')),
  }
}

/** A check as it is written short: when, what is on offer, what it was, 1 where the product is gone, and the unit on offer. */
const shortCheck = ({ at, offer, was, gone, unit }: LineCheck): readonly unknown[] => {
  if (unit) return [at, offer, was, gone === true ? 1 : 0, unit.uom_code, unit.cf, unit.default_puom_id]
  if (gone === true) return [at, offer, was, 1]
  if (was !== null) return [at, offer, was]
  return offer === null ? [at] : [at, offer]
}
/** The unit on offer, in a check that is written short or not. */
const unitOrNone = (value: unknown): { readonly unit?: LineUnit } => {
  const unit = isRow(value) ? field(value, 'unit') : undefined
  const [code, cf, puom] = Array.isArray(value)
    ? value.slice(4, 7)
    : ['uom_code', 'cf', 'default_puom_id'].map((name) => (isRow(unit) ? field(unit, name) : undefined))
  if (typeof code !== 'string') return {}
  return { unit: { uom_code: code, cf: numberOrNull(cf), default_puom_id: idOrNull(puom) } }
}
/** A check that is damaged is left out: then the line is checked anew. */
const checkOrNone = (value: unknown): { readonly check?: LineCheck } => {
  const [at, offer, was, gone] = Array.isArray(value)
    ? [...value.slice(0, 3), value[3] === 1]
    : ['at', 'offer', 'was', 'gone'].map((name) => (isRow(value) ? field(value, name) : undefined))
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return {}
  const known = { at: at + 0, offer: numberOrNull(offer), was: numberOrNull(was), ...unitOrNone(value) }
  return { check: gone === true ? { ...known, gone } : known }
}

const nextOrNone = (value: unknown): Pick<CartLine, 'nextTo'> => {
  const nextTo = Array.isArray(value) ? value.filter((mark) => typeof mark === 'string' && mark !== '') : []
  return nextTo.length > 0 ? { nextTo } : {}
}
const lineOrNull = (value: unknown): CartLine | null => {
  if (!isRow(value)) return null
  const product = productOrNull(field(value, 'product'))
  const quantity = numberOrNull(field(value, 'quantity'))
  if (product === null || quantity === null || !Number.isSafeInteger(quantity) || quantity < 1) return null
  const known = checkOrNone(field(value, 'check'))
  return {
    product,
    // A maximum that came down since is for the buyer to see: a checked quantity is never cut in silence.
    quantity: known.check === undefined ? capped(product, quantity) : quantity,
    comment: textOf(field(value, 'comment')),
    tag1: tagOrNull(field(value, 'tag1')),
    tag2: tagOrNull(field(value, 'tag2')),
    ...known,
    ...nextOrNone(field(value, 'nextTo')),
  }
}

/** A line as the device keeps it: a minimum of 1 is none, because that is what none means (C-66). */
export const plainLine = (line: CartLine): CartLine =>
  line.product.min_order_qty === 1 ? { ...line, product: { ...line.product, min_order_qty: null } } : line

const says = ([name, value]: readonly [string, unknown]): boolean => name === 'id' || (value !== null && value !== '')

/**
 * A line as it is written: of its product only the fields that say something, because a long cart has to fit a small
 * device. Read again it is the same line; its own five keys are always there (STORE-11).
 */
export const shortLine = ({ product, check, ...line }: CartLine): object => ({
  product: Object.fromEntries(Object.entries(product).filter(says)),
  ...line,
  ...(check && { check: shortCheck(check) }),
})

/**
 * The cart of a tenant from what is stored: the parsed JSON or its text, an envelope or a bare list of lines. Never
 * throws. Nothing stored, or another tenant's cart, is an empty cart. `isDamaged` is true when something could not be
 * read and was left out: a line without product id or whole quantity, a second line of a product, or the whole.
 */
export const readCart = (json: unknown, tenantCode: string): { lines: CartLine[]; isDamaged: boolean } => {
  if (json === null || json === undefined) return { lines: [], isDamaged: false }
  const stored = parsed(json)
  const isEnvelope = isRow(stored)
  if (isEnvelope && typeof field(stored, 'tenantCode') === 'string' && field(stored, 'tenantCode') !== tenantCode) {
    return { lines: [], isDamaged: false }
  }
  const rows = isEnvelope && typeof field(stored, 'tenantCode') === 'string' ? field(stored, 'lines') : stored
  if (!Array.isArray(rows)) return { lines: [], isDamaged: true }
  const lines = new Map<string, CartLine>()
  for (const row of rows) {
    const line = lineOrNull(row)
    if (line !== null && !lines.has(String(line.product.id))) lines.set(String(line.product.id), line)
  }
  return { lines: [...lines.values()], isDamaged: lines.size < rows.length }
}
