// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { CartEvent } from '../../src/machines/ordering/cart.types'
import { selectLinesToLookAt, selectOrderedLines, selectTotal } from '../../src/machines/ordering/cart.selectors'
import { formatMoney } from '../../src/machines/rules/money'
import { openCart } from '../support/carts'
import { line, product } from '../rules/samples'

const checked: CartEvent = {
  type: 'lines.checked',
  results: [{ productId: 1, at: 7, product: product({ selling_price: 13 }) }],
}
const agreed: CartEvent = { type: 'offers.accepted', accepted: [{ productId: 1, price: 13 }] }

describe('freshness', () => {
  const raised = { ...line(8), check: { at: 7, offer: 13, was: null } }

  test('a higher price waits for consent and is kept on the device; agreed to, it is the price of the line', () => {
    const { send, now, saved } = openCart({ lines: [line(8)] })
    send(checked)
    expect([now().context.lines, saved.at(-1)?.lines]).toEqual([[raised], [raised]])
    send(agreed)
    const { product: of, check } = now().context.lines[0] ?? {}
    expect([of?.selling_price, check, saved]).toMatchObject([13, { offer: null, was: 12.5 }, { length: 2 }])
  })

  test('answers that change nothing are not written, and an answer while a question is open is not lost', () => {
    const { send, now, saved } = openCart({ lines: [line(8)] })
    send({ type: 'lines.checked', results: [{ productId: 99, at: 7, product: null }] })
    expect(saved).toEqual([])
    send({ type: 'removal.requested', productId: 1 }, checked)
    expect([now().hasTag('asking'), now().context.lines]).toEqual([true, [raised]])
  })
})

test('a line set aside is in no total and not ordered, and stays to be looked at, before the others', () => {
  const lines = [line(1, { id: 2 }), line(8)]
  const { send, now, quantities } = openCart({ lines })
  send({ type: 'lines.checked', results: [{ productId: 1, at: 7, product: null }] })
  expect([quantities(), formatMoney(selectTotal(now()))]).toEqual([[1, 8], '$12.50'])
  expect(selectOrderedLines(now()).map(({ product: { id } }) => id)).toEqual([2])
  expect(selectLinesToLookAt(now()).map(({ product: { id } }) => id)).toEqual([1, 2])
})
