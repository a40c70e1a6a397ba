// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { cartToldMachine } from '../../src/machines/ordering/cart-told.machine'
import { selectTold } from '../../src/machines/ordering/cart-told.selectors'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { delays } from '../../src/machines/delays'
import { line } from '../rules/samples'
import { publisher, record } from '../support/machine'

const recorder = record(cartToldMachine)
const bolt = (quantity: number) => line(quantity, { id: 1, description: 'Bolt', selling_price: 2 })
const nut = (quantity: number) => line(quantity, { id: 2, description: 'Nut', selling_price: 30 })
const news = (lines: Lines): CartChanged => ({ type: 'cart.changed', lines, isSellMinimumOn: false })

/** Who tells of a cart, and what was told so far, in order. */
const open = (lines: Lines) => {
  const clock = new SimulatedClock()
  const cart = publisher<CartChanged, CartEvent>([news(lines)])
  const actor = createActor(cartToldMachine, { clock, input: { cart: cart.ref }, inspect: recorder.inspect })
  const told: unknown[] = []
  actor.subscribe((snapshot) => {
    const now = selectTold(snapshot)
    if (now !== null && now !== told.at(-1)) told.push(now)
  })
  actor.start()
  return {
    told,
    clock,
    change: (next: Lines) => cart.tell(news(next)),
    order: (left: Lines) => cart.tell({ ...news(left), isTold: true }),
    rest: () => clock.increment(delays.telling),
    now: () => selectTold(actor.getSnapshot()),
  }
}

test('A7 ten presses are one sentence: the quantity, and what the cart comes to', () => {
  const { told, change, clock, rest } = open([bolt(1), nut(1)])
  for (let quantity = 2; quantity <= 11; quantity += 1) {
    change([bolt(quantity), nut(1)])
    clock.increment(delays.telling - 1)
  }
  expect(told).toEqual([])
  rest()
  expect(told).toEqual([{ kind: 'quantity', product: 'Bolt', quantity: 11, count: 12, total: '$52.00' }])
})

test('A7 what the cart holds when it is opened is no news, nor is a comment', () => {
  const { told, change, rest } = open([bolt(1)])
  rest()
  change([{ ...bolt(1), comment: 'For the yard' }])
  rest()
  expect(told).toEqual([])
})

test('4.1.3 prices that the buyer agreed to are told with the new total; what a check says of them is not', () => {
  const { told, change, rest } = open([bolt(2), nut(1)])
  const offered = { ...bolt(2), check: { at: 1, offer: 3, was: null } }
  change([offered, nut(1)])
  rest()
  expect(told).toEqual([])
  change([
    { ...bolt(2), product: { ...bolt(2).product, selling_price: 3 }, check: { at: 1, offer: null, was: 2 } },
    nut(1),
  ])
  rest()
  expect(told).toEqual([{ kind: 'several', count: 3, total: '$36.00' }])
})

test('A7 a line that is gone is told, and several at once in one sentence', () => {
  const { told, change, rest } = open([bolt(1), nut(1)])
  change([nut(1)])
  rest()
  change([bolt(2), nut(3)])
  rest()
  change([])
  rest()
  expect(told).toEqual([
    { kind: 'removed', product: 'Bolt', count: 1, total: '$30.00' },
    { kind: 'several', count: 5, total: '$94.00' },
    { kind: 'several', count: 0, total: '$0.00' },
  ])
})

test('A7 a change that is taken back at once is not told', () => {
  const { told, change, rest } = open([bolt(1)])
  change([bolt(2)])
  change([bolt(1)])
  rest()
  expect(told).toEqual([])
})

test('A7 a removal that is undone at once is told by what the cart comes to, each time', () => {
  const { told, change, rest } = open([bolt(1), nut(1)])
  const sum = { kind: 'several', count: 2, total: '$32.00' }
  for (const all of [[sum], [sum, sum]]) {
    change([nut(1)])
    change([bolt(1), nut(1)])
    rest()
    expect(told).toEqual(all)
  }
})

test('A7 lines that left with their order were not removed: neither here, nor where another tab ordered them', () => {
  const { told, order, change, rest } = open([bolt(1), nut(1)])
  order([nut(1)])
  rest()
  change([])
  order([])
  rest()
  expect(told).toEqual([])
  change([bolt(1)])
  rest()
  expect(told).toEqual([{ kind: 'quantity', product: 'Bolt', quantity: 1, count: 1, total: '$2.00' }])
})

test('A7 a sentence stands long enough to be heard, and no longer; the next one has its own time', () => {
  const { told, change, clock, rest, now } = open([bolt(1), nut(1)])
  change([nut(1)])
  rest()
  expect(now()).toMatchObject({ kind: 'removed' })
  clock.increment(5000)
  expect(now()).toMatchObject({ kind: 'removed' })
  change([nut(2)])
  rest()
  clock.increment(delays.heard - 1)
  expect(now()).toMatchObject({ kind: 'quantity', product: 'Nut' })
  clock.increment(1)
  expect(now()).toBeNull()
  expect(told).toHaveLength(2)
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
