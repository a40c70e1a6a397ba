// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import { formRecord } from '../../src/machines/rules/checkout-form'
import { isNothingKept } from '../../src/machines/rules/device-kept'
import { forgotten, recordFor, type Stored } from '../../src/machines/rules/device-record'
import { readDrafts } from '../../src/machines/rules/drafts'
import { readKept, withKept, type Attempt, type Owner } from '../../src/machines/rules/order-attempt'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { emptyPad, withLeftPad } from '../../src/machines/rules/pad-storage'
import { emptyForm } from '../../src/machines/rules/order-form'
import { line } from './samples'

const ann: Owner = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob: Owner = { tenantCode: 'ACME', email: 'bob@acme.test' }
const bolt: Owner = { tenantCode: 'BOLT', email: 'ann@acme.test' }
const attempt: Attempt = {
  key: 'k-1',
  fingerprint: 'f',
  body: '{}',
  ordered: [],
  total: '$9.00',
  sentAt: '2026-03-01T10:00:00.000Z',
  day: '2026-03-01',
  known: null,
  state: 'lost',
  tries: 1,
} as Attempt
const none = { hasPartNumbers: false, receipts: 0 }
const draftOf = (owner: Owner) => ({ id: owner.email, name: 'A', savedAt: 'now', ...owner, lines: [line(2)] })
const attemptsOf = (...owners: readonly Owner[]) =>
  owners.reduce<readonly unknown[]>(
    (rows, owner) => withKept(rows, owner, { attempt, settled: null, former: null }),
    [],
  )
const padOf = (owner: Owner, count: number) => ({
  ...owner,
  rows: Array.from({ length: count }, (_, at) => ({ id: `r${at}`, part: 'CB-120' })),
})
const leftOf = (owner: Owner) =>
  withLeftPad(null, owner, 'm', { base: emptyPad, mine: { rows: [emptyRow('l')], rest: [] } })
const all: Stored = {
  cart: cartEnvelope('ACME', [line(2)]),
  drafts: [draftOf(ann), draftOf(bob), draftOf(bolt)],
  pad: [padOf(ann, 3), padOf(bob, 1)],
  padLeft: leftOf(ann),
  attempts: attemptsOf(ann, bob, bolt),
  form: formRecord(ann, emptyForm),
}

test('C-122 what is kept of a buyer of a tenant is counted, and nothing of others', () => {
  const order = { key: 'k-1', total: '$9.00', sentAt: attempt.sentAt }
  expect(recordFor(all, ann)).toEqual({ cartLines: 1, drafts: 1, padRows: 4, hasForm: true, ...none, order })
  expect(recordFor(all, bob)).toEqual({ cartLines: 1, drafts: 1, padRows: 1, hasForm: false, ...none, order })
  expect(recordFor(all, { tenantCode: 'CATX', email: 'x' })).toEqual({
    cartLines: 0,
    drafts: 0,
    padRows: 0,
    hasForm: false,
    ...none,
    order: null,
  })
})

describe('C-122 forgetting a buyer of a tenant', () => {
  const left = forgotten(all, ann)

  test('leaves nothing of theirs', () => {
    expect(isNothingKept(recordFor(left, ann))).toBe(true)
    expect(left).toMatchObject({ cart: null, form: null })
    expect(JSON.stringify(left)).not.toContain('"email":"ann@acme.test","tenantCode":"ACME"')
  })

  test('leaves what is of colleagues and of other companies', () => {
    expect(readDrafts(left.drafts).map(({ tenantCode, email }) => `${tenantCode} ${email}`)).toEqual([
      'ACME bob@acme.test',
      'BOLT ann@acme.test',
    ])
    for (const other of [bob, bolt]) expect(readKept(left.attempts, other).attempt).toMatchObject({ key: 'k-1' })
    const ofBob = forgotten({ ...all, cart: cartEnvelope('BOLT', [line(2)]) }, bob)
    expect([ofBob.cart, ofBob.form]).toEqual([cartEnvelope('BOLT', [line(2)]), all.form])
  })

  test('what is left of nobody is no record at all', () => {
    expect(
      forgotten({ ...all, drafts: [draftOf(ann)], pad: [padOf(ann, 1)], padLeft: leftOf(ann), attempts: [] }, ann),
    ).toEqual({
      cart: null,
      drafts: null,
      pad: null,
      padLeft: null,
      attempts: null,
      form: null,
    })
  })

  test('their record of orders stays, without its order: another tab hears that it is over, not that it was wiped', () => {
    const { attempts } = forgotten({ ...all, attempts: attemptsOf(ann) }, ann)
    expect(attempts).toHaveLength(1)
    expect(JSON.stringify(attempts)).not.toMatch(/k-1|9\.00|2026/)
    expect(readKept(attempts, ann).attempt).toBeNull()
  })

  test('whatever is stored, nothing of theirs is left, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 5, maxLength: 5 }), ([cart, drafts, pad, attempts, form]) => {
        expect(isNothingKept(recordFor(forgotten({ cart, drafts, pad, padLeft: pad, attempts, form }, ann), ann))).toBe(
          true,
        )
      }),
      { numRuns: 1000 },
    )
  })
})
