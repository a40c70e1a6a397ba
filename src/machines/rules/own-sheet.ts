import { claimOf } from './pad-headings'
import type { OwnNumber } from './part-numbers'

/** Whose numbers stand in a column by a noun: the buyer's own, or the company's. It says more than `my` and `your`. */
const ownNoun = /\b(own|internal|alias|customer\w*|client\w*|buyer\w*|propi\w*|intern\w*|eigene\w*|kunden\w*)\b/
const companyNoun =
  /\b(supplier\w*|vendor\w*|seller\w*|manufacturer\w*|mfr|proveedor\w*|fabrica\w*|fournisseur\w*|lieferant\w*)\b/
const mine = /\b(my|mine|our|ours|mi|mis|mio|nuestr\w*|mon|mes|notre|notres|nos|unser\w*)\b/
const theirs = /\b(their|theirs|leur|leurs)\b/
/** The page speaks so to the buyer; the buyer says so to the company. */
const addressed = /\b(yours?|sus?|suyos?|suyas?|tus?|tuyos?|tuyas?|votres?|vos|a vous)\b/
const plain = (cell: string): string => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
type Side = 'buyer' | 'company' | 'addressed' | null
const sideOf = (cell: string): Side => {
  if (/\p{N}/u.test(cell) || cell.length > 40) return null
  const text = plain(cell)
  if (ownNoun.test(text)) return 'buyer'
  if (companyNoun.test(text)) return 'company'
  if (mine.test(text)) return 'buyer'
  if (theirs.test(text)) return 'company'
  return addressed.test(text) ? 'addressed' : null
}
const partWeight = (cell: string): number => {
  const claim = claimOf(cell)
  return claim?.role === 'part' ? claim.weight : 0
}
/**
 * How much each heading says that its column holds part numbers of the company; less than nothing for the buyer's own.
 * `Your number` is the company's only beside a heading of the buyer's own: beside a part number it is the buyer's.
 */
const weightsOf = (head: readonly string[]): readonly number[] => {
  const sides = head.map(sideOf)
  const isBesideMine = sides.includes('buyer')
  return head.map((cell, at) => {
    const side = sides[at]
    if (side === 'buyer') return -1
    if (side === 'addressed') return isBesideMine ? 8 : -1
    return side === 'company' ? 8 : partWeight(cell)
  })
}
/** So many lines may stand over a heading. */
const mostAbove = 10
const isHead = (row: readonly string[]): boolean => {
  const weights = weightsOf(row)
  const isNumberOfBuyer = (cell: string): boolean => sideOf(cell) === 'addressed' && partWeight(cell) > 0
  return (
    Math.max(0, ...weights) >= 6 || weights.filter((weight) => weight !== 0).length > 1 || row.some(isNumberOfBuyer)
  )
}
/** What is known to be a quantity, a comment or a description is nobody's part number. */
const mayName = (cell: string): boolean => claimOf(cell) === null || /^id$/i.test(cell.trim())
/** Where the two numbers stand below a heading: of two columns of the same weight the first is the buyer's own; -1 for none. */
const placesIn = (head: readonly string[]): readonly [number, number] => {
  const weights = weightsOf(head)
  const isNameable = (at: number): boolean => weights[at] !== 0 || mayName(head[at] ?? '')
  const mostOfAll = Math.max(...weights.filter((_, at) => isNameable(at)))
  const isAlone = mostOfAll < 0 && weights.filter((weight) => weight < 0).length < 2
  const partAt = isAlone ? -1 : weights.findLastIndex((weight, at) => isNameable(at) && weight === mostOfAll)
  const others = weights.map((_, at) => at).filter((at) => at !== partAt)
  const told = others.find((at) => (weights[at] ?? 0) < 0) ?? others.find((at) => (weights[at] ?? 0) > 0)
  return [told ?? others.find((at) => mayName(head[at] ?? '')) ?? -1, partAt]
}
/** What a file of own part numbers says; `heads` are the headings of the two columns, own first, `null` without any. */
export type OwnSheet = { readonly entries: readonly OwnNumber[]; readonly heads: OwnNumber | null }
/**
 * The own part numbers of a file (buyer's day 5): own first, then the part number, unless a heading among the first lines
 * says it otherwise. Rows that lack one of them are told like the others that are not taken.
 */
export const ownSheetOf = (rows: readonly (readonly string[])[]): OwnSheet => {
  const headAt = rows.slice(0, mostAbove).findIndex(isHead)
  const [ownAt, partAt] = placesIn(rows[headAt] ?? ['', ''])
  const entryOf = (row: readonly string[]): OwnNumber => ({ own: row[ownAt] ?? '', partNumber: row[partAt] ?? '' })
  const head = rows[headAt]
  return {
    entries: rows.toSpliced(headAt, head === undefined ? 0 : 1).map(entryOf),
    heads: head === undefined ? null : entryOf(head),
  }
}
