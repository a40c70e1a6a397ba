import { saveTable } from './api/browser/table-file'
import { sheetOfText, textOfFile } from './app-sheets'
import type { ListFile } from './machines/ordering/lists.types'
import type { NumberFile } from './machines/ordering/part-numbers.types'
import type { SayWord } from './machines/rules/file-words'
import { numberRows } from './machines/rules/list-file'
import { listSheet, mostLines } from './machines/rules/list-sheet'
import { ownSheetOf } from './machines/rules/own-sheet'
import { lineCount } from './machines/rules/pad-lines'
import { mostNumbers, type NumberProblem, type OwnNumber } from './machines/rules/part-numbers'

/** The sheet of a list; all of this is loaded when somebody chooses a file, or saves one. */
export const readListFile = async (file: File): Promise<ListFile> => {
  const read = await sheetOfText(await textOfFile(file), mostLines)
  if (read.kind === 'refused') return read
  return {
    kind: 'sheet',
    name: file.name.replace(/\.[a-z]{1,4}$/i, ''),
    sheet: listSheet(read.table, read.columns),
  }
}

/** The numbers of a sheet. */
export const readNumberFile = async (file: File): Promise<NumberFile> => {
  const read = await sheetOfText(await textOfFile(file), 2 * mostNumbers)
  if (read.kind === 'refused') return read
  const { cells, long, rest } = read.table
  const untaken = [
    ...Array.from({ length: lineCount(long) }, (): NumberProblem => ({ kind: 'tooLong' })),
    ...Array.from({ length: lineCount(rest) }, (): NumberProblem => ({ kind: 'full' })),
  ]
  return { kind: 'numbers', ...ownSheetOf(cells), untaken }
}

export const saveNumberFile = async (window: Window, numbers: readonly OwnNumber[], say: SayWord) =>
  saveTable(window, 'part-numbers.csv', numberRows(numbers, say))
