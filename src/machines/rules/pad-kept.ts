import { lineCount } from './pad-lines'
import type { PadRow, WaitingText } from './pad-rows'

/** A row that nobody has written into. */
export const emptyRow = (id: string): PadRow => ({
  id,
  part: '',
  quantity: '',
  comment: '',
  extra: [],
  isQuantityOpen: false,
  sheet: null,
  chosenId: null,
  reading: null,
  isLeftOut: false,
  isAdded: false,
  oldPrice: null,
  oldQuantity: null,
  oldUnit: null,
  oldName: null,
  writtenAs: null,
  origin: null,
  tags: [],
})
/** A line that is longer than any row stays text. */
export const isReadable = ({ why }: WaitingText): boolean => why !== 'long'
/** How many lines wait. */
export const waitingLines = (rest: readonly WaitingText[]): number =>
  rest.reduce((sum, { text }) => sum + lineCount(text), 0)
/** All that waits, one text behind the other. */
export const waitingText = (rest: readonly WaitingText[]): string => rest.map(({ text }) => text).join('\n')
