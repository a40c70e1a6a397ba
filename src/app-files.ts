import { readRows } from './api/browser/table-file'
import { decodeSheet, largestSheet } from './machines/rules/pad-bytes'

/** The rows of a file, cell by cell. Fails for what is too large, or no text: a picture, a workbook. */
export const rowsOfFile = async (file: File): Promise<readonly (readonly string[])[]> => {
  // A file that is too large is not even opened.
  if (file.size > largestSheet) throw new Error('The file is too large.')
  const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()))
  if ('refused' in decoded) throw new Error(`The file cannot be read: ${decoded.refused}.`)
  return readRows(decoded.text)
}
