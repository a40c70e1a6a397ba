// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formRecord, isFormOf, readForm } from '../../src/machines/rules/checkout-form'
import { deliveryMethods, emptyForm, paymentOptions, typedHeader } from '../../src/machines/rules/order-form'
import { isSameOwner, needsAccount, shopOwner, type ShopOwner } from '../../src/machines/rules/shop-owner'
import { sessionAt } from '../support/sessions'
import { runs } from './samples'

describe('the owner of a shop', () => {
  const session = sessionAt('ACME')

  it('ROLE-01 is the buyer who is signed in, wherever they are', () => {
    expect(shopOwner(session, '/products')).toEqual({ kind: 'buyer', session })
    expect(shopOwner(session, '/browse/BOLT')).toEqual({ kind: 'buyer', session })
  })

  it('ROLE-02 C-03 is a guest of the tenant in the address, in upper case', () => {
    expect(shopOwner(null, '/browse/acme')).toEqual({ kind: 'guest', code: 'ACME' })
  })

  it.each(['/', '/login', '/login/ACME', '/register/ACME', '/browse', '/products', '/nowhere'])(
    'ROLE-02 is nobody at %s while nobody is signed in',
    (path) => {
      expect(shopOwner(null, path)).toBeNull()
    },
  )

  const guest = (code: string): ShopOwner => ({ kind: 'guest', code })
  const buyer = (code: string, token?: string): ShopOwner => ({ kind: 'buyer', session: sessionAt(code, token) })
  it.each([
    { one: buyer('ACME'), other: buyer('ACME'), isSame: true },
    { one: buyer('ACME', 't-1'), other: buyer('ACME', 't-2'), isSame: false },
    { one: guest('ACME'), other: guest('ACME'), isSame: true },
    { one: guest('ACME'), other: guest('BOLT'), isSame: false },
    { one: guest('ACME'), other: buyer('ACME'), isSame: false },
  ])('SESSION-06 $one.kind and $other.kind are the same: $isSame', ({ one, other, isSame }) => {
    expect([isSameOwner(one, other), isSameOwner(other, one)]).toEqual([isSame, isSame])
  })
})

describe('the account part', () => {
  it.each([
    '/register',
    '/register/ACME',
    '/forgot-password',
    '/forgot-password/ACME',
    '/profile',
    '/about-us',
    '/about-us/ACME',
  ])('is needed at %s', (path) => {
    expect(needsAccount(path)).toBe(true)
  })

  it.each(['/', '/login', '/products', '/cart', '/browse/ACME', '/dashboard', '/nowhere'])('is not at %s', (path) => {
    expect(needsAccount(path)).toBe(false)
  })
})

describe('a checkout that is remembered', () => {
  const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
  const form = fc.record({
    addressId: fc.string(),
    purchaseOrder: fc.string(),
    note: fc.string(),
    delivery: fc.constantFrom(...deliveryMethods),
    payment: fc.constantFrom(...paymentOptions),
  })
  const stored = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

  it('R16 is read back as it was written', () => {
    fc.assert(
      fc.property(form, (filled) => {
        expect(readForm(stored(formRecord(owner, filled)), owner)).toEqual(filled)
      }),
      runs,
    )
  })

  it('R31 what was sent is told from what was typed since', () => {
    const sent = { ...emptyForm, purchaseOrder: 'PO-1', note: 'Dock 7' }
    const body = JSON.stringify({ header: { ...typedHeader(sent), customer_id: 1 }, items: [] })
    expect(isFormOf(sent, body)).toBe(true)
    expect(isFormOf({ ...sent, purchaseOrder: 'PO-2' }, body)).toBe(false)
    expect(isFormOf({ ...sent, note: '' }, body)).toBe(false)
    for (const unreadable of ['', '{', '[]', '{"header":5}']) expect(isFormOf(sent, unreadable)).toBe(false)
  })

  it('S19 names the buyer by a mark only, and the same buyer however the email is written', () => {
    const record = formRecord(owner, emptyForm)
    expect(JSON.stringify(record)).not.toContain('buyer@')
    expect(readForm(record, { ...owner, email: ' Buyer@ACME.test ' })).toEqual(emptyForm)
  })

  it.each([
    { who: 'another buyer', other: { ...owner, email: 'other@acme.test' } },
    { who: 'another tenant', other: { ...owner, tenantCode: 'BOLT' } },
  ])('SESSION-06 is not for $who', ({ other }) => {
    fc.assert(
      fc.property(form, (filled) => {
        expect(readForm(formRecord(owner, filled), other)).toBeNull()
      }),
      runs,
    )
  })

  it('R4 any JSON is read without a throw: as nothing, or as a form with choices that there are', () => {
    const { buyer } = formRecord(owner, emptyForm)
    const own = fc.record({ tenantCode: fc.constant('ACME'), buyer: fc.constant(buyer), form: fc.jsonValue() })
    const odd = fc.record({
      tenantCode: fc.constant('ACME'),
      buyer: fc.constant(buyer),
      form: fc.dictionary(fc.constantFrom('addressId', 'purchaseOrder', 'note', 'delivery', 'payment'), fc.jsonValue()),
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), own, odd), (json) => {
        const read = readForm(json, owner)
        if (read === null) return
        expect(deliveryMethods).toContain(read.delivery)
        expect(paymentOptions).toContain(read.payment)
        expect([typeof read.addressId, typeof read.purchaseOrder, typeof read.note]).toEqual([
          'string',
          'string',
          'string',
        ])
      }),
      runs,
    )
  })
})
