import type { ClipboardEvent } from 'react'

/** A cell that was copied in a spreadsheet ends its line: it is the whole value, wherever the cursor stands. A word goes to the cursor. */
export const takesCopiedCell = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): void => {
  if (/^[^\t\r\n]+[\r\n]+$/.test(clipboardData.getData('text/plain'))) currentTarget.select()
}
