// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ended,
  lost,
  newAttempt,
  readKept,
  sentAgain,
  shortened,
  withKept,
} from '../../src/machines/rules/order-attempt'
import { buyerMark } from '../../src/machines/rules/digest'
import { emptyForm } from '../../src/machines/rules/order-form'
import { customer, line, runs } from './samples'

const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob = { tenantCode: 'ACME', email: 'bob@acme.test' }
const elsewhere = { tenantCode: 'BOLT', email: 'ann@acme.test' }
const stamp = { key: 'k1', day: '2026-03-01', sentAt: '2026-03-01T10:00:00.000Z', language: 'fr' } as const
const wanted = { ...emptyForm, addressId: '21', customer: customer(), lines: [line(2)] }
const attempt = newAttempt(wanted, stamp, ['7'])

describe('an attempt on the device', () => {
  it('API-16 holds the body in the language of the sending, what leaves the cart, and the total', () => {
    expect(JSON.parse(attempt.body)).toMatchObject({ header: { sale_date: '2026-03-01' }, lang: 'fr' })
    expect(attempt).toMatchObject({ ordered: [{ productId: 1, quantity: 2 }], total: '$25.00', known: ['7'], tries: 1 })
    expect([sentAgain(lost(attempt)).state, sentAgain(attempt).tries, sentAgain(attempt).body]).toEqual([
      'sending',
      2,
      attempt.body,
    ])
  })

  it('R31 of an order that is over the same one goes out byte for byte under its key, also when the portal speaks another language', () => {
    const { former } = ended({ attempt, settled: null, former: null })
    const [same, other] = [stamp, { ...stamp, language: 'en' } as const].map((now) =>
      newAttempt(wanted, { ...now, key: 'k2' }, [], former),
    )
    expect([same?.key, same?.body, other?.key, other?.body]).toEqual(['k1', attempt.body, 'k1', attempt.body])
    const changed = newAttempt({ ...wanted, note: 'x' }, { ...stamp, key: 'k2', language: 'en' }, [], former)
    expect([changed.key, JSON.parse(changed.body).lang]).toEqual(['k2', 'en'])
    const nextDay = newAttempt(wanted, { ...stamp, key: 'k2', day: '2026-03-02' }, [], former)
    expect(nextDay.key).toBe('k2')
  })

  it('R32 is read as it was written, by its buyer only, and without the email', () => {
    const json = JSON.parse(JSON.stringify(withKept(null, ann, { attempt, settled: null, former: null })))
    expect(readKept(json, ann)).toMatchObject({ attempt, settled: null })
    for (const owner of [bob, elsewhere]) expect(readKept(json, owner)).toMatchObject({ attempt: null, settled: null })
    expect(JSON.stringify(json)).not.toContain('ann@')
  })

  it('R32 others keep theirs; the last order that is stored is known to all who share the cart', () => {
    const first = withKept(null, ann, { attempt, settled: null, former: null })
    const both = withKept(first, bob, { attempt: null, settled: 'k2', former: null })
    expect(readKept(both, ann)).toMatchObject({ attempt, settled: 'k2' })
    expect(readKept(both, elsewhere).settled).toBeNull()
    expect([readKept(both, ann).others, readKept(both, elsewhere).others]).toEqual([[], []])
    expect(readKept(both, bob).others).toEqual([buyerMark(ann.email)])
    expect(readKept(withKept(both, ann, { attempt: null, settled: 'k1', former: null }), bob).settled).toBe('k1')
  })

  it('R31 CHECK-32 in fewer letters it is still an order without an answer, which cannot be sent; others keep what they have', () => {
    const first = withKept(null, bob, { attempt: null, settled: 'k2', former: null })
    const [less, least] = shortened(JSON.stringify(withKept(first, ann, { attempt, settled: 'k2', former: null })))
    const { total, sentAt, key, ordered } = attempt
    const told = { total, sentAt, key, body: '', known: null, state: 'damaged' }
    expect(readKept(JSON.parse(less ?? ''), ann).attempt).toMatchObject({ ...told, ordered })
    expect(readKept(JSON.parse(least ?? ''), ann).attempt).toMatchObject({ ...told, ordered: [] })
    expect(readKept(JSON.parse(less ?? ''), bob)).toMatchObject({ attempt: null, settled: 'k2' })
  })

  it('R4 one whose time cannot be read cannot be sent, and no time is told', () => {
    const record = withKept(null, ann, { attempt, settled: null, former: null })[0] as object
    expect(readKept([{ ...record, sentAt: 'nonsense' }], ann).attempt).toMatchObject({ state: 'damaged', sentAt: '' })
  })

  it('R4 any JSON in its place is none, or one that can be sent', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('key', 'body', 'ordered', 'total', 'known', 'state', 'tries'), fc.jsonValue()),
        (json, patch) => {
          expect(() => readKept(json, ann)).not.toThrow()
          const [record] = withKept(null, ann, { attempt, settled: null, former: null }) as [object]
          const { attempt: read } = readKept([{ ...record, ...patch }], ann)
          if (read === null) return
          expect([typeof read.key, typeof read.body, Array.isArray(read.ordered), read.tries > 0]).toEqual([
            'string',
            'string',
            true,
            true,
          ])
        },
      ),
      runs,
    )
  })
})
