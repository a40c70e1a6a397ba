// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Category, CategoryPage, Tag } from '../../src/api/schemas/catalogue'
import { categoriesMachine, type CategorySource } from '../../src/machines/catalogue/categories.machine'
import { tagsMachine } from '../../src/machines/catalogue/tags.machine'
import { question, record } from '../support/machine'

const category = (id: number, name: string, parent_id: number | null = null): Category => ({
  id,
  category: name,
  parent_id,
  image_url: null,
  products_count: null,
  children_count: null,
  path: [],
})

describe('categories', () => {
  const recorder = record(categoriesMachine)
  const acme: CategorySource = { audience: 'buyer', code: 'ACME' }
  const start = (source: CategorySource | null = acme) => {
    const first = question<CategoryPage, { source: CategorySource; page: number }>()
    const rest = question<Category[], { source: CategorySource; pages: readonly number[] }>()
    const logged: string[] = []
    const actor = createActor(
      categoriesMachine.provide({
        actors: { loadPage: first.logic, loadPages: rest.logic },
        actions: { logFailure: (_, { what }) => void logged.push(what) },
      }),
      { inspect: recorder.inspect },
    ).start()
    if (source) actor.send({ type: 'source.changed', source })
    const now = () => actor.getSnapshot()
    const names = () => [...now().context.tree.nodes.values()].map(({ name }) => name)
    return { actor, first, rest, logged, now, names }
  }

  test('SIDE-12 page 1 shows at once, then the other pages are asked for', async () => {
    const { first, rest, names, now } = start()
    expect(first.last().input).toEqual({ source: acme, page: 1 })
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 3 })
    expect(names()).toEqual(['Fasteners'])
    expect(rest.last().input).toEqual({ source: acme, pages: [2, 3] })
    expect(now().hasTag('loading')).toBe(true)
    await rest.answer([category(2, 'Bolts', 1), category(1, 'Fasteners again'), category(3, 'Hex bolts', 2)])
    expect(names()).toEqual(['Fasteners', 'Bolts', 'Hex bolts'])
    expect(now().hasTag('loading')).toBe(false)
  })

  test.each([1, null])('C-89 a last_page of %s means one page', async (last_page) => {
    const { first, rest, names } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page })
    expect(names()).toEqual(['Fasteners'])
    expect(rest.calls).toHaveLength(0)
  })

  test('C-89 R17 a failure on a later page keeps the first one', async () => {
    const { first, rest, names, now } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 2 })
    await rest.fail(new Error('unforeseen'))
    expect(names()).toEqual(['Fasteners'])
    expect(now().matches({ list: 'ready' })).toBe(true)
  })

  test('SIDE-15 C-46 a failing list is only logged, and can be asked for again', async () => {
    const { actor, first, logged, now, names } = start()
    await first.fail({ kind: 'unreachable' })
    expect(logged).toEqual(['Categories'])
    expect(now().hasTag('failed')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 1 })
    expect(names()).toEqual(['Fasteners'])
  })

  test('SIDE-14 SESSION-12 a guest who becomes a buyer gets the list of buyers; the same source is asked once', () => {
    const { actor, first } = start({ audience: 'guest', code: 'ACME' })
    actor.send({ type: 'source.changed', source: { audience: 'guest', code: 'ACME' } })
    expect(first.calls).toHaveLength(1)
    actor.send({ type: 'source.changed', source: acme })
    expect(first.calls.map(({ input, signal }) => [input.source.audience, signal.aborted])).toEqual([
      ['guest', true],
      ['buyer', false],
    ])
  })

  test('R11 nothing of another tenant stays', async () => {
    const { actor, first, names, now } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 1 })
    actor.send({ type: 'node.toggled', id: '1' })
    actor.send({ type: 'source.changed', source: { audience: 'buyer', code: 'BOLT' } })
    expect(names()).toEqual([])
    expect(now().context.expanded.size).toBe(0)
    actor.send({ type: 'source.changed', source: null })
    expect(now().context.source).toBeNull()
    expect(first.last().signal.aborted).toBe(true)
  })

  test('R37 another language fetches the list again; the old tree stays until the new one is complete', async () => {
    const { actor, first, rest, names } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 1 })
    actor.send({ type: 'language.changed' })
    await first.answer({ data: [category(1, 'Fijaciones')], last_page: 2 })
    expect(names()).toEqual(['Fasteners'])
    await rest.answer([category(2, 'Pernos', 1)])
    expect(names()).toEqual(['Fijaciones', 'Pernos'])
  })

  test('R37 without a catalogue on the screen another language asks nothing', () => {
    const { actor, first } = start(null)
    actor.send({ type: 'language.changed' })
    expect(first.calls).toHaveLength(0)
  })

  test('SIDE-06 nodes expand and collapse; choosing a nested category opens the way to it', async () => {
    const { actor, first, now } = start()
    const data = [category(1, 'Fasteners'), category(2, 'Bolts', 1), category(3, 'Hex bolts', 2)]
    await first.answer({ data, last_page: 1 })
    actor.send({ type: 'node.toggled', id: '3' })
    actor.send({ type: 'node.toggled', id: '3' })
    expect([...now().context.expanded]).toEqual([])
    actor.send({ type: 'category.revealed', id: '3' })
    expect([...now().context.expanded]).toEqual(['1', '2'])
  })

  test('SIDE-02 SIDE-03 the search opens and closes, and closing takes its text away', () => {
    const { actor, now } = start()
    actor.send({ type: 'search.changed', text: 'lost' })
    expect(now().context.search).toBe('')
    actor.send({ type: 'search.toggled' })
    actor.send({ type: 'search.changed', text: 'hex' })
    expect([now().hasTag('searching'), now().context.search]).toEqual([true, 'hex'])
    actor.send({ type: 'search.toggled' })
    expect([now().hasTag('searching'), now().context.search]).toEqual([false, ''])
  })

  test('SIDE every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('tags', () => {
  const recorder = record(tagsMachine)
  const start = () => {
    const tags = question<Tag[]>()
    const actor = createActor(tagsMachine.provide({ actors: { loadTags: tags.logic } }), { inspect: recorder.inspect })
    actor.start()
    return { actor, tags, now: () => actor.getSnapshot() }
  }
  const fresh: Tag = { id: 1, name: 'New', colour: 'ffee00' }

  test('CARD-23 they are fetched when a list of them is opened, not before, and once', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'language.changed' })
    expect(tags.calls).toHaveLength(0)
    actor.send({ type: 'tags.wanted' })
    actor.send({ type: 'tags.wanted' })
    expect(now().hasTag('busy')).toBe(true)
    await tags.answer([fresh])
    actor.send({ type: 'tags.wanted' })
    expect(tags.calls).toHaveLength(1)
    expect(now().context.tags).toEqual([fresh])
  })

  test('LIST-10 CARD-25 a failure can be tried again, by Retry or by opening a list', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    await tags.fail({ kind: 'unreachable' })
    expect(now().hasTag('failed')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await tags.fail({ kind: 'unreachable' })
    actor.send({ type: 'tags.wanted' })
    expect(tags.calls).toHaveLength(3)
  })

  test('R11 another language fetches them again, also while they are being fetched', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    actor.send({ type: 'language.changed' })
    expect(tags.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await tags.answer([fresh])
    actor.send({ type: 'language.changed' })
    expect(now().context.tags).toEqual([fresh])
    await tags.answer([{ ...fresh, name: 'Nuevo' }])
    expect(now().context.tags[0]?.name).toBe('Nuevo')
  })

  test('SESSION-06 nothing of the former tenant stays, not even a late answer', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    actor.send({ type: 'session.closed' })
    await tags.answer([fresh])
    expect(now().context.tags).toEqual([])
    expect(tags.last().signal.aborted).toBe(true)
  })

  test('TAGS every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
