// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Category, CategoryBrowse } from '../../src/api/schemas/catalogue'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import { categoryBrowseMachine } from '../../src/machines/catalogue/category-browse.machine'
import { memory } from '../../src/machines/port'
import { matchingChildren, middleStep } from '../../src/machines/rules/breadcrumb'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { question, record, testApp } from '../support/machine'

const recorder = record(categoryBrowseMachine)
const category = (id: number, name: string, path: Category['path'] = []): Category => ({
  id,
  category: name,
  parent_id: null,
  image_url: null,
  products_count: 0,
  children_count: 0,
  path,
})
const answerOf = (name: string): CategoryBrowse => ({
  currentCategory: category(7, name),
  childCategories: [category(8, 'Hex bolts'), category(9, 'Écrous')],
  products: { data: [], meta: { from: 0, to: 0, total: 0, last_page: 3, current_page: 1 } },
})

const start = (search = '', categoryId: string | null = '7', had: Kept<CategoryBrowse> | null = null) => {
  const categories = question<
    Answered<CategoryBrowse>,
    { code: string; categoryId: string | null; query: ProductQuery }
  >()
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    categoryBrowseMachine.provide({
      actors: { loadCategory: categories.logic, category: memory(({ query }) => (query.page === 1 ? had : null)) },
    }),
    {
      input: { app: app.app, code: 'CATX', categoryId, pathname: '/category/7', search },
      clock,
      inspect: recorder.inspect,
    },
  ).start()
  return { actor, categories, moves: app.moves, clock, now: () => actor.getSnapshot() }
}

describe('category browse', () => {
  test('CATB-18 CATB-03 CATB-04 the address says what is asked for', () => {
    const { categories } = start('?search=bolt&tag=1&tag=2&page=2')
    expect(categories.last().input).toEqual({
      code: 'CATX',
      categoryId: '7',
      query: { page: 2, perPage: 12, search: 'bolt', categoryId: null, tagIds: ['1', '2'] },
    })
  })

  test('C-50 a search from page 2 leads to page 1, and only the changed address loads', async () => {
    const { actor, categories, moves } = start('?page=2')
    await categories.answer(answerOf('Bolts'))
    actor.send({ type: 'query.changed', patch: { search: 'hex' } })
    expect(moves()).toEqual(['/category/7?search=hex'])
    expect(categories.calls).toHaveLength(1)
    actor.send({ type: 'place.changed', pathname: '/category/7', search: '?search=hex' })
    expect(categories.last().input.query).toMatchObject({ search: 'hex', page: 1 })
    actor.send({ type: 'place.changed', pathname: '/category/9', search: '?search=other' })
    expect(categories.calls).toHaveLength(2)
  })

  test('CATB-14 a page that does not exist any more gives way to the last one', async () => {
    const { categories, moves, now } = start('?page=99')
    await categories.answer({
      ...answerOf('Bolts'),
      products: { data: [], meta: { from: 0, to: 0, total: 30, last_page: 3, current_page: 99 } },
    })
    expect(moves()).toEqual(['instead /category/7?page=3'])
    expect(now().matches('leavingForLastPage')).toBe(true)
    expect(now().hasTag('busy')).toBe(true)
  })

  test('CATB-14 quick presses of Next add up, until there is no further page', async () => {
    const { actor, categories, moves } = start()
    await categories.answer(answerOf('Bolts'))
    actor.send({ type: 'page.turned', to: 'next' })
    actor.send({ type: 'place.changed', pathname: '/category/7', search: '?page=2' })
    actor.send({ type: 'page.turned', to: 'next' })
    actor.send({ type: 'place.changed', pathname: '/category/7', search: '?page=3' })
    actor.send({ type: 'page.turned', to: 'next' })
    expect(moves()).toEqual(['/category/7?page=2', '/category/7?page=3'])
  })

  test('CATB-16 neither products nor subcategories that fit: the category is empty', async () => {
    const { categories, now } = start('?search=zzz')
    await categories.answer(answerOf('Bolts'))
    expect(now().hasTag('empty')).toBe(true)
  })

  test('CATB-17 a failure can be tried again, by the buyer or when the network is back', async () => {
    const { actor, categories, now } = start()
    await categories.fail({ kind: 'unreachable' })
    expect(now().hasTag('failed')).toBe(true)
    expect(now().context.failure).toEqual({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    await categories.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    actor.send({ type: 'retry.requested' })
    await categories.answer(answerOf('Bolts'))
    expect(now().matches('ready')).toBe(true)
    expect(now().context.failure).toBeNull()
  })

  test('C-100 after 8 s it says that it is slow; another language asks again', async () => {
    const { actor, categories, clock, now } = start()
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'language.changed' })
    expect(categories.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await categories.answer(answerOf('Pernos'))
    expect(now().context.answer?.currentCategory?.category).toBe('Pernos')
  })

  test('without a network what this device kept is shown with its time, and asked for again with it', async () => {
    const { actor, categories, now } = start()
    await categories.answer({ value: answerOf('Bolts'), asOf: 1_000, isSearched: false })
    expect(now().hasTag('kept')).toBe(true)
    expect(now().context).toMatchObject({ kept: { asOf: 1_000 }, answer: { currentCategory: { category: 'Bolts' } } })
    actor.send({ type: 'network.returned' })
    await categories.answer(answerOf('Bolts'))
    expect(now().context.kept).toBeNull()
  })

  test('R10 a category that was there before is there at once, and keeps its time when it cannot be asked for again', async () => {
    const had = { value: answerOf('Bolts'), asOf: 1_000, isSearched: false }
    const { actor, categories, now } = start('', '7', had)
    expect(now().context).toMatchObject({ answer: { currentCategory: { category: 'Bolts' } }, kept: null })
    expect(now().hasTag('busy')).toBe(true)
    await categories.fail({ kind: 'unreachable' })
    expect(now().hasTag('kept')).toBe(true)
    expect(now().context.kept).toMatchObject({ asOf: 1_000, isRefused: false })
    actor.send({ type: 'retry.requested' })
    await categories.answer(answerOf('Nuts'))
    expect(now().context).toMatchObject({ answer: { currentCategory: { category: 'Nuts' } }, kept: null, had: null })
  })

  test('every state, transition and answer of a guard is reached', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('what the screen shows of it', () => {
  test('CATB-01 the middle entry is the topmost ancestor, and absent where it is the category itself', () => {
    const path = [
      { id: 1, category: 'Fasteners' },
      { id: 2, category: 'Bolts' },
    ]
    expect(middleStep(category(7, 'Hex bolts', path))).toEqual({ id: 1, category: 'Fasteners' })
    expect(middleStep(category(1, 'Fasteners', [{ id: 1, category: 'Fasteners' }]))).toBeNull()
    expect(middleStep(category(1, 'Fasteners'))).toBeNull()
    expect(middleStep(null)).toBeNull()
  })

  test.each([
    { search: '', names: ['Hex bolts', 'Écrous'] },
    { search: 'BOLT', names: ['Hex bolts'] },
    { search: 'ecrou', names: ['Écrous'] },
    { search: 'zzz', names: [] },
  ])('CATB-12 subcategories that fit "$search": $names', ({ search, names }) => {
    expect(matchingChildren(answerOf('Bolts'), search).map(({ category: name }) => name)).toEqual(names)
  })
})
