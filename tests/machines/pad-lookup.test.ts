// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import { padLookupMachine } from '../../src/machines/ordering/pad-lookup.machine'
import type { PadLookupNews, SearchAsked } from '../../src/machines/ordering/pad.types'
import { candidatesIn } from '../../src/machines/rules/pad-matching'
import { collectingParent, question, record } from '../support/machine'
import { pageWith } from '../support/pads'

const recorder = record(padLookupMachine)
const bolt = { id: 1, part_number: 'CB-120' }
const start = (part: string, isNamesake = false) => {
  const searches = question<ProductPage, SearchAsked>()
  const { parent, told } = collectingParent<PadLookupNews>({ inspect: recorder.inspect })
  const logic = padLookupMachine.provide({ actors: { searchParts: searches.logic } })
  createActor(logic, { parent, input: { code: 'ACME', part, isNamesake } }).start()
  const lookup = () => (told[0]?.type === 'part.answered' ? told[0].lookup : null)
  return {
    parent,
    searches,
    told,
    lookup,
    asked: () => searches.calls.map(({ input }) => `${input.search} ${input.page}`),
  }
}
const numbers = (list: readonly { readonly part_number: string }[] | undefined) => list?.map((one) => one.part_number)

test('PAD a part number is found in any letter case, by one call', async () => {
  const { searches, told, asked } = start('cb-120')
  await searches.answer(pageWith([bolt, { id: 2, part_number: 'CB-1200' }]))
  expect(asked()).toEqual(['cb-120 1'])
  expect(told).toMatchObject([
    {
      type: 'part.answered',
      key: 'CB-120',
      lookup: { kind: 'answered', exact: [{ id: 1 }], near: [], others: [{ id: 2 }], total: 2 },
    },
  ])
})

test('PAD further pages are read only when there are more than a page holds, and at most ten', async () => {
  const { searches, asked, lookup } = start('CB-120')
  const meta = { total: 900, last_page: 19 }
  await searches.answer(pageWith([{ id: 2, part_number: 'CB-1200' }], meta))
  await searches.answer(pageWith([bolt], meta))
  for (let page = 3; page <= 10; page += 1)
    await searches.answer(pageWith([{ id: page, part_number: `X${page}` }], meta))
  expect(asked()).toEqual(Array.from({ length: 10 }, (_, at) => `CB-120 ${at + 1}`))
  expect(lookup()).toMatchObject({ exact: [{ id: 1 }], total: 900 })
})

test('PAD a page that is empty is the last one, whatever the server promised', async () => {
  const { searches, told } = start('CB')
  await searches.answer(pageWith([], { total: 900, last_page: 19 }))
  expect(searches.calls).toHaveLength(1)
  expect(told).toHaveLength(1)
})

test.each([
  ['CB120', ['CB120 1', 'CB-120 1', 'CB 120 1']],
  ['CB 120', ['CB 120 1', 'CB-120 1', 'CB120 1']],
  ['cb.120', ['cb.120 1', 'cb-120 1', 'cb 120 1', 'cb120 1']],
])('PAD %s is searched for in other spellings, and only offered', async (part, searched) => {
  const { searches, lookup, asked } = start(part)
  await searches.answer(pageWith([{ id: 9, part_number: 'ACB120X' }]))
  await searches.answer(pageWith([bolt]))
  for (let at = 2; at < searched.length; at += 1) await searches.answer(pageWith([]))
  expect(asked()).toEqual(searched)
  const found = lookup()
  expect(found?.kind === 'answered' && [numbers(found.exact), numbers(found.near), numbers(found.others)]).toEqual([
    [],
    ['CB-120'],
    ['ACB120X'],
  ])
})

test('PAD two products that are spelled alike are both offered, wherever they are found', async () => {
  const { searches, lookup } = start('CB120')
  await searches.answer(pageWith([]))
  await searches.answer(pageWith([bolt]))
  await searches.answer(pageWith([{ id: 2, part_number: 'CB 120' }]))
  const found = lookup()
  expect(found?.kind === 'answered' && numbers(candidatesIn(found))).toEqual(['CB-120', 'CB 120'])
})

test('PAD one that is spelled alike ends the search for the longest figures', async () => {
  const { searches, asked } = start('CB-120')
  await searches.answer(pageWith([]))
  await searches.answer(pageWith([{ id: 2, part_number: 'CB 120' }]))
  await searches.answer(pageWith([]))
  expect(asked()).toEqual(['CB-120 1', 'CB 120 1', 'CB120 1'])
})

test('PAD what no spelling finds is not found', async () => {
  const { searches, lookup, asked } = start('CB120')
  for (let at = 0; at < 4; at += 1) await searches.answer(pageWith([]))
  expect(asked()).toEqual(['CB120 1', 'CB-120 1', 'CB 120 1', '120 1'])
  expect(lookup()).toEqual({ kind: 'answered', exact: [], near: [], others: [], total: 0 })
})

test.each([
  [{ kind: 'unreachable' }, true],
  [{ kind: 'rejected', status: 500, message: null, fields: {} }, false],
])('PAD a search that fails is told: %o', async (failure, isOffline) => {
  const { searches, told } = start('CB-120')
  await searches.fail(failure)
  expect(told).toEqual([{ type: 'part.failed', key: 'CB-120', isOffline }])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
