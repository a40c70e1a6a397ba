import { isHtmlTable, textOfHtml } from './machines/rules/html-text'
import { decodeSheet, largestSheet, type Decoded, type FileRefusal } from './machines/rules/pad-bytes'
import { columnsBy, columnsOf, type SheetColumns } from './machines/rules/pad-columns'
import type { WaitingText } from './machines/rules/pad-rows'
import { hasQuotes, readTable, type ReadDelimited, type Table } from './machines/rules/pad-sheet'

/** The bytes of a file, and how many there are. */
export type Bytes = { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> }
/** A text as a sheet, or why it is none; `text` is what must not be lost. */
export type ReadText =
  | { readonly kind: 'sheet'; readonly table: Table; readonly columns: SheetColumns }
  | { readonly kind: 'refused'; readonly reason: FileRefusal; readonly text?: string }

/** So many lines may stand over a heading; they take no room. */
const aboveRows = 10
const sheetOf = (text: string, room: number, read: ReadDelimited | null): ReadText => {
  const first = readTable(text, room + aboveRows, read)
  if (first.cells.length === 0 && first.rest === '' && first.long === '') return { kind: 'refused', reason: 'empty' }
  const { header, above } = columnsOf(first.cells)
  const table = readTable(text, room + (header ? above.length + 1 : 0), read)
  return { kind: 'sheet', table, columns: columnsOf(table.cells) }
}
/** The library that reads quoted cells is loaded when it is first needed; `undefined` where it cannot be fetched. */
const readerFor = async (text: string): Promise<ReadDelimited | null | undefined> => {
  if (!hasQuotes(text)) return null
  try {
    return (await import('./api/delimited')).readDelimited
  } catch {
    return undefined
  }
}

/** The text of a file, judged by its content. One that is too large is not even opened. */
export const textOfFile = async (file: Bytes): Promise<Decoded> =>
  file.size > largestSheet ? { refused: 'tooLarge' } : decodeSheet(new Uint8Array(await file.arrayBuffer()))
/** A pasted text, unless it is too large. */
export const pastedText = (text: string): Decoded => (text.length > largestSheet ? { refused: 'tooLarge' } : { text })

/** At most `room` rows of a text; `known` is how its sheet is read, where it is the end of one that was read before. */
export const sheetOfText = async (
  decoded: Decoded,
  room: number,
  known: WaitingText['sheet'] = null,
): Promise<ReadText> => {
  if ('refused' in decoded) return { kind: 'refused', reason: decoded.refused }
  // Many programs write a page with a table and call it a sheet.
  const text = isHtmlTable(decoded.text) ? textOfHtml(decoded.text) : decoded.text
  if (text.trim() === '') return { kind: 'refused', reason: 'empty' }
  const read = await readerFor(text)
  if (read === undefined) return { kind: 'refused', reason: 'noReader', text }
  if (known === null) return sheetOf(text, room, read)
  const table = readTable(text, room, read, known.separator)
  return { kind: 'sheet', table, columns: columnsBy(table.cells, known) }
}
