import type { SayWord } from './file-words'
import { harmless } from './harmless'
import type { ListLine } from './lists'
import { claimOf } from './pad-headings'
import type { OwnNumber } from './part-numbers'

/** The heads of the columns, as they are written and read again; comment comes third, as a pasted sheet has it. */
const heads = ['order.partNumber', 'cart.quantity', 'lists.comment', 'cart.description'] as const
/** A cell stays in its line and in its column, whatever reads the file. */
const inCell = (text: string): string => harmless(text.replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' '))
/** The rows of a file of lines, head first, in the reader's language. */
export const fileRows = (lines: readonly ListLine[], say: SayWord): readonly (readonly string[])[] => [
  heads.map(say),
  ...lines.map(({ partNumber, quantity, comment, description }) =>
    [partNumber, String(quantity), comment, description].map(inCell),
  ),
]

/** A name for a file from the name of a list: nothing in it that a file system minds. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
      .trim()
      .slice(0, 60) || 'list'
  }.csv`

const numberHeads = ['partNumbers.own', 'order.partNumber'] as const
/** The rows of a file of own part numbers, head first. */
export const numberRows = (numbers: readonly OwnNumber[], say: SayWord): readonly (readonly string[])[] => [
  numberHeads.map(say),
  ...numbers.map(({ own, partNumber }) => [own, partNumber].map(inCell)),
]
/** Whose numbers stand in a column: the buyer's own, or the company's. */
const mine =
  /\b(my|mine|our|ours|own|internal|alias|customer\w*|client\w*|buyer\w*|mi|mis|mio|nuestr\w*|propi\w*|intern\w*|mon|mes|notre|notres|nos|eigene\w*|unser\w*|kunden\w*)\b/
const theirs =
  /\b(their|theirs|your|yours|supplier\w*|vendor\w*|seller\w*|manufacturer\w*|mfr|su|sus|suy\w*|proveedor\w*|fabrica\w*|votre|votres|vos|leur|leurs|fournisseur\w*|lieferant\w*)\b/
const plain = (cell: string): string => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** The pad says so to the buyer: beside a part number it is the buyer's, beside `mine` the company's. */
const yours = /^(?:yours|(?:el |los )?(?:suyos?|tuyos?)|a vous|(?:(?:le|la|les) )?votres?)$/
/** How much a heading says that its column holds part numbers of the company; less than nothing for the buyer's own. */
const partWeight = (cell: string): number => {
  if (/\p{N}/u.test(cell) || cell.length > 40) return 0
  if (mine.test(plain(cell))) return -1
  if (theirs.test(plain(cell))) return 8
  const claim = claimOf(cell)
  return claim?.role === 'part' ? claim.weight : 0
}
const weightsOf = (head: readonly string[]): readonly number[] => {
  const weights = head.map(partWeight)
  const isYours = (cell: string) => yours.test(plain(cell).trim())
  const isMine =
    weights.some((weight) => weight < 0) || !head.some((cell, at) => !isYours(cell) && (weights[at] ?? 0) > 0)
  return isMine ? weights : weights.map((weight, at) => (isYours(head[at] ?? '') ? -1 : weight))
}
/** So many lines may stand over a heading. */
const mostAbove = 10
const isHead = (row: readonly string[]): boolean => {
  const weights = weightsOf(row)
  return Math.max(0, ...weights) >= 6 || weights.filter((weight) => weight !== 0).length > 1
}
/** What is known to be a quantity, a comment or a description is nobody's part number. */
const mayName = (cell: string): boolean => claimOf(cell) === null || /^id$/i.test(cell.trim())
/** Where the two numbers stand below a heading: of two columns of the same weight the first is the buyer's own; -1 for none. */
const placesIn = (head: readonly string[]): readonly [number, number] => {
  const weights = weightsOf(head)
  const partAt = weights.lastIndexOf(Math.max(...weights))
  const others = weights.map((_, at) => at).filter((at) => at !== partAt)
  const told = others.find((at) => (weights[at] ?? 0) < 0) ?? others.find((at) => (weights[at] ?? 0) > 0)
  return [told ?? others.find((at) => mayName(head[at] ?? '')) ?? -1, partAt]
}
/**
 * The own part numbers of a file: own first, then the part number, unless a heading among the first lines says it otherwise.
 * Rows that lack one of them are told like the others that are not taken.
 */
export const entriesOfFile = (rows: readonly (readonly string[])[]): readonly OwnNumber[] => {
  const headAt = rows.slice(0, mostAbove).findIndex(isHead)
  const [ownAt, partAt] = placesIn(rows[headAt] ?? ['', ''])
  return rows
    .toSpliced(headAt, headAt < 0 ? 0 : 1)
    .map((row) => ({ own: row[ownAt] ?? '', partNumber: row[partAt] ?? '' }))
}
