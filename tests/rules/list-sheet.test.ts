// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { writeRows } from '../../src/api/browser/table-file'
import { fileRows } from '../../src/machines/rules/list-file'
import {
  importOf,
  isSheetOpen,
  isWholeImport,
  listSheet,
  mostLines,
  unclearIn,
  withColumn,
  withNumbersRead,
} from '../../src/machines/rules/list-sheet'
import { mergedLines } from '../../src/machines/rules/list-merge'
import { bareLine, readLines, wantedLines } from '../../src/machines/rules/lists'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { cleanCell } from '../../src/machines/rules/pad-cell'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { runs } from './samples'
import { fileWords } from '../support/file-words'

const sheetOf = (text: string, room = mostLines) => {
  const table = readTable(text, room, readDelimited)
  return listSheet(table, columnsOf(table.cells))
}
const read = (text: string) => importOf(sheetOf(text))
const brief = (text: string) => read(text).lines.map(({ partNumber, quantity }) => `${partNumber}|${quantity}`)

describe('LISTS a file becomes a list as the order pad would read it', () => {
  it.each([
    ['HB-100,6 BOX\nHB-110,x3', ['HB-100|6', 'HB-110|3']],
    ['Stock;Part number;Qty\n400;HB-100;2', ['HB-100|2']],
    ['Weekly order\n\nPos,Part number,Quantity\n1,HB-100,4', ['HB-100|4']],
    ['Qty\tItem\n6\tCB-120\n', ['CB-120|6']],
    ['HB-100  (2)\nHB-110  ', ['HB-100|1', 'HB-110|1']],
    ['\u200fHB-100\u200e, 2 ', ['HB-100|2']],
    ['HB-100,="2"', ['HB-100|2']],
  ])('%j', (text, lines) => {
    expect(brief(text)).toEqual(lines)
  })

  it('the unit that is written stays with the quantity, in the file, on the device and in the pad', async () => {
    const { lines, notes } = read('Part,Qty\nDS-100,12 EA\nCB-110,6\nds-100,3 ea\nDS-100,2\nHX-205,6k')
    expect(wantedLines(lines).map(({ part, quantity }) => `${part}|${quantity}`)).toEqual([
      'DS-100|15 EA',
      'CB-110|6',
      'DS-100|2',
      'HX-205|6 k',
    ])
    expect(notes).toEqual([{ problem: 'twice', line: 'ds-100 | 3 ea', together: 15 }])
    expect(readLines(JSON.parse(JSON.stringify(lines)))).toEqual({ lines, damaged: 0 })
    expect(read(await writeRows(fileRows(lines, fileWords('en')))).lines).toEqual(lines)
    const other = mergedLines(lines, [bareLine('DS-100', 1), { ...bareLine('DS-100', 1), unit: 'EA' }])
    expect(wantedLines(other.lines).map(({ quantity }) => quantity)).toEqual(['16 EA', '6', '3', '6 k'])
  })

  it('what is written is read again, in every language', async () => {
    const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('a; b', 'a | b', 'a\tb', 'a\u2028b', '=1', '"'))
    const plain = text.map((one) => cleanCell(one.replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' ')))
    const bare = fc
      .tuple(fc.nat(1e6), fc.nat(1e6), plain, plain)
      .map(([part, quantity, comment, description]) => bareLine(`P${part}`, quantity, comment, description))
    const lists = fc.uniqueArray(bare, { maxLength: 8, selector: ({ partNumber }) => partNumber })
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.constantFrom('en' as const, 'es', 'fr'),
        fc.boolean(),
        async (lines, language, isOwn) => {
          const numbers = isOwn ? lines.map(({ partNumber }) => ({ own: `OWN-${partNumber}`, partNumber })) : []
          const imported = read(await writeRows(fileRows(lines, fileWords(language), numbers), isOwn ? ';' : ','))
          expect([imported.lines, isWholeImport(imported)]).toEqual([lines, true])
        },
      ),
      runs,
    )
  })

  it('nothing vanishes: every line with a part number is in the list or told', () => {
    const cell = fc.oneof(fc.constantFrom('', '6', '1,5', '-3', 'x6', '6 BOX', 'tbd', '1.000', 'HB-100'), fc.string())
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
    fc.assert(
      fc.property(rows, (cells) => {
        const table = readTable(cells.map((row) => row.map(cleanCell).join('\t')).join('\n'), mostLines, null)
        const sheet = listSheet(table, columnsOf(table.cells))
        const { lines, notes } = importOf(sheet)
        const told = notes.filter(({ problem }) => ['twice', 'noPart', 'longPart'].includes(problem))
        expect(lines.length + told.length).toBe(sheet.rows.length)
        const heading = sheet.header === null ? 0 : 1
        expect(sheet.rows.length + sheet.above.length + heading).toBe(table.cells.length)
      }),
      runs,
    )
  })
})

describe('LISTS what is not in a list as it was written is told line by line', () => {
  it('a quantity that is none comes as 0, no quantity is one; a row without a part number is not taken', () => {
    const { lines, notes } = read('Part,Qty\nHB-100,1.5\nHB-110,-3\nHB-120,tbd\n,4\nHB-130,\n')
    expect(lines.map(({ quantity }) => quantity)).toEqual([0, 0, 0, 1])
    expect(notes).toEqual([
      { problem: 'notWhole', line: 'HB-100 | 1.5' },
      { problem: 'negative', line: 'HB-110 | -3' },
      { problem: 'noNumber', line: 'HB-120 | tbd' },
      { problem: 'noPart', line: '4' },
    ])
  })

  it('a part number that stands there twice is summed, with both comments, and told', () => {
    const { lines, notes } = read('Part,Qty,Note\nHB-100,2,Gate 4\nhb-100,3,Bob\nHB-100,1,Bob')
    expect(lines).toEqual([bareLine('HB-100', 6, 'Gate 4 / Bob')])
    expect(notes).toEqual([
      { problem: 'twice', line: 'hb-100 | 3 | Bob', together: 5 },
      { problem: 'twice', line: 'HB-100 | 1 | Bob', together: 6 },
    ])
  })

  it('columns of no use, lines over the heading, long lines and those without room are told', () => {
    const imported = read('Weekly order\nPart,Stock,Qty,Description\nHB-100,400,2,Bolt')
    expect(imported).toMatchObject({
      lines: [bareLine('HB-100', 2, '', 'Bolt')],
      notes: [{ problem: 'above', line: 'Weekly order' }],
      unused: [{ heading: 'Stock', at: 1, cells: ['400'] }],
    })
    // A second table is read by its own heading, which is told, too.
    expect(read('Part,Qty\nHB-100,2\nArticle,Stock,Qté\nHB-110,99,3')).toMatchObject({
      lines: [bareLine('HB-100', 2), bareLine('HB-110', 3)],
      notes: [{ problem: 'above', line: 'Article | Stock | Qté' }],
      unused: [{ heading: '', cells: ['99'] }],
    })
    const long = `HB-100,2\n${'x'.repeat(5_001)}\nHB-120,3`
    expect(importOf(sheetOf(long)).notes).toMatchObject([{ problem: 'longLine' }])
    const remark = 'remark '.repeat(90).trim()
    expect(read(`Part,Qty,Comment\nHB-100,2,${remark}`).lines).toEqual([bareLine('HB-100', 2, remark)])
    const many = sheetOf('HB-100,2\nHB-110,3\nHB-120,4', 2)
    expect([importOf(many).over, isWholeImport(importOf(many))]).toEqual([1, false])
  })
})

describe('LISTS what a sheet leaves open is asked', () => {
  it('which column is the quantity', () => {
    const sheet = sheetOf('HB-100\t40\t2\nHB-110\t50\t3')
    expect(isSheetOpen(sheet)).toBe(true)
    expect(importOf(withColumn(sheet, 2)).lines.map(({ quantity }) => quantity)).toEqual([2, 3])
    expect(importOf(withColumn(sheet, null)).lines.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(isSheetOpen(withColumn(sheet, 2))).toBe(false)
    expect(withColumn(withColumn(sheet, 2), 1).roles[2]).toBe('quantity')
  })

  it('how 1.000 is meant', () => {
    const sheet = sheetOf('HB-100\t1.000\nHB-110\t3')
    expect([isSheetOpen(sheet), unclearIn(sheet)]).toEqual([true, '1.000'])
    expect(importOf(withNumbersRead(sheet, 'thousands')).lines[0]?.quantity).toBe(1_000)
    expect(importOf(withNumbersRead(sheet, 'decimals')).lines[0]?.quantity).toBe(1)
    expect(importOf(sheet).notes).toEqual([{ problem: 'unclear', line: 'HB-100 | 1.000' }])
  })

  it('that 1.000 is a thousand says nothing of 1,000: it is asked about, too', () => {
    const read = withNumbersRead(sheetOf('HB-100\t1.000\nHB-110\t1,000\nHB-120\t2.000'), 'thousands')
    expect(unclearIn(read)).toBe('1,000')
    expect(importOf(withNumbersRead(read, 'decimals')).lines.map(({ quantity }) => quantity)).toEqual([1_000, 1, 2_000])
  })
})
