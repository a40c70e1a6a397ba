// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { columnsBy, columnsOf } from '../../src/machines/rules/pad-columns'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { rowsOfCells } from '../../src/machines/rules/pad-rows'
import { readTable } from '../../src/machines/rules/pad-sheet'

const sheetOf = (text: string) => columnsOf(readTable(text, mostRows, readDelimited).cells)
const rowsOf = (text: string) => {
  const { rows, roles } = sheetOf(text)
  return rowsOfCells(rows, roles, String).map(({ part, quantity, comment }) => `${part}|${quantity}|${comment}`)
}

describe('P30 a line with another separator than the rest', () => {
  test.each([
    ['a semicolon amid tabs', 'P-1001\t2\nHB-110;3\nHN-100\t4', ['P-1001|2|', 'HB-110|3|', 'HN-100|4|']],
    ['a tab amid semicolons', 'P-1001;2\nHB-110\t3\nHN-100;4', ['P-1001|2|', 'HB-110|3|', 'HN-100|4|']],
    ['a bar amid tabs', 'P-1001\t2\nHB-110|3', ['P-1001|2|', 'HB-110|3|']],
    ['a semicolon amid blanks', 'P-1001 2\nHB-110;3\nHN-100 4', ['P-1001|2|', 'HB-110|3|', 'HN-100|4|']],
    ['a semicolon and a blank amid blanks', 'P-1001 2\nHB-110 ; 3\nHN-100 4', ['P-1001|2|', 'HB-110|3|', 'HN-100|4|']],
    ['a bar and blanks amid blanks', 'P-1001 2\nHB-110 | 3\nHN-100 4', ['P-1001|2|', 'HB-110|3|', 'HN-100|4|']],
    ['a comma and a blank amid tabs', 'P-1001\t2\nHB-110, 3', ['P-1001|2|', 'HB-110|3|']],
    ['blanks amid semicolons', 'P-1001;2\nHN-100;4\nHB-110   3', ['P-1001|2|', 'HN-100|4|', 'HB-110|3|']],
    ['with a comment', 'P-1001\t2\tsoon\nHB-110;3;late', ['P-1001|2|soon', 'HB-110|3|late']],
    ['without a quantity', 'P-1001\t2\nHB-110;', ['P-1001|2|', 'HB-110||']],
    ['a quantity that is none', 'P-1001\t2\nHB-110;1,5', ['P-1001|2|', 'HB-110|1,5|']],
    ['amid part numbers alone', 'P-1001\nHB-110;3\nHN-100', ['P-1001||', 'HB-110|3|', 'HN-100||']],
    ['under a heading of tabs', 'Part\tQty\nP-1001;2\nHB-110;3', ['P-1001|2|', 'HB-110|3|']],
    ['a heading of its own', 'Part;Qty\nP-1001\t2\nHB-110\t3', ['P-1001|2|', 'HB-110|3|']],
    ['the quantity in front', 'Qty\tPart\n2\tP-1001\n3;HB-110', ['P-1001|2|', 'HB-110|3|']],
    ['part numbers of digits', '100234\t6\n100235;2', ['100234|6|', '100235|2|']],
  ])('%s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test.each([
    ['a comma between digits may be part of the number', 'P-1001\t2\nHB-10,5', ['P-1001|2|', 'HB-10,5||']],
    ['a blank may be, too', 'P-1001\t2\nCB 120', ['P-1001|2|', 'CB 120||']],
    ['the other way round', 'P-1001\t2\n3;HB-110', ['P-1001|2|', '3;HB-110||']],
    ['two numbers of one length', '1002\t6\n2001;1003', ['1002|6|', '2001;1003||']],
    ['two separators with a reading each', 'P-1001\t2\nHB-1;3|4', ['P-1001|2|', 'HB-1;3|4|']],
    ['more cells than columns', 'P-1001\t2\nHB-110;3;gate;4', ['P-1001|2|', 'HB-110;3;gate;4||']],
    ['words', 'P-1001\t2\nThanks; see you', ['P-1001|2|', 'Thanks; see you||']],
    [
      'a remark with a separator at its end',
      'P-1001  2  gate;\nHB-110  3  gate 4\nHN-100  4  gate',
      ['P-1001|2|gate;', 'HB-110|3|gate 4', 'HN-100|4|gate'],
    ],
  ])('stays whole where it is not clear: %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test('nothing is guessed where the columns are asked about, or of several tables', () => {
    expect(sheetOf('P-1001\t2\t9\nHB-110;3;8').rows[1]).toEqual(['HB-110;3;8'])
    const { rows, more } = sheetOf('Part\tQty\nP-1001\t2\nHB-110;3\nQty\tPart\n4\tHN-100')
    expect([rows.at(-1), more.length]).toEqual([['HB-110;3'], 1])
  })

  test('text that waited is read alike', () => {
    const known = { header: ['Part', 'Qty'], roles: ['part', 'quantity'] as const }
    expect(columnsBy([['P-1001', '2'], ['HB-110;3'], ['---', '---']], known)).toMatchObject({
      rows: [
        ['P-1001', '2'],
        ['HB-110', '3'],
      ],
      above: [['---', '---']],
    })
  })
})

describe('P30 lines that are drawn are no rows', () => {
  const rows = ['P-1001|2|', 'HB-110|3|']
  test.each([
    ['Markdown', '| Part | Qty |\n|------|----:|\n| P-1001 | 2 |\n| HB-110 | 3 |'],
    ['Markdown without its borders', 'Part|Qty\n---|---\nP-1001|2\nHB-110|3'],
    ['of a database', ' Part   | Qty \n--------+-----\n P-1001 |   2\n HB-110 |   3'],
    [
      'a frame',
      '+--------+-----+\n| Part   | Qty |\n+--------+-----+\n| P-1001 |   2 |\n+--------+-----+\n| HB-110 |   3 |\n+--------+-----+',
    ],
    ['of blanks', 'Part    Qty\n------  ---\nP-1001  2\nHB-110  3'],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test('they are told with the heading, which can be a row again', () => {
    const { header, above } = sheetOf('Part|Qty\n---|---\nP-1001|2')
    expect([header, above]).toEqual([['Part', 'Qty'], [['---', '---']]])
  })

  test('words of another language are a heading with a line under them, and its numbers are asked about', () => {
    const { header, roles } = sheetOf('| Teil | Zahl |\n|---|---|\n| P-1001 | 2 |')
    expect([header?.filter((cell) => cell !== ''), roles]).toEqual([
      ['Teil', 'Zahl'],
      ['other', 'part', 'quantity?', 'other'],
    ])
  })

  test('without a heading such a line stays', () => {
    expect(rowsOf('P-1001\t2\n---\t---\nHB-110\t3')).toEqual(['P-1001|2|', '---|---|', 'HB-110|3|'])
  })
})
