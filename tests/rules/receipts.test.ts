// @vitest-environment node
import fc from 'fast-check'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createActor, waitFor, type AnyActorLogic } from 'xstate'
import { expect, test } from 'vitest'
import { recordsOf } from '../../src/api/browser/records'
import { receiptPorts } from '../../src/app-receipts'
import { recordOwner } from '../../src/app-ports'
import { receipt } from '../../src/flows/walk/samples/receipts'
import { harmless } from '../../src/machines/rules/harmless'
import { formatMoney } from '../../src/machines/rules/money'
import { orderLineRows } from '../../src/machines/rules/order-file'
import {
  changedReceipt,
  commentsOf,
  lastPlaced,
  mostReceipts,
  newestReceipts,
  readReceipt,
  receiptAsOrder,
  receiptTotal,
  usedBefore,
  type Receipt,
} from '../../src/machines/rules/receipts'
import { runs } from './samples'
import { fileWords } from '../support/file-words'

const placed: Receipt = { ...receipt, isPlaced: true }

test('a receipt is kept and read again as it was; what is broken in it is left out', () => {
  expect(readReceipt(receipt.key, JSON.parse(JSON.stringify(placed)))).toEqual(placed)
  expect(readReceipt('k', { ...placed, lines: [null, { quantity: 'x' }, { quantity: 2, price: '3' }] })?.lines).toEqual(
    [{ partNumber: '', description: '', unit: '', cf: null, quantity: 2, price: null, comment: '' }],
  )
  for (const broken of [null, 5, [], {}, { sentAt: 4 }, { sentAt: 'nonsense' }])
    expect(readReceipt('k', broken)).toBeNull()
  fc.assert(
    fc.property(fc.object(), fc.anything(), (json, lines) => {
      expect(() => readReceipt('k', { sentAt: 'x', ...json, lines })).not.toThrow()
    }),
    runs,
  )
})

test('C-73 delivery and payment are kept beside the order; the total is that of the lines', () => {
  expect([receipt.delivery, receipt.payment, receipt.purchaseOrder]).toEqual(['pickUp', 'cod', 'PO-2026-117'])
  const price = { partNumber: 'A', description: '', unit: 'EA', cf: null, comment: '' }
  const lines = [
    { ...price, quantity: 3, price: 0.1 },
    { ...price, quantity: 1, price: 0.2 },
  ]
  expect(formatMoney(receiptTotal({ lines }))).toBe('$0.50')
})

test('what is not known cannot become a receipt; the newest placed one is the last', () => {
  expect(changedReceipt(null, { kind: 'placed', key: 'k' })).toBeNull()
  const older = { ...placed, key: 'old', sentAt: '2026-01-01T00:00:00.000Z' }
  const open = { ...receipt, key: 'open', sentAt: '2026-12-01T00:00:00.000Z' }
  const all = newestReceipts([older, open, placed])
  expect([all.map(({ key }) => key), lastPlaced(all)?.key]).toEqual([['open', placed.key, 'old'], placed.key])
  expect(usedBefore([open], receipt.purchaseOrder)).toBeNull()
})

test('comments by part number; those of one number stand together', () => {
  const line = { ...receipt.lines[0]!, partNumber: 'A' }
  const lines = [
    { ...line, comment: 'x' },
    { ...line, comment: ' y ' },
    { ...line, comment: ' ' },
  ]
  expect(commentsOf({ lines })).toEqual([['A', 'x / y']])
})

test('as a file it has the order number where it is known, else the purchase order number', () => {
  const cells = (one: Receipt) => orderLineRows([receiptAsOrder(one, 'Ann')], fileWords('en'))[1]
  expect(cells(placed)?.slice(0, 3)).toEqual(['PO-2026-117', placed.customer, '2026-03-02'])
  expect(cells({ ...placed, customer: '' })?.[1]).toBe('Ann')
  expect(cells({ ...placed, purchaseOrder: '' })?.[0]).toBe('2026-03-02')
  expect(cells({ ...placed, order: { id: '7', number: 'SO-7' } })?.[0]).toBe('SO-7')
})

test('a receipt as a file says the purchase order number and the address it went out with, harmlessly', () => {
  const said = { ...placed, purchaseOrder: '=1+1', address: '@SUM(A1), Toronto' }
  const [heads, cells] = orderLineRows([receiptAsOrder(said, 'Ann')], fileWords('en'))
  expect(heads?.slice(-2)).toEqual(['Customer PO', 'Shipping address'])
  expect(cells?.slice(-2)).toEqual([harmless('=1+1'), harmless('@SUM(A1), Toronto')])
  expect(cells?.slice(-2).join('')).not.toMatch(/^[=+\-@]/)
  // The orders of the list are not known to have them: no column is promised.
  const { sent: _, ...listed } = receiptAsOrder(placed, 'Ann')
  expect(orderLineRows([listed], fileWords('en'))[0]).not.toContain('Customer PO')
  const unread = { ...listed, order: null }
  const widths = orderLineRows([unread, listed, receiptAsOrder(placed, 'Ann')], fileWords('en')).map(
    (row) => row.length,
  )
  expect(new Set(widths)).toEqual(new Set([heads?.length]))
})

test('C-122 the device keeps the last 50, of this buyer alone', async () => {
  const window = { indexedDB: new IDBFactory(), IDBKeyRange } as unknown as Window
  const records = recordsOf(window)
  const { changeReceipt } = receiptPorts(records)
  const ask = async (logic: AnyActorLogic, input: unknown) =>
    waitFor(createActor(logic, { input }).start(), ({ status }) => status !== 'active')
  const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
  for (let at = 0; at < mostReceipts + 2; at += 1) {
    const one = { ...placed, key: `k-${at}`, sentAt: `2026-01-01T00:${String(at).padStart(2, '0')}:00.000Z` }
    await ask(changeReceipt, { owner: ann, change: { kind: 'begun', receipt: one } })
  }
  const { records: kept } = await records.all(recordOwner(ann), 'receipts')
  expect(kept).toHaveLength(mostReceipts)
  expect(kept.some(({ id }) => id === 'k-0' || id === 'k-1')).toBe(false)
  const bob = await records.all(recordOwner({ ...ann, email: 'bob@acme.test' }), 'receipts')
  expect(bob.records).toEqual([])
})
