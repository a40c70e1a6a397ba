// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { judgeRows } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey, type PadProduct } from '../../src/machines/rules/pad-matching'
import { passedRows } from '../../src/machines/rules/pad-passing'
import { cartLinesOf, wantedLines } from '../../src/machines/rules/lists'
import { linkFragment, readLink } from '../../src/machines/rules/order-link'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import type { PadRow } from '../../src/machines/rules/pad-rows'
import { ownTable } from '../../src/machines/rules/part-numbers'
import { product } from './samples'

const bolt: PadProduct = { ...product({ part_number: 'CB-120', min_order_qty: 6 }), available: 40 }
const around = {
  own: ownTable([{ own: 'BOLT-A', partNumber: 'CB-120' }]),
  known: new Map([
    [partKey('CB-120'), lookupOf('CB-120', { products: [bolt], total: 1 }, [])],
    [partKey('GONE'), lookupOf('GONE', { products: [], total: 0 }, [])],
  ]),
  checking: [],
  cartLines: [],
  isSellMinimumOn: false,
}
const row = (part: string, quantity: string, patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(`${part} ${quantity}`),
  part,
  quantity,
  ...patch,
})
const pass = (...rows: readonly PadRow[]) => passedRows(rows, judgeRows(rows, around))
/** `part | quantity | comment` of each line, and what stays behind or is not read. */
const told = (...rows: readonly PadRow[]) => {
  const { lines, left, unread } = pass(...rows)
  const texts = lines.map(({ partNumber, quantity, comment }) => [partNumber, quantity, comment].join(' | '))
  return [...texts, `left ${left}, unread ${unread.map(({ part, text }) => `${part} (${text})`).join(', ')}`]
}

describe('LINK what of the pad is passed on', () => {
  test.each<[string, PadRow, string]>([
    ['a row that can be added', row('cb-120', '8'), 'CB-120 | 8 | '],
    ['a missing quantity is the minimum', row('CB-120', ''), 'CB-120 | 6 | '],
    ['a quantity below the minimum goes as it is written', row('CB-120', '2'), 'CB-120 | 2 | '],
    ['a number of the buyer’s own is the company’s', row('BOLT-A', '8'), 'CB-120 | 8 | '],
    ['a part that is gone', row(' GONE ', '3'), 'GONE | 3 | '],
    ['a comment, without the blanks around it', row('GONE', '3', { comment: ' gate 4 ' }), 'GONE | 3 | gate 4'],
    ['0', row('GONE', '0'), 'GONE | 0 | '],
    ['the greatest number of a link', row('GONE', '999999999999999'), 'GONE | 999999999999999 | '],
  ])('%s', (_, one, line) => {
    expect(told(one)).toEqual([line, 'left 0, unread '])
  })

  test.each<[string, PadRow]>([
    ['nobody knows how it is meant', row('GONE', '1.000')],
    ['none, of a part that nobody knows', row('GONE', '')],
    ['nobody knows which column it is', row('GONE', '3', { isQuantityOpen: true })],
    ['half a piece', row('GONE', '1,5')],
    ['less than nothing', row('GONE', '-3')],
    ['words', row('GONE', 'some')],
    ['more digits than a link may have', row('GONE', '1000000000000000')],
    ['more digits than a link may have, of a product that is known', row('CB-120', '1000000000000000')],
  ])('a quantity that cannot be passed on goes as 0, and is named as it is written: %s', (_, one) => {
    expect(told(one)).toEqual([expect.stringMatching(/ \| 0 \| $/), `left 0, unread ${one.part} (${one.quantity})`])
  })

  test('a row without a part number stays behind and is counted; a blank one, and one that is left out, are nobody’s', () => {
    const rows = [row('  ', '3'), emptyRow('blank'), row('CB-120', '8', { isLeftOut: true }), row('CB-120', '6')]
    expect(told(...rows)).toEqual(['CB-120 | 6 | ', 'left 1, unread '])
  })

  test('what is known of the product goes along, without its stock, and so do two tags at most', () => {
    const [red, blue, green] = ['red', 'blue', 'green'].map((name, id) => ({ id, name, colour: null }))
    const tags = [red, blue, green].filter((tag) => tag !== undefined)
    const [known, bare] = pass(row('CB-120', '8', { tags }), row('NEW-1', '2')).lines
    expect(known).toMatchObject({ product: { part_number: 'CB-120' }, tag1: red, tag2: blue })
    expect(known?.product).not.toHaveProperty('available')
    expect(known?.description).toBe(bolt.description)
    expect(bare).toMatchObject({ product: null, description: '', tag1: null, tag2: null })
  })

  test.each([
    ['CB-120', '12 BOX', '12 BOX'],
    ['CB-120', '6k', '6 k'],
    ['GONE', '5 CR', '5 CR'],
    ['CB-120', '12 EA', '12'],
    ['CB-120', '12 pcs', '12'],
    ['CB-120', '12', '12'],
  ])('a unit that is to be asked about goes along, through a list and a link: %s %s', (part, written, passed) => {
    const { lines } = pass(row(part, written))
    expect(wantedLines(lines).map(({ quantity }) => quantity)).toEqual([passed])
    expect(wantedLines(readLink(linkFragment('ACME', lines)).lines).map(({ quantity }) => quantity)).toEqual([passed])
    const isAsked = passed.includes(' ')
    expect(cartLinesOf(lines).lines).toHaveLength(isAsked ? 0 : 1)
  })
})
