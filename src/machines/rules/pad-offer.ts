import { countedPart } from './pad-counted'
import { asOneTable, columnsOf, readCells } from './pad-columns'
import { isAskable, spellings } from './pad-matching'
import { readPadQuantity } from './pad-quantity'
import { lineCount, mostRows } from './pad-lines'
import { readTable } from './pad-sheet'
import type { ProductQuery } from './product-query'

/** What of a text in the product search could stand on the order pad. */
export type PadOffer =
  | { readonly kind: 'one'; readonly part: string; readonly quantity: number }
  | { readonly kind: 'many'; readonly lines: number }

/** Begins like a part number: the first word has a digit. `bolt 6` does not. */
export const looksLikePart = (text: string): boolean =>
  isAskable(text) && /\p{N}/u.test(text.trim().split(/\s+/u)[0] ?? '')

/** How many of a part number are wanted; `null` where the one is no part number, or the other no such count. */
export const countOf = (part: string, quantity: string): number | null => {
  const read = readPadQuantity(quantity, null)
  return looksLikePart(part) && read.kind === 'whole' && read.quantity > 0 ? read.quantity : null
}

/**
 * What the order pad would make of a text: one part number with a quantity, or several lines of which most begin like
 * one. `null` for everything else, which is a search and nothing more.
 */
export const padOfferFor = (text: string): PadOffer | null => {
  if (text.trim() === '') return null
  // Quotes are for the pad itself to read: here they count as letters.
  const { cells, rest } = readTable(text, mostRows, null)
  const sheet = asOneTable(columnsOf(cells))
  const rows = sheet.rows.map((row) => {
    const read = readCells(row, sheet.roles)
    return read.quantity === '' ? { ...read, ...countedPart(read.part) } : read
  })
  const [first] = rows
  if (first === undefined) return null
  if (rows.length === 1 && rest === '') {
    const quantity = countOf(first.part, first.quantity)
    return quantity === null ? null : { kind: 'one', part: first.part, quantity }
  }
  const likely = rows.filter(({ part }) => looksLikePart(part)).length
  return likely * 2 > rows.length ? { kind: 'many', lines: rows.length + lineCount(rest) } : null
}

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
