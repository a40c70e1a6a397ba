// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { ownSheetOf } from '../../src/machines/rules/own-sheet'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { judgeRows } from '../../src/machines/rules/pad-judge'
import { lookupOf, nearestPart, partKey, spellings } from '../../src/machines/rules/pad-matching'
import { readPadQuantity } from '../../src/machines/rules/pad-quantity'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { rowsOfCells } from '../../src/machines/rules/pad-rows'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { noOwnNumbers } from '../../src/machines/rules/part-numbers'
import { product } from './samples'

const rowsOf = (text: string) => {
  const { rows, roles } = columnsOf(readTable(text, mostRows, readDelimited).cells)
  return rowsOfCells(rows, roles, String).map(({ part, quantity, comment }) => `${part}|${quantity}|${comment}`)
}

describe('PAD lines as people write them', () => {
  test.each([
    ['HB 110 x 3\nHB 120 x 4', ['HB 110|x 3|', 'HB 120|x 4|']],
    ['HB 130: 5\nHB 140 (5)\nHB 150 qty 6', ['HB 130|5|', 'HB 140|5|', 'HB 150|qty 6|']],
    ['HB-100 + 2\nHB-110 +3', ['HB-100|2|', 'HB-110|3|']],
    ['HB-100 2\nCB-100, qty 4\nHB-110 3', ['HB-100|2|', 'CB-100|qty 4|', 'HB-110|3|']],
    // Sizes stay whole.
    ['M8 x 40', ['M8 x 40||']],
    ['Bolt M8 x 40', ['Bolt M8 x 40||']],
    ['20 x 3 x 100', ['20 x 3 x 100||']],
    ['M8 x 40 x 3', ['M8 x 40|x 3|']],
    // Marks of a text that is written from right to left.
    ['HB-100 \u200f2\nHB-110 \u200f3', ['HB-100|2|', 'HB-110|3|']],
    ['\u200fHB-100\u200f \u200f2\nHB-110 \u061c3', ['HB-100|2|', 'HB-110|3|']],
    ['1. \u200fHB-100 \u200f2\n2. \u200fHB-110 \u200f3', ['HB-100|2|', 'HB-110|3|']],
  ])('%j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test.each(['HB−100', '‘HB-100', '‘HB-100’', '“HB-100”', 'HB-100,', '«HB 100»'])(
    '%s is offered as HB-100',
    (written) => {
      expect(nearestPart(written, [{ part_number: 'HB-100' }])).toBe('HB-100')
      expect(spellings(written)).toContain('HB-100')
      // Offered, never taken.
      const found = { ...product({ id: 1, part_number: 'HB-100' }), available: 1 }
      expect(lookupOf(written, { products: [], total: 0 }, [found])).toMatchObject({ exact: [], near: [{ id: 1 }] })
    },
  )

  test('a minus is a minus, whatever it is written with', () => {
    expect(['-2', '−2', '− 2'].map((text) => readPadQuantity(text, null).kind)).toEqual(
      Array.from({ length: 3 }, () => 'negative'),
    )
  })

  test('where the least is more than the most nothing is offered that no checkout takes', () => {
    const odd = { ...product({ id: 1, part_number: 'ODD', min_order_qty: 10, max_order_qty: 5 }), available: 40 }
    const known = new Map([[partKey('ODD'), lookupOf('ODD', { products: [odd], total: 1 }, [])]])
    const rows = ['7', '12'].map((quantity, at) => ({ ...emptyRow(String(at)), part: 'ODD', quantity }))
    for (const row of rows) {
      const around = { own: noOwnNumbers, known, checking: [], cartLines: [], isSellMinimumOn: false }
      expect(judgeRows([row], around)[0]?.fix).toBeNull()
    }
  })
})

describe('PARTS a file of own part numbers', () => {
  test.each([
    [
      'an order sheet',
      [
        ['Référence', 'Qté', 'Remarque'],
        ['HB-100', '2', 'soon'],
      ],
      '',
      'HB-100',
    ],
    [
      'words',
      [
        ['Description', 'Part number'],
        ['Red bolt', 'HB-100'],
      ],
      '',
      'HB-100',
    ],
    [
      'stock',
      [
        ['Part number', 'Qty on order', 'Comment'],
        ['HB-100', '2', 'x'],
      ],
      '',
      'HB-100',
    ],
    [
      'the column behind the quantity',
      [
        ['Part number', 'Qty', 'Kürzel'],
        ['HB-100', '2', 'A7'],
      ],
      'A7',
      'HB-100',
    ],
    [
      'own and quantity',
      [
        ['Qty', 'My number', 'Part number'],
        ['2', 'A7', 'HB-100'],
      ],
      'A7',
      'HB-100',
    ],
    [
      'an id',
      [
        ['ID', 'Part number'],
        ['7', 'HB-100'],
      ],
      '7',
      'HB-100',
    ],
  ])('never takes the quantity or the comment for a number: %s', (_, rows, own, partNumber) => {
    expect(ownSheetOf(rows).entries).toEqual([{ own, partNumber }])
  })
})
