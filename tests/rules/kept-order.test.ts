// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyerMark } from '../../src/machines/rules/digest'
import {
  ended,
  isSameAttempt,
  lost,
  newAttempt,
  readKept,
  recordOf,
  remembered,
  sentAgain,
  stored as settledWith,
  withKept,
  type Kept,
  type Owner,
} from '../../src/machines/rules/order-attempt'
import { emptyForm } from '../../src/machines/rules/order-form'
import { customer, line, runs } from './samples'

const owner: Owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const others: readonly Owner[] = [
  { ...owner, tenantCode: 'BOLT' },
  { ...owner, email: 'other@acme.test' },
]
const wanted = { ...emptyForm, addressId: '21', customer: customer(), lines: [line(2), line(3, { id: 7 })] }
const stamp = { key: 'key-1', day: '2026-03-01', sentAt: '2026-03-01T10:00:00.000Z', language: 'fr' } as const
const attempt = newAttempt(wanted, stamp, ['4', '5'])
const stored = (kept: Pick<Kept, 'attempt' | 'settled'>, of = owner, former: Kept['former'] = null): unknown =>
  JSON.parse(JSON.stringify(withKept([], of, { ...kept, former })))
/** What is read of an attempt one field of which is something else by now. */
const readWith = (patch: Readonly<Record<string, unknown>>) => {
  const [record] = withKept([], owner, { attempt, settled: null, former: null }) as readonly Record<string, unknown>[]
  return readKept([{ ...record, ...patch }], owner).attempt
}

describe('what the device keeps of an order', () => {
  it('R32 an attempt is read back as it was written, and the key of the last settled order with it', () => {
    expect(readKept(stored({ attempt, settled: 'key-0' }), owner)).toMatchObject({ attempt, settled: 'key-0' })
    expect(readKept(stored({ attempt: lost(sentAgain(attempt)), settled: null }), owner)).toMatchObject({
      attempt: { ...attempt, state: 'lost', tries: 2 },
      settled: null,
    })
    expect(readKept(stored({ attempt: null, settled: 'key-1' }), owner)).toMatchObject({
      attempt: null,
      settled: 'key-1',
    })
  })

  it('R32 it is made of what the buyer saw: lines, total, day, and the orders before', () => {
    expect(attempt).toMatchObject({ total: '$62.50', day: '2026-03-01', known: ['4', '5'], state: 'sending', tries: 1 })
    expect(attempt.ordered.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 2],
      [7, 3],
    ])
    expect(JSON.parse(attempt.body)).toMatchObject({ lang: 'fr', header: { sale_date: '2026-03-01' } })
  })

  it.each(others)('SESSION-06 S17 it is not for $tenantCode $email, and theirs stays beside it', (other) => {
    const both = withKept(stored({ attempt, settled: null }), other, { attempt: null, settled: 'theirs', former: null })
    expect(readKept(both, other)).toMatchObject({ attempt: null, settled: 'theirs' })
    expect(readKept(both, owner).attempt).toEqual(attempt)
    expect(withKept(both, owner, { attempt: null, settled: 'mine', former: null })).toHaveLength(2)
    const [record] = withKept([], owner, { attempt, settled: null, former: null })
    expect([recordOf(record, owner), recordOf(record, other)]).toEqual([record, null])
  })

  it('S19 the buyer is named by a mark only, the same one however the email is written', () => {
    expect(JSON.stringify(stored({ attempt, settled: null }))).not.toContain('buyer@')
    expect(buyerMark(' Buyer@ACME.test ')).toBe(buyerMark('buyer@acme.test'))
    expect(buyerMark('buyer@acme.test')).not.toBe(buyerMark('buyer@bolt.test'))
  })

  it.each(['key', 'fingerprint', 'body', 'sentAt', 'day'])(
    'R4 without a readable %s it is damaged, not gone',
    (name) => {
      for (const value of [undefined, null, '', 5, {}]) expect(readWith({ [name]: value })?.state).toBe('damaged')
      const kept = { attempt: readWith({ [name]: 5 }), settled: null, former: null }
      expect(readKept(JSON.parse(JSON.stringify(withKept([], owner, kept))), owner).attempt?.state).toBe('damaged')
    },
  )

  it.each(['{', 5, {}, 'x', true])('R4 a value that is no list, %j, may have held one', (json) => {
    expect(readKept(json, owner).attempt).toMatchObject({ state: 'damaged', body: '', ordered: [] })
  })

  it('R31 an order that ended unproven gives its key to the same body, and to no other', () => {
    const { former } = ended({ attempt, settled: 'key-0', former: null })
    const [read] = [former, readKept(stored({ attempt: null, settled: null }, owner, former), owner).former]
    expect(read).toEqual(former)
    expect(JSON.stringify(former)).not.toContain('sale_date')
    expect(newAttempt(wanted, { ...stamp, key: 'key-2' }, null, former).key).toBe('key-1')
    for (const other of [
      { ...wanted, note: 'x' },
      { ...wanted, lines: [line(2)] },
    ]) {
      expect(newAttempt(other, { ...stamp, key: 'key-2' }, null, former).key).toBe('key-2')
    }
    expect(newAttempt(wanted, { ...stamp, key: 'key-2', day: '2026-03-02' }, null, former).key).toBe('key-2')
  })

  it('R31 one that is known to be stored gives its key to nothing', () => {
    expect(settledWith({ attempt, settled: 'key-0', former: null })).toEqual({
      attempt: null,
      settled: 'key-1',
      former: null,
    })
  })

  it('R4 a former key that cannot be read is none', () => {
    for (const former of [5, [], {}, { key: 'k' }, { key: '', mark: 'm' }, { key: 5, mark: 'm' }]) {
      const [record] = withKept([], owner, { attempt: null, settled: null, former: null }) as readonly object[]
      expect(readKept([{ ...record, former }], owner).former).toBeNull()
    }
  })

  it('R5 a tab goes by its memory where the device was wiped, by the device where it was not', () => {
    const memory = { attempt, settled: 'key-0', former: null }
    expect(remembered(memory, readKept(null, owner))).toEqual(memory)
    expect(remembered(memory, readKept(stored({ attempt: null, settled: 'key-1' }), owner)).attempt).toBeNull()
  })

  it.each([
    ['total', 5, { total: '' }],
    ['known', 'x', { known: null }],
    ['known', ['4', 5], { known: null }],
    ['known', [], { known: [] }],
    ['state', 'lost', { state: 'lost' }],
    ['state', 'else', { state: 'sending' }],
    ['tries', 0, { tries: 1 }],
    ['tries', 1.5, { tries: 1 }],
    ['tries', 3, { tries: 3 }],
    ['ordered', 'x', { ordered: [] }],
    [
      'ordered',
      [null, [], { productId: 1 }, { productId: {}, quantity: 1 }, { productId: 1, quantity: 0 }],
      { ordered: [] },
    ],
    ['ordered', [{ productId: 'a', quantity: 2 }], { ordered: [{ productId: 'a', quantity: 2 }] }],
  ])('R4 %s %j is read as what it can only be', (name, value, read) => {
    expect(readWith({ [name]: value })).toEqual({ ...attempt, ...read })
  })

  it('R4 a settled key that is no text is none', () => {
    const [record] = withKept([], owner, { attempt: null, settled: null, former: null }) as readonly Record<
      string,
      unknown
    >[]
    expect(readKept([{ ...record, settled: 5 }], owner).settled).toBeNull()
  })

  it('R4 S12 any JSON is read without a throw, and what is written over it is read back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readKept(json, owner).attempt?.state ?? 'none').toBe(
          json === null || Array.isArray(json) ? 'none' : 'damaged',
        )
        expect(readKept(withKept(json, owner, { attempt, settled: null, former: null }), owner).attempt).toEqual(
          attempt,
        )
      }),
      runs,
    )
  })
})

it('R31 two sendings are the same when key, count and state are', () => {
  expect(isSameAttempt(attempt, structuredClone(attempt))).toBe(true)
  expect(isSameAttempt(null, null)).toBe(true)
  for (const other of [null, lost(attempt), sentAgain(attempt), { ...attempt, key: 'key-2' }])
    expect(isSameAttempt(attempt, other)).toBe(false)
})
