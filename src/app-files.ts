import { saveTable } from './api/browser/table-file'
import type { Records } from './api/browser/records'
import { fileShelf } from './app-held'
import { sheetOfText, textOfFile } from './app-sheets'
import { holdFiles, type FilesTold, type HeldFiles } from './machines/ordering/held-files'
import type { FileQuestion } from './machines/ordering/lists.types'
import type { NumberFile } from './machines/ordering/part-numbers.types'
import type { SayWord } from './machines/rules/file-words'
import { numberRows } from './machines/rules/list-file'
import { fileOf, listSheet, mostLines, type ListFile } from './machines/rules/list-sheet'
import { ownSheetOf } from './machines/rules/own-sheet'
import type { Owner } from './machines/rules/order-attempt'
import { lineCount } from './machines/rules/pad-lines'
import { mostNumbers, type NumberProblem, type OwnNumber } from './machines/rules/part-numbers'

/** What a file comes to; all of this is loaded when somebody chooses a file, or saves one. */
export const readListFile = async ({ file, open, answer }: FileQuestion): Promise<ListFile> => {
  if (open !== null) return fileOf(open, answer)
  const read = await sheetOfText(await textOfFile(file), mostLines)
  if (read.kind === 'refused') return read
  return fileOf({ name: file.name.replace(/\.[a-z]{1,4}$/i, ''), sheet: listSheet(read.table, read.columns) })
}

/** The numbers of a sheet. */
export const readNumberFile = async (file: File): Promise<NumberFile> => {
  const read = await sheetOfText(await textOfFile(file), 2 * mostNumbers)
  if (read.kind === 'refused') return read
  const { cells, long, rest } = read.table
  const untaken = [
    ...Array.from({ length: lineCount(long) }, (): NumberProblem => ({ kind: 'tooLong' })),
    ...Array.from({ length: lineCount(rest) }, (): NumberProblem => ({ kind: 'full', own: '', wanted: '' })),
  ]
  return { kind: 'numbers', ...ownSheetOf(cells), untaken }
}

export const saveNumberFile = async (window: Window, numbers: readonly OwnNumber[], say: SayWord) =>
  saveTable(window, 'part-numbers.csv', numberRows(numbers, say))

/** The files that are no lists yet, on this device. */
export const keepFiles = (window: Window, records: Records, owner: Owner, tell: FilesTold): HeldFiles =>
  holdFiles(fileShelf(window, records), owner, tell)
