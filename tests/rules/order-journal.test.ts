// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { buyerMark } from '../../src/machines/rules/digest'
import {
  ended,
  isOpen,
  lost,
  newAttempt,
  readKept,
  refused,
  stored,
  withKept,
  writtenIn,
  type Kept,
} from '../../src/machines/rules/order-attempt'
import { journalAfter, recovered } from '../../src/machines/rules/order-journal'
import { emptyForm } from '../../src/machines/rules/order-form'
import { customer, line } from './samples'

const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob = { tenantCode: 'ACME', email: 'bob@acme.test' }
const lines = [line(2), line(1, { id: 7 })]
const stamp = { key: 'key-1', day: '2026-03-01', sentAt: '2026-03-01T10:00:00.000Z', language: 'en' } as const
const attempt = newAttempt({ ...emptyForm, addressId: '21', customer: customer(), lines }, stamp, ['1'])
const nothing: Kept = { attempt: null, settled: null, former: null }
const sent: Kept = { ...nothing, attempt }
const cartOf = (some = lines) => ({ tenantCode: 'ACME', lines: some })
const empty = cartOf([])

/** Local storage and the journal, as they stand after each of these was kept. */
const kept = (...all: readonly Kept[]) =>
  all.reduce<{ local: readonly unknown[]; journal: unknown }>(
    ({ local, journal }, one) => {
      const next = withKept(local, ann, one)
      return { local: next, journal: JSON.parse(JSON.stringify(journalAfter(journal, next, ann))) as unknown }
    },
    { local: [], journal: undefined },
  )

describe('the journal of orders: a browser that is killed forgets what it had not written to the disk', () => {
  test('R32 an order that was on its way is there again, byte for byte', () => {
    const { journal } = kept(sent)
    for (const forgotten of [null, [], withKept([], bob, nothing), 'garbage'])
      expect(readKept(recovered(forgotten, ann, journal, cartOf()), ann)).toMatchObject({ attempt })
  })

  test('R32 also after other orders of the same buyer', () => {
    const first = kept(sent, stored(sent))
    const second: Kept = { attempt: { ...attempt, key: 'key-2' }, settled: 'key-1', former: null }
    const { journal } = kept(sent, stored(sent), second)
    expect(readKept(recovered(first.local, ann, journal, cartOf()), ann).attempt?.key).toBe('key-2')
  })

  test('R33 an order that was stored, and whose lines are back in the cart, is in doubt', () => {
    const { journal } = kept(sent, stored(sent))
    for (const forgotten of [null, kept(sent).local]) {
      const back = readKept(recovered(forgotten, ann, journal, cartOf()), ann)
      expect([back.attempt, back.settled]).toEqual([lost(attempt), null])
    }
  })

  test('R33 an order that was stored, and whose lines are not in the cart, is over', () => {
    const { journal } = kept(sent, stored(sent))
    for (const cart of [null, empty, cartOf([line(2)]), cartOf([line(1), line(1, { id: 7 })]), 'x']) {
      const back = recovered(null, ann, journal, cart)
      expect(readKept(back, ann)).toMatchObject({ attempt: null, settled: 'key-1' })
    }
  })

  test('CHECK-29 an order that ended otherwise is over, and its key is kept for the same body', () => {
    const { journal } = kept(sent, ended(sent))
    const back = readKept(recovered(kept(sent).local, ann, journal, cartOf()), ann)
    expect([back.attempt, back.former?.key]).toEqual([null, 'key-1'])
  })

  test('nothing is taken back that local storage knows, nor where there is no journal, nor from that of somebody else', () => {
    const { local, journal } = kept(sent, stored(sent))
    expect(recovered(local, ann, journal, cartOf())).toBeNull()
    expect(recovered(withKept(local, ann, nothing), ann, journal, cartOf())).toBeNull()
    for (const none of [undefined, null, 5, {}, { row: 'x', last: null }])
      expect(recovered(null, ann, none, empty)).toBeNull()
    expect(recovered(null, bob, journal, cartOf())).toBeNull()
    expect(journalAfter(undefined, withKept([], bob, nothing), ann)).toBeUndefined()
  })

  test('what is recovered is known from then on: once more, nothing is', () => {
    const { journal } = kept(sent, stored(sent))
    const back = recovered(null, ann, journal, cartOf())
    expect(writtenIn(back, ann)).toBe(2)
    expect(recovered(back, ann, journal, cartOf())).toBeNull()
  })
})

test('C-91 an order of which nobody could tell after its refusal is not open, and others are told of it', () => {
  const over = withKept([], bob, { ...nothing, attempt: refused(attempt) })
  expect([isOpen(attempt), isOpen(lost(attempt)), isOpen(refused(attempt)), isOpen(null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(readKept(over, ann).others).toEqual([buyerMark(bob.email)])
  expect(readKept(over, bob).attempt?.state).toBe('refused')
})
