// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressText,
  cartProblem,
  fingerprint,
  linesBelowMinimum,
  newOrder,
  orderProblem,
  salesPerson,
  shippingAddresses,
} from '../../src/machines/rules/checkout'
import { minimumOf } from '../../src/machines/rules/quantity'
import { cart, customer, line, orderableCart, runs } from './samples'

const under = line(4, { id: 9, min_order_qty: 6 })
const withoutPuom = line(1, { id: 8, part_number: 'P-NOPUOM', default_puom_id: null })
const parts = { customer: customer(), lines: [line(1)], addressId: 21 }

describe('from cart to checkout', () => {
  it('CART-24, VALID-19 an empty cart is refused', () => {
    expect(cartProblem([])).toEqual({ kind: 'emptyCart' })
  })

  it('CART-25, VALID-20 the first line under its minimum is named', () => {
    const problem = { kind: 'belowMinimum', name: 'Hex bolt M8', minimum: 6, productId: 9 }
    expect(cartProblem([line(1), under])).toEqual(problem)
    const unnamed = line(1, { id: 1, description: '', part_number: 'P-2', min_order_qty: 3 })
    expect(cartProblem([unnamed, under])).toMatchObject({ name: 'P-2', minimum: 3 })
    expect(cartProblem([line(6, { min_order_qty: 6 })])).toBeNull()
  })

  it('CART-26 all lines under their minimum are known', () => {
    expect(linesBelowMinimum([line(1), under, line(2, { id: 7, min_order_qty: 3 })])).toEqual([9, 7])
  })

  it('C-66 a product whose maximum is under its minimum can never be checked out', () => {
    expect(cartProblem([line(5, { min_order_qty: 10, max_order_qty: 5 })])?.kind).toBe('belowMinimum')
  })
})

describe('completing an order', () => {
  it('CHECK-24 without customer data, CHECK-25 without lines: the data are missing', () => {
    expect(orderProblem({ ...parts, customer: null })).toEqual({ kind: 'missingData' })
    expect(orderProblem({ ...parts, lines: [] })).toEqual({ kind: 'missingData' })
  })

  it('CHECK-26 no address is selected', () => {
    expect(orderProblem({ ...parts, addressId: null })).toEqual({ kind: 'noAddress' })
    expect(orderProblem({ ...parts, addressId: '' })).toEqual({ kind: 'noAddress' })
  })

  it('CHECK-27 the selected address is not one of the customer’s shipping addresses', () => {
    expect(orderProblem({ ...parts, addressId: 99 })).toEqual({ kind: 'unknownAddress' })
    expect(orderProblem({ ...parts, addressId: 20 })).toEqual({ kind: 'unknownAddress' })
    expect(orderProblem({ ...parts, addressId: '22' })).toBeNull()
  })

  it('CHECK-28, VALID-23 a product without PUOM is named', () => {
    expect(orderProblem({ ...parts, lines: [line(1), withoutPuom] })).toEqual({
      kind: 'missingPuom',
      partNumber: 'P-NOPUOM',
    })
  })

  it('CHECK-36 a line under its minimum is refused here too', () => {
    expect(orderProblem({ ...parts, lines: [under] })).toMatchObject({ kind: 'belowMinimum', minimum: 6 })
  })

  it('R38 a line without a price, or with one under zero, is refused; a price of zero is not', () => {
    const missing = { kind: 'missingPrice', partNumber: 'P-1001' }
    expect(orderProblem({ ...parts, lines: [line(1, { selling_price: null })] })).toEqual(missing)
    expect(orderProblem({ ...parts, lines: [line(1, { selling_price: -1 })] })).toEqual(missing)
    expect(orderProblem({ ...parts, lines: [line(1, { selling_price: 0 })] })).toBeNull()
  })

  it('CHECK-37 the first failing check in the listed order decides', () => {
    expect(orderProblem({ customer: null, lines: [under, withoutPuom], addressId: null })?.kind).toBe('missingData')
    expect(orderProblem({ ...parts, lines: [withoutPuom, under], addressId: null })?.kind).toBe('belowMinimum')
    expect(orderProblem({ ...parts, lines: [withoutPuom], addressId: null })?.kind).toBe('noAddress')
  })

  it('P6 an order passes exactly when every rule holds', () => {
    const address = fc.constantFrom(null, '', 20, 21, '21', 22, 99)
    fc.assert(
      fc.property(fc.oneof(cart, orderableCart), fc.boolean(), address, (lines, hasCustomer, addressId) => {
        const isRight =
          hasCustomer &&
          lines.length > 0 &&
          lines.every(({ product, quantity }) => quantity >= minimumOf(product)) &&
          [21, '21', 22].includes(addressId ?? '') &&
          lines.every(({ product }) => product.default_puom_id !== null && product.selling_price !== null)
        const problem = orderProblem({ customer: hasCustomer ? customer() : null, lines, addressId })
        expect(problem === null).toBe(isRight)
      }),
      runs,
    )
  })
})

describe('the order that is sent', () => {
  const order = { ...parts, purchaseOrder: 'PO 7', note: '', saleDate: '2026-11-21' }

  it('API-16, API-30, C-112 has exactly the listed fields, numbers as numbers, ids as the server wrote them', () => {
    expect(newOrder({ ...order, addressId: '21', lines: [line(3, { selling_price: 3 }, 'blue')] })).toEqual({
      header: {
        customer_id: 5,
        sale_date: '2026-11-21',
        shipping_address_id: 21,
        purchase_order: 'PO 7',
        note: '',
      },
      items: [{ puom_id: 11, sale_qty: 3, price: 3, comment: 'blue' }],
    })
  })

  it('T-74 is never made of a line without PUOM or price', () => {
    expect(() => newOrder({ ...order, lines: [withoutPuom] })).toThrow('P-NOPUOM')
  })

  it('P7 has one item per line with the cart’s quantity, price and comment, and survives being sent', () => {
    fc.assert(
      fc.property(orderableCart, fc.string(), fc.string(), (lines, purchaseOrder, note) => {
        expect(orderProblem({ ...parts, lines })).toBeNull()
        const draft = newOrder({ ...order, lines, purchaseOrder, note })
        expect(draft.items).toEqual(
          lines.map(({ product, quantity, comment }) => ({
            puom_id: product.default_puom_id,
            sale_qty: quantity,
            price: product.selling_price,
            comment,
          })),
        )
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft)
      }),
      runs,
    )
  })

  it('R31 the fingerprint is the same for the same order on another day, and another for any change', () => {
    const draft = newOrder(order)
    const print = fingerprint(draft)
    expect(fingerprint(JSON.parse(JSON.stringify(draft)))).toBe(print)
    expect(fingerprint({ ...draft, header: { ...draft.header, sale_date: '2026-11-22' } })).toBe(print)
    expect(fingerprint({ ...draft, header: { ...draft.header, note: 'x' } })).not.toBe(print)
    expect(fingerprint(newOrder({ ...order, addressId: 22 }))).not.toBe(print)
    expect(fingerprint(newOrder({ ...order, lines: [line(2)] }))).not.toBe(print)
    expect(fingerprint(newOrder({ ...order, lines: [line(1, {}, 'x')] }))).not.toBe(print)
  })

  it('S19 the fingerprint is short and tells nothing of the PO or the note', () => {
    const print = fingerprint(newOrder({ ...order, purchaseOrder: 'secret-po', note: 'secret-note'.repeat(99) }))
    expect(print).toMatch(/^[0-9a-f]+-[0-9a-f]{16}$/)
  })
})

describe('the people and places of an order', () => {
  it('CHECK-06, CONST-17 only addresses of type S can be shipped to', () => {
    expect(shippingAddresses(customer()).map(({ id }) => id)).toEqual([21, 22])
    expect(shippingAddresses(null)).toEqual([])
  })

  it('CHECK-08 an address is written with all it has, and nothing of what it lacks', () => {
    expect(shippingAddresses(customer()).map(addressText)).toEqual([
      '12 King St, Toronto, ON, CA, M5V 1A1',
      '9 Elm, Dallas, US',
    ])
  })

  it('CHECK-09 the user with a rep_code is the sales person, CHECK-10 anyone else is -', () => {
    const user = { email: 'rep@acme.test', name: 'Rita Rep', rep_code: 'R01' }
    expect(salesPerson(user)).toBe('Rita Rep')
    expect(salesPerson({ ...user, rep_code: null })).toBe('-')
    expect(salesPerson({ ...user, name: '' })).toBe('-')
    expect(salesPerson(null)).toBe('-')
  })
})
