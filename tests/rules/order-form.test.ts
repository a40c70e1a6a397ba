// @vitest-environment node
import { expect, test } from 'vitest'
import {
  blamedFields,
  deliveryMethods,
  emptyForm,
  paymentOptions,
  typedFields,
  typedHeader,
} from '../../src/machines/rules/order-form'

test('CHECK-15 CHECK-17 the choices of delivery and payment, the first of each chosen', () => {
  expect(deliveryMethods).toEqual(['pickUp', 'delivery'])
  expect(paymentOptions).toEqual(['cod', 'creditCard', 'net30', 'net60'])
  expect(emptyForm).toEqual({ addressId: '', purchaseOrder: '', note: '', delivery: 'pickUp', payment: 'cod' })
})

test('what is typed for an order, how long it may get, and where it goes', () => {
  expect(typedFields).toEqual({
    purchase_order: { name: 'purchaseOrder', longest: 120 },
    note: { name: 'note', longest: 4000 },
  })
  expect(typedHeader({ purchaseOrder: 'PO-7', note: 'ring twice' })).toEqual({
    purchase_order: 'PO-7',
    note: 'ring twice',
  })
})

test('what a refusal says of fields stands by their names in the form', () => {
  const said = (fields: Readonly<Record<string, readonly string[]>>) =>
    blamedFields({ kind: 'rejected', status: 422, message: null, fields, body: {} } as never)
  const refused = (text: string) => ({ kind: 'refused', text })
  expect(
    said({ shipping_address_id: ['Closed on Fridays.'], purchase_order: ['Unknown.'], note: ['Too long.'] }),
  ).toEqual({
    addressId: refused('Closed on Fridays.'),
    purchaseOrder: refused('Unknown.'),
    note: refused('Too long.'),
  })
  expect(said({ note: ['Too long.'], sale_date: ['Past.'] })).toEqual({ note: refused('Too long.') })
  expect(said({})).toEqual({})
  expect(blamedFields(null)).toEqual({})
})
