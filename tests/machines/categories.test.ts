// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Category, CategoryPage } from '../../src/api/schemas/catalogue'
import type { Answered } from '../../src/api/schemas/kept'
import { categoriesMachine } from '../../src/machines/catalogue/categories.machine'
import { PagesLost, type CategorySource } from '../../src/machines/catalogue/categories.types'
import { question, record, testApp } from '../support/machine'

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
  /** The list of a buyer who looks at a catalogue, or of whom `setting` says. */
  const start = ({ source = acme, isShown = true }: { source?: CategorySource; isShown?: boolean } = {}) => {
    const first = question<Answered<CategoryPage>, { source: CategorySource; page: number }>()
    const rest = question<Answered<Category[]>, { source: CategorySource; pages: readonly number[] }>()
    const logged: string[] = []
    const clock = new SimulatedClock()
    const app = testApp()
    const actor = createActor(
      categoriesMachine.provide({
        actors: { loadPage: first.logic, loadPages: rest.logic },
        actions: { logFailure: (_, { what }) => void logged.push(what) },
      }),
      { input: { app: app.app, source, isShown }, clock, inspect: recorder.inspect },
    ).start()
    const now = () => actor.getSnapshot()
    const names = () => [...now().context.tree.nodes.values()].map(({ name }) => name)
    return { actor, app, first, rest, logged, clock, now, names }
  }

  test('SIDE-12 page 1 shows at once, then the other pages are asked for', async () => {
    const { first, rest, names, now } = start()
    expect(first.last().input).toEqual({ source: acme, page: 1 })
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 3 })
    expect(names()).toEqual(['Fasteners'])
    expect(rest.last().input).toEqual({ source: acme, pages: [2, 3] })
    expect(now().hasTag('busy')).toBe(true)
    await rest.answer([category(2, 'Bolts', 1), category(1, 'Fasteners again'), category(3, 'Hex bolts', 2)])
    expect(names()).toEqual(['Fasteners', 'Bolts', 'Hex bolts'])
    expect(now().hasTag('busy')).toBe(false)
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
    expect(now().hasTag('incomplete')).toBe(true)
  })

  test('C-89 R17 a tree that lost pages shows what there is, and is whole after Retry', async () => {
    const { actor, first, rest, names, now } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 3 })
    await rest.fail(new PagesLost([category(2, 'Bolts')]))
    expect(names()).toEqual(['Fasteners', 'Bolts'])
    expect(now().hasTag('incomplete')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 3 })
    await rest.answer([category(2, 'Bolts'), category(3, 'Washers')])
    expect(names()).toEqual(['Fasteners', 'Bolts', 'Washers'])
    expect(now().matches({ list: 'ready' })).toBe(true)
  })

  test('R16 the network coming back asks again, once, for lost pages and for a lost list', async () => {
    const { actor, first, rest } = start()
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 2 })
    await rest.fail(new PagesLost([]))
    actor.send({ type: 'network.returned' })
    await first.fail({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    actor.send({ type: 'network.returned' })
    expect(first.calls).toHaveLength(3)
  })

  test('C-100 a list that takes long says so, and Retry asks again for what is missing', async () => {
    const { actor, first, rest, clock, now } = start()
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(now().hasTag('slow')).toBe(false)
    expect(first.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 2 })
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(rest.calls.map(({ input, signal }) => [input.pages, signal.aborted])).toEqual([
      [[2], true],
      [[2], false],
    ])
    expect(first.calls).toHaveLength(2)
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

  test('SIDE-14 SESSION-12 guests and buyers have lists of their own', () => {
    const guest: CategorySource = { audience: 'guest', code: 'ACME' }
    expect(start({ source: guest }).first.last().input.source).toEqual(guest)
    expect(start().first.last().input.source).toEqual(acme)
  })

  test('R11 SESSION-06 with its owner the list goes, and its call is given up', () => {
    const { actor, app, first } = start()
    actor.stop()
    expect([first.last().signal.aborted, app.subscribers()]).toEqual([true, 0])
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

  test('R37 another language asks anew, whatever is under way or was lost', async () => {
    const { app, first, rest } = start()
    const speakAnew = () => app.tell({ type: 'language.changed' })
    speakAnew()
    expect(first.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 2 })
    speakAnew()
    expect(rest.last().signal.aborted).toBe(true)
    await first.answer({ data: [category(1, 'Fijaciones')], last_page: 2 })
    await rest.fail(new PagesLost([]))
    speakAnew()
    await first.fail({ kind: 'unreachable' })
    speakAnew()
    expect(first.calls).toHaveLength(5)
  })

  test('R37 without a catalogue on the screen nothing is asked, not in another language either; then once', () => {
    const { actor, app, first } = start({ isShown: false })
    app.tell({ type: 'language.changed' })
    expect(first.calls).toHaveLength(0)
    actor.send({ type: 'catalogue.shown' })
    actor.send({ type: 'catalogue.shown' })
    expect(first.calls).toHaveLength(1)
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
    const { actor, now, clock } = start()
    actor.send({ type: 'search.changed', text: 'lost' })
    expect(now().context.search).toBe('')
    actor.send({ type: 'search.toggled' })
    actor.send({ type: 'search.changed', text: 'hex' })
    expect([now().hasTag('searching'), now().context.search]).toEqual([true, 'hex'])
    // How many fit is told when no more letters come.
    for (const rest of [800, 100]) {
      expect(now().hasTag('settled')).toBe(false)
      clock.increment(rest)
    }
    expect(now().hasTag('settled')).toBe(true)
    actor.send({ type: 'search.toggled' })
    expect([now().hasTag('searching'), now().context.search]).toEqual([false, ''])
  })

  test('without a network the tree is that of this device, with the oldest time of its pages', async () => {
    const { actor, first, rest, names, now } = start()
    await first.answer({ value: { data: [category(1, 'Fasteners')], last_page: 2 }, asOf: 2_000, isSearched: false })
    expect(names()).toEqual(['Fasteners'])
    await rest.answer({ value: [category(2, 'Bolts', 1)], asOf: 1_000, isSearched: false })
    expect(names()).toEqual(['Fasteners', 'Bolts'])
    expect(now().context.kept).toEqual({ asOf: 1_000, isSearched: false })
    actor.send({ type: 'network.returned' })
    await first.answer({ data: [category(1, 'Fasteners')], last_page: 1 })
    expect(now().context.kept).toBeNull()
    actor.send({ type: 'network.returned' })
    expect(first.calls).toHaveLength(2)
  })

  test('SIDE every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
