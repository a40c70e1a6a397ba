import { describe, expect, test } from 'vitest'
import { columnsOf, readCells } from '../../src/machines/rules/pad-columns'

const quantitiesOf = (text: string): readonly string[] => {
  const { rows, roles } = columnsOf(text.split(' / ').map((line) => line.split('|')))
  return rows.map((row) => readCells(row, roles).quantity)
}

describe('PAD a unit that stands beside the quantity is that of the quantity (decision 076)', () => {
  test.each([
    ['Part number|Qty|UoM / DS-100|500|pcs / HB-120|200|EA', ['500 pcs', '200 EA']],
    ['Référence|Qté|Unité / DS-100|500|pièces', ['500 pièces']],
    ['Part number|UoM|Qty / DS-100|m|5 / HB-120|St|2', ['5 m', '2 St']],
    ['DS-100|500|pcs / HB-120|200|EA', ['500 pcs', '200 EA']],
    ['Part number|Qty (pcs) / DS-100|500', ['500 pcs']],
    ['Part number|Pieces / DS-100|500 / HB-120|1,000', ['500 Pieces', '1,000 Pieces']],
    ['Part number|Qty|UoM / DS-100|500|pcs / HB-120|200|', ['500 pcs', '200']],
  ])('%s', (sheet, quantities) => {
    expect(quantitiesOf(sheet)).toEqual(quantities)
  })

  test.each([
    ['a size', 'DS-100|500|M / HB-120|200|L', ['500', '200']],
    ['words of which some are units', 'Part|Qty|Description / DS-100|500|box / HB-120|200|Hex bolt', ['500', '200']],
    ['a unit in the cell itself', 'Part number|Qty|UoM / DS-100|5 BOX|EA', ['5 BOX']],
    ['two columns of units', 'Part number|Qty|Unit|UoM / DS-100|5|EA|BOX', ['5']],
    ['units of sale', 'Part number|Units / DS-100|5', ['5']],
    ['no quantity', 'Part number|Qty|UoM / DS-100||EA', ['']],
  ])('nothing is made of %s', (_, sheet, quantities) => {
    expect(quantitiesOf(sheet)).toEqual(quantities)
  })

  test('a count that stands where a heading does names no unit', () => {
    const { header, rows } = columnsOf([
      ['-6 BOX', 'Part'],
      ['1', '000'],
    ])
    expect([header, rows]).toEqual([['-6 BOX', 'Part'], [['1', '000']]])
  })
})
