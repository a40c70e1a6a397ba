import type { SayWord } from './file-words'
import { harmless } from './harmless'
import { quantityText, unitIn, type ListLine } from './lists'
import { readUnit } from './unit-words'
import { ownOf, withOwnCell, type Numbers, type OwnNumber } from './part-numbers'

/** The heads of the columns, as they are written and read again; comment comes third, as a pasted sheet has it. */
const heads = ['pad.part', 'cart.quantity', 'pad.comment', 'cart.description', 'cart.uom'] as const
/** A cell stays in its line and in its column, whatever reads the file. */
const inCell = (text: string): string => harmless(text.replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' '))
/** How many, and in a cell of its own the unit that was sold; a unit as it was written stays with its number (decision 076). */
const countCells = (line: ListLine): readonly [quantity: string, unit: string] => {
  const { word, holds } = readUnit(unitIn(line) ?? '')
  return holds === null ? [quantityText(line), ''] : [String(line.quantity), word]
}
/**
 * The rows of a file of lines, head first, in the reader's language. Who has numbers of their own finds them in a last
 * column.
 */
export const fileRows = (
  lines: readonly ListLine[],
  say: SayWord,
  numbers: Numbers = [],
): readonly (readonly string[])[] => {
  const withOwn = withOwnCell(numbers)
  return [
    withOwn(heads.map(say), say('orders.ownNumber')),
    ...lines.map((line) => {
      const [quantity, unit] = countCells(line)
      const cells = [line.partNumber, quantity, line.comment, line.description, unit]
      return withOwn(cells, ownOf(numbers, line.partNumber).join(', ')).map(inCell)
    }),
  ]
}

/** A name for a file from the name of a list: nothing in it that a file system minds. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
      .trim()
      .slice(0, 60) || 'list'
  }.csv`

const numberHeads = ['partNumbers.own', 'pad.part'] as const
/** The rows of a file of own part numbers, head first. */
export const numberRows = (numbers: readonly OwnNumber[], say: SayWord): readonly (readonly string[])[] => [
  numberHeads.map(say),
  ...numbers.map(({ own, partNumber }) => [own, partNumber].map(inCell)),
]
