import type { PastedColumn } from './cart-fill'
import { roleOfHeading } from './pad-headings'
import { readPadQuantity } from './pad-quantity'

const cellOf = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')

/** The cells of a text of several lines, without a heading that speaks of quantities; `null` for one line or none. */
export const columnOf = (text: string): PastedColumn | null => {
  const cells = text.split(/\r\n|\r|\n/).map(cellOf)
  const last = cells.findLastIndex((cell) => cell !== '')
  const column = cells.slice(0, last + 1)
  const [first = '', ...rest] = column
  if (rest.length === 0) return null
  return roleOfHeading(first) === 'quantity' ? { heading: first, texts: rest } : { heading: null, texts: column }
}

/** The quantities of a text that is one column of them; `null` for every other text. */
export const quantitiesIn = (text: string): readonly string[] | null => {
  const column = text.includes('\t') ? null : columnOf(text)
  return column?.texts.every((one) => readPadQuantity(one, null).kind !== 'noNumber') ? column.texts : null
}
