// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { digest } from '../../src/machines/rules/digest'
import {
  ended,
  isSameAttempt,
  newAttempt,
  readKept,
  remembered,
  withKept,
} from '../../src/machines/rules/order-attempt'
import { emptyForm } from '../../src/machines/rules/order-form'
import { joined, linesOf, type SharedCart } from '../../src/machines/rules/cart-sync'
import { pagerOf } from '../../src/machines/rules/product-query'
import { customer, line } from './samples'

const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob = { tenantCode: 'ACME', email: 'bob@acme.test' }
const wanted = { ...emptyForm, addressId: '21', customer: customer(), lines: [line(2)] }
const stamp = { key: 'k1', day: '2026-03-01', sentAt: '2026-03-01T10:00:00.000Z', language: 'fr' } as const
const attempt = newAttempt(wanted, stamp, ['7'])
const nothing = { attempt: null, settled: null, former: null }

describe('R32 an attempt is read field by field', () => {
  const [record] = withKept(null, ann, { ...nothing, attempt }) as readonly object[]
  const read = (patch: object) => readKept([{ ...record, ...patch }], ann).attempt

  test.each([
    ['key', ''],
    ['fingerprint', 5],
    ['body', null],
    ['sentAt', ''],
    ['day', undefined],
  ])('without its %s it is damaged, and still there', (name, value) => {
    expect(read({ [name]: value })).toEqual({ ...attempt, [name]: '', state: 'damaged' })
  })

  test.each([
    ['state', 'lost', 'lost'],
    ['state', 'damaged', 'damaged'],
    ['state', 'x', 'sending'],
    ['tries', 3, 3],
    ['tries', 0, 1],
    ['tries', 1.5, 1],
    ['tries', '2', 1],
    ['total', 5, ''],
    ['known', ['7', 8], null],
    ['known', 'x', null],
    ['known', [], []],
    ['ordered', 'x', []],
    [
      'ordered',
      [{ productId: 1, quantity: 0 }, { productId: null, quantity: 1 }, { productId: 'a', quantity: 1 }, 5],
      [{ productId: 'a', quantity: 1 }],
    ],
    [
      'ordered',
      [
        { productId: Number.NaN, quantity: 1 },
        { productId: 1, quantity: 1.5 },
      ],
      [],
    ],
  ])('its %s as %j is %j', (name, value, expected) => {
    expect(read({ [name]: value })).toEqual({ ...attempt, [name]: expected })
  })

  test('a record that says nothing of an attempt is none; what is no list may hide one', () => {
    const bare = withKept(null, ann, nothing)
    expect(readKept(bare, ann)).toEqual({ ...nothing, isRecorded: true, others: [] })
    expect(readKept(null, ann)).toEqual({ ...nothing, isRecorded: false, others: [] })
    for (const unreadable of [{}, 'x', 5, true]) expect(readKept(unreadable, ann).attempt?.state).toBe('damaged')
  })

  test('the order that was last over is known by its key and its body', () => {
    const former = { key: 'k1', mark: digest(attempt.body) }
    expect(ended({ ...nothing, attempt, settled: 'k0' })).toEqual({ attempt: null, settled: 'k0', former })
    expect(ended({ ...nothing, attempt: { ...attempt, body: '' } }).former).toBeNull()
    expect(ended(nothing).former).toBeNull()
    const kept = (value: unknown) => readKept(withKept(null, ann, { ...nothing, former: value as never }), ann).former
    expect(kept(former)).toEqual(former)
    for (const broken of [{ key: '', mark: 'm' }, { key: 'k', mark: '' }, { key: 5, mark: 'm' }, 'k', null])
      expect(kept(broken), JSON.stringify(broken)).toBeNull()
  })

  test('a tab goes by what the device holds, and by its own memory where that was wiped', () => {
    const memory = { ...nothing, attempt }
    expect(remembered(memory, readKept(null, ann))).toBe(memory)
    expect(remembered(memory, readKept(withKept(null, ann, { ...nothing, settled: 'k2' }), ann))).toEqual({
      ...nothing,
      settled: 'k2',
    })
  })

  test('what is kept of others stays, and hears which order was stored', () => {
    const both = withKept(withKept(null, bob, { ...nothing, attempt }), ann, { ...nothing, settled: 'k9' })
    expect(readKept(both, bob)).toMatchObject({ attempt, settled: 'k9' })
    const elsewhere = { tenantCode: 'BOLT', email: bob.email }
    const three = withKept(withKept(null, elsewhere, { ...nothing, settled: 'b1' }), ann, { ...nothing, settled: 'k9' })
    expect(readKept(three, elsewhere).settled).toBe('b1')
    expect(withKept(both, ann, nothing)).toHaveLength(2)
  })

  test('it is the same sending when key, tries and state are', () => {
    expect(isSameAttempt(attempt, { ...attempt, total: 'x' })).toBe(true)
    expect(isSameAttempt(null, null)).toBe(true)
    for (const other of [
      null,
      { ...attempt, key: 'k2' },
      { ...attempt, tries: 2 },
      { ...attempt, state: 'lost' as const },
    ])
      expect(isSameAttempt(attempt, other)).toBe(false)
  })
})

describe('R24 of two changes of one line the later one counts, the same one everywhere', () => {
  const shared = (at: number, by: string, quantity: number | null, since = 1): SharedCart => ({
    count: at,
    entries: new Map([['1', { line: quantity === null ? null : line(quantity, { id: 1 }), at, by, since }]]),
  })
  const won = (one: SharedCart, other: SharedCart) => {
    const results = [joined(one, other), joined(other, one)]
    const [first, second] = results.map((cart) => [
      linesOf(cart).map(({ quantity }) => quantity),
      [...cart.entries.values()].map(({ since }) => since),
    ])
    expect(first).toEqual(second)
    return first
  }

  test('by its count, then by who made it, then by what it holds, then by its age', () => {
    expect(won(shared(2, 'a', 5), shared(1, 'b', 7))).toEqual([[5], [1]])
    expect(won(shared(1, 'a', 5), shared(1, 'b', 7))).toEqual([[7], [1]])
    expect(won(shared(1, 'a', 5), shared(1, 'a', 7))).toEqual([[7], [1]])
    expect(won(shared(1, 'a', 5, 1), shared(1, 'a', 5, 2))).toEqual([[5], [2]])
    expect(won(shared(1, 'a', null), shared(1, 'a', 7))).toEqual([[7], [1]])
    expect(won(shared(2, 'a', null), shared(1, 'a', 7))).toEqual([[], [1]])
  })

  test('a hundred removals are remembered, the latest', () => {
    const removed = (from: number, count: number): SharedCart => ({
      count: from + count,
      entries: new Map(
        Array.from({ length: count }, (_, at) => [String(from + at), { line: null, at: from + at, by: 'a', since: 1 }]),
      ),
    })
    const { entries } = joined(removed(1, 60), removed(61, 60))
    expect(entries.size).toBe(100)
    expect([entries.has('20'), entries.has('21'), entries.has('120')]).toEqual([false, true, true])
  })
})

describe('the pager, whatever the server says', () => {
  const meta = { current_page: 2, last_page: 3, from: 13, to: 24, total: 30, per_page: 12 }
  test.each([
    [{}, { page: 2, last: 3, from: 13, to: 24, total: 30 }],
    [{ current_page: 9 }, { page: 3, last: 3, from: 13, to: 24, total: 30 }],
    [{ current_page: 0 }, { page: 1, last: 3, from: 13, to: 24, total: 30 }],
    [{ current_page: Number.NaN }, { page: 1, last: 3, from: 13, to: 24, total: 30 }],
    [{ last_page: 0 }, { page: 1, last: 1, from: 13, to: 24, total: 30 }],
    [{ current_page: 2.9 }, { page: 2, last: 3, from: 13, to: 24, total: 30 }],
    [
      { total: 0, from: 0, to: 0 },
      { page: 2, last: 3, from: 0, to: 0, total: 0 },
    ],
    [{ total: 20 }, { page: 2, last: 3, from: 13, to: 24, total: 24 }],
    [{ from: 0 }, { page: 2, last: 3, from: 1, to: 24, total: 30 }],
    [{ from: 40 }, { page: 2, last: 3, from: 30, to: 30, total: 30 }],
    [{ to: 5 }, { page: 2, last: 3, from: 13, to: 13, total: 30 }],
    [{ to: 0 }, { page: 2, last: 3, from: 13, to: 13, total: 30 }],
    [
      { to: 0, from: 0, last_page: 1, current_page: 1, total: 7 },
      { page: 1, last: 1, from: 1, to: 7, total: 7 },
    ],
  ])('%j', (patch, pager) => {
    expect(pagerOf({ ...meta, ...patch } as never)).toEqual(pager)
  })
})
