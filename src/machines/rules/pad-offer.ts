import { isAskable, spellings } from './pad-matching'
import type { ProductQuery } from './product-query'

/** What of a text in the product search could stand on the order pad. */
export type PadOffer =
  | { readonly kind: 'one'; readonly part: string; readonly quantity: number }
  | { readonly kind: 'many'; readonly lines: number }

/** Begins like a part number: the first word has a digit. `bolt 6` does not. */
export const looksLikePart = (text: string): boolean =>
  isAskable(text) && /\p{N}/u.test(text.trim().split(/\s+/u)[0] ?? '')

/** True where the order pad could make something of a text: a digit, and something that sets cells apart. Reading it tells. */
export const mayBeForPad = (text: string): boolean => /\p{N}/u.test(text) && /[\s=;,|]/u.test(text.trim())

/**
 * How a part number that nothing was found for may be spelled otherwise; none for words, and where a filter may be why
 * nothing fits.
 */
export const otherSpellings = ({ search, categoryId, tagIds }: ProductQuery): readonly string[] => {
  const isPart = isAskable(search) && /\p{N}/u.test(search) && search.trim().split(/\s+/u).length <= 3
  return isPart && categoryId === null && tagIds.length === 0 ? spellings(search).slice(1) : []
}

const squeezed = (text: string): string => text.replace(/\s+/gu, '')
/** True while a text that was pasted still stands in a field, which has swallowed its line ends. */
export const isStillThere = (pasted: string, text: string): boolean => squeezed(text).includes(squeezed(pasted))
