import { expect, test } from 'vitest'
import {
  isAwaited,
  isTypedAhead,
  selectHits,
  selectLeft,
  selectSought,
  selectText,
  selectWord,
} from '../../src/machines/ordering/jump.selectors'
import { hasFailed } from '../../src/machines/tags'
import { page, product, start } from '../support/jump-box'

test('JUMP a letter more after Enter is the same text, mended: that it was not added is said until another word is due', async () => {
  const { type, enter, clock, search, added, now } = start()
  type('HB-100')
  enter()
  expect(isAwaited(now())).toBe(true)
  type('HB-1001')
  expect([isAwaited(now()), selectWord(now())]).toEqual([false, { kind: 'dropped', part: 'HB-100' }])
  clock.increment(150)
  enter()
  await search.answer(page(product('HB-1001')))
  expect([added(), selectWord(now())?.kind]).toEqual([[['HB-1001', 1]], 'added'])
})

test('JUMP each of several that are typed and ended with Enter without a pause is taken in its turn', async () => {
  const { type, enter, search, added, now } = start()
  for (const part of ['HB-100', 'DS-100', 'FW-100']) {
    for (let end = 1; end <= part.length; end += 1) type(part.slice(0, end))
    enter()
  }
  type('C')
  expect([selectText(now()), selectSought(now()), isTypedAhead(now())]).toEqual(['C', 'HB-100', true])
  await search.answer(page(product('HB-100')))
  await search.answer(page(product('DS-100')))
  type('CB')
  await search.answer(page(product('FW-100')))
  expect(added()).toEqual([
    ['HB-100', 1],
    ['DS-100', 1],
    ['FW-100', 1],
  ])
  expect([selectText(now()), selectLeft(now()), now().value]).toEqual(['CB', [], 'pausing'])
})

test('JUMP what comes to nothing while the next is typed is named until the buyer looks, or adds it', async () => {
  const { type, enter, search, added, now } = start()
  type('NOPE-1')
  enter()
  type('bolt')
  enter()
  type('HB-100')
  enter()
  type('CB-1')
  await search.answer(page())
  await search.answer(page(product('HB-1'), product('HB-2')))
  await search.answer(page(product('HB-100')))
  expect([added(), selectLeft(now()), selectText(now())]).toEqual([[['HB-100', 1]], ['NOPE-1', 'bolt'], 'CB-1'])
  type('bolt')
  enter()
  await search.answer(page(product('bolt')))
  expect(selectLeft(now())).toEqual(['NOPE-1'])
  type('HB')
  enter()
  await search.answer(page(product('HB-1'), product('HB-2')))
  enter()
  expect([added().length, selectLeft(now())]).toEqual([3, []])
})

test('JUMP what nobody knows is named when it is typed over, not when it is mended', async () => {
  const { find, type, enter, now } = start()
  await find('nope-7')
  enter()
  expect(selectWord(now())).toEqual({ kind: 'nothing', text: 'nope-7' })
  type('nope-77')
  expect([selectWord(now()), selectLeft(now())]).toEqual([null, []])
  await find('zinc')
  enter()
  type('D')
  expect(selectLeft(now())).toEqual(['zinc'])
})

test('JUMP without an answer all that were ended with Enter are named but the last, which can be asked for again', async () => {
  const { type, enter, search, now } = start()
  type('HB-100')
  enter()
  type('DS-100')
  enter()
  await search.fail({ kind: 'unreachable' })
  await search.fail({ kind: 'unreachable' })
  expect([hasFailed(now()), selectText(now()), selectLeft(now())]).toEqual([true, 'DS-100', ['HB-100']])
  const typing = start()
  typing.type('HB-100')
  typing.enter()
  typing.type('DS')
  await typing.search.fail({ kind: 'unreachable' })
  expect([selectText(typing.now()), selectLeft(typing.now())]).toEqual(['DS', ['HB-100']])
})

test('JUMP what was typed ahead can be taken back, and what was pressed for stands there again', async () => {
  const { type, enter, search, now } = start()
  type('bolt')
  enter()
  type('DS-100')
  type('')
  await search.answer(page(product('HB-1'), product('HB-2')))
  expect([selectText(now()), now().value, selectHits(now()).length]).toEqual(['bolt', 'answered', 2])
})
