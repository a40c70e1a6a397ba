// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guess, isNumeric } from '../../src/machines/rules/pad-guess'
import { isPart } from '../../src/machines/rules/pad-part'
import { runs } from './samples'

/** Rows as they stand below each other: `HB-100|2 / CB-120|6`. */
const rowsOf = (text: string) => text.split(' / ').map((row) => row.split('|'))

describe('PAD a sheet without a heading: what its columns hold', () => {
  test.each([
    ['part, count', 'HB-100|2 / CB-120|6 / FW-8|10', 'part quantity'],
    ['count, part', '2|HB-100 / 6|CB-120 / 10|FW-8', 'quantity part'],
    ['numbers alone: the longer ones are parts', '2|100234 / 6|100235 / 10|100236', 'quantity part'],
    ['numbers alone: the longer ones in front', '100234|2 / 100235|6', 'part quantity'],
    ['numbers alike: the parts are in front', '12|13 / 14|15', 'part quantity'],
    ['a letter longer is not longer', '12|134 / 14|156', 'part quantity'],
    ['dates before the parts', '2026-01-05|HB-100|2 / 2026-01-06|CB-120|6', 'other part quantity'],
    ['dates before parts of digits', '2026-01-05|1001234|3 / 2026-01-06|1001235|2', 'other part quantity'],
    ['days with points', '05.01.2026|HB-100|2 / 06.01.2026|CB-120|6', 'other part quantity'],
    ['days with strokes, one of them cut short', '1/5/26|HB-100|2 / 01/06/2026|CB-120|6', 'other part quantity'],
    [
      'days in words',
      '5 Jan 2026|HB-100|2 / 6 janvier 2026|CB-120|6 / 7 de enero de 2026|FW-8|1',
      'other part quantity',
    ],
    ['days with the time', '2026-01-05 10:42|HB-100|2 / 2026-01-06T08:00:00Z|CB-120|6', 'other part quantity'],
    ['dates behind', 'HB-100|2|2026-01-05 / CB-120|6|2026-01-06', 'part quantity other'],
    ['dates between', 'HB-100|05/02/2026|2 / CB-120|06/02/2026|6', 'part other quantity'],
    ['dates and parts alone', '2026-01-05|HB-100 / 2026-01-06|CB-120', 'other part'],
    ['numbers with hyphens are no dates', '10-12-08|2 / 10-12-10|6', 'part quantity'],
    ['numbers of no month are no dates', '2026-23-05|2 / 2026-23-06|6', 'part quantity'],
    ['parts and days in one column are parts', 'HB-100|2 / 2026-01-05|6 / CB-120|1', 'part quantity'],
    ['parts and prices', 'HB-100|14.90 / HB-110|20.41 / HB-120|37.00', 'part quantity?'],
    ['parts and what may be prices', 'HB-100|14,00 / HB-110|20,00', 'part quantity?'],
    ['one of many counts is no whole one', 'HB-100|14 / HB-110|1.50 / HB-120|3', 'part quantity'],
    [
      'codes in front, one without a figure: nobody can know',
      'P-MAX0|3|HB-100 / P-NOIMG|4|HB-110',
      'part? quantity part?',
    ],
    ['codes in front, each with a figure', 'HB-100|3|A12 / HB-110|4|B07', 'part quantity comment'],
    ['one column of numbers', '100 / 200 / 300', 'part'],
    ['one column of parts', 'HB-100 / CB-120', 'part'],
    ['words before parts with a blank in them', 'Bolt|CB 120|5 / Nut|CB 121|2', 'other part quantity'],
    [
      'words before parts, and one of them has a number',
      'Bolt|CB 120|5 / Nut|CB 121|2 / Disc|A 7|3 / M8|CB 9|1',
      'other part quantity',
    ],
    ['a price behind', 'HB-100|2|12.50 / CB-120|6|3.00', 'part quantity other'],
    ['a price between', 'HB-100|12.50|2 / CB-120|3.00|6', 'part other quantity'],
    ['a price in whole dollars: nobody can know', 'HB-100|12|2 / CB-120|3|6', 'part quantity? quantity?'],
    ['numbered rows', '1|HB-100|2 / 2|CB-120|6 / 3|FW-8|10', 'other part quantity'],
    ['rows numbered from 0', '0|HB-100|2 / 1|CB-120|6 / 2|FW-8|10', 'other part quantity'],
    ['two numbered rows may be counts', '1|HB-100|2 / 2|CB-120|6', 'quantity? part quantity?'],
    ['numbers with a gap may be counts', '1|HB-100|2 / 2|CB-120|6 / 4|FW-8|10', 'quantity? part quantity?'],
    ['numbers from 2 on may be counts', '2|HB-100|5 / 3|CB-120|6 / 4|FW-8|10', 'quantity? part quantity?'],
    ['a number that is missing', '1|HB-100|2 / |CB-120|6 / 3|FW-8|10', 'quantity? part quantity?'],
    ['numbered rows, and a sum below them', '1|HB-100|2 / 2|CB-120|6 / 3|FW-8|10 / |Total|18', 'other part quantity'],
    ['rows numbered in tens', '10|HB-100|2 / 20|CB-120|6 / 30|FW-8|10', 'other part quantity'],
    ['rows numbered with zeros in front', '001|HB-100|2 / 002|CB-120|6 / 003|FW-8|10', 'other part quantity'],
    [
      'numbered rows of which some are gone',
      '1|HB-1|4 / 2|HB-2|4 / 5|HB-3|6 / 6|HB-4|2 / 9|HB-5|1 / 12|HB-6|4',
      'other part quantity',
    ],
    ['many numbered rows without a count', '1|HB-1 / 2|HB-2 / 3|HB-3 / 4|HB-4 / 5|HB-5', 'other part'],
    ['numbered rows without a count are asked about', '1|HB-100 / 2|CB-120 / 3|FW-8', 'quantity? part'],
    ['1, 2, 3 behind the parts are counts', 'HB-100|1 / CB-120|2 / FW-8|3', 'part quantity'],
    ['rows with the marks of a list', '1.|HB-100|2 / 2.|CB-120|6 / 3.|FW-8|9', 'other part quantity'],
    ['a description alone is asked about', 'HB-100|Hex bolt / CB-120|Carriage bolt', 'part quantity?'],
    ['a description between', 'HB-100|Hex bolt|2 / CB-120|Carriage bolt|6', 'part comment quantity'],
    ['a remark of signs', 'HB-100|2|#&=?% / CB-120|6|', 'part quantity comment'],
    ['a remark like a formula', 'HB-100|2|=1+1 / CB-120|6|', 'part quantity comment'],
    ['a remark behind', 'HB-100|2|for the truck / CB-120|6|urgent', 'part quantity comment'],
    ['a description in front', 'Hex bolt|HB-100|2 / Carriage bolt|CB-120|6', 'other part quantity'],
    ['a unit is no remark', 'HB-100|2|EA / CB-120|6|BOX', 'part quantity other'],
    ['letters of sizes are remarks', 'HB-100|2|M / CB-120|6|L', 'part quantity comment'],
    ['a unit and a remark', 'HB-100|2|EA|red / CB-120|6|BOX|blue', 'part quantity other other'],
    ['two remarks', 'HB-100|2|red|big / CB-120|6|blue|small', 'part quantity comment comment'],
    ['two counts with a remark between', 'HB-100|2|red|77 / CB-120|6|blue|78', 'part quantity? other quantity?'],
    ['counts in words', 'HB-100|two / CB-120|six', 'part quantity?'],
    ['one count among words', 'HB-100|two|x / CB-120|6|y / FW-8|ten|z', 'part quantity comment'],
    ['two counts', 'HB-100|2|5 / CB-120|6|7', 'part quantity? quantity?'],
    ['counts on both sides', '2|HB-100|5 / 6|CB-120|7', 'quantity? part quantity?'],
    ['an empty column', 'HB-100||2 / CB-120||6', 'part other quantity'],
    ['rows of several lengths', 'HB-100 / CB-120|6 / FW-8|7|red', 'part quantity comment'],
    ['a part number with a name behind it', 'HB-100 big and red one|2 / CB-120 x|6', 'part quantity'],
    ['nothing but fractions is asked about', 'HB-100|2.5 / CB-120|3.5', 'part quantity?'],
    ['a fraction among counts', 'HB-100|2.5 / CB-120|3', 'part quantity'],
    ['1.000 may be a count', 'HB-100|1.000 / CB-120|2.000', 'part quantity'],
    ['nothing but words', 'bolt|red / nut|blue', 'part quantity?'],
    ['codes in few rows are remarks', 'HB-100|2| / CB-120|6|A1 / FW-8|7|', 'part quantity comment'],
    ['a price alone is asked about', 'HB-100|12.50 / CB-120|3.25', 'part quantity?'],
    ['a third column of codes', 'HB-100|2|A1 / CB-120|6|B2', 'part quantity comment'],
    ['numbers two letters longer', '12|1234 / 14|1235', 'quantity part'],
    ['longer ones where one of the others is missing', '12|1001 / |1002', 'quantity part'],
    ['numbers alone with words behind', '100234|2|bolt / 100235|6|nut', 'part quantity comment'],
    ['numbers alone, a fraction among the counts', '100234|2.5 / 100235|3.5 / 100236|4', 'part quantity'],
    ['as many fractions as counts', '100234|2|red / 100235|3.5|blue', 'part quantity comment'],
    ['some of the counts are words', '100|2 / 101|3 / 102|4 / 103|tbd / 104|tbd', 'part quantity'],
    ['numbers alone with a price behind', '100234|2|12.50 / 100235|6|3.25', 'part quantity other'],
    ['numbers alone with a price between', '2|12.50|100234 / 6|3.25|100235', 'quantity other part'],
    ['nothing but prices', '12.50 / 3.25', 'part'],
    ['a price that is missing', 'HB-100|2|12.50 / CB-120|6|3.00 / FW-8|7|tbd', 'part quantity other'],
    ['a word in front', 'red|HB-100|2 / blue|CB-120|6', 'other part quantity'],
    ['a name with a figure in front', 'Bolt M8|HB-100|2 / Nut M10|HB-110|6', 'other part quantity'],
    ['part numbers with blanks, words in some rows', '|HB 100|2 / red|HB 110|6 / blue|HB 120|7', 'other part quantity'],
    ['a code in the first row alone', 'HB 100|2|A1 / HB 110|6 / HB 120|7', 'part quantity comment'],
    ['the last row without its number', '1|HB-100|2 / 2|CB-120|6 / |FW-8|9', 'quantity? part quantity?'],
    ['1, 2, 3 alone are parts', '1 / 2 / 3', 'part'],
    ['marks of a list and parts', '1.|HB-100 / 2.|CB-120', 'other part'],
    ['a count with a dot among counts', 'HB-100|6. / CB-120|7', 'part quantity'],
    ['half of the remarks are units', 'HB-100|2|red / CB-120|6|EA', 'part quantity other'],
    ['numbers, and descriptions with a figure', '100234|Bolt M8|5 / 100235|Nut M10|12', 'part comment quantity'],
    ['one such row', '100234|Bolt M8|5', 'part comment quantity'],
    ['numbers, and descriptions in capitals', '100234|VIS 6X40 INOX|5 / 100235|ECROU M10|12', 'part comment quantity'],
    [
      'numbers, descriptions and a price',
      '100234|Bolt M8|5|12.50 / 100235|Nut M10|2|3.25',
      'part other quantity other',
    ],
    ['numbers and descriptions, no count', '100234|Bolt M8 / 100235|Nut M10', 'part quantity?'],
    ['descriptions in front: the count is asked', 'Bolt M8|100234|5 / Nut M10|100235|12', 'other part quantity?'],
    ['the count in front: it is asked', '5|Bolt M8|100234 / 12|Nut M10|100235', 'quantity? comment part'],
    ['numbers that may be counts', '1200|Bolt M8|500 / 900|Nut M10|200', 'quantity? part quantity?'],
    ['two columns, and the number is short', '1200|Bolt M8 / 9000|Nut M10', 'quantity part'],
    ['two columns, and the number is behind', 'Bolt M8|120000 / Nut M10|100000', 'part quantity'],
    ['the same number twice beside descriptions', '100234|Bolt M8|5 / 100234|Bolt M8|12', 'part comment quantity'],
    [
      'numbered rows, numbers and descriptions',
      '1|100234|Bolt M8|5 / 2|100235|Nut M10|12 / 3|100236|Nut M9|7',
      'other part other quantity',
    ],
    ['short part numbers with a blank, and a stock', 'CB 120|15000|5 / CB 121|20000|2', 'part quantity? quantity?'],
    ['remarks on both sides of the parts', '2|red|HB-100|big / 6|blue|CB-120|small', 'quantity other part comment'],
  ])('%s: %s', (_, rows, roles) => {
    expect(guess(rowsOf(rows), []).join(' ')).toBe(roles)
  })
})

describe('PAD long numbers, descriptions and counts, in any order of the columns', () => {
  const words = fc.constantFrom('Bolt M8', 'Nut M10', 'VIS 6X40 INOX', 'Tornillo M6 x 20', 'Hex bolt', 'Rondelle 8')
  const row = fc.tuple(
    fc.integer({ min: 10_000, max: 9_999_999 }).map(String),
    words,
    fc.integer({ min: 1, max: 999 }).map(String),
  )
  const order = fc.constantFrom('012', '021', '102', '120', '201', '210')

  test('P30 no description is a part number, and no long number a quantity', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), order, (rows, places) => {
        const at = [...places].map(Number)
        const roles = guess(
          rows.map((cells) => at.map((one) => cells[one] ?? '')),
          [],
        )
        expect([roles[at.indexOf(0)], roles[at.indexOf(1)]]).not.toContain('quantity')
        expect(roles.indexOf('part')).toBe(at.indexOf(0))
        expect(roles[at.indexOf(2)]).toMatch(/^quantity/)
        // Behind its description a long number may be a stock: the count is asked for.
        if (at.indexOf(0) > at.indexOf(1)) expect(roles).not.toContain('quantity')
      }),
      runs,
    )
  })
})

describe('PAD what a heading has told stays, and the rest is guessed', () => {
  test.each([
    ['part||', 'HB-100|2|red / CB-120|6|blue', 'part quantity other'],
    ['part?|part?|', '12|13|2 / 14|15|6', 'part? part? quantity'],
    ['|quantity|', 'HB-100|2|9 / CB-120|6|8', 'part quantity other'],
    ['|quantity?|quantity?', 'HB-100|2|9 / CB-120|6|8', 'part quantity? quantity?'],
    ['other|part|', '1|HB-100|2 / 2|CB-120|6', 'other part quantity'],
    ['part|comment|', 'HB-100|red|2 / CB-120|blue|6', 'part comment quantity'],
    ['part|quantity|||', 'HB-100|2', 'part quantity other other other'],
    ['part', 'HB-100|2|red / CB-120|6|blue', 'part quantity other'],
    ['|part|', '1|HB-100|2 / 2|CB-120|6 / 3|FW-8|9', 'other part quantity'],
    ['|part?|part?|', '1|12|13|5 / 2|14|15|6 / 3|16|17|9', 'other part? part? quantity'],
    ['|quantity|', '1|2|100234 / 2|6|100235', 'other quantity part'],
  ])('%s over %s', (told, rows, roles) => {
    const fixed = told.split('|').map((role) => (role === '' ? null : (role as 'part')))
    expect(guess(rowsOf(rows), fixed).join(' ')).toBe(roles)
  })
})

describe('PAD cells', () => {
  test('a part number has a figure, at most forty letters and three words, and is no mark of a list', () => {
    for (const cell of ['HB-100', '5', 'HB 100 A', 'a1'.repeat(20)]) expect(isPart(cell), cell).toBe(true)
    for (const cell of ['', 'bolt', 'HB 100 A B', `${'a1'.repeat(20)}b`, '1.', '2)'])
      expect(isPart(cell), cell).toBe(false)
  })

  test('counts are numbers without cents', () => {
    const cases = [
      [['2', '6'], true],
      [['', '6', ''], true],
      [['2', '6.50'], true],
      [['2.00', '6.50'], false],
      [['2.5', 'x'], false],
      [['two'], false],
      [[], false],
      [[''], false],
    ] as const
    for (const [cells, isTrue] of cases) expect(isNumeric(cells), cells.join()).toBe(isTrue)
  })
})
