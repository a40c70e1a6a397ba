import { bareLine } from '../../src/machines/rules/lists'
import { fileOf, listSheet, type ListFile } from '../../src/machines/rules/list-sheet'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { readTable } from '../../src/machines/rules/pad-sheet'

/** A file of this text, called Monday, as it was read: what it comes to. */
export const monday = (text: string): ListFile => {
  const table = readTable(text, 10, null)
  return fileOf({ name: 'Monday', sheet: listSheet(table, columnsOf(table.cells)) })
}
/** The list of the same name with these lines. */
export const madeOf = (...made: readonly (readonly [string, number])[]) => ({
  kind: 'made',
  name: 'Monday',
  lines: made.map(([part, quantity]) => bareLine(part, quantity)),
})
