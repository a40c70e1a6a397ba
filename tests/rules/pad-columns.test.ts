// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { asOneTable, columnsOf, openRole, withoutOpen, withRole } from '../../src/machines/rules/pad-columns'
import { nearestPart, partKey } from '../../src/machines/rules/pad-matching'
import { padOfferFor } from '../../src/machines/rules/pad-offer-reading'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { rereadRow, rowsOfCells } from '../../src/machines/rules/pad-rows'
import { readPadQuantity } from '../../src/machines/rules/pad-quantity'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { runs } from './samples'

const columnsIn = (text: string) => columnsOf(readTable(text, mostRows, readDelimited).cells)
const rolesOf = (text: string) => columnsIn(text).roles
const rowsOf = (text: string) => {
  const { rows, roles } = columnsIn(text)
  return rowsOfCells(rows, roles, String).map(({ part, quantity, comment }) => `${part}|${quantity}|${comment}`)
}
const twenty = (cellOf: (at: number) => string) =>
  Array.from({ length: 20 }, (_, at) => `HB-${100 + at}\t${cellOf(at)}`).join('\n')

describe('PAD no quantity is dropped: what cannot be known is asked', () => {
  test.each([
    [
      'positions in front, quantities that count up',
      '1\tHB-100\t5\n2\tHB-110\t6\n3\tHB-120\t7',
      ['other', 'part', 'quantity'],
    ],
    ['two columns of numbers', 'HB-100\t5\t7\nHB-110\t6\t8\nHB-120\t7\t9', ['part', 'quantity?', 'quantity?']],
    ['stock and order', 'HB-100\t40\t2\nHB-110\t41\t3', ['part', 'quantity?', 'quantity?']],
    ['some are no numbers', twenty((at) => (at % 2 === 0 ? '3' : 'tbd')), ['part', 'quantity']],
    ['none is a number', twenty(() => 'ca. 2'), ['part', 'quantity?']],
    ['two boxes', twenty(() => '2 boxes of 10'), ['part', 'quantity?']],
    ['money', twenty(() => '$2'), ['part', 'quantity?']],
    ['one is a remark', 'HB-100\tplease soon\nHB-110\t3', ['part', 'quantity']],
    [
      'in different columns',
      'HB-100\t2\nHB-110\nHB-120\t\t4\nx\ty\tz\tw\tv',
      ['part', 'quantity?', 'quantity?', 'comment', 'comment'],
    ],
    ['only positions', '1\tHB-100\n2\tHB-110\n3\tHB-120', ['quantity?', 'part']],
    ['only words', 'HB-100\tHex bolt\nHB-110\tNut', ['part', 'quantity?']],
    ['a heading in another language', 'Onderdeelcode\tHoeveelheid\nHB-100\t2', ['part', 'quantity']],
    ['stock alone', 'Part number,On hand\nHB-100,40\nHB-110,41', ['part', 'quantity?']],
    ['a heading of the stock, and no other', 'Part number,Description\nHB-100,Bolt', ['part', 'other']],
    ['an amount, and no other count', 'Part\tAmount\nP-1001\t4\nP-OUT\t9', ['part', 'quantity?']],
    ['an amount of money', 'Part\tAmount\nP-1001\t4.50\nP-OUT\t9.00', ['part', 'other']],
    ['an amount beside the quantity', 'Part\tQty\tAmount\nP-1001\t4\t18', ['part', 'quantity', 'other']],
    ['a French number of pieces', 'Code article;Nombre\nP-1001;4', ['part', 'quantity?']],
    ['a Spanish name', 'Código;Nombre;Cantidad\nP-1001;Perno;4', ['part', 'other', 'quantity']],
    ['a total, and no other count', 'SKU;Total\nP-1001;4\nP-OUT;2', ['part', 'quantity?']],
    ['a plain number beside the parts', 'Part;Number\nP-1001;4\nP-OUT;2', ['part', 'quantity?']],
    ['a note in two cells', 'HB-100, 2, for Bob, asap', ['part', 'quantity', 'comment', 'comment']],
  ])('%s', (_, text, roles) => {
    expect(rolesOf(text)).toEqual(roles)
  })

  test.each(['=2', "'2", '(2 pcs)', 'qty 2', '2/ea', '２', '٢', '2\0', '="2"', 'Qté: 2'])('%j is 2', (cell) => {
    expect(readPadQuantity(cell, null)).toMatchObject({ kind: 'whole', quantity: 2 })
    expect(rolesOf(twenty(() => cell))).toEqual(['part', 'quantity'])
  })
  test.each([
    ['ca. 2', 'noNumber'],
    ['2 boxes of 10', 'noNumber'],
    ['$2', 'noNumber'],
    ['tbd', 'noNumber'],
    ['=A1*2', 'noNumber'],
    ['(2) or 3', 'noNumber'],
    ['-3', 'negative'],
    ['(3)', 'negative'],
    ['( 1,250 )', 'negative'],
    ['(1.2.3)', 'noNumber'],
    ['20 EUR', 'noNumber'],
    ['12 dólares', 'noNumber'],
  ])('%j: %s', (cell, kind) => {
    expect(readPadQuantity(cell, null)).toMatchObject({ kind })
  })

  test('P30 whatever stands beside part numbers: it is the quantity, or the pad asks', () => {
    const cell = fc.constantFrom('', '2', '3', '40', 'tbd', '$2', '1.000', '=2', 'soon', '(5)', '7 EA')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (beside) => {
        const cells = beside.map((row, at) => [`HB-${100 + at}`, ...row])
        const { roles } = columnsOf(cells)
        const isFilled = beside.some((row) => row.some((text) => text !== ''))
        expect(roles.includes('quantity') || roles.includes('quantity?')).toBe(isFilled)
        const numbers = [1, 2].filter((at) =>
          cells.some((row) => readPadQuantity(row[at] ?? '', null).kind === 'whole'),
        )
        // A column with numbers is never a remark beside a quantity that was taken unasked.
        if (numbers.length === 1 && roles.includes('quantity')) expect(roles[numbers[0] ?? 0]).toBe('quantity')
      }),
      runs,
    )
  })
})

describe('PAD the best of several headings wins, and of two equal ones none', () => {
  test.each([
    ['Part number,Qty on hand,Qty to order', ['part', 'other', 'quantity']],
    ['Part number,Stock quantity,Order quantity', ['part', 'other', 'quantity']],
    ['Part number,Min qty,Qty', ['part', 'other', 'quantity']],
    ['Part number,Units per pack,Order', ['part', 'other', 'quantity']],
    ['Part number,Units,Qty', ['part', 'quantity?', 'quantity?']],
    ['Qty,Part,Qty', ['quantity?', 'part', 'quantity?']],
    ['Part,On hand,Qty', ['part', 'other', 'quantity']],
    ['Item,Part number,Qty', ['other', 'part', 'quantity']],
    ['No.,Article,Qté', ['other', 'part', 'quantity']],
    ['Line no,Part number,Qty', ['other', 'part', 'quantity']],
    ['Item #,SKU,Qty', ['other', 'part', 'quantity']],
    ['Product,Part number,Qty', ['other', 'part', 'quantity']],
    ['Customer code,Part number,Qty', ['other', 'part', 'quantity']],
    ['Produit,Référence,Quantité', ['other', 'part', 'quantity']],
    ['Artículo,Referencia,Cantidad', ['other', 'part', 'quantity']],
    ['Artikelnummer,Menge,Bemerkung', ['part', 'quantity', 'comment']],
    ['Part number,Part number,Qty', ['part?', 'part?', 'quantity']],
  ])('%s', (heading, roles) => {
    const { header, roles: read } = columnsIn(`${heading}\n55,66,2\n56,67,3`)
    expect([header, read]).toEqual([heading.split(','), roles])
  })

  test('a heading stands below a title; what stands above it is told, and no row', () => {
    const text = 'Weekly order,,,\n\nPos,Part number,Description,Quantity,Unit\n1,HB-100,Bolt,25,EA'
    const { header, above, rows, roles } = columnsIn(text)
    expect([header?.[1], above, rows.length]).toEqual(['Part number', [['Weekly order', '', '', '']], 1])
    expect(roles).toEqual(['other', 'part', 'other', 'quantity', 'other'])
    // A row above a heading is a row.
    expect(columnsIn('HB-100,2\nPart number,Qty\nHB-110,3')).toMatchObject({
      above: [],
      rows: [
        ['HB-100', '2'],
        ['HB-110', '3'],
      ],
    })
    expect(rowsOf('Weekly order\tWeek 47\nHB-100\t25')).toEqual(['Weekly order|Week 47|', 'HB-100|25|'])
  })

  test.each([
    ['SKU-RED\nSKU-BLUE\nSKU-GREEN', ['SKU-RED||', 'SKU-BLUE||', 'SKU-GREEN||']],
    ['MODEL-X\tsix\nHB-100\t2', ['MODEL-X|six|', 'HB-100|2|']],
    ['SKU\nRED-A\nBLUE-B', ['RED-A||', 'BLUE-B||']],
    ['Item\nHB-100\nHB-110', ['HB-100||', 'HB-110||']],
  ])('a first row without figures is a row unless it can be nothing but a heading: %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })
})

describe('PAD lines', () => {
  test.each([
    ['HB-100\t2\u2028HB-110\t3', ['HB-100|2|', 'HB-110|3|']],
    ['HB-100, 2\vHB-110, 3', ['HB-100|2|', 'HB-110|3|']],
    ['HB-100 2\u2029HB-110 3\fHB-120 4', ['HB-100|2|', 'HB-110|3|', 'HB-120|4|']],
    ['HB-110 x 3\nHB-130: 5\nHB-140 (5)', ['HB-110|x 3|', 'HB-130|5|', 'HB-140|5|']],
    ['CB-100, qty 4', ['CB-100|qty 4|']],
    [
      'HB-100 qty 2\nHB-110 Qty: 3\nHB-120 — 4\nHB-130 (3 boxes)',
      ['HB-100|qty 2|', 'HB-110|Qty: 3|', 'HB-120|4|', 'HB-130|3 boxes|'],
    ],
    ['HB-100 3, HB-110 2, HB-120 1', ['HB-100|3|', 'HB-110|2|', 'HB-120|1|']],
    ['HB-100 x3; 2 x HB-110\nHB-120 4; HB-130 5', ['HB-100|x3|', 'HB-110|2 x|', 'HB-120|4|', 'HB-130|5|']],
    ['HB-100,HB-110,HB-120,HN-100', ['HB-100||', 'HB-110||', 'HB-120||', 'HN-100||']],
    ['HB-100,x6', ['HB-100|x6|']],
    ['3 boxes HB-100\nQty 3 HB-110\n3 boîtes HB-120', ['HB-100|3 boxes|', 'HB-110|Qty 3|', 'HB-120|3 boîtes|']],
    ['M8 x 40', ['M8 x 40||']],
    [
      '- HB-100 2\n• HB-110 x 3\n* 2x HB-120\n- M8 x 40',
      ['- HB-100|2|', '• HB-110|x 3|', '* HB-120|2x|', '- M8 x 40||'],
    ],
    ['•\tHB-100 2\n•\tHB-110 3', ['• HB-100|2|', '• HB-110|3|']],
    ['1. HB-100 2\n2. HB-110 3', ['HB-100|2|', 'HB-110|3|']],
    ['1.\tHB-100 2\n2.\tHB-110 3', ['HB-100|2|', 'HB-110|3|']],
    ['1)\tHB-100\t2\n2)\tHB-110\t9', ['HB-100|2|', 'HB-110|9|']],
    ['1. HB-100\n2. HB-110\n3. HB-120', ['HB-100||', 'HB-110||', 'HB-120||']],
    ['1. HB-100 2\n3. HB-110 3', ['1. HB-100|2|', '3. HB-110|3|']],
  ])('%j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })
})

describe('PAD part numbers as sheets and people write them', () => {
  test('what nobody can see and letters of full width do not matter; a sign in front is offered without', () => {
    expect(['HB\u00ad-100', 'ＨＢ－１００', ' hb-100 '].map(partKey)).toEqual(['HB-100', 'HB-100', 'HB-100'])
    for (const written of ['+HB-100', '=HB-100', "'HB-100"])
      expect(nearestPart(written, [{ part_number: 'HB-100' }])).toBe('HB-100')
  })
  test.each([
    ['CB-100 x 6', { kind: 'one', part: 'CB-100', quantity: 6 }],
    ['CB-100 - 6', { kind: 'one', part: 'CB-100', quantity: 6 }],
    ['CB-100, qty 4', { kind: 'one', part: 'CB-100', quantity: 4 }],
    ['M8 x 40', null],
  ])('the product search offers for %j', (text, offer) => {
    expect(padOfferFor(text)).toEqual(offer)
  })
})

describe('PAD a question about columns', () => {
  const cells = [['HB-100', '40', '2']]
  const { roles } = columnsOf([...cells, ['HB-110', '41', '3']])
  const [row] = rowsOfCells(cells, roles, String)
  test('keeps its rows from being added until it is answered', () => {
    expect(row).toMatchObject({ part: 'HB-100', quantity: '', extra: ['40', '2'], isQuantityOpen: true })
    const answered = withRole(roles, 2, 'quantity')
    expect([openRole(roles), answered, openRole(answered)]).toEqual(['quantity', ['part', 'other', 'quantity'], null])
    expect(row && rereadRow(row, cells[0] ?? [], roles, answered)).toMatchObject({
      quantity: '2',
      extra: ['40'],
      isQuantityOpen: false,
    })
    expect(withoutOpen(roles)).toEqual(['part', 'other', 'other'])
  })
  test('what was typed by hand stays, whatever the columns are', () => {
    const typed = row && { ...row, quantity: '99', isQuantityOpen: false }
    expect(typed && rereadRow(typed, cells[0] ?? [], roles, withRole(roles, 2, 'quantity'))).toMatchObject({
      quantity: '99',
    })
    const other = row && { ...row, part: 'CB-120', chosenId: 4 }
    expect(other && rereadRow(other, cells[0] ?? [], roles, withRole(roles, 1, 'quantity'))).toMatchObject({
      part: 'CB-120',
      chosenId: 4,
      quantity: '40',
    })
  })
})

describe('PAD several tables in one sheet', () => {
  const tables = (text: string) => {
    const { more, ...first } = columnsIn(text)
    return [first, ...more].map(({ header, roles, rows }) => ({ header, roles, rows }))
  }

  test('each is read by its own heading: stock of the second is no quantity', () => {
    const read = tables('Part\tQty\tPrice\nHB-100\t2\t12.5\n\nPart\tStock\tQty\nHB-110\t99\t3\nHB-120\t98\t4')
    expect(read.map(({ roles }) => roles)).toEqual([
      ['part', 'quantity', 'other'],
      ['part', 'other', 'quantity'],
    ])
    expect(read[1]?.rows).toHaveLength(2)
  })

  test('without a heading of its own the first is guessed, unless it has the same columns', () => {
    const read = tables('HB-100\t2\nHB-110\t3\n\nPart\tStock\tQty\nFW-8\t99\t4')
    expect(read.map(({ header, roles }) => [header, roles])).toEqual([
      [null, ['part', 'quantity']],
      [
        ['Part', 'Stock', 'Qty'],
        ['part', 'other', 'quantity'],
      ],
    ])
    expect(tables('HB-100\t2\nPart\tQty\nHB-110\t3')).toHaveLength(1)
  })

  test('the same heading on the next page is no row, and told with the heading', () => {
    const { rows, above, more } = columnsIn('Réf;Qté\nHB-100;2\nRéf;Qté\nHB-110;3')
    expect([rows.length, above, more]).toEqual([2, [['Réf', 'Qté']], []])
    // At the end it heads nothing.
    expect(columnsIn('Part;Qty\nHB-100;2\nArticle;Qté').rows).toHaveLength(2)
  })

  test('no cell is lost, whatever tables stand below each other; as one table, too', () => {
    const heading = fc.constantFrom(['Part', 'Qty'], ['Cantidad', 'Referencia'], ['Article', 'Stock', 'Qté', 'Note'])
    const line = fc.oneof(
      heading,
      fc.tuple(fc.constantFrom('HB-100', 'FW-8', 'soon'), fc.constantFrom('2', '7', ''), fc.constantFrom('x', '5', '')),
    )
    const sorted = (cells: readonly string[]) => cells.filter((cell) => cell !== '').toSorted()
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const sheet = columnsOf(lines)
        const one = asOneTable(sheet)
        const wordsOf = (all: readonly ReturnType<typeof asOneTable>[]) =>
          sorted(
            all
              .flatMap(({ header, above, rows }) => [...(header ? [header] : []), ...above, ...rows])
              .flatMap((cells) => cells.flatMap((cell) => cell.split(/ \| |, /))),
          )
        expect(wordsOf([sheet, ...sheet.more])).toEqual(sorted(lines.flat()))
        // A number of which nobody knows the column stands in all that are asked about.
        expect(new Set(wordsOf([one]))).toEqual(new Set(sorted(lines.flat())))
      }),
      runs,
    )
  })
})
