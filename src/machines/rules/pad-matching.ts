import type { Product } from '../../api/schemas/catalogue'
import { isSameId } from '../../api/schemas/shared'
import { pruned, type LineProduct } from './cart'
import { withoutMark, withoutOrdinal } from './list-marks'
import { countedPart } from './pad-counted'
import { cleanCell } from './pad-cell'

/** What the pad keeps of a product: what a cart line does, and its stock. */
export type PadProduct = LineProduct & Pick<Product, 'available'>
/** What is known of a part number as it was written. */
export type Lookup =
  | {
      readonly kind: 'answered'
      /** Products of just this part number, in any letter case. */
      readonly exact: readonly PadProduct[]
      /** Products whose part number differs in blanks and hyphens alone: offered, never taken silently. */
      readonly near: readonly PadProduct[]
      /** A few of those that the server found beside them, and how many there are in all. */
      readonly others: readonly PadProduct[]
      readonly total: number
    }
  | { readonly kind: 'failed'; readonly isOffline: boolean }
/** What a search has found so far. */
export type Hits = { readonly products: readonly PadProduct[]; readonly total: number }

const mostOthers = 12
/** Longer texts are no part numbers: nothing is asked for them. */
const longestPart = 100

/** A part number as it is searched for: letters and figures of full width are the common ones. */
const searched = (part: string): string =>
  cleanCell(part).replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
/** One and the same for all spellings that count as the very same part number: letter case does not matter. */
export const partKey = (part: string): string => searched(part).normalize('NFC').toUpperCase()
/** A part number without the mark of a list before it. */
export const unmarked = (part: string): string => withoutMark(searched(part))
/** Quotes around it, signs in front that a spreadsheet or a list adds, a comma behind, blanks and hyphens do not count. */
const compact = (part: string): string =>
  partKey(withoutOrdinal(unmarked(part)))
    .replace(/^[='"+\u2018-\u201f\u00ab\u00bb`´]+|['"\u2018-\u201f\u00ab\u00bb`´,;:]+$/g, '')
    .replace(/[\s\u2010-\u2015\u2212_./-]+/gu, '')

export const padProduct = (product: Product): PadProduct => ({ ...pruned(product), available: product.available })

/** True for a text that may be a part number, so that it is worth a call. */
export const isAskable = (part: string): boolean => compact(part) !== '' && part.length <= longestPart

/** The groups of letters and of digits of a part number. */
const groupsOf = (written: string): readonly string[] => written.match(/\p{L}+|\p{N}+/gu) ?? []
/** As many as may be put together in another way. */
const areFew = (groups: readonly string[]): boolean => groups.length > 1 && groups.length <= 5

/**
 * What to search for, one after the other, until products of the part number are found: as it is written first, without the
 * mark of a list, then with hyphens, with blanks, with nothing between letters and digits, at last the longest group of digits.
 */
export const spellings = (part: string): readonly string[] => {
  const whole = searched(part)
  // What stands behind = is read as a quantity when nothing is called that.
  if (countedPart(whole) !== null) return [whole]
  const written = withoutOrdinal(unmarked(part))
  // `- HB-100` may be the part number -HB-100.
  const dashed = /^[\u2010-\u2015\u2212-]\s/.test(whole) ? [whole.replace(/\s+/, '')] : []
  const groups = groupsOf(written)
  const digits = groups.filter((group) => /\p{N}/u.test(group) && group.length > 1)
  const longest = digits.toSorted((one, other) => other.length - one.length)[0]
  const joined = areFew(groups) ? ['-', ' ', ''].map((between) => groups.join(between)) : []
  const wanted = [whole, ...dashed, written, ...joined, ...(longest === undefined ? [] : [longest])]
  const seen = new Set<string>()
  return wanted.filter((text) => !seen.has(partKey(text)) && seen.add(partKey(text)))
}

/** `hb100` and `HB 100` with a hyphen between letters and digits; `null` for words, and for what is written with other signs. */
export const hyphenated = (part: string): string | null => {
  const written = searched(part).trim()
  const groups = groupsOf(written)
  const isBare = /^(?:\p{L}|\p{N})+(?:\s(?:\p{L}|\p{N})+)?$/u.test(written) && /\p{N}/u.test(written)
  return isBare && areFew(groups) ? groups.join('-') : null
}

/** The part number among those of an answer that differs from a text in blanks, hyphens and letter case alone. */
export const nearestPart = (text: string, products: readonly Pick<Product, 'part_number'>[]): string | null =>
  products.find(({ part_number }) => compact(part_number) === compact(text))?.part_number ?? null
/** True when there are products whose part number differs in blanks and hyphens alone. */
export const hasNear = (part: string, products: readonly PadProduct[]): boolean =>
  products.some(({ part_number }) => compact(part_number) === compact(part))

/** True for another spelling of the very same part number: only blanks, hyphens and letter case differ. */
export const isSpellingOf = (text: string, part: string): boolean => compact(text) === compact(part)

/** The products of just this part number. The mark of a list is none of it, unless a product begins with it. */
export const exactAmong = (part: string, products: readonly PadProduct[]): readonly PadProduct[] => {
  const of = (text: string) => products.filter(({ part_number }) => partKey(part_number) === partKey(text))
  const written = of(part)
  if (written.length > 0) return written
  const isOwn = products.some(
    ({ part_number }) => /^[^\p{L}\p{N}]/u.test(part_number) && isSpellingOf(part, part_number),
  )
  return isOwn ? [] : of(unmarked(part))
}

const distinct = (products: readonly PadProduct[]): readonly PadProduct[] => [
  ...new Map(products.map((product) => [String(product.id), product])).values(),
]

/** What was found for a part number: `asWritten` by searching for it, `otherwise` by other spellings of it. */
export const lookupOf = (part: string, asWritten: Hits, otherwise: readonly PadProduct[]): Lookup => {
  const all = distinct([...asWritten.products, ...otherwise])
  const exact = exactAmong(part, all)
  const near = all.filter((product) => !exact.includes(product) && compact(product.part_number) === compact(part))
  const others = distinct(asWritten.products).filter((product) => !exact.includes(product) && !near.includes(product))
  return { kind: 'answered', exact, near, others: others.slice(0, mostOthers), total: asWritten.total }
}
/** What is known of a text that is no part number. */
export const nothingFound: Lookup = { kind: 'answered', exact: [], near: [], others: [], total: 0 }

/** The products among which the buyer chooses, the likely ones first. */
export const candidatesIn = (lookup: Lookup): readonly PadProduct[] => {
  if (lookup.kind === 'failed') return []
  if (lookup.exact.length > 0) return lookup.exact
  return lookup.near.length > 0 ? lookup.near : lookup.others
}
/** The product that a row stands for: the only one of just this number, or the one that the buyer chose. */
export const productOf = (lookup: Lookup, chosenId: PadProduct['id'] | null): PadProduct | null => {
  if (lookup.kind === 'failed') return null
  const chosen = lookup.exact.find(({ id }) => isSameId(id, chosenId))
  return chosen ?? (lookup.exact.length === 1 ? (lookup.exact[0] ?? null) : null)
}
