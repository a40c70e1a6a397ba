// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { CartPlace } from '../../src/machines/ordering/cart.types'
import type { LineProduct } from '../../src/machines/rules/cart'
import { selectHeldAs, selectRaised } from '../../src/machines/ordering/cart.selectors'
import { openCart } from '../support/carts'
import { line, product } from '../rules/samples'

const limits = { min_order_qty: 6, max_order_qty: 20 }
const limited = product(limits)
const cartOf = (quantity: number, isSellMinimumOn = false, patch: Partial<LineProduct> = limits) =>
  openCart({ lines: quantity > 0 ? [line(quantity, patch)] : [], isSellMinimumOn })
const plus = { type: 'line.increased', product: limited, place: 'card' } as const
const minus = { type: 'line.decreased', productId: 1 } as const
const entered = (text: string, place: CartPlace = 'cart', of = limited) =>
  ({ type: 'quantity.entered', product: of, text, place }) as const

describe('plus', () => {
  test.each([
    { from: 0, isOn: false, to: 6, why: 'CARD-11 the first add is the minimum' },
    { from: 6, isOn: false, to: 7, why: 'CARD-13 then 1 more' },
    { from: 6, isOn: true, to: 12, why: 'CARD-14 VALID-17 a minimum more with b2b_sell_minimum on' },
    { from: 18, isOn: true, to: 20, why: 'VALID-12 capped at the maximum' },
    { from: 4, isOn: false, to: 5, why: 'C-52 also from under the minimum' },
  ])('$why: $from to $to', ({ from, isOn, to }) => {
    const { send, quantities, told } = cartOf(from, isOn)
    send(plus)
    expect([quantities(), told()]).toEqual([[to], []])
  })

  test('CARD-12 without a minimum it adds 1; CARD-16 without a maximum it goes on', () => {
    const { send, quantities } = openCart()
    for (let press = 0; press < 30; press += 1) send({ ...plus, product: product({ max_order_qty: 0 }) })
    expect(quantities()).toEqual([30])
  })

  test.each([
    { place: 'card', text: 'card' },
    { place: 'cart', text: 'item' },
    { place: 'panel', text: 'item' },
  ] as const)('CARD-15 VALID-13 C-54 at the maximum it is blocked: $place says it as $text', ({ place, text }) => {
    const { send, quantities, told, saved } = cartOf(20)
    send({ ...plus, place })
    expect(quantities()).toEqual([20])
    expect(told()).toEqual([{ kind: 'maximumReached', maximum: 20, place: text }])
    expect(saved).toEqual([])
  })

  test('C-66 a maximum under the minimum wins', () => {
    const odd = product({ min_order_qty: 6, max_order_qty: 4 })
    const { send, quantities } = openCart()
    send({ ...plus, product: odd })
    expect(quantities()).toEqual([4])
  })
})

describe('minus', () => {
  test.each([
    { from: 8, isOn: false, to: 7, why: 'CARD-20 1 less above the minimum' },
    { from: 18, isOn: true, to: 12, why: 'C-53 a minimum less with b2b_sell_minimum on' },
    { from: 9, isOn: true, to: 6, why: 'C-53 but not under the minimum' },
  ])('$why: $from to $to', ({ from, isOn, to }) => {
    const { send, quantities, isAsking } = cartOf(from, isOn)
    send(minus)
    expect([quantities(), isAsking()]).toEqual([[to], false])
  })

  test.each([6, 4])('CARD-17 at %i, at or below the minimum, it asks', (from) => {
    const { send, quantities, isAsking } = cartOf(from)
    send(minus)
    expect([quantities(), isAsking()]).toEqual([[from], true])
  })

  test('CARD-21 on a product that is not in the cart it does nothing and asks nothing', () => {
    const { send, isAsking, saved } = openCart()
    send(minus)
    expect([isAsking(), saved]).toEqual([false, []])
  })
})

describe('a typed quantity', () => {
  test.each([
    { text: '12', to: 12, why: 'CART-32 stored' },
    { text: '6', to: 6, why: 'VALID-14 the minimum itself' },
    { text: '9000000000', to: 9_000_000_000, why: 'C-121 however large' },
  ])('$why: "$text" over 8 gives $to', ({ text, to }) => {
    const limits = text.length > 3 ? { max_order_qty: 0 } : {}
    const { send, quantities, told, isAsking } = cartOf(8)
    send({ ...entered(text), product: { ...entered(text).product, ...limits } })
    expect([quantities(), told(), isAsking()]).toEqual([[to], [], false])
  })

  test.each([
    { text: '', reason: 'notWhole', why: 'C-55 an empty entry' },
    { text: 'abc', reason: 'notWhole', why: 'R28 an unreadable one' },
    { text: '7.5', reason: 'notWhole', why: 'R28 a fraction' },
    { text: '1e9', reason: 'notWhole', why: 'R28 a number written otherwise' },
    { text: '9'.repeat(17), reason: 'tooLarge', why: 'C-121 a number too large to add up' },
  ])('$why gives the former quantity back and says why', ({ text, reason }) => {
    const { send, quantities, told, isAsking } = cartOf(8)
    send(entered(text))
    expect([quantities(), told(), isAsking()]).toEqual([[8], [{ kind: 'quantityRefused', reason }], false])
  })

  const places = ['card', 'cart', 'panel'] as const
  test.each(places)('CART-18 PANEL-12 VALID-14 above the maximum, on the %s: stored as it, and told', (place) => {
    const { send, quantities, told } = cartOf(8)
    send(entered('999', place))
    expect(quantities()).toEqual([20])
    expect(told()).toEqual([{ kind: 'maximumReached', maximum: 20, place: place === 'card' ? 'card' : 'item' }])
  })

  test.each(['4', '1', '0', '-3'])('CART-19 CART-20 VALID-15 "%s" asks before it removes', (text) => {
    const { send, quantities, isAsking } = cartOf(8)
    send(entered(text))
    expect([quantities(), isAsking()]).toEqual([[8], true])
    send({ type: 'question.confirmed' })
    expect(quantities()).toEqual([])
  })

  test.each([
    { place: 'cart', text: '4', kept: 4, why: 'CART-21 keeps what was typed on the cart screen' },
    { place: 'cart', text: '0', kept: 8, why: 'C-90 restores the former quantity for 0' },
    { place: 'cart', text: '-3', kept: 8, why: 'C-90 and for less' },
    { place: 'panel', text: '4', kept: 8, why: 'PANEL-11 restores it in the panel' },
    { place: 'card', text: '4', kept: 8, why: 'CARD-19 and on the card' },
  ] as const)('declining $why', ({ place, text, kept }) => {
    const { send, quantities, isAsking } = cartOf(8)
    send(entered(text, place), { type: 'question.declined' })
    expect([quantities(), isAsking()]).toEqual([[kept], false])
  })

  test('VALID-18 a first quantity goes in; under the minimum it becomes the minimum, and that is said until it is touched', () => {
    const { send, quantities, told, isAsking, now } = openCart()
    const raised = () => selectRaised(limited.id)(now())
    send(entered('0', 'card'), entered('', 'card'))
    expect([quantities(), raised()]).toEqual([[], null])
    send(entered('4', 'card'))
    expect([quantities(), isAsking(), raised()]).toEqual([[6], false, 6])
    send(plus)
    expect([quantities(), raised()]).toEqual([[7], null])
    send({ type: 'removal.requested', productId: limited.id }, { type: 'question.confirmed' }, plus)
    expect([quantities(), raised()]).toEqual([[6], null])
    expect(told()).toEqual([{ kind: 'quantityRefused', reason: 'notWhole' }])
  })

  test('VALID-18 a first quantity that is enough goes in as it is', () => {
    const { send, quantities, now } = openCart()
    send(entered('9', 'card'))
    expect([quantities(), selectRaised(limited.id)(now())]).toEqual([[9], null])
  })
})

describe('add to cart on the product page', () => {
  test.each([
    { from: 0, quantity: 8, to: 8, why: 'DETAIL-20 the chosen quantity' },
    { from: 6, quantity: 8, to: 8, why: 'DETAIL-23 C-61 set, not added' },
    { from: 0, quantity: 2, to: 6, why: 'VALID-16 raised to the minimum' },
    { from: 0, quantity: 99, to: 20, why: 'VALID-16 capped at the maximum' },
  ])('$why', ({ from, quantity, to }) => {
    const { send, quantities, told } = cartOf(from)
    send({ type: 'line.updated', product: limited, quantity })
    expect(quantities()).toEqual([to])
    expect(told()).toEqual([{ kind: 'lineUpdated', quantity: to, product: 'Hex bolt M8' }])
  })

  test('C-62 a product without a description is called by its part number', () => {
    const { send, told } = openCart()
    send({ type: 'line.updated', product: product({ description: ' ' }), quantity: 1 })
    expect(told()).toMatchObject([{ product: 'P-1001' }])
  })

  test('R14 a line takes over the present price and limits of its product', () => {
    const { send, now } = cartOf(6)
    send({ ...plus, product: { ...limited, selling_price: 99 } })
    expect(now().context.lines[0]?.product.selling_price).toBe(99)
    expect(now().context.lines).toHaveLength(1)
  })
})

describe('a line that stands by another unit than the screen shows', () => {
  const boxed = { ...line(3, { uom_code: 'BOX', cf: 100 }), check: { at: 7, offer: null, was: null } }
  const single = product({ uom_code: 'EA', cf: null })
  test.each([
    { why: 'plus', pressed: { type: 'line.increased', product: single, place: 'card' } },
    { why: 'a typed quantity', pressed: { type: 'quantity.entered', product: single, text: '7', place: 'card' } },
    { why: 'add to cart on the product page', pressed: { type: 'line.updated', product: single, quantity: 7 } },
  ] as const)('P30 $why changes nothing, says so, and has the line asked for', ({ pressed }) => {
    const { send, now, told } = openCart({ lines: [boxed] })
    send(pressed)
    expect(now().context.lines).toEqual([line(3, { uom_code: 'BOX', cf: 100 })])
    expect(told()).toEqual([{ kind: 'heldOtherwise', product: 'Hex bolt M8' }])
    expect(selectHeldAs(single)(now())?.product).toEqual(boxed.product)
    expect(selectHeldAs(boxed.product)(now())).toBeNull()
  })

  test('on its own line it is changed as ever', () => {
    const { send, quantities, told } = openCart({ lines: [boxed] })
    send({ type: 'quantity.entered', product: boxed.product, text: '7', place: 'cart' })
    expect([quantities(), told()]).toEqual([[7], []])
  })
})
