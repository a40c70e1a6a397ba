import { withoutInvisible } from './invisible'

/**
 * A cell as it is kept: no marks that cannot be seen, no blanks around it, one blank for each break inside. `="0100"` is
 * how spreadsheets write the text `0100` into a file.
 */
export const cleanCell = (cell: string): string =>
  withoutInvisible(cell)
    .replace(/[\s\u00a0\u202f]*\n[\s\u00a0\u202f]*/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .trim()

/** The cells in which something stands. */
export const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell !== '')
