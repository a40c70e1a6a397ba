// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Tag } from '../../src/api/schemas/catalogue'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import type { RowsTaken } from '../../src/machines/ordering/pad.types'
import { openCart } from '../support/carts'
import { recipient, record } from '../support/machine'
import { line, product } from '../rules/samples'

const recorder = record(cartMachine)
const limits = { min_order_qty: 6, max_order_qty: 20 }
const other = { id: 2, part_number: 'P-2', description: 'Nut' }
const cartOf = (...lines: Lines) => openCart({ lines, inspect: recorder.inspect })
const tag = (id: number): Tag => ({ id, name: `T${id}`, colour: null })

const neighbour = recipient<CartChanged>()
const pad = recipient<RowsTaken>()

/** One of each event, so that none is forgotten in any place. */
const events: { readonly [TType in CartEvent['type']]: Extract<CartEvent, { type: TType }> } = {
  'subscriber.joined': { type: 'subscriber.joined', subscriber: neighbour.ref },
  'subscriber.left': { type: 'subscriber.left', subscriber: neighbour.ref },
  'cart.found': { type: 'cart.found', lines: [line(8, limits)], isDamaged: false },
  'cart.stored': { type: 'cart.stored' },
  'cart.changedElsewhere': { type: 'cart.changedElsewhere', lines: [line(9, limits)] },
  'step.changed': { type: 'step.changed', isSellMinimumOn: true },
  'line.increased': { type: 'line.increased', product: product(limits), place: 'card' },
  'line.decreased': { type: 'line.decreased', productId: 1 },
  'quantity.entered': { type: 'quantity.entered', product: product(limits), text: '12', place: 'cart' },
  'quantities.filled': { type: 'quantities.filled', quantities: [{ productId: 1, quantity: 9 }] },
  'change.undone': { type: 'change.undone' },
  'undo.dismissed': { type: 'undo.dismissed' },
  'line.updated': { type: 'line.updated', product: product(limits), quantity: 7 },
  'comment.changed': { type: 'comment.changed', productId: 1, comment: 'blue' },
  'tags.picked': { type: 'tags.picked', productId: 1, tags: [tag(1)] },
  'removal.requested': { type: 'removal.requested', productId: 1 },
  'clearing.requested': { type: 'clearing.requested' },
  'question.confirmed': { type: 'question.confirmed' },
  'question.declined': { type: 'question.declined' },
  'checkout.requested': { type: 'checkout.requested' },
  'order.changed': { type: 'order.changed', phase: 'underWay', by: 'me', others: [] },
  'order.accepted': { type: 'order.accepted', ordered: [{ productId: 1, quantity: 8 }] },
  'order.settledElsewhere': { type: 'order.settledElsewhere' },
  'rows.added': { type: 'rows.added', lines: [{ product: product(other), quantity: 3, comment: '' }], by: pad.ref },
  'lines.checked': {
    type: 'lines.checked',
    results: [{ productId: 1, at: 7, product: product({ ...limits, selling_price: 13 }) }],
  },
  'offers.accepted': { type: 'offers.accepted', accepted: [{ productId: 1, price: 13 }] },
  'draft.opened': { type: 'draft.opened', lines: [line(3, other)], mode: 'replace' },
  'panel.opened': { type: 'panel.opened' },
  'panel.closed': { type: 'panel.closed' },
}
const types = Object.keys(events) as CartEvent['type'][]
const ofOrders = ['order.changed', 'order.settledElsewhere'] as const
const ofNeighbours = ['subscriber.joined', 'subscriber.left'] as const
const always: CartEvent['type'][] = ['step.changed', 'panel.opened', ...ofOrders, ...ofNeighbours]
const ofServer = ['lines.checked', 'order.accepted'] as const
const whenOpen: CartEvent['type'][] = [...always, ...ofServer, 'cart.changedElsewhere', 'rows.added', 'comment.changed']
const answers: CartEvent['type'][] = ['question.confirmed', 'question.declined']
const questioned: CartEvent['type'][] = [...whenOpen, ...answers]
const undoing: CartEvent['type'][] = ['change.undone', 'undo.dismissed']
const notWhenSettled = new Set<CartEvent['type']>([...answers, ...undoing, 'cart.found', 'cart.stored', 'panel.closed'])
const places = [
  { place: 'opening', isFound: false, by: [], heard: [...always, 'cart.found'] },
  { place: 'settled', isFound: true, by: [], heard: types.filter((type) => !notWhenSettled.has(type)) },
  { place: 'confirmingRemoval', isFound: true, by: ['removal.requested'], heard: questioned },
  { place: 'confirmingClearing', isFound: true, by: ['clearing.requested'], heard: questioned },
] as const

describe.each(places)('CART every event while the cart is $place', ({ place, isFound, by, heard }) => {
  test.each(types)('%s', (type) => {
    const { now, send } = isFound ? cartOf(line(8, limits)) : openCart({ found: null, inspect: recorder.inspect })
    send(...by.map((way) => events[way]))
    expect(JSON.stringify(now().value)).toContain(place)
    const isHeard = (heard as readonly string[]).includes(type)
    expect(now().can(events[type])).toBe(isHeard)
    const { value, context } = now()
    send(events[type])
    const isUnchanged = now().value === value && now().context === context
    expect([isHeard || isUnchanged, now().status]).toEqual([true, 'active'])
  })
})

describe('questions', () => {
  test('CART-22 PANEL-07 removing a product asks first; CART-33 confirmed removes that line only', () => {
    const { send, now, quantities, isAsking } = cartOf(line(8), line(3, other))
    send({ type: 'removal.requested', productId: 2 })
    expect(isAsking()).toBe(true)
    expect(now().context.question).toEqual({ productId: 2, keep: null })
    send({ type: 'question.confirmed' })
    expect([quantities(), isAsking(), now().context.question]).toEqual([[8], false, null])
  })

  test('CARD-19 declining keeps the line as it was', () => {
    const { send, quantities, saved } = cartOf(line(8))
    send({ type: 'removal.requested', productId: 1 }, { type: 'question.declined' })
    expect([quantities(), saved]).toEqual([[8], []])
  })

  test('CART-22 a product that is not in the cart is not asked about', () => {
    const { send, isAsking } = cartOf(line(8))
    send({ type: 'removal.requested', productId: 99 })
    expect(isAsking()).toBe(false)
  })

  test('CART-13 CART-14 CART-23 clearing asks first; confirmed empties the cart and says so', () => {
    const { send, quantities, news, saved } = cartOf(line(8), line(3, other))
    send({ type: 'clearing.requested' })
    expect([quantities(), news]).toEqual([[8, 3], []])
    send({ type: 'question.confirmed' })
    expect(quantities()).toEqual([])
    expect(saved.at(-1)?.lines).toEqual([])
    expect(news).toEqual([{ type: 'notice.given', notice: { kind: 'orderCanceled' } }, { type: 'cart.cleared' }])
  })

  test('CART-15 declining to clear changes nothing', () => {
    const { send, quantities, news } = cartOf(line(8))
    send({ type: 'clearing.requested' }, { type: 'question.declined' })
    expect([quantities(), news]).toEqual([[8], []])
  })

  test('R24 a question about a line that another tab removed goes away', () => {
    const { send, isAsking, now } = cartOf(line(8), line(3, other))
    send({ type: 'removal.requested', productId: 2 }, { type: 'cart.changedElsewhere', lines: [line(8)] })
    expect([isAsking(), now().context.question]).toEqual([false, null])
  })
})

describe('saving', () => {
  test.each([
    'line.increased',
    'line.decreased',
    'quantity.entered',
    'quantities.filled',
    'line.updated',
    'comment.changed',
    'tags.picked',
    'order.accepted',
    'lines.checked',
    'draft.opened',
  ] as const)('CARD-27 CART-36 %s is handed to the store at once, and once', (type) => {
    const { send, saved, now } = cartOf(line(8, limits))
    send(events[type])
    expect(saved).toEqual([{ tenantCode: 'ACME', lines: now().context.lines }])
    send(events['step.changed'])
    expect(saved).toHaveLength(1)
  })

  test('CART-36 what changes while the store is at work is handed to it, too', () => {
    const { send, saved, now } = openCart({ lines: [line(8)], isStoring: false, inspect: recorder.inspect })
    send(
      { type: 'comment.changed', productId: 1, comment: 'a' },
      { type: 'comment.changed', productId: 1, comment: 'b' },
    )
    expect(saved.map(({ lines }) => lines[0]?.comment)).toEqual(['a', 'b'])
    expect(now().matches({ keeping: 'storing' })).toBe(true)
    send({ type: 'cart.stored' })
    expect(now().matches({ keeping: 'kept' })).toBe(true)
  })

  test('CART-37 R24 what was read from storage is not written back', () => {
    const { send, saved, quantities } = cartOf(line(8))
    send({ type: 'cart.changedElsewhere', lines: [line(9)] })
    expect([saved, quantities()]).toEqual([[], [9]])
  })

  test('CART-02 a comment belongs to its line', () => {
    const { send, now } = cartOf(line(8), line(3, other))
    send({ type: 'comment.changed', productId: '2', comment: 'blue' })
    expect(now().context.lines.map(({ comment }) => comment)).toEqual(['', 'blue'])
  })

  test('CARD-24 C-68 tags picked for a line are on it, those picked before the first add come along', () => {
    const { send, now } = cartOf(line(8))
    send({ type: 'tags.picked', productId: 1, tags: [tag(1), tag(2), tag(3)] })
    send({ type: 'tags.picked', productId: 2, tags: [tag(4)] })
    send({ type: 'line.increased', product: product(other), place: 'card' })
    expect(now().context.lines.map(({ tag1, tag2 }) => [tag1?.id, tag2?.id])).toEqual([
      [1, 2],
      [4, undefined],
    ])
  })

  test('R33 an accepted order leaves what was added since it was sent', () => {
    const { send, quantities } = cartOf(line(10), line(3, other))
    send({ type: 'order.accepted', ordered: [{ productId: 1, quantity: 8 }] })
    expect(quantities()).toEqual([2, 3])
  })

  test('C-59 a draft replaces the cart, or is added to it', () => {
    const { send, quantities } = cartOf(line(8))
    send({ type: 'draft.opened', lines: [line(2), line(3, other)], mode: 'merge' })
    expect(quantities()).toEqual([10, 3])
    send({ type: 'draft.opened', lines: [line(1)], mode: 'replace' })
    expect(quantities()).toEqual([1])
  })

  test('C-59 a draft that exceeds a maximum together with the cart is cut, and the buyer is told', () => {
    const { send, quantities, told } = cartOf(line(18, limits))
    send({ type: 'draft.opened', lines: [line(6, limits)], mode: 'merge' })
    expect(quantities()).toEqual([20])
    expect(told()).toEqual([{ kind: 'quantityCut', maximum: 20, product: product(limits).description }])
  })
})

describe('to the checkout', () => {
  test('CART-12 VALID-20 PANEL-09 a cart that can be ordered goes on', () => {
    const { send, news, now } = cartOf(line(8, limits))
    send({ type: 'checkout.requested' })
    expect([news, now().context.problem]).toEqual([[{ type: 'navigation.requested', to: '/checkout' }], null])
  })

  test('CART-24 VALID-19 an empty cart stays and says why', () => {
    const { send, news, now } = cartOf()
    send({ type: 'checkout.requested' })
    expect([news, now().context.problem]).toEqual([[], { kind: 'emptyCart' }])
  })

  test('CART-25 CART-26 a line under its minimum stays and says which; the next change takes the message away', () => {
    const { send, news, now } = cartOf(line(8, other), line(4, limits))
    send({ type: 'checkout.requested' })
    expect(now().context.problem).toEqual({ kind: 'belowMinimum', name: 'Hex bolt M8', minimum: 6, productId: 1 })
    expect(news).toEqual([])
    send({ type: 'quantity.entered', product: product(limits), text: '6', place: 'cart' })
    expect(now().context.problem).toBeNull()
  })
})

describe('opening', () => {
  test('CART-36 R24 the cart is what the store found, and is not written back', () => {
    const { quantities, saved, told } = cartOf(line(8))
    expect([quantities(), saved, told()]).toEqual([[8], [], []])
  })

  test('R4 what could not be read is left out, and the buyer is told', () => {
    const found = { type: 'cart.found', lines: [line(8)], isDamaged: true } as const
    const { quantities, told } = openCart({ found, inspect: recorder.inspect })
    expect([quantities(), told()]).toEqual([[8], [{ kind: 'cartRepaired' }]])
  })
})

describe('who depends on the cart', () => {
  test('CARD-27 is told at once what is in it, and every change, until it leaves', () => {
    const { send } = cartOf(line(8))
    const { ref, heard } = recipient<CartChanged>()
    send({ type: 'subscriber.joined', subscriber: ref })
    send({ type: 'step.changed', isSellMinimumOn: true })
    send({ type: 'comment.changed', productId: 1, comment: 'blue' })
    send({ type: 'cart.changedElsewhere', lines: [line(3)] })
    send({ type: 'subscriber.left', subscriber: ref })
    send({ type: 'cart.changedElsewhere', lines: [] })
    expect(heard).toEqual([
      { type: 'cart.changed', lines: [line(8)], isSellMinimumOn: false },
      { type: 'cart.changed', lines: [line(8)], isSellMinimumOn: true },
      { type: 'cart.changed', lines: [line(8, {}, 'blue')], isSellMinimumOn: true },
      { type: 'cart.changed', lines: [line(3)], isSellMinimumOn: true },
    ])
  })

  test('CARD-27 hears of the stored cart, too, when it was there first', () => {
    const { send } = openCart({ found: null, inspect: recorder.inspect })
    const { ref, heard } = recipient<CartChanged>()
    send({ type: 'subscriber.joined', subscriber: ref }, { type: 'cart.found', lines: [line(8)], isDamaged: false })
    expect(heard.map(({ lines }) => lines)).toEqual([[], [line(8)]])
  })
})

test('PANEL-01 the panel opens and closes', () => {
  const { send, now } = cartOf(line(8))
  send({ type: 'panel.opened' })
  expect(now().matches({ panel: 'shown' })).toBe(true)
  send({ type: 'panel.closed' })
  expect(now().matches({ panel: 'shut' })).toBe(true)
})

test('CART every state, transition and answer of a guard of the cart is reached', () => {
  const { send, now } = cartOf(line(20, limits))
  send(events['lines.checked'], events['offers.accepted'])
  const typed = (text: string, patch = {}) =>
    ({ type: 'quantity.entered', product: product({ ...limits, ...patch }), text, place: 'cart' }) as const
  send(events['line.increased'], typed('999'), typed('2', { id: 9 }), typed('2'), { type: 'question.declined' })
  const boxed = product({ ...limits, uom_code: 'BOX', cf: 12 })
  send({ ...events['line.increased'], product: boxed }, { ...events['line.updated'], product: boxed })
  send(typed('12', { uom_code: 'BOX', cf: 12 }))
  // Of what is not in the cart there is nothing to remove, and nothing to tell.
  send(typed('two'), typed('0', { id: 8 }))
  expect(now().context.lines).toHaveLength(2)
  send({ type: 'line.decreased', productId: 1 }, { type: 'question.confirmed' })
  send(
    events['undo.dismissed'],
    events['order.settledElsewhere'],
    { type: 'removal.requested', productId: 9 },
    { type: 'question.confirmed' },
  )
  send(events['change.undone'], { type: 'cart.changedElsewhere', lines: [], isOrdered: true })
  expect(recorder.unreached()).toEqual([])
})
