import { isSameUnit, type CartLine } from './cart'
import { longestComment } from './line-comment'
import { moneyOf } from './money'
import { unsellable } from './orderable'
import { splitOf } from './pad-split'
import { candidatesIn, type Lookup, type PadProduct } from './pad-matching'
import { remembered, readingOf } from './pad-readings'
import { isBlank, type PadRow } from './pad-rows'
import { cleanCell } from './pad-cell'
import { namedBy, namesOf, noNames, type RowNames } from './pad-names'
import {
  isSlip,
  isUnitOpen,
  largest,
  lookupFor,
  readOf,
  sumsOf,
  textInUnit,
  wantedOf,
  type Read,
  type Sums,
} from './pad-sums'
import { ownNear, type OwnTable } from './part-numbers'
import { firstQuantity, maximumOf, minimumOf } from './quantity'

/** What keeps a row from being added. */
export type RowProblem =
  | 'noPart'
  | 'choose'
  | 'offered'
  | 'notFound'
  | 'open'
  | 'unclear'
  | 'notWhole'
  | 'negative'
  | 'tooLarge'
  | 'noNumber'
  | 'otherUnit'
  /** The cart holds the product by another unit. */
  | 'heldOtherwise'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'unchecked'
  | 'missingPuom'
  | 'missingPrice'
  | 'neverSold'
/** How a row stands. `nothing` is a quantity of 0, `leftOut` a duplicate that is not wanted, `added` one that another tab has added: none is a problem. */
export type RowKind = 'blank' | 'waiting' | 'checking' | 'found' | 'nothing' | 'leftOut' | 'added' | RowProblem
/** What is said about a row that can be added all the same. */
export type RowWarning = 'outOfStock' | 'offStep' | 'duplicate' | 'longComment' | 'priceChanged'
/** What Alt+Enter does to a row. */
export type RowFix =
  | { readonly kind: 'take'; readonly product: PadProduct }
  | { readonly kind: 'set'; readonly quantity: number }
  /** `CB-110 6` in one field: a part number and how many of it. */
  | { readonly kind: 'split'; readonly part: string; readonly quantity: string }
  /** A number of the buyer's own, which the text may be another spelling of. */
  | { readonly kind: 'own'; readonly own: string }
  /** The number is meant in the unit of the product: `text` says so. */
  | { readonly kind: 'unit'; readonly text: string }
  | { readonly kind: 'leaveOut' }
  | { readonly kind: 'retry' }
export type Judged = {
  readonly id: string
  readonly kind: RowKind
  readonly product: PadProduct | null
  /** How many will be added, `null` while that is not known. */
  readonly quantity: number | null
  readonly warnings: readonly RowWarning[]
  readonly fix: RowFix | null
  /** What the buyer chooses from, and how many the server found. */
  readonly candidates: readonly PadProduct[]
  readonly found: number
  /** The limit that is missed; what the cart holds of it; what all rows of this product come to. */
  readonly limit: number | null
  readonly inCart: number
  readonly together: number
  readonly names: RowNames
}
/** What rows are judged by. */
export type Surroundings = {
  /** The buyer's own numbers: they are asked first. */
  readonly own: OwnTable
  readonly known: ReadonlyMap<string, Lookup>
  readonly checking: readonly string[]
  readonly cartLines: readonly CartLine[]
  readonly isSellMinimumOn: boolean
}

const nothing: Omit<Judged, 'id' | 'kind'> = {
  product: null,
  quantity: null,
  warnings: [],
  fix: null,
  candidates: [],
  found: 0,
  limit: null,
  inCart: 0,
  together: 0,
  names: noNames,
}
const numberProblems = ['open', 'unclear', 'notWhole', 'negative', 'tooLarge', 'noNumber'] as const

/** How rows stand, each judged anew only where something that it is judged by is another. */
const judgements = remembered<Judged>()
/** Another spelling of a number of the buyer's own. */
const nearOf = (row: PadRow, own: OwnTable): RowFix | null => {
  const near = ownNear(namedBy(row, own), cleanCell(row.part))
  return near === null ? null : { kind: 'own', own: near }
}
const withoutProduct = (row: PadRow, lookup: Lookup | undefined, isUnderWay: boolean, own: OwnTable): Judged => {
  const judged = { ...nothing, id: row.id }
  if (row.part.trim() === '') return { ...judged, kind: 'noPart' }
  if (lookup === undefined) return { ...judged, kind: isUnderWay ? 'checking' : 'waiting' }
  if (lookup.kind === 'failed') return { ...judged, kind: 'unchecked', fix: { kind: 'retry' } }
  const candidates = candidatesIn(lookup)
  const [only] = candidates
  const isOffer = candidates.length === 1 && lookup.exact.length === 0 && lookup.near.length === 1
  if (isOffer && only) return { ...judged, kind: 'offered', candidates, found: 1, fix: { kind: 'take', product: only } }
  const isKnown = lookup.exact.length + lookup.near.length > 0
  const found = isKnown ? candidates.length : lookup.total
  const fix = isKnown ? null : (nearOf(row, own) ?? splitOf(row))
  return { ...judged, kind: candidates.length === 0 ? 'notFound' : 'choose', candidates, found, fix }
}

const warningsOf = (read: Read, sums: Sums, inCart: number, isSellMinimumOn: boolean): readonly RowWarning[] => {
  const { row, product } = read
  const whole = sums.together + inCart
  const isOff = isSellMinimumOn && whole % minimumOf(product) !== 0 && whole !== maximumOf(product)
  const isOtherPrice = row.oldPrice !== null && moneyOf(row.oldPrice) !== moneyOf(product.selling_price)
  const all: readonly (readonly [RowWarning, boolean])[] = [
    ['duplicate', sums.count > 1 && sums.first !== row.id],
    ['outOfStock', (product.available ?? 0) <= 0],
    ['offStep', isOff && sums.last === row.id],
    ['longComment', row.comment.length > longestComment],
    ['priceChanged', isOtherPrice],
  ]
  return all.flatMap(([warning, isSo]) => (isSo ? [warning] : []))
}

/** What a number in another unit may be in the unit of the product; nothing where it is surely not that many. */
const unitFix = (quantity: Read['quantity'], product: PadProduct): RowFix | null => {
  const text = quantity.kind === 'whole' ? textInUnit(quantity, product) : null
  return text === null ? null : { kind: 'unit', text }
}
/** What would make the quantities of a product fit, by this row alone. */
const fixFor = (own: number, surplus: number): RowFix =>
  own > surplus ? { kind: 'set', quantity: own - surplus } : { kind: 'leaveOut' }

/** What the cart holds of a product. */
type Held = { readonly inCart: number; readonly isOtherwise: boolean }
const notHeld: Held = { inCart: 0, isOtherwise: false }
const heldOf = (line: CartLine | undefined, product: PadProduct): Held =>
  line ? { inCart: line.quantity, isOtherwise: !isSameUnit(line.product, product) } : notHeld
const withProduct = (read: Read, sums: Sums | undefined, held: Held, isSellMinimumOn: boolean): Judged => {
  const { row, product, quantity } = read
  const { inCart } = held
  const wanted = wantedOf(quantity, product)
  const judged = { ...nothing, id: row.id, product, inCart, quantity: wanted, together: sums?.together ?? 0 }
  if (row.isLeftOut || row.isAdded) return { ...judged, kind: row.isAdded ? 'added' : 'leftOut' }
  // The checkout would refuse the whole order for it.
  const reason = unsellable(product)
  if (reason !== null && wanted !== 0) return { ...judged, kind: reason }
  if (wanted === null) {
    const kind = numberProblems.find((one) => one === quantity.kind) ?? 'noNumber'
    // What goes back is nothing that can be ordered.
    return { ...judged, kind, fix: kind === 'negative' ? { kind: 'leaveOut' } : null }
  }
  if (wanted === 0) return { ...judged, kind: 'nothing' }
  if (isUnitOpen(quantity, product))
    return { ...judged, kind: 'otherUnit', quantity: null, fix: unitFix(quantity, product) }
  if (held.isOtherwise) return { ...judged, kind: 'heldOtherwise' }
  if (isSlip(wanted, product)) return { ...judged, kind: 'tooLarge', limit: largest }
  if (sums === undefined) return { ...judged, kind: 'noNumber' }
  const [whole, least, most] = [sums.together + inCart, firstQuantity(product), maximumOf(product)]
  if (!Number.isSafeInteger(whole)) return { ...judged, kind: 'tooLarge' }
  if (most === null && sums.together > largest) return { ...judged, kind: 'tooLarge', limit: largest }
  if (whole < least) {
    return { ...judged, kind: 'belowMinimum', limit: least, fix: { kind: 'set', quantity: wanted + least - whole } }
  }
  if (most !== null && whole > most)
    return { ...judged, kind: 'aboveMaximum', limit: most, fix: fixFor(wanted, whole - most) }
  const warnings = warningsOf(read, sums, inCart, isSellMinimumOn)
  const step = minimumOf(product)
  const up = wanted + step - (whole % step)
  const fits = most === null || whole - wanted + up <= most
  const stepFix: RowFix | null = warnings.includes('offStep') && fits ? { kind: 'set', quantity: up } : null
  const fix: RowFix | null = warnings.includes('duplicate') ? { kind: 'leaveOut' } : stepFix
  return { ...judged, kind: 'found', warnings, fix, limit: warnings.includes('offStep') ? step : null }
}

/** How every row stands. Rows of one product are summed, together with what the cart holds of it. */
export const judgeRows = (rows: readonly PadRow[], around: Surroundings): readonly Judged[] => {
  const lines = new Map(around.cartLines.map((line) => [String(line.product.id), line]))
  const checking = new Set(around.checking)
  const read = rows.map((row) => readOf(row, lookupFor(row, around), around.own))
  const sums = sumsOf(read)
  const { own, isSellMinimumOn: isOn } = around
  return rows.map((row, at): Judged => {
    const one = read[at] ?? null
    if (one === null) {
      if (isBlank(row)) return judgements(row, [], () => ({ ...nothing, id: row.id, kind: 'blank' }))
      const { key, namesakeKey } = readingOf(row, own)
      const [lookup, isUnderWay] = [lookupFor(row, around), checking.has(key) || checking.has(namesakeKey ?? key)]
      return judgements(row, [lookup, isUnderWay, own], () => ({
        ...withoutProduct(row, lookup, isUnderWay, own),
        names: namesOf(row, null, own),
      }))
    }
    const [sum, line] = [sums.get(one.key), lines.get(one.key)]
    const by = [one.product, sum?.together, sum?.first, sum?.last, sum?.count, line, isOn, own]
    return judgements(row, by, () => ({
      ...withProduct(one, sum, heldOf(line, one.product), isOn),
      names: namesOf(row, one.product, own),
    }))
  })
}

const unproblematic: ReadonlySet<RowKind> = new Set([
  'blank',
  'waiting',
  'checking',
  'found',
  'nothing',
  'leftOut',
  'added',
])
export const isProblem = ({ kind }: Judged): boolean => !unproblematic.has(kind)
/** True for a row that goes to the cart. */
export const isGood = ({ kind }: Judged): boolean => kind === 'found'
export const isOpen = ({ kind }: Judged): boolean => kind === 'waiting' || kind === 'checking'

/** The first problem behind a row, or before it, all around; `null` without problems. */
export const nextProblem = (judged: readonly Judged[], from: string | null, isBack = false): Judged | null => {
  const rows = isBack ? judged.toReversed() : judged
  const at = rows.findIndex(({ id }) => id === from)
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(isProblem) ?? null
}
/** The field of a row that a problem is about. */
export const fieldOf = ({ kind }: Judged): 'part' | 'quantity' =>
  [...numberProblems, 'otherUnit', 'belowMinimum', 'aboveMaximum'].some((one) => one === kind) ? 'quantity' : 'part'
