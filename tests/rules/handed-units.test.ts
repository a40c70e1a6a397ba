// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { writeRows } from '../../src/api/browser/table-file'
import type { LineProduct } from '../../src/machines/rules/cart'
import { fileRows } from '../../src/machines/rules/list-file'
import { mergedLines } from '../../src/machines/rules/list-merge'
import { importOf, isWholeImport, listSheet, mostLines } from '../../src/machines/rules/list-sheet'
import { bareLine, listLineOf, unitIn, wantedLines, type ListLine } from '../../src/machines/rules/lists'
import { linkFragment, readLink } from '../../src/machines/rules/order-link'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { isOrderedBefore } from '../../src/machines/rules/pad-difference'
import { judgeRows } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey } from '../../src/machines/rules/pad-matching'
import { passedRows } from '../../src/machines/rules/pad-passing'
import { rowsOfWanted } from '../../src/machines/rules/pad-rows'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { countInUnit, isOtherUnitWritten, soldBy } from '../../src/machines/rules/unit-words'
import { fileWords } from '../support/file-words'
import { line, product } from './samples'

const hundred = { uom_code: 'BOX', cf: 100 }
const fifty = { uom_code: 'BOX', cf: 50 }
const single = { uom_code: 'EA', cf: null }
const boxes = listLineOf(line(5, hundred))

test('a unit that says how many it holds is another one where that differs; its pieces are counted', () => {
  expect([soldBy(hundred), soldBy(single), soldBy({ uom_code: ' ', cf: 2 })]).toEqual(['BOX x 100', 'EA x 1', null])
  const isOther = (unit: string, of: Pick<LineProduct, 'uom_code' | 'cf'>) => isOtherUnitWritten(unit, of)
  expect([isOther('BOX x 100', hundred), isOther('box x 100', hundred), isOther('EA x 1', single)]).toEqual(
    Array(3).fill(false),
  )
  expect([isOther('BOX x 100', fifty), isOther('BOX x 100', single), isOther('PK x 100', hundred)]).toEqual(
    Array(3).fill(true),
  )
  expect([countInUnit(5, 'BOX x 100', fifty), countInUnit(5, 'BOX x 100', single)]).toEqual([10, 500])
  expect(countInUnit(5, 'BOX x 100', { uom_code: 'BOX', cf: 300 })).toBeNull()
})

describe('P30 a quantity that is handed on counts the unit of then', () => {
  const stands = (lines: readonly ListLine[], today: Pick<LineProduct, 'uom_code' | 'cf'>) => {
    const origin = { source: 'list', name: 'Mondays', broken: 0, isWhole: true } as const
    const rows = rowsOfWanted(wantedLines(lines), origin, (at) => `r${at}`)
    const sold = { ...product(today), available: 5 }
    const known = new Map([[partKey('P-1001'), lookupOf('P-1001', { products: [sold], total: 1 }, [])]])
    const around = { own: new Map(), known, checking: [], cartLines: [], isSellMinimumOn: false }
    return { rows, judged: judgeRows(rows, around) }
  }
  test.each([
    ['a list', [boxes]],
    ['a receipt, or a link', [bareLine('P-1001', 5, '', '', 'BOX x 100')]],
    ['a link that was read', readLink(linkFragment('ACME', [boxes])).lines],
  ] as const)('%s: it is asked about where the product is sold by another unit, or by another factor', (_, lines) => {
    const kinds = [hundred, fifty, single].map((today) => stands(lines, today).judged[0]?.kind)
    expect(kinds).toEqual(['found', 'otherUnit', 'otherUnit'])
    const { rows, judged } = stands(lines, fifty)
    expect([judged[0]?.quantity, judged[0]?.fix]).toEqual([null, { kind: 'unit', text: '10 BOX' }])
    expect(rows.some(isOrderedBefore)).toBe(false)
    // Passed on once more, it still counts the unit of then.
    expect(passedRows(rows, judged).lines.map(unitIn)).toEqual(['BOX x 100'])
  })
})

describe('P30 lines of one product in two units are two lines', () => {
  const quantities = (lines: readonly ListLine[], added: readonly ListLine[]) =>
    mergedLines(lines, added).lines.map((one) => `${one.quantity} ${unitIn(one) ?? '-'}`)
  test('known by another unit, they stand beside each other; of one unit they are summed', () => {
    expect(quantities([boxes], [listLineOf(line(4, single))])).toEqual(['5 BOX x 100', '4 EA x 1'])
    expect(quantities([boxes], [listLineOf(line(4, fifty)), listLineOf(line(1, fifty))])).toEqual([
      '5 BOX x 100',
      '5 BOX x 50',
    ])
    expect(quantities([boxes], [bareLine('p-1001', 2, '', '', 'box x 100')])).toEqual(['7 BOX x 100'])
    expect(quantities([boxes], [bareLine('P-1001', 2)])).toEqual(['7 BOX x 100'])
    // The word of a file says the unit of the product; of pieces nobody has said that.
    expect(quantities([boxes], [bareLine('P-1001', 2, '', '', 'box')])).toEqual(['7 BOX x 100'])
    expect(quantities([bareLine('P-1001', 2, '', '', 'box')], [boxes])).toEqual(['7 BOX x 100'])
    expect(quantities([boxes], [bareLine('P-1001', 2, '', '', 'pcs')])).toEqual(['5 BOX x 100', '2 pcs'])
  })
})

test.each(['en', 'es', 'fr'] as const)(
  'LISTS a file says the unit in a column of its own, and is read whole: %s',
  async (language) => {
    const text = await writeRows(fileRows([boxes, bareLine('N-8', 2, '', '', 'box')], fileWords(language)), ',')
    const table = readTable(text, mostLines, readDelimited)
    const read = importOf(listSheet(table, columnsOf(table.cells)))
    expect(read.lines.map(({ partNumber, quantity, unit }) => `${partNumber} ${quantity} ${unit}`)).toEqual([
      'P-1001 5 BOX',
      'N-8 2 box',
    ])
    expect(isWholeImport(read)).toBe(true)
  },
)
