// @vitest-environment node
import { expect, test } from 'vitest'
import {
  isAnswered,
  selectActive,
  selectHits,
  selectKept,
  selectMisses,
  selectText,
  selectWord,
} from '../../src/machines/ordering/jump.selectors'
import { padProduct, partKey } from '../../src/machines/rules/pad-matching'
import { hasFailed, isBusy } from '../../src/machines/tags'
import { page, product, recorder, start } from '../support/jump-box'
import './jump.ahead'
import './jump.spelling'
import './jump.split'

test('without a network what was seen is shown with its time, not taken unseen, and asked for again', async () => {
  const { type, enter, clock, search, app, added, now } = start()
  type('P-NOSTOCK x9')
  clock.increment(150)
  enter()
  await search.answer({ value: page(product('P-NOSTOCK')), asOf: 5, isSearched: true })
  expect([selectHits(now()).length, selectKept(now())?.asOf, added()]).toEqual([1, 5, []])
  app.tell({ type: 'network.returned' })
  await search.answer(page(product('P-NOSTOCK'), product('P-NOSTOCK-2')))
  app.tell({ type: 'network.returned' })
  expect([selectHits(now()).length, selectKept(now()), search.calls.length]).toEqual([2, null, 2])
})

test('Enter while the products are on their way is not lost, also for a part number without a digit; words take nothing', async () => {
  const { type, enter, clock, search, added, now } = start()
  type('P-NOSTOCK x9')
  clock.increment(150)
  enter()
  await search.answer(page(product('P-NOSTOCK'), product('P-NOSTOCK-2')))
  expect([added(), now().context.text]).toEqual([[['P-NOSTOCK', 9]], ''])
  type('bolt')
  clock.increment(150)
  enter()
  await search.answer(page(product('HB-1'), product('HB-2')))
  expect([added().length, now().value]).toEqual([1, 'answered'])
})

test('what was typed and ended with Enter before the box was there is taken as a scanned code is', async () => {
  const { search, added, now } = start('CB-120\nHB')
  expect([search.last().input.search, selectText(now())]).toEqual(['CB-120', 'HB'])
  await search.answer(page(product('CB-120')))
  expect([added(), selectText(now()), now().value]).toEqual([[['CB-120', 1]], 'HB', 'pausing'])
  const scanned = start('CB-120\n')
  expect(scanned.search.last().input).toMatchObject({ search: 'CB-120' })
  await scanned.search.answer(page(product('CB-120')))
  expect([scanned.added(), selectText(scanned.now())]).toEqual([[['CB-120', 1]], ''])
})

test('150 ms after the last letter one call is made; another letter gives it up', () => {
  const { search, clock, type, now } = start()
  type('C')
  clock.increment(149)
  type('CB')
  clock.increment(149)
  expect([search.calls.length, isBusy(now())]).toEqual([0, true])
  clock.increment(1)
  expect(search.calls.map(({ input }) => input.search)).toEqual(['CB'])
  type('CB-')
  clock.increment(150)
  expect(search.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  type(' ')
  expect([search.calls.at(-1)?.signal.aborted, isBusy(now())]).toEqual([true, false])
})

test('letters typed before the box was there are its first ones, and asked for', () => {
  const { search, clock, now } = start('CB')
  expect([selectText(now()), isBusy(now())]).toEqual(['CB', true])
  clock.increment(150)
  expect(search.calls.map(({ input }) => input.search)).toEqual(['CB'])
})

test('clerk: part number and Enter, before anything is seen: it goes into the cart when the answer comes, once', async () => {
  const { search, type, enter, added, now } = start()
  type('cb-120 x 6')
  enter()
  enter()
  expect(search.calls.map(({ input }) => input.search)).toEqual(['cb-120'])
  await search.answer(page(product('CB-1200'), product('CB-120')))
  expect(added()).toEqual([['CB-120', 6]])
  expect([selectText(now()), selectHits(now())]).toEqual(['', []])
  expect(selectWord(now())).toEqual({ kind: 'added', quantity: 6, wanted: 6, part: 'CB-120' })
})

test('Enter too early for words, or for a number that several products have, adds nothing: the buyer looks', async () => {
  const one = start()
  one.type('hex bolt')
  one.enter()
  await one.search.answer(page(product('CB-120'), product('CB-130')))
  expect([one.added(), isAnswered(one.now())]).toEqual([[], true])
  one.enter()
  expect(one.added()).toEqual([['CB-120', 1]])
  const two = start()
  two.type('CB-120')
  two.clock.increment(150)
  two.enter()
  await two.search.answer(page(product('CB-120', { id: 1 }), product('CB-120', { id: 2 })))
  expect(two.added()).toEqual([])
})

test('an own number stands for the product, and comes first with what is known from before', async () => {
  const { search, known, type, enter, find, added, now } = start()
  expect(known.last().input).toEqual({ owner: { tenantCode: 'ACME', email: 'ann@acme.test' } })
  await known.answer(new Set([partKey('W-8')]))
  type('my-1')
  enter()
  expect(search.last().input.search).toBe('CB-120')
  await search.answer(page(product('CB-120')))
  expect([added(), search.last().input.search]).toEqual([[], 'my-1'])
  await search.answer(page(product('MY-10')))
  expect(added()).toEqual([['CB-120', 1]])
  await find('washer', product('W-7'), product('W-8'))
  expect(selectHits(now()).map(({ product: { part_number }, rank }) => [part_number, rank])).toEqual([
    ['W-8', 'known'],
    ['W-7', 'rest'],
  ])
})

test('JUMP an own number that is a part number, too, takes nothing unseen: that product stands first', async () => {
  const { actor, search, type, enter, added, now } = start()
  type('MY-1 x 3')
  enter()
  await search.answer(page(product('CB-120')))
  enter()
  await search.answer(page(product('MY-1'), product('CB-120'), product('MY-10')))
  expect([added(), isAnswered(now())]).toEqual([[], true])
  expect(selectHits(now()).map(({ product: { part_number }, rank }) => [part_number, rank])).toEqual([
    ['MY-1', 'exact'],
    ['CB-120', 'yours'],
  ])
  enter()
  expect(added()).toEqual([['MY-1', 3]])
  type('MY-1')
  enter()
  await search.answer(page(product('CB-120')))
  actor.send({ type: 'language.changed' })
  expect(search.last().input.search).toBe('CB-120')
  await search.answer(page(product('CB-120')))
  await search.fail({ kind: 'unreachable' })
  expect([hasFailed(now()), added()]).toEqual([true, [['MY-1', 3]]])
})

test('below the minimum it shows the minimum; a second Enter takes it', async () => {
  const { enter, find, added, now } = start()
  await find('CB-120 x 2', product('CB-120', { min_order_qty: 5 }))
  enter()
  expect([added(), selectWord(now())]).toEqual([[], { kind: 'minimum', minimum: 5, part: 'CB-120' }])
  enter()
  expect(added()).toEqual([['CB-120', 5]])
})

test('the maximum counts what the cart holds; what the cart took is what is said', async () => {
  const { actor, cart, enter, find, added, now } = start()
  const limited = product('CB-120', { max_order_qty: 10 })
  await find('CB-120 x 12', limited)
  enter()
  expect(added()).toEqual([['CB-120', 10]])
  actor.send({ type: 'rows.taken', taken: [{ productId: 'CB-120', quantity: 4 }] })
  expect(selectWord(now())).toMatchObject({ quantity: 4, wanted: 12 })
  const line = { product: padProduct(limited), quantity: 10, comment: '', tag1: null, tag2: null }
  cart.tell({ type: 'cart.changed', lines: [line], isSellMinimumOn: false })
  await find('CB-120', limited)
  enter()
  expect([added().length, selectWord(now())]).toEqual([1, { kind: 'full', maximum: 10, part: 'CB-120' }])
  actor.send({ type: 'rows.taken', taken: [] })
  expect(selectWord(now())?.kind).toBe('full')
})

test('P30 a line of another unit takes nothing, and that is what is said', async () => {
  const { actor, enter, find, now } = start()
  await find('CB-120 x 12', product('CB-120'))
  enter()
  actor.send({ type: 'rows.taken', taken: [{ productId: 'CB-120', quantity: 0, isOtherUnit: true }] })
  expect(selectWord(now())).toEqual({ kind: 'heldOtherwise', part: 'CB-120' })
})

test('arrows walk around, Ctrl+Enter opens, a press takes; nothing found takes nothing', async () => {
  const { actor, enter, find, app, added, now } = start()
  await find('bolt', product('A-1'), product('B-2'))
  actor.send({ type: 'hit.moved', by: -1 })
  expect(selectActive(now())).toBe(1)
  actor.send({ type: 'hit.opened' })
  expect(app.moves()).toEqual(['/products/B-2'])
  actor.send({ type: 'hit.chosen', index: 9 })
  expect(added()).toEqual([])
  actor.send({ type: 'hit.chosen', index: 0 })
  expect(added()).toEqual([['A-1', 1]])
  await find('nothing')
  actor.send({ type: 'hit.moved', by: 1 })
  actor.send({ type: 'hit.opened' })
  enter()
  expect([selectActive(now()), added().length, app.moves().length]).toEqual([0, 1, 1])
})

test('each Enter, and Ctrl+Enter, that comes to nothing is counted, before and after the answer; letters alone are not', async () => {
  const { actor, type, enter, clock, search, now } = start()
  type('ZZ-1')
  clock.increment(150)
  await search.answer(page())
  expect(selectMisses(now())).toBe(0)
  enter()
  enter()
  actor.send({ type: 'hit.opened' })
  expect(selectMisses(now())).toBe(3)
  type('ZZ-2')
  enter()
  await search.answer({ value: page(), asOf: 5, isSearched: true })
  expect(selectMisses(now())).toBe(4)
  type('ZZ-3')
  enter()
  await search.answer(page(product('ZZ-30'), product('ZZ-31')))
  expect(selectMisses(now())).toBe(4)
})

test('Ctrl+Enter leads to the cart where nothing is typed, and nowhere while it is being typed', () => {
  const { actor, type, app } = start()
  type('CB')
  actor.send({ type: 'hit.opened' })
  expect(app.moves()).toEqual([])
  type('')
  actor.send({ type: 'hit.opened' })
  expect(app.moves()).toEqual(['/cart'])
})

test('scanned codes are taken one after another; what can be nothing certain is shown', async () => {
  const { actor, search, type, added, now } = start()
  const scan = (text: string) => actor.send({ type: 'text.pasted', text })
  scan('CB-120')
  scan('CB-130')
  expect(search.calls.map(({ input }) => input.search)).toEqual(['CB-120'])
  await search.answer(page(product('CB-120')))
  await search.answer(page(product('CB-130')))
  expect(added()).toEqual([
    ['CB-120', 1],
    ['CB-130', 1],
  ])
  scan('4006381333931')
  await search.answer(page(product('CB-9'), product('CB-8')))
  expect([added().length, selectText(now())]).toEqual([2, '4006381333931'])
  scan('CB-120')
  await search.fail({ kind: 'unreachable' })
  scan('CB-120')
  await search.answer(page(product('CB-120')))
  expect(added()).toHaveLength(3)
  type('CB')
  scan('CB-120')
  expect(search.calls).toHaveLength(5)
})

test('a failure is said; Enter, Retry and the network ask again; another language does, too', async () => {
  const { actor, search, clock, type, enter, now } = start()
  type('CB-120')
  clock.increment(150)
  for (const again of [
    enter,
    () => actor.send({ type: 'retry.requested' }),
    () => actor.send({ type: 'network.returned' }),
  ]) {
    await search.fail({ kind: 'unreachable' })
    expect(hasFailed(now())).toBe(true)
    again()
  }
  actor.send({ type: 'language.changed' })
  expect(search.calls).toHaveLength(5)
  await search.answer(page(product('CB-120')))
  expect(selectHits(now())).toHaveLength(1)
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
