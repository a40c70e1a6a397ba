import { isSameId } from '../../api/schemas/shared'
import { askedPart } from './pad-names'
import { hyphenated, partKey, type PadProduct } from './pad-matching'
import { looksLikePart } from './pad-offer'
import { numberKey, type OwnTable } from './part-numbers'
import { firstQuantity, maximumOf, stepOf } from './quantity'

/** What was typed into the jump box: a part number or words, and how many of it. */
export type JumpText = { readonly part: string; readonly quantity: number | null }
const timed = /^(.*\S)\s+[x×*]\s*(\d{1,9})$/iu
const counted = /^(\S+)\s+(\d{1,9})$/u

/** `M6`, `3.5`, and the `4` of `Cable tie 4`: what stands before an x in a size. A number alone may be a part number. */
const measured = /^(?:.*\s)?m\d+(?:[.,]\d+)?$|\s\d+(?:[.,]\d+)?$/iu
/** `M6 x 30`: a size that is there already; what follows it says how many. */
const sized = /\d\s*[x×*]\s*\d/iu
const isSize = (part: string): boolean => measured.test(part) && !sized.test(part)
const timesOf = (written: string): JumpText | null => {
  const [, part, count] = timed.exec(written) ?? []
  return part === undefined || count === undefined ? null : { part, quantity: Number(count) }
}

/** `CB-120 x 6` and `CB-120 6` say how many; `bolt 6`, `Hex bolt M8 x 40` and `M8 x 40 bolt` are words. */
export const readJump = (text: string): JumpText => {
  const written = text.trim()
  const times = timesOf(written)
  if (times !== null && !isSize(times.part)) return times
  const [, word = '', number] = counted.exec(written) ?? []
  return looksLikePart(word) ? { part: word, quantity: Number(number) } : { part: written, quantity: null }
}

const tight = /^(.*[^\sx×*])[x×*](\d{1,9})$/iu

/** `HB-100x10` may be ten of `HB-100`, where no product is called so; `null` for a text that cannot be read in that way. */
export const splitJump = (text: string): JumpText | null => {
  const [, part = '', count] = tight.exec(text.trim()) ?? []
  return !/\s/u.test(part) && looksLikePart(part) ? { part, quantity: Number(count) } : null
}

/**
 * How a text is read that nothing was found for: as a part number with its quantity, else as one that lacks its hyphens.
 * `null` where it cannot be read in another way. What is asked for then is a guess: only what is called just so counts.
 */
export const guessJump = (text: string): JumpText | null => {
  const { part, quantity } = readJump(text)
  const spelled = hyphenated(part)
  const times = timesOf(text.trim())
  // What was read as a size says how many after all.
  if (quantity === null && times !== null) return times
  return splitJump(text) ?? (spelled === null ? null : { part: spelled, quantity })
}

const sharedStart = (one: string, other: string): number => {
  const end = [...one].findIndex((letter, at) => letter !== other[at])
  return end === -1 ? one.length : end
}
/** Another text was typed over the one before; a letter more or less is the same one, mended. */
export const isTypedOver = (before: string, now: string): boolean => {
  if (now.trim() === '') return false
  const [short, long] = before.length < now.length ? [before, now] : [now, before]
  if (long.length - short.length !== 1) return true
  const start = sharedStart(short, long)
  return !long.endsWith(short.slice(start))
}

/** What was typed before the box was there: what was ended with Enter waits as a scanned code does, the rest is typed ahead. */
export const earlyJump = (typed = ''): { readonly ahead: string; readonly waiting: readonly string[] } => {
  const lines = typed.split('\n')
  return { ahead: lines.at(-1) ?? '', waiting: lines.slice(0, -1).filter((line) => line.trim() !== '') }
}

/** Why a product is among the first: it is just this part number, the buyer's own number for it, or known from before. */
export type JumpRank = 'exact' | 'yours' | 'known' | 'rest'
export type JumpHit = { readonly product: PadProduct; readonly rank: JumpRank }
const ranks: readonly JumpRank[] = ['exact', 'yours', 'known', 'rest']
/** So many are shown. */
export const mostHits = 8

type Known = {
  readonly own: OwnTable
  /** Part numbers that stand on lists or in past orders of this device, by their keys. */
  readonly known: ReadonlySet<string>
}
/** What is searched for: a number of the buyer's own stands for the company's. */
export const jumpSearch = (part: string, own: OwnTable): string => askedPart(part, own)

const rankOf = ({ part_number }: PadProduct, part: string, { own, known }: Known): JumpRank => {
  if (partKey(part_number) === partKey(part)) return 'exact'
  const stands = own.get(numberKey(part))
  if (stands !== undefined && numberKey(stands) === numberKey(part_number)) return 'yours'
  return known.has(partKey(part_number)) ? 'known' : 'rest'
}
/** At most eight of the products that a search found, the likeliest first; those alike as the company has them. */
export const jumpHits = (products: readonly PadProduct[], part: string, known: Known): readonly JumpHit[] =>
  products
    .map((product): JumpHit => ({ product, rank: rankOf(product, part, known) }))
    .toSorted((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank))
    .slice(0, mostHits)

/** The hits of a number of the buyer's own, behind the products that are called just so (decision 035). */
export const withNamesakes = (
  hits: readonly JumpHit[],
  products: readonly PadProduct[],
  part: string,
): readonly JumpHit[] => {
  const same = products.filter(
    ({ id, part_number }) =>
      partKey(part_number) === partKey(part) && !hits.some((hit) => isSameId(hit.product.id, id)),
  )
  return [...same.map((product): JumpHit => ({ product, rank: 'exact' })), ...hits].slice(0, mostHits)
}
/** Of the hits of a guess: those that are called just so, or stand for the buyer's own number. */
export const sureHits = (hits: readonly JumpHit[]): readonly JumpHit[] =>
  hits.filter(({ rank }) => rank === 'exact' || rank === 'yours')
/** The one hit that can be nothing else: Enter takes it before it is seen. `null` where the buyer has to look. */
export const sureHit = (hits: readonly JumpHit[]): JumpHit | null => {
  const sure = sureHits(hits)
  return sure.length === 1 ? (sure[0] ?? null) : null
}
/** What Enter does with a product of which the cart holds some already. */
export type JumpOutcome =
  | { readonly kind: 'added'; readonly quantity: number }
  | { readonly kind: 'belowMinimum'; readonly minimum: number }
  | { readonly kind: 'full'; readonly maximum: number }

export const jumpOutcome = (
  product: PadProduct,
  wanted: number | null,
  inCart: number,
  isSellMinimumOn: boolean,
): JumpOutcome => {
  const maximum = maximumOf(product)
  if (maximum !== null && inCart >= maximum) return { kind: 'full', maximum }
  const first = firstQuantity(product)
  const step = inCart === 0 ? first : stepOf(product, isSellMinimumOn)
  const quantity = wanted ?? step
  // None at all is no wish that Enter could fulfil: what it would add is said first.
  if (quantity < 1) return { kind: 'belowMinimum', minimum: step }
  if (inCart + quantity < first) return { kind: 'belowMinimum', minimum: first - inCart }
  return { kind: 'added', quantity: maximum === null ? quantity : Math.min(quantity, maximum - inCart) }
}
