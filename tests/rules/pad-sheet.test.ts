// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { largestSheet } from '../../src/machines/rules/pad-bytes'
import { columnsOf, readCells, withRole } from '../../src/machines/rules/pad-columns'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { rowsOfCells, textOfRow } from '../../src/machines/rules/pad-rows'
import { cleanCell } from '../../src/machines/rules/pad-cell'
import { isUnitCell } from '../../src/machines/rules/pad-quantity'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { runs } from './samples'

const cellsOf = (text: string, room = mostRows) => readTable(text, room, readDelimited).cells
const rowsOf = (text: string) => {
  const cells = cellsOf(text)
  const { rows, roles } = columnsOf(cells)
  return rowsOfCells(rows, roles, String).map(({ part, quantity, comment }) => `${part}|${quantity}|${comment}`)
}
describe('the rows of a pasted text', () => {
  test.each([
    ['tabs', 'CB-120\t6\nCB-121\t2\n', ['CB-120|6|', 'CB-121|2|']],
    ['commas', 'CB-120,6\nCB-121,2', ['CB-120|6|', 'CB-121|2|']],
    ['semicolons', 'CB-120;6;soon\r\nCB-121;2;', ['CB-120|6|soon', 'CB-121|2|']],
    ['bars', 'CB-120|6\rCB-121|2', ['CB-120|6|', 'CB-121|2|']],
    ['runs of blanks', 'CB-120   6\nCB-121     2   soon', ['CB-120|6|', 'CB-121|2|soon']],
    ['single blanks', 'CB-120 6\nCB-121 2', ['CB-120|6|', 'CB-121|2|']],
    ['a blank in the part number', 'CB 120 6\nCB 121 2', ['CB 120|6|', 'CB 121|2|']],
    ['part numbers alone', 'CB-120\nCB-121', ['CB-120||', 'CB-121||']],
    ['a part number alone, with a blank', 'CB 120\nCB 121', ['CB 120||', 'CB 121||']],
    ['6 x in front', '6 x CB-120\n2x CB-121', ['CB-120|6 x|', 'CB-121|2x|']],
    ['units', 'CB-120 6 BOX\nCB-121 x2', ['CB-120|6 BOX|', 'CB-121|x2|']],
    ['a comma that belongs to the number', 'CB-120 1,5\nCB-121 1,000', ['CB-120|1,5|', 'CB-121|1,000|']],
    ['a thousand between commas', 'CB-120,1,000\nCB-121,2\nCB-122,3', ['CB-120|1,000|', 'CB-121|2|', 'CB-122|3|']],
    ['empty rows', '\n\nCB-120\t6\n\t\n   \nCB-121\t2\n\n', ['CB-120|6|', 'CB-121|2|']],
    ['marks that nobody sees', '\ufeff\u200eCB-120\u200f\t\u202a6\u202c ', ['CB-120|6|']],
    ['blanks that do not break', '\u00a0CB-120\u00a0\t6', ['CB-120|6|']],
    ['formulas', '=A1+B1\t6\n+CB-1\t2', ['=A1+B1|6|', '+CB-1|2|']],
    [
      'quotes with breaks inside',
      '"CB-120"\t6\t"first\nsecond"\n"CB ""1"""\t2',
      ['CB-120|6|first second', 'CB "1"|2|'],
    ],
    ['inches', 'CB 5" pipe\t6\nCB-121\t2', ['CB 5" pipe|6|', 'CB-121|2|']],
    [
      'a quote that runs on into further rows',
      'CB-120\t3\tpipe 1"\nCB-121\t2\t"open\nCB-122\t4\t3/4"\nCB-123\t5\t"a ""b"""',
      ['CB-120|3|pipe 1"', 'CB-121|2|"open', 'CB-122|4|3/4"', 'CB-123|5|a "b"'],
    ],
    [
      'a quote that runs on, between semicolons',
      'CB-120;3;x\nCB-121;2;"open\nCB-122;4;3/4"',
      ['CB-120|3|x', 'CB-121|2|"open', 'CB-122|4|3/4"'],
    ],
    ['breaks inside a cell, and commas', 'CB-120,6,"blue, large\nplease, soon"', ['CB-120|6|blue, large please, soon']],
    ['a quote that does not close', '"CB-120\t6\nCB-121\t2', ['"CB-120|6|', 'CB-121|2|']],
    [
      'part numbers without digits, and a remark in one row',
      'P-1001\t2\tGate 4\nbolt\t1\nNO-SUCH\t3\n',
      ['P-1001|2|Gate 4', 'bolt|1|', 'NO-SUCH|3|'],
    ],
    ['words alone', 'bolt\t1\nnut\t3', ['bolt|1|', 'nut|3|']],
    ['a cell merged over two rows', 'CB-120\t6\n\t2', ['CB-120|6|', '|2|']],
    ['quantities in front', '6\tCB-120\n12\tCB-121', ['CB-120|6|', 'CB-121|12|']],
    ['part numbers of digits', '100234\t6\n100235\t2', ['100234|6|', '100235|2|']],
    ['the same, the other way round', '6\t100234\n2\t100235', ['100234|6|', '100235|2|']],
    ['counted rows', '1\tCB-120\t6\n2\tCB-121\t2\n3\tCB-122\t9', ['CB-120|6|', 'CB-121|2|', 'CB-122|9|']],
    ['an English heading', 'Qty,Part number,Note\n6,CB-120,soon', ['CB-120|6|soon']],
    ['a Spanish heading', 'Cantidad;Número de pieza;Comentario\n6;CB-120;pronto', ['CB-120|6|pronto']],
    ['a French heading', 'Référence\tQté\tRemarque\nCB-120\t6\tvite', ['CB-120|6|vite']],
    [
      'a heading with more columns',
      'Item\tDescription\tUnit price\tOrder qty\nCB-120\tBolt M8\t12.50\t6',
      ['CB-120|6|'],
    ],
    [
      'heading and description, part and price',
      'CB-120\tHex bolt\t6\t12.50\nCB-121\tNut\t2\t0.10',
      ['CB-120|6|', 'CB-121|2|'],
    ],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test('what there is no room for stays text', () => {
    const text = Array.from({ length: 5_000 }, (_, at) => `CB-${at}\t${at}`).join('\n')
    const { cells, rest } = readTable(text, mostRows, readDelimited)
    expect([cells.length, cells.at(-1), rest.split('\n').length, rest.startsWith('CB-1000\t')]).toEqual([
      1_000,
      ['CB-999', '999'],
      4_000,
      true,
    ])
    const quoted = readTable(text.replace('CB-0', '"CB-0"'), mostRows, readDelimited)
    expect([quoted.cells.length, quoted.rest]).toEqual([1_000, rest])
    expect(readTable(text, 0, readDelimited).rest).toBe(text)
  })

  test('a row longer than any order has stays text', () => {
    const long = 'x'.repeat(6_000)
    expect(readTable(`CB-1\t6\n${long}\t1\nCB-2\t2`, mostRows, readDelimited)).toMatchObject({
      cells: [
        ['CB-1', '6'],
        ['CB-2', '2'],
      ],
      rest: '',
      long: `${long}\t1`,
    })
  })

  test('a heading of another column is taken over, and the former one changes places', () => {
    expect(withRole(['part', 'quantity', 'other'], 1, 'part')).toEqual(['quantity', 'part', 'other'])
    expect(withRole(['part', 'quantity', 'other'], 2, 'quantity')).toEqual(['part', 'other', 'quantity'])
    expect(withRole(['part', 'quantity'], 1, 'other')).toEqual(['part', 'other'])
  })
})

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('CB-120', 'AB 7', '6', 'x6', '1,000', '1.5', 'Qty', 'Part', '=SUM(A1)', '5"', '6 BOX'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '\t',
      ',',
      ';',
      '|',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\r',
      '"',
      '""',
      '\ufeff',
      '\u2028',
      '\v',
      '\u00ad',
      '\u200f',
      '\u00a0',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
)
const anyText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
/** All that counts: no separators (a colon and a dash are some, too), quotes, blanks, breaks and marks that cannot be seen. */
const substance = (text: string): string =>
  [...text.replace(/[-–—:=\s\0\t,;|"\u00ad\u00a0\u202f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')]
    .toSorted()
    .join('')

/** What one text has more than the other, sign by sign. */
const surplusOf = (text: string, other: string): string => {
  const left = [...other]
  return [...text]
    .filter((sign) => {
      const at = left.indexOf(sign)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .join('')
}

describe('never is a character lost', () => {
  test('P30 a fuzz of 10,000 pasted texts: each character is in a row or in the rest', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(mostRows, 3, 0), (text, room) => {
        const { cells, rest, long } = readTable(text, room, readDelimited)
        const { more, ...first } = columnsOf(cells)
        const tables = [first, ...more]
        const rows = tables.flatMap(({ rows: read, roles }) => rowsOfCells(read, roles, String))
        const lines = rows.map((row) => textOfRow({ ...row, extra: [...row.extra] }, ''))
        const heads = tables.flatMap(({ above, header }) => [...above.flat(), ...(header ?? [])])
        const shown = [...heads, ...lines, rest, long]
        // What a row is copied out as has an apostrophe before a formula.
        const withoutMarks = (all: string) => substance(all).replaceAll("'", '')
        const [read, written] = [withoutMarks(shown.join('')), withoutMarks(text)]
        expect(surplusOf(written, read)).toBe('')
        // A unit in a column of its own stands in the quantity, too (decision 076); nothing else is made up.
        const units = new Set(cells.flat().filter(isUnitCell).join(''))
        expect([...surplusOf(read, written)].filter((sign) => !units.has(sign))).toEqual([])
        expect(cells.length).toBeLessThanOrEqual(room)
        expect(
          rows.every(({ part, quantity, comment, extra }) => [part, quantity, comment, ...extra].join('') !== ''),
        ).toBe(true)
      }),
      { numRuns: Math.min(10 * runs.numRuns, Math.max(10_000, runs.numRuns)) },
    )
  })

  test('P30 a mark in front that stands there twice moves nothing: no sign of the last row is left over', () => {
    const { cells, rest } = readTable('\ufeff\ufeff#\v\t5"\r\nCB-120', 3, readDelimited)
    expect([cells.at(-1), rest]).toEqual([['CB-120'], ''])
  })

  test('P30 a row is read by its columns without losing a cell', () => {
    const role = fc.constantFrom('part' as const, 'quantity' as const, 'comment' as const, 'other' as const)
    fc.assert(
      fc.property(fc.array(fc.string()), fc.uniqueArray(role), (cells, roles) => {
        const { part, quantity, comment, extra } = readCells(cells, roles)
        const read = [part, quantity, comment, ...extra].filter((cell) => cell !== '')
        expect(read.toSorted()).toEqual(cells.filter((cell) => cell !== '').toSorted())
      }),
      runs,
    )
  })

  test('R 10 MB of anything are read, and all of it is there', () => {
    const line = 'CB-120\t6\t"a, b"\n'
    const large = line.repeat(Math.floor(largestSheet / line.length))
    const { cells, rest } = readTable(large, mostRows, readDelimited)
    expect(cells).toHaveLength(mostRows)
    expect(rest).toHaveLength(large.length - mostRows * line.length)
    const oneLine = '"x,'.repeat(300_000)
    expect(readTable(oneLine, mostRows, readDelimited)).toMatchObject({ cells: [], long: expect.stringContaining('x') })
  })
})

test('PAD of the parts of one line only as many are rows as there is room for; the others are kept as text', () => {
  const { cells, rest, separator } = readTable('HB-100, HB-110, HB-120, HB-130', 3, readDelimited)
  expect([cells, rest.trim()]).toEqual([[['HB-100'], ['HB-110'], ['HB-120']], 'HB-130'])
  const counted = readTable('HB-100 3, HB-110 2, HB-120 1\nHB-130 4, HB-140 5', 2, readDelimited)
  expect(counted.cells).toEqual([
    ['HB-100', '3'],
    ['HB-110', '2'],
  ])
  expect(readTable(counted.rest, 9, readDelimited, separator).cells).toEqual([
    ['HB-120', '1'],
    ['HB-130', '4'],
    ['HB-140', '5'],
  ])
})

test('PAD a line that a program of another region took for one cell has its cells, where it has as many as the others', () => {
  const cellsOf = (text: string) => readTable(text, 100, readDelimited).cells
  const list = 'Part,Qty,Comment\nFW-100,2,soon\n"HB-100,12,""1,5 mm"""\n"CB-120,3,"\n"Please, by noon"\n'
  expect(cellsOf(list)).toEqual([
    ['Part', 'Qty', 'Comment'],
    ['FW-100', '2', 'soon'],
    ['HB-100', '12', '1,5 mm'],
    ['CB-120,3,'],
    ['Please, by noon'],
  ])
  expect(cellsOf('C,D\nE,F\n"A, B"\n')).toEqual([['C', 'D'], ['E', 'F'], ['A, B']])
})

test('PAD a text that a spreadsheet wrote as ="0100" is that text; a formula stays what it is', () => {
  expect(cleanCell('="HB-100"')).toBe('HB-100')
  expect(cleanCell(' =" 0100 " ')).toBe('0100')
  expect(cleanCell('=SUM("A1")')).toBe('=SUM("A1")')
})
