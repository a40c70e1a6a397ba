import { countedPart } from './pad-counted'
import { asOneTable, columnsOf, readCells } from './pad-columns'
import { lineCount, mostRows } from './pad-lines'
import { looksLikePart, type PadOffer } from './pad-offer'
import { readPadQuantity } from './pad-quantity'
import { readTable } from './pad-sheet'

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
  const isCounted = ({ part, quantity }: Readonly<Record<'part' | 'quantity', string>>) =>
    /^\S+$/u.test(part) && quantity !== '' && readPadQuantity(quantity, null).kind === 'whole'
  const likely = rows.filter((row) => looksLikePart(row.part) || isCounted(row)).length
  return likely * 2 > rows.length ? { kind: 'many', lines: rows.length + lineCount(rest) } : null
}

/** What stands in the search, and the lines that were pasted into it, whose ends the field has swallowed. */
export type Searched = { readonly text: string; readonly pasted: string | null }
/** What is offered, and the text that it is of. */
export type WeighedOffer = { readonly offer: PadOffer | null; readonly given: string }

/** Several pasted lines are read as such, or not at all: what the field made one line of is another order. */
export const weighOffer = ({ text, pasted }: Searched): WeighedOffer => {
  const given = pasted !== null && /[\r\n]/.test(pasted.trim()) ? pasted : text
  return { offer: padOfferFor(given), given }
}
