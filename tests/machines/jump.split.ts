import { expect, test } from 'vitest'
import { selectHits, selectMisses, selectQuantity } from '../../src/machines/ordering/jump.selectors'
import { page, product, start } from '../support/jump-box'

const parts = (hits: ReturnType<typeof selectHits>) => hits.map(({ product: { part_number } }) => part_number)

test('JUMP HB-100x10: nothing is called so, so ten of HB-100 are offered, and the next Enter takes them', async () => {
  const { find, enter, search, added, now } = start()
  await find('HB-100x10')
  enter()
  await search.answer(page(product('HB-100'), product('HB-1001')))
  expect(search.calls.map(({ input }) => input.search)).toEqual(['HB-100x10', 'HB-100'])
  expect(parts(selectHits(now()))).toEqual(['HB-100'])
  expect([added(), selectQuantity(now())]).toEqual([[], 10])
  enter()
  expect([added(), now().context.text]).toEqual([[['HB-100', 10]], ''])
})

test('JUMP a part number that is written so is the whole text, and one of it', async () => {
  const { type, enter, clock, search, added } = start()
  type('M8x40')
  clock.increment(150)
  enter()
  await search.answer(page(product('M8x40'), product('M8x400')))
  expect([search.calls.length, added()]).toEqual([1, [['M8x40', 1]]])
})

test('JUMP words that something is found for are not taken apart', async () => {
  const { find, search, now } = start()
  await find('M8x40', product('HB-1'), product('HB-2'))
  expect([search.calls.length, parts(selectHits(now()))]).toEqual([1, ['HB-1', 'HB-2']])
})

test('JUMP what this device has seen is no proof that nothing is called so', async () => {
  const { type, clock, search, now } = start()
  type('HB-100x10')
  clock.increment(150)
  await search.answer({ value: page(), asOf: 5, isSearched: true })
  expect([search.calls.length, now().value]).toEqual([1, 'answered'])
})

test('JUMP nothing that is called otherwise is offered; Enter counts as a miss', async () => {
  const { type, enter, clock, search, added, now } = start()
  type('HB-100x10')
  clock.increment(150)
  enter()
  await search.answer(page())
  await search.answer(page(product('HB-1001')))
  expect([parts(selectHits(now())), selectMisses(now()), added()]).toEqual([[], 1, []])
})

test('JUMP a scanned code that nobody knows is never another product and a quantity', async () => {
  const { actor, search, added, now } = start()
  actor.send({ type: 'text.pasted', text: 'A1X12' })
  await search.answer(page())
  await search.answer(page(product('A1')))
  expect([added(), parts(selectHits(now()))]).toEqual([[], ['A1']])
})

test('JUMP an own number with a quantity behind it stands for its product', async () => {
  const { find, enter, search, added } = start()
  await find('MY-1x6')
  expect(search.last().input.search).toBe('CB-120')
  await search.answer(page(product('CB-120')))
  expect(added()).toEqual([])
  enter()
  expect(added()).toEqual([['CB-120', 6]])
})

test('JUMP Enter while the part is looked for, and another language meanwhile, take nothing unseen', async () => {
  const { find, enter, app, search, added } = start()
  await find('HB-100x10')
  enter()
  app.tell({ type: 'language.changed' })
  expect(search.calls.map(({ input }) => input.search)).toEqual(['HB-100x10', 'HB-100', 'HB-100x10'])
  await search.answer(page())
  await search.answer(page(product('HB-100')))
  expect(added()).toEqual([])
})

test('JUMP another letter, and a network that is back, read the whole text again', async () => {
  const { find, type, clock, search } = start()
  await find('HB-100x10')
  await search.fail({ kind: 'unreachable' })
  type('HB-100x1')
  clock.increment(150)
  expect(search.calls.map(({ input }) => input.search)).toEqual(['HB-100x10', 'HB-100', 'HB-100x1'])
})
