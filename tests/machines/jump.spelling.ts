import { expect, test } from 'vitest'
import { selectHits, selectLeft, selectMisses, selectWord } from '../../src/machines/ordering/jump.selectors'
import { hasFailed } from '../../src/machines/tags'
import { page, product, start } from '../support/jump-box'

const parts = (hits: ReturnType<typeof selectHits>) => hits.map(({ product: { part_number } }) => part_number)

test.each([
  ['hb100', 1],
  ['HB 100', 1],
  ['hb100 x 6', 6],
] as const)(
  'JUMP %s: nothing is called so, so HB-100 is offered, and the next Enter takes %i of it',
  async (text, quantity) => {
    const { find, enter, search, added, now } = start()
    await find(text)
    enter()
    await search.answer(page(product('HB-1001'), product('HB-100')))
    expect(search.calls.at(-1)?.input.search.toUpperCase()).toBe('HB-100')
    expect([parts(selectHits(now())), added()]).toEqual([['HB-100'], []])
    expect(selectWord(now())).toEqual({ kind: 'unsure', part: 'HB-100' })
    enter()
    expect(added()).toEqual([['HB-100', quantity]])
  },
)

test('JUMP where no other spelling is known either, Enter counts as a miss', async () => {
  const { find, enter, search, added, now } = start()
  await find('hb100')
  enter()
  await search.answer(page(product('HB-1001')))
  expect([parts(selectHits(now())), selectMisses(now()), added()]).toEqual([[], 1, []])
})

test.each(['bolt zinc', 'HB-100', 'HB.100', '12345', 'my1 of 2 parts'])(
  'JUMP %s is asked for as it is written, and in no other way',
  async (text) => {
    const { find, search } = start()
    await find(text)
    expect(search.calls).toHaveLength(1)
  },
)

test('JUMP what this device has seen is no proof that a part number is spelled otherwise', async () => {
  const { type, clock, search, now } = start()
  type('hb100')
  clock.increment(150)
  await search.answer({ value: page(), asOf: 5, isSearched: true })
  expect([search.calls.length, now().value]).toEqual([1, 'answered'])
})

test('JUMP another spelling that could not be asked for is said; another language begins anew', async () => {
  const { find, app, search, now } = start()
  await find('hb100')
  app.tell({ type: 'language.changed' })
  await search.answer(page())
  await search.fail({ kind: 'unreachable' })
  expect(hasFailed(now())).toBe(true)
  expect(search.calls.map(({ input }) => input.search)).toEqual(['hb100', 'hb-100', 'hb100', 'hb-100'])
})

test('JUMP another spelling that was offered and is typed over is named', async () => {
  const { find, type, enter, search, added, now } = start()
  await find('hb100')
  enter()
  await search.answer(page(product('HB-100')))
  type('D')
  expect([selectLeft(now()), added()]).toEqual([['hb100'], []])
})

test('JUMP the next one may be typed while another spelling, or a namesake, is asked for', async () => {
  const { find, type, enter, search, added, now } = start()
  await find('hb100')
  enter()
  type('DS-100')
  enter()
  await search.answer(page(product('HB-100')))
  await search.answer(page(product('DS-100')))
  expect([added(), selectLeft(now())]).toEqual([[['DS-100', 1]], ['hb100']])
  const own = start()
  await own.find('MY-1', product('CB-120'))
  own.enter()
  own.type('DS-100')
  own.enter()
  await own.search.answer(page())
  await own.search.answer(page(product('DS-100')))
  expect(own.added()).toEqual([
    ['CB-120', 1],
    ['DS-100', 1],
  ])
})

test('JUMP a size is words; where nothing is called so, what follows its x says how many', async () => {
  const { find, enter, search, added } = start()
  await find('M6 x 30', product('HB-100'))
  expect(search.calls.map(({ input }) => input.search)).toEqual(['M6 x 30'])
  enter()
  expect(added()).toEqual([['HB-100', 1]])
  await find('M6 x 3')
  await search.answer(page(product('M6')))
  enter()
  expect(added().at(-1)).toEqual(['M6', 3])
})
