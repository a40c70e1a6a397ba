// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import { isToldAtFields, leftToTell, refusedFields } from '../../src/machines/rules/field-problems'
import { blamedFields, blamedLines } from '../../src/machines/rules/order-form'

type Fields = Readonly<Record<string, readonly string[]>>
const refusal = (fields: Fields, status = 422): Failure => ({ kind: 'rejected', status, message: 'Refused.', fields })
const refused = (text: string) => ({ kind: 'refused', text })

describe('A5 what the server says of fields', () => {
  test('stands at the field of the form, all of each in one text', () => {
    const failure = refusal({ email: ['Taken.', 'Too long.', 'Taken.'], phone: ['Unknown.'] })
    const said = { ...refused('Taken. Too long.'), sentences: ['Taken.', 'Too long.'] }
    expect(refusedFields(failure, ['email', 'city'])).toEqual({ email: said })
    expect(isToldAtFields('Too long.', refusedFields(failure, ['email']))).toBe(true)
    expect(leftToTell(failure, refusedFields(failure, ['email']))).toMatchObject({ message: 'Refused. Unknown.' })
  })

  test('R15 is no longer than what a server says otherwise: a sentence that does not fit is left out, the first never', () => {
    const long = 'x'.repeat(290)
    const failure = refusal({ email: [long, 'Far too long.', 'Short.'], city: ['y'.repeat(300), 'More.'] })
    const { email, city } = refusedFields(failure, ['email', 'city'])
    expect(email).toMatchObject({ text: `${long} Short.` })
    expect(city).toEqual(refused('y'.repeat(300)))
  })

  test.each([
    'manufacturerCode',
    'manufacturer_code',
    'manufacturer-code',
    'form.manufacturerCode',
    'MANUFACTURERCODE',
  ])('finds its field when the server writes %s', (name) => {
    expect(refusedFields(refusal({ [name]: ['No.'] }), ['email', 'manufacturerCode'])).toEqual({
      manufacturerCode: refused('No.'),
    })
  })

  test('is asked of a 422 only', () => {
    expect(refusedFields(refusal({ email: ['No.'] }, 409), ['email'])).toEqual({})
    expect(refusedFields({ kind: 'unreachable' }, ['email'])).toEqual({})
    expect(refusedFields(null, ['email'])).toEqual({})
  })

  test('has no other field than those of the form, whatever the server calls them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), (fields) => {
        const found = Object.keys(refusedFields(refusal(fields), ['email', '__proto__']))
        expect(found.filter((name) => name !== 'email')).toEqual([])
      }),
    )
  })

  test('is told once: the words for the whole form are left out when a field has them; without any the fixed sentence stays (spec 8)', () => {
    const problems = refusedFields(refusal({ email: ['Taken.'] }), ['email'])
    expect(isToldAtFields('Taken.', problems)).toBe(true)
    expect(isToldAtFields(null, problems)).toBe(false)
    expect(isToldAtFields('Ask your company.', problems)).toBe(false)
    expect(isToldAtFields(null, {})).toBe(false)
    expect(isToldAtFields(null, { email: { kind: 'missing' } })).toBe(false)
  })
})

test('R15 what a refusal says of a field that the form does not have is told of the whole', () => {
  const told = (fields: Fields, status = 422) => {
    const failure = refusal(fields, status)
    return leftToTell(failure, refusedFields(failure, ['email']))
  }
  expect(told({ other: ['Something else.', 'More.'] })).toMatchObject({ message: 'Refused. Something else.' })
  expect(told({ email: ['Taken.'], other: ['Something else.'] })).toMatchObject({
    message: 'Refused. Something else.',
  })
  expect(told({ other: ['Refused.'] })).toMatchObject({ message: 'Refused.' })
  // What stands at a field, or is said of none, leaves the message; and so does another status.
  expect(told({ email: ['Taken.'], mail: ['Taken.'] })).toMatchObject({ message: 'Refused.' })
  expect(told({})).toMatchObject({ message: 'Refused.' })
  expect(told({ other: ['Something else.'] }, 409)).toMatchObject({ message: 'Refused.' })
})

test('A5 the fields of an order stand in the form of the checkout; what is said of its lines does not', () => {
  const failure = refusal({
    purchase_order: ['Used before.'],
    'header.note': ['Too long.'],
    shipping_address_id: ['Closed.'],
    'items.0.price': ['Changed.'],
  })
  expect(blamedFields(failure)).toEqual({
    purchaseOrder: refused('Used before.'),
    note: refused('Too long.'),
    addressId: refused('Closed.'),
  })
  expect(blamedLines(failure)).toEqual({ 0: refused('Changed.') })
})

test('A5 what a refusal says of the lines of an order is known by their places, the first message of each', () => {
  const fields = { 'items.10.sale_qty': ['At most 4.', 'More.'], 'items.10.price': ['Changed.'], items: ['None.'] }
  expect(blamedLines(refusal(fields))).toEqual({ 10: refused('At most 4.') })
  expect(blamedLines(refusal(fields, 409))).toEqual({})
  expect(blamedLines(null)).toEqual({})
})
