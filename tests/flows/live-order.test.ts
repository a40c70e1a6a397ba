// @vitest-environment node
import { assign, createActor, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { actorsAt, heard, logOf, present, type LiveModel } from '../../src/flows/live/live-model'
import { createLiveStore } from '../../src/flows/live/live-store'
import { ownTab } from '../../src/flows/live/own-tab'
import { createTap } from '../../src/flows/live/tap'

const listened = () => {
  const tap = createTap(
    { page: 'page', tab: 'tab', since: 0 },
    () => 'Cart',
    () => performance.now(),
  )
  const store = createLiveStore()
  const stop = store.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    tap.close()
  })
  const entries = () => store.snapshot().pages[0]?.entries ?? []
  const rows = () => logOf(entries())
  /** Each row with the machine that it is about: the states it led to, and the ways taken. */
  const told = () =>
    rows().map(({ at, from, label, to, toId }) => {
      const actor = actorsAt(entries(), at).find(({ id }) => id === toId)
      const deepest = actor?.states.at(-1) ?? '-'
      return `${from} ${label} ${to}: ${deepest}, ${actor?.transitions.at(-1) ?? 'no way'}`
    })
  return { tap, entries, rows, told }
}

const shelf = fromCallback<{ type: 'put' }>(({ receive, sendBack }) => receive(() => sendBack({ type: 'stored' })))
const basket = setup({
  types: {} as { events: { type: 'filled' } | { type: 'stored' } | { type: 'emptied' } },
  actors: { shelf },
  actions: { tellShelf: sendTo('shelf', { type: 'put' }), tellOwner: sendParent({ type: 'basket.changed' }) },
}).createMachine({
  id: 'basket',
  invoke: { src: 'shelf', id: 'shelf' },
  initial: 'idle',
  states: {
    idle: { on: { filled: { target: 'storing', actions: ['tellShelf', 'tellOwner'] } } },
    storing: { on: { stored: 'idle' } },
    over: { type: 'final' },
  },
  on: { emptied: '.over' },
})
const counter = setup({
  types: {} as {
    context: { changes: number }
    events: { type: 'basket.changed' } | { type: 'closed' } | { type: 'asked' }
  },
  actors: { basket, look: fromPromise(async () => 'something') },
}).createMachine({
  id: 'counter',
  context: { changes: 0 },
  invoke: { src: 'basket', id: 'basket', systemId: 'thing', onDone: { actions: assign({ changes: 9 }) } },
  initial: 'open',
  states: {
    open: {
      on: {
        'basket.changed': { actions: assign({ changes: ({ context }) => context.changes + 1 }) },
        asked: 'looking',
        closed: 'shut',
      },
    },
    looking: { invoke: { src: 'look', onDone: 'seen' } },
    seen: { on: { 'basket.changed': {} } },
    shut: { type: 'final' },
  },
})

describe('flows: the order of what happened', () => {
  test('an event comes before all that it causes, with the way it took and the state it led to', async () => {
    const { tap, told } = listened()
    const actor = createActor(counter, { inspect: tap.inspect }).start()
    actor.system.get('thing').send({ type: 'filled' })
    await expect
      .poll(told)
      .toEqual([
        'screen starts counter: counter.open, no way',
        'counter starts thing: basket.idle, no way',
        'basket asks shelf: -, no way'.replace('basket', 'thing'),
        'screen filled thing: basket.storing, basket.idle on filled [0]',
        'thing put shelf: -, no way',
        'thing basket.changed counter: counter.open, counter.open on basket.changed [0]',
        'shelf stored thing: basket.idle, basket.storing on stored [0]',
      ])
  })

  test('an answer comes before all that it causes', async () => {
    const { tap, rows } = listened()
    const actor = createActor(counter, { inspect: tap.inspect }).start()
    const bell = setup({
      actors: { wind: fromPromise(async () => 1) },
      actions: { ring: () => actor.system.get('thing').send({ type: 'filled' }) },
    }).createMachine({ id: 'bell', invoke: { src: 'wind', onDone: { actions: 'ring' } } })
    createActor(bell, { inspect: tap.inspect }).start()
    const labels = () => rows().map(({ from, label }) => `${from} ${label}`)
    await expect.poll(labels).toContain('thing basket.changed')
    const caused = labels()
    expect(caused.findIndex((one) => one.endsWith('answers'))).toBeLessThan(caused.indexOf('screen filled'))
  })

  test('what an event changed nothing by is marked nowhere', async () => {
    const { tap, told } = listened()
    const actor = createActor(counter, { inspect: tap.inspect }).start()
    actor.send({ type: 'asked' })
    actor.send({ type: 'closed' })
    await expect.poll(told).toContain('screen closed counter: counter.looking, no way')
  })

  test('who starts and who ends is told, and a machine that came to its end is still there to be looked at', async () => {
    const { tap, rows, entries } = listened()
    const actor = createActor(counter, { inspect: tap.inspect }).start()
    actor.system.get('thing').send({ type: 'emptied' })
    const labels = () => rows().map(({ from, label, to }) => `${from} ${label} ${to}`)
    await expect.poll(labels).toContain('thing ends counter')
    const shown = present(actorsAt(entries(), Number.POSITIVE_INFINITY)).find(({ name }) => name === 'thing')
    expect(shown).toMatchObject({ machine: 'basket', end: 'done', states: ['basket', 'basket.over'] })
    actor.send({ type: 'closed' })
    await expect.poll(labels).toContain('counter ends screen')
    expect(present(actorsAt(entries(), Number.POSITIVE_INFINITY)).map(({ name }) => name)).toEqual(['counter'])
    const other = createActor(counter, { inspect: tap.inspect }).start()
    other.stop()
    await expect.poll(labels).toContain('screen stops counter')
    expect(present(actorsAt(entries(), Number.POSITIVE_INFINITY))).toEqual([])
  })
})

describe('flows: the tabs of the portal', () => {
  const told = (page: string, tab: string, since: number, title = '') =>
    ({ type: 'told', page, tab, since, title, entries: [], isWhole: true }) as const
  const after = (...messages: readonly Parameters<typeof heard>[1][]): LiveModel =>
    messages.reduce<LiveModel>(heard, { pages: [] })
  const names = ({ pages }: LiveModel) =>
    pages.map(({ page, tab, hasLeft }) => `${tab}: ${page}${hasLeft ? ', left' : ''}`)

  test('each keeps its place, whoever tells next', () => {
    expect(names(after(told('b', 'second', 2), told('a', 'first', 1), told('b', 'second', 2)))).toEqual([
      'first: a',
      'second: b',
    ])
  })
  test('one that is loaded anew is followed in its tab, one that is closed stays as closed', () => {
    const left = after(told('a', 'first', 1), told('b', 'second', 2), { type: 'left', page: 'a' })
    expect(names(left)).toEqual(['first: a, left', 'second: b'])
    expect(names(heard(left, told('c', 'first', 1)))).toEqual(['first: c', 'second: b'])
  })
  test('a tab is the same one after a reload; a copy of it is another', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    } as unknown as Storage
    const first = ownTab(() => storage, { tab: 'one', since: 1 })
    expect(ownTab(() => storage, { tab: 'copy', since: 2 }).tab).toBe('copy')
    first.keep()
    expect(ownTab(() => storage, { tab: 'two', since: 3 })).toMatchObject({ tab: 'one', since: 1 })
    const refused = ownTab(
      () => {
        throw new Error('Nothing is stored here.')
      },
      { tab: 'lone', since: 4 },
    )
    refused.keep()
    expect(refused.tab).toBe('lone')
  })
})
