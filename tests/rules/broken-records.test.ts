// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { receipt } from '../../src/flows/walk/samples/receipts'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { readPad, storedPad } from '../../src/machines/rules/pad-storage'
import { readWaiting, storedWaiting } from '../../src/machines/rules/pad-waiting'
import { newestReceipts, readReceipt, receiptAsOrder, usedBefore } from '../../src/machines/rules/receipts'

const rowFrom = (json: unknown) => readPad({ rows: [json] }).rows[0]

describe('a row of the pad is read field by field: what is broken is as if nobody had written it', () => {
  const whole = {
    id: 'a',
    part: 'HB-100',
    quantity: '6 BOX',
    comment: 'red',
    extra: ['b', 'c'],
    isQuantityOpen: true,
    sheet: { mark: 'm', header: ['Part', 'Qty'], roles: ['part', 'quantity'], cells: ['HB-100', '6 BOX'] },
    chosenId: 7,
    reading: 'thousands',
    isLeftOut: true,
    oldPrice: 1.25,
    oldQuantity: 4,
    oldUnit: 'BOX',
    writtenAs: 'HB100',
    origin: { source: 'order', name: 'SO-1', broken: 2, isWhole: false },
    tags: [{ id: 1, name: 'Steel', colour: '#fff' }],
  }

  test('a whole one is read as it is, and written as it was', () => {
    expect(rowFrom(whole)).toMatchObject(whole)
    expect(readPad(JSON.parse(JSON.stringify(storedPad(readPad({ rows: [whole] }))))).rows).toEqual([rowFrom(whole)])
  })

  test.each([
    ['part', 5, ''],
    ['quantity', null, ''],
    ['comment', ['x'], ''],
    ['extra', 'b', []],
    ['extra', ['b', 5, null, 'c'], ['b', 'c']],
    ['isQuantityOpen', 1, false],
    ['isLeftOut', 'true', false],
    ['chosenId', 'x-7', 'x-7'],
    ['chosenId', Number.NaN, null],
    ['chosenId', true, null],
    ['chosenId', {}, null],
    ['reading', 'decimals', 'decimals'],
    ['reading', 'other', null],
    ['oldPrice', '1.25', null],
    ['oldPrice', Number.POSITIVE_INFINITY, null],
    ['oldQuantity', '4', null],
    ['oldUnit', '', null],
    ['oldUnit', 5, null],
    ['writtenAs', '', null],
    ['writtenAs', 5, null],
    ['tags', 'Steel', []],
    ['tags', [null, 5, { id: 1, name: 'Steel', colour: '#fff' }], [{ id: 1, name: 'Steel', colour: '#fff' }]],
    ['origin', 'order', null],
    ['origin', { source: 'elsewhere' }, null],
    ['origin', { source: 'list', name: 5, broken: -1 }, { source: 'list', name: '', broken: 0, isWhole: true }],
    ['origin', { source: 'link', name: 'L', broken: 0 }, { source: 'link', name: 'L', broken: 0, isWhole: true }],
    ['origin', { source: 'order', name: 'O', broken: 1.5 }, { source: 'order', name: 'O', broken: 0, isWhole: true }],
    ['origin', { source: 'order', name: 'O', broken: '2' }, { source: 'order', name: 'O', broken: 0, isWhole: true }],
    ['sheet', 'm', null],
    ['sheet', { ...whole.sheet, mark: '' }, null],
    ['sheet', { ...whole.sheet, mark: 5 }, null],
    ['sheet', { ...whole.sheet, cells: 'x' }, null],
    ['sheet', { ...whole.sheet, roles: null }, null],
    ['sheet', { ...whole.sheet, header: 'x', cells: ['HB', 5] }, { ...whole.sheet, header: null, cells: ['HB', ''] }],
    ['sheet', { ...whole.sheet, roles: ['part', 'colour'] }, { ...whole.sheet, roles: ['part', 'other'] }],
  ])('%s as %j is %j', (name, broken, read) => {
    expect(rowFrom({ ...whole, [name]: broken })).toMatchObject({ ...whole, [name]: read })
  })

  test('a row without a name of its own is none; a row that nobody wrote leaves only its name', () => {
    for (const broken of [null, 'a', [], {}, { id: '' }, { id: 5 }]) expect(rowFrom(broken)).toBeUndefined()
    expect(rowFrom({ id: 'a' })).toEqual(emptyRow('a'))
    expect(storedPad({ rows: [emptyRow('a')], rest: [] })).toEqual({ rows: [{ id: 'a' }], rest: '' })
    expect(storedPad({ rows: [], rest: [] })).toBeUndefined()
    for (const broken of [null, [], { rows: 'x' }]) expect(readPad(broken)).toMatchObject({ rows: [], rest: [] })
  })
})

describe('texts that wait', () => {
  const sheet = { separator: ';' as const, header: ['Part'], roles: ['part' as const] }
  const one = { text: 'HB-100 2', why: 'long' as const, mark: 'm', sheet }
  const read = (waiting: unknown) => readWaiting('HB-100 2', waiting)

  test('each reason and each separator is read as it was written', () => {
    for (const why of ['room', 'long', 'unread'] as const) expect(read([{ ...one, why }])[0]?.why).toBe(why)
    for (const separator of ['\t', ';', '|', ',', ' '] as const)
      expect(read([{ ...one, sheet: { ...sheet, separator } }])[0]?.sheet?.separator).toBe(separator)
    for (const role of ['part', 'quantity', 'comment', 'other', 'part?', 'quantity?'] as const)
      expect(read([{ ...one, sheet: { ...sheet, roles: [role] } }])[0]?.sheet?.roles).toEqual([role])
  })

  test('what is broken of them is left out, and the text stays', () => {
    expect(read([{ ...one, why: 'whim', mark: 5 }])).toEqual([{ ...one, why: 'room', mark: '' }])
    expect(read([{ ...one, sheet: { ...sheet, separator: '#' } }])[0]?.sheet).toBeNull()
    expect(read([{ ...one, sheet: { ...sheet, roles: 'part' } }])[0]?.sheet).toBeNull()
    expect(read([{ ...one, sheet: 5 }])[0]?.sheet).toBeNull()
    expect(read([null, 5, { text: '' }, { text: 7 }, one])).toEqual([one])
  })

  test('a text that another portal wrote meanwhile counts, whatever is known of an earlier one', () => {
    const fresh = { text: 'CB-120 1', why: 'room', mark: '', sheet: null }
    expect(readWaiting('CB-120 1', [one])).toEqual([fresh])
    expect(readWaiting('', [one])).toEqual([])
    expect(readWaiting(5, [one])).toEqual([])
    expect(readWaiting('', 'x')).toEqual([])
    expect(storedWaiting([])).toEqual({ rest: '' })
    expect(storedWaiting([one])).toEqual({ rest: 'HB-100 2', waiting: [one] })
  })
})

describe('a receipt is read field by field', () => {
  const placed = { ...receipt, isPlaced: true, order: { id: '9', number: 'SO-9' } }
  test.each([
    ['isPlaced', 'true', false],
    ['day', 5, ''],
    ['purchaseOrder', null, ''],
    ['note', 5, ''],
    ['address', [], ''],
    ['delivery', 'byMule', null],
    ['delivery', undefined, null],
    ['payment', 'shells', null],
    ['payment', undefined, null],
    ['order', null, null],
    ['order', { id: 9, number: 'SO-9' }, null],
    ['order', { id: '9', number: 9 }, { id: '9', number: '' }],
    ['lines', 'x', []],
    ['lines', [{ quantity: 1.5 }, { quantity: '2' }], []],
    [
      'lines',
      [{ quantity: 2, price: Number.NaN, partNumber: 'A', description: 'B', unit: 'EA', cf: null, comment: 'C' }],
      [{ quantity: 2, price: null, partNumber: 'A', description: 'B', unit: 'EA', cf: null, comment: 'C' }],
    ],
  ])('%s as %j is %j', (name, broken, read) => {
    expect(readReceipt('k', { ...placed, [name]: broken })).toEqual({ ...placed, key: 'k', [name]: read })
  })

  test('the newest stand first, and those of one moment as they came', () => {
    const at = (key: string, sentAt: string) => ({ ...receipt, key, sentAt })
    const receipts = [at('b', '2026-03-02'), at('a', '2026-03-01'), at('c', '2026-03-03'), at('d', '2026-03-02')]
    expect(newestReceipts(receipts).map(({ key }) => key)).toEqual(['c', 'b', 'd', 'a'])
  })

  test('a purchase order number was used before in whatever letters and blanks; none is none', () => {
    const used = [{ ...placed, purchaseOrder: 'PO  7 é' }]
    expect(usedBefore(used, ' po 7 E\u0301 ')).toBe(used[0])
    expect(usedBefore([{ ...placed, purchaseOrder: '' }], ' ')).toBeNull()
    expect(usedBefore([{ ...receipt, isPlaced: false, purchaseOrder: 'PO 7' }], 'PO 7')).toBeNull()
    expect(usedBefore(used, 'PO7é')).toBeNull()
  })

  test('as an order of the list it goes by its number, its purchase order number or its day', () => {
    const named = (patch: object) => receiptAsOrder({ ...placed, customer: 'North Yard', ...patch }, 'Ann')
    expect(named({ customer: '' }).row.customer_name).toBe('Ann')
    expect(named({}).row).toMatchObject({ id: '9', sale_no: 'SO-9', customer_name: 'North Yard', total: null })
    expect(named({}).order).toMatchObject({ sale_no: 'SO-9', customer: null })
    expect(named({ order: null }).row).toMatchObject({ id: placed.key, sale_no: placed.purchaseOrder })
    expect(named({ order: null, purchaseOrder: '' }).row.sale_no).toBe(placed.day)
    expect(named({ order: null }).order?.sale_no).toBe('')
    expect(named({}).order?.items.map(({ id }) => id)).toEqual(placed.lines.map((_, at) => at + 1))
  })
})
