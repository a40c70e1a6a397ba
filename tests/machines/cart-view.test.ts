// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { NoticeGiven } from '../../src/machines/app.types'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { cartViewMachine } from '../../src/machines/ordering/cart-view.machine'
import type { CartViewEvent, LinesSeen } from '../../src/machines/ordering/cart-view.types'
import {
  isArranged,
  isOutdated,
  isPreviewing,
  selectAllCount,
  selectAttentionCount,
  selectFill,
  selectHeading,
  selectPointed,
  selectPointedAt,
  selectShownCount,
  selectShownIds,
} from '../../src/machines/ordering/cart-view.selectors'
import type { NumbersTold } from '../../src/machines/ordering/part-numbers.types'
import { columnOf } from '../../src/machines/rules/cart-column'
import { withChecks } from '../../src/machines/rules/freshness'
import { line, product } from '../rules/samples'
import { collectingParent, publisher, recipient, record } from '../support/machine'

const recorder = record(cartViewMachine)
const limits = { min_order_qty: 6, max_order_qty: 20 }
const three = [
  line(4, { id: 1, part_number: 'CB-2', description: 'Bolt', selling_price: 2 }),
  line(8, { id: 2, part_number: 'CB-1', description: 'Nut', selling_price: 30, ...limits }),
  line(2, { id: 3, part_number: 'AW-7', description: 'Washer', selling_price: 9 }),
]

/** The view of a cart of three lines, and freshness that listens to it. */
const open = (lines: Lines = three) => {
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines, isSellMinimumOn: false }])
  const freshness = recipient<LinesSeen>()
  const numbers = publisher<NumbersTold>([{ type: 'numbers.changed', numbers: [] }])
  const { parent, told } = collectingParent<NoticeGiven>({ inspect: recorder.inspect })
  const actor = createActor(cartViewMachine, {
    parent,
    input: { cart: cart.ref, numbers: numbers.ref },
  }).start()
  const send = (...events: CartViewEvent[]) => events.forEach((event) => actor.send(event))
  const now = () => actor.getSnapshot()
  send({ type: 'subscriber.joined', subscriber: freshness.ref })
  return {
    send,
    now,
    cart,
    freshness,
    notices: () => told.map(({ notice }) => notice.kind),
    tellNumbers: (own: NumbersTold['numbers']) => numbers.tell({ type: 'numbers.changed', numbers: own }),
    hold: (next: Lines) => cart.tell({ type: 'cart.changed', lines: next, isSellMinimumOn: false }),
    shown: () => selectShownIds(now()),
    seen: () => freshness.heard.map(({ ids }) => ids),
    subscriber: freshness.ref,
  }
}

describe('which lines, and in which order', () => {
  test('at first all, as added; found, sorted, filtered; and all again', () => {
    const { send, shown, now } = open()
    expect([shown(), isArranged(now())]).toEqual([['1', '2', '3'], false])
    send({ type: 'find.changed', text: 'cb-' })
    expect([shown(), isArranged(now()), selectShownCount(now()), selectAllCount(now())]).toEqual([
      ['1', '2'],
      true,
      2,
      3,
    ])
    send({ type: 'sort.chosen', sort: 'total' })
    expect(shown()).toEqual(['2', '1'])
    send({ type: 'find.changed', text: '' })
    expect(shown()).toEqual(['2', '3', '1'])
    send({ type: 'view.cleared' })
    expect([shown(), isArranged(now())]).toEqual([['1', '2', '3'], false])
  })

  test('all letters deleted, and the order as added chosen, is all lines as added', () => {
    const { send, now } = open()
    send({ type: 'find.changed', text: 'c' }, { type: 'find.changed', text: ' ' })
    expect(isArranged(now())).toBe(false)
    send({ type: 'sort.chosen', sort: 'part' }, { type: 'sort.chosen', sort: 'added' })
    expect(isArranged(now())).toBe(false)
  })

  test('a cart that gets empty is as added again', () => {
    const { send, hold, shown, now } = open()
    send({ type: 'find.changed', text: 'bolt' })
    hold([])
    expect([shown(), isArranged(now())]).toEqual([[], false])
    hold(three)
    expect(shown()).toEqual(['1', '2', '3'])
  })

  test('own numbers are looked into, also those that become known while something is asked for', () => {
    const { send, shown, tellNumbers } = open()
    send({ type: 'find.changed', text: 'my' }, { type: 'find.changed', text: 'my-w' })
    expect(shown()).toEqual([])
    tellNumbers([{ own: 'MY-WASHER', partNumber: 'aw-7' }])
    expect(shown()).toEqual(['3'])
  })
})

describe('nothing jumps', () => {
  const raised = withChecks(three, [
    { productId: 3, at: 7, product: product({ ...three[2]!.product, selling_price: 10 }) },
  ])

  test('a line that needs attention no longer stays until the buyer asks anew; one that needs it now comes last', () => {
    const { send, hold, shown, now } = open(raised)
    send({ type: 'attention.toggled' })
    expect([shown(), selectAttentionCount(now())]).toEqual([['3'], 1])
    send({ type: 'check.settled', missed: ['1'] })
    expect([shown(), isOutdated(now())]).toEqual([['3', '1'], true])
    hold(three)
    expect([shown(), isOutdated(now()), selectAttentionCount(now())]).toEqual([['3', '1'], true, 1])
    send({ type: 'view.renewed' })
    expect([shown(), isOutdated(now())]).toEqual([['1'], false])
    send({ type: 'attention.toggled' })
    expect(isArranged(now())).toBe(false)
  })

  test('a quantity that is changed moves no row; a line that is removed goes, undone it comes to its place', () => {
    const { send, hold, shown, now } = open()
    send({ type: 'sort.chosen', sort: 'total' })
    const more = [{ ...three[0]!, quantity: 500 }, three[1]!, three[2]!]
    hold(more)
    expect([shown(), isOutdated(now())]).toEqual([['2', '3', '1'], true])
    hold(more.toSpliced(2, 1))
    expect(shown()).toEqual(['2', '1'])
    hold(three)
    expect(shown()).toEqual(['2', '3', '1'])
  })
})

describe('which are in view', () => {
  test('is told by their products, when the screen asks and when they become others', () => {
    const { send, seen, hold } = open()
    send({ type: 'rows.seen', from: 0, to: 1 })
    hold(three.map((one) => ({ ...one, comment: 'blue' })))
    expect(seen()).toEqual([['1', '2']])
    send({ type: 'sort.chosen', sort: 'total' })
    expect(seen().slice(1)).toEqual([['2', '3']])
    // Opened again, the screen asks anew: whoever listens may have forgotten.
    send({ type: 'rows.seen', from: 0, to: 1 })
    expect(seen()).toHaveLength(3)
  })

  test('is not told to who left', () => {
    const { send, seen, subscriber } = open()
    send({ type: 'subscriber.left', subscriber }, { type: 'rows.seen', from: 0, to: 1 })
    expect(seen()).toEqual([])
  })
})

describe('from quantity to quantity', () => {
  const left = (id: string, text: string | null, to: 'next' | 'previous' = 'next') =>
    ({ type: 'quantity.left', id, text, to }) as const

  test('Enter goes to the next line as shown, Shift and Enter back, and at the end it stays', () => {
    const { send, now } = open()
    send({ type: 'sort.chosen', sort: 'total' }, left('2', null))
    expect(selectPointed(now())).toEqual({ id: '3', at: 1 })
    send(left('3', '5'), left('1', null))
    expect(selectPointed(now())).toEqual({ id: '1', at: 3 })
    send(left('1', null, 'previous'))
    expect([selectPointedAt('3')(now()), selectPointedAt('1')(now())]).toEqual([4, 0])
  })

  test.each(['many', '0', '3', ''])('C-55 C-121 "%s" is not taken, or asks: the focus stays', (text) => {
    const { send, now } = open()
    send(left('2', text), left('99', null))
    expect(selectPointed(now())).toBeNull()
  })

  test('F8 leads to the next line that needs attention, around the end, with Shift back; without one nowhere', () => {
    const { send, now } = open()
    const seek = (from: number, isBack = false) => {
      send({ type: 'problem.sought', from, isBack })
      return selectPointed(now())?.id
    }
    expect([seek(-1), seek(1, true)]).toEqual([undefined, undefined])
    send({ type: 'check.settled', missed: ['1', '3'] })
    expect([seek(-1), seek(0), seek(2), seek(2, true), seek(-1, true), seek(0, true)]).toEqual([
      '1',
      '3',
      '1',
      '1',
      '3',
      '3',
    ])
  })

  test('A7 F8 without a problem, or with none but the one that has the cursor, is told', () => {
    const { send, now, notices } = open()
    send({ type: 'problem.sought', from: -1, isBack: false })
    expect(notices()).toEqual(['noProblem'])
    send({ type: 'check.settled', missed: ['2'] }, { type: 'problem.sought', from: 0, isBack: false })
    expect(notices()).toEqual(['noProblem'])
    send({ type: 'problem.sought', from: 1, isBack: false }, { type: 'problem.sought', from: 1, isBack: true })
    expect([notices().slice(1), selectPointed(now())]).toEqual([
      ['noOtherProblem', 'noOtherProblem'],
      { id: '2', at: 3 },
    ])
  })

  test('an undone change leads to its line, if it is shown', () => {
    const { send, now } = open()
    send({ type: 'line.pointed', id: '3' }, { type: 'line.pointed', id: '99' })
    expect(selectPointed(now())).toEqual({ id: '3', at: 1 })
  })
})

describe('a column of numbers', () => {
  const pasted = (text: string, id = '1') => {
    const column = columnOf(text)
    if (column === null) throw new Error(`No column: ${text}`)
    return { type: 'column.pasted', id, column } as const
  }

  test('is shown first, and goes to the cart when it is taken', () => {
    const { send, now, cart } = open()
    send({ type: 'sort.chosen', sort: 'total' }, pasted('Qty\n50\n5', '2'))
    expect(isPreviewing(now())).toBe(true)
    expect([selectHeading(now()), selectFill(now()).entries.map(({ quantity }) => quantity)]).toEqual(['Qty', [20, 5]])
    send({ type: 'fill.applied' })
    expect([isPreviewing(now()), selectFill(now())]).toEqual([false, { entries: [], more: 0 }])
    expect(cart.heard).toEqual([
      {
        type: 'quantities.filled',
        quantities: [
          { productId: 2, quantity: 20 },
          { productId: 3, quantity: 5 },
        ],
      },
    ])
  })

  test('dropped, it changes nothing; without a change it cannot be taken', () => {
    const { send, now, cart } = open()
    send(pasted('4\n8'), { type: 'fill.applied' })
    expect(isPreviewing(now())).toBe(true)
    send({ type: 'fill.dropped' })
    expect([isPreviewing(now()), cart.heard]).toEqual([false, []])
  })

  test('into a line that is not shown it is none', () => {
    const { send, now } = open()
    send(pasted('4\n8', '99'))
    expect(isPreviewing(now())).toBe(false)
  })

  test('1.000 is asked about', () => {
    const { send, now } = open()
    send(pasted('1.000\n7'))
    expect(selectFill(now()).entries[0]?.state).toBe('unclear')
    send({ type: 'number.read', reading: 'thousands' })
    expect(selectFill(now()).entries[0]?.quantity).toBe(1000)
    send({ type: 'fill.dropped' }, pasted('1.000\n1,000'), { type: 'number.read', reading: 'thousands' })
    expect(selectFill(now()).entries.map(({ state }) => state)).toEqual(['taken', 'unclear'])
  })

  test('goes when its line leaves the cart in another tab', () => {
    const { send, now, hold } = open()
    send(pasted('5\n7'))
    hold(three.slice(1))
    expect(isPreviewing(now())).toBe(false)
  })
})

test('every state, transition and answer of a guard of the view is reached', () => {
  expect(recorder.unreached()).toEqual([])
})
