// @vitest-environment node
import fc from 'fast-check'
import { assign, createActor, fromCallback, fromPromise, sendTo, setup, type AnyActorRef } from 'xstate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyOf } from '../../src/flows/live/copies'
import { actorsAt, heard, logOf, participantsOf, type LiveModel, type LogRow } from '../../src/flows/live/live-model'
import { createLiveStore } from '../../src/flows/live/live-store'
import { bolt } from '../../src/flows/walk/samples/goods'
import { bystander } from '../../src/flows/xstate-private'
import { subscription, type Recipient, type SubscriptionEvent } from '../../src/machines/news'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import { pruned } from '../../src/machines/rules/cart'
import { createTap } from '../../src/flows/live/tap'

const nothingKept = { type: 'cart.found', lines: [], isDamaged: false } as const
const door = setup({
  types: {} as { context: { tries: number; bell: AnyActorRef | null }; events: { type: 'knocked'; password: string } },
  actors: { ask: fromPromise<string, { token: string; who: string }>(async ({ input }) => `${input.who} is in`) },
  actions: { ring: () => undefined },
}).createMachine({
  id: 'door',
  context: { tries: 0, bell: null },
  initial: 'closed',
  states: {
    closed: {
      on: { knocked: { target: 'asking', actions: [assign({ tries: ({ context }) => context.tries + 1 }), 'ring'] } },
    },
    asking: { invoke: { src: 'ask', input: { token: 'abc', who: 'Alex' }, onDone: 'open' } },
    open: { type: 'final' },
  },
})
const bell = setup({ types: {} as { events: { type: 'rung' } } }).createMachine({
  id: 'bell',
  initial: 'still',
  states: { still: { on: { rung: 'ringing' } }, ringing: {} },
})

const listened = () => {
  const tap = createTap(
    { page: 'page 1', tab: 'tab 1', since: 0 },
    () => 'Products',
    () => performance.now(),
  )
  const store = createLiveStore()
  const stop = store.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    tap.leave()
    tap.close()
  })
  return { tap, store, page: () => store.snapshot().pages[0] }
}

describe('flows: what the running portal tells', () => {
  test('who runs, where they stand, and who said what to whom, with secrets masked', async () => {
    const { tap, page } = listened()
    const ringer = createActor(bell, { inspect: tap.inspect }).start()
    const machine = door.provide({ actions: { ring: sendTo(ringer, { type: 'rung' }) } })
    const actor = createActor(machine, { inspect: tap.inspect }).start()
    actor.send({ type: 'knocked', password: 'Passw0rd!' })
    await expect.poll(() => page()?.entries.some((entry) => entry.kind === 'ended' && entry.actor === 2)).toBe(true)
    const entries = page()?.entries ?? []
    const rows = logOf(entries)
    expect(rows.map(({ from, label, to }) => `${from} ${label} ${to}`)).toEqual([
      'screen starts bell',
      'screen starts door',
      'screen knocked door',
      'door rung bell',
      'door asks ask',
      'ask answers door',
      'door ends screen',
    ])
    expect(rows[2]?.payload).toEqual({ password: '••••••' })
    expect(rows[4]?.payload).toEqual({ token: '••••••', who: 'Alex' })
    expect(rows[5]?.payload).toBe('Alex is in')
    expect(JSON.stringify(entries)).not.toMatch(/Passw0rd|abc/)
    expect(participantsOf(rows)).toEqual(['screen', 'bell', 'door', 'ask'])
    // Who is told stands beside who tells, however far apart they came up.
    const far = ['bell', 'door', 'ask', 'cart', 'pad'].map((to) => ({ ...(rows[0] as LogRow), from: 'screen', to }))
    expect(participantsOf(far)).toEqual(['screen', 'pad', 'bell', 'door', 'ask', 'cart'])

    const doorAt = (row: number) => actorsAt(entries, rows[row]?.at ?? 0).find(({ name }) => name === 'door')
    expect(doorAt(1)).toMatchObject({ states: ['door', 'door.closed'], transitions: [] })
    expect(doorAt(2)).toMatchObject({ states: ['door', 'door.asking'], transitions: ['door.closed on knocked [0]'] })
    // What was entered stays what was entered, until the next change.
    expect([1, 2, 3, 4].map((row) => doorAt(row)?.entered)).toEqual([
      ['door', 'door.closed'],
      ['door.asking'],
      ['door.asking'],
      ['door.asking'],
    ])
    const end = actorsAt(entries, Number.POSITIVE_INFINITY)
    expect(end.find(({ name }) => name === 'bell')).toMatchObject({
      states: ['bell', 'bell.ringing'],
      transitions: ['bell.still on rung [0]'],
    })
    expect(end.find(({ name }) => name === 'door')).toMatchObject({
      end: 'done',
      transitions: ['door.asking on xstate.done.actor.0.door.asking [0]'],
    })
    expect(end.find(({ name }) => name === 'ask')).toMatchObject({ machine: null, parent: 2, end: 'done' })
  })

  test('an event that comes while others work is not theirs: screens, ports, clocks and subscribers are told apart', async () => {
    type Told = { type: 'told' }
    const paper = setup({
      types: {} as {
        context: { readers: readonly Recipient<Told>[] }
        events: SubscriptionEvent<Told> | { type: 'printed' }
      },
    }).createMachine({
      id: 'paper',
      context: { readers: [] },
      on: {
        'subscriber.joined': { actions: assign(({ event }) => ({ readers: [event.subscriber] })) },
        printed: { actions: sendTo(({ context }) => context.readers[0] as Recipient<Told>, { type: 'told' }) },
      },
    })
    const { tap, page } = listened()
    const press = createActor(paper, { inspect: tap.inspect }).start()
    const reader = setup({
      types: {} as { context: { to: Recipient<SubscriptionEvent<Told>> }; events: Told | { type: 'woken' } },
      actors: {
        news: subscription<Told>(),
        alarm: fromCallback(({ sendBack }) => sendBack({ type: 'woken' })),
      },
      // What a screen does meanwhile is the screen's.
      actions: { disturb: () => press.send({ type: 'printed' }) },
    }).createMachine({
      id: 'reader',
      context: { to: press },
      invoke: [{ src: 'news', input: ({ context }) => context }, { src: 'alarm' }],
      on: { woken: { actions: 'disturb' } },
      initial: 'reading',
      states: { reading: { after: { 5: 'done' } }, done: {} },
    })
    createActor(reader, { inspect: tap.inspect }).start()
    const rows = () => logOf(page()?.entries ?? []).map(({ from, label, to }) => `${from} ${label} ${to}`)
    await expect.poll(() => rows().some((row) => row.startsWith('clock'))).toBe(true)
    expect(rows().toSorted()).toEqual([
      'alarm woken reader',
      'clock after 5 reader',
      'paper told reader',
      'reader asks alarm',
      'reader subscriber.joined paper',
      'screen printed paper',
      'screen starts paper',
      'screen starts reader',
    ])
  })

  test('in the portal a click is the screen, an answer its port, and one actor telling another is that actor', async () => {
    const { tap, page } = listened()
    const cart = createActor(
      cartMachine.provide({ actors: { cartStore: fromCallback(({ sendBack }) => sendBack(nothingKept)) } }),
      { inspect: tap.inspect, input: { tenantCode: 'ACME' }, parent: bystander('beside', tap.inspect) },
    ).start()
    cart.send({ type: 'line.increased', product: pruned(bolt), place: 'card' })
    const rows = () =>
      logOf(page()?.entries ?? [])
        .filter(({ label }) => label !== 'starts')
        .map(({ from, label, to }) => `${from} ${label} ${to}`)
    await expect
      .poll(rows)
      .toEqual([
        'cart asks cartStore',
        'cartStore cart.found cart',
        'screen line.increased cart',
        'cart cart.saved cartStore',
      ])
  })

  test('one that asks later hears what was before, and a portal that is closed is marked so', async () => {
    const tap = createTap(
      { page: 'page 2', tab: 'tab 2', since: 0 },
      () => 'Cart',
      () => 5,
    )
    onTestFinished(tap.close)
    createActor(bell, { inspect: tap.inspect }).start().send({ type: 'rung' })
    const store = createLiveStore()
    onTestFinished(store.subscribe(() => undefined))
    await expect.poll(() => store.snapshot().pages.map(({ title }) => title)).toEqual(['Cart'])
    expect(logOf(store.snapshot().pages[0]?.entries ?? []).map(({ label }) => label)).toEqual(['starts', 'rung'])
    tap.leave()
    await expect.poll(() => store.snapshot().pages[0]?.hasLeft).toBe(true)
    store.clear()
    expect(store.snapshot().pages).toEqual([])
  })

  test('a portal that says no goodbye is closed when its lock comes free', async () => {
    let free = () => {}
    const gone = new Promise<void>((resolve) => (free = resolve))
    const locks = {
      query: async () => ({ held: [{ name: 'tradepost-flows-page 4', mode: 'exclusive' as const }] }),
      request: async (name: string, then: unknown) => {
        expect(name).toBe('tradepost-flows-page 4')
        await gone
        if (typeof then === 'function') then()
      },
    }
    const tap = createTap(
      { page: 'page 4', tab: 'tab 4', since: 0 },
      () => 'Cart',
      () => 5,
    )
    onTestFinished(tap.close)
    const store = createLiveStore(locks)
    onTestFinished(store.subscribe(() => undefined))
    await expect.poll(() => store.snapshot().pages.map(({ hasLeft }) => hasLeft)).toEqual([false])
    free()
    await expect.poll(() => store.snapshot().pages[0]?.hasLeft).toBe(true)
  })

  test('a portal that is opened later is heard, too', async () => {
    const store = createLiveStore()
    onTestFinished(store.subscribe(() => undefined))
    const tap = createTap(
      { page: 'page 3', tab: 'tab 3', since: 0 },
      () => 'Orders',
      () => 5,
    )
    onTestFinished(tap.close)
    createActor(bell, { inspect: tap.inspect }).start()
    await expect.poll(() => store.snapshot().pages.map(({ title }) => title)).toEqual(['Orders'])
    expect(actorsAt(store.snapshot().pages[0]?.entries ?? [], 99)).toMatchObject([{ name: 'bell' }])
  })

  test('after clearing, the actors that run are still known', async () => {
    const { tap, store, page } = listened()
    createActor(bell, { inspect: tap.inspect }).start().send({ type: 'rung' })
    await expect.poll(() => page()?.entries.length).toBe(2)
    store.clear()
    const entries = page()?.entries ?? []
    expect(logOf(entries).filter(({ at }) => at > (page()?.clearedAt ?? 0))).toEqual([])
    expect(actorsAt(entries, Number.POSITIVE_INFINITY)).toMatchObject([
      { name: 'bell', states: ['bell', 'bell.ringing'] },
    ])
  })

  test('entries that were heard already are not taken twice', () => {
    const actor = {
      id: 1,
      name: 'bell',
      machine: 'bell',
      hears: null,
      parent: null,
      called: 'bell',
      ref: 'x:0',
      isNamed: false,
    }
    const entry = (at: number) =>
      ({ at, time: at, kind: 'began', actor: { ...actor, id: at }, input: null, became: null }) as const
    const told = (entries: readonly ReturnType<typeof entry>[], isWhole: boolean) =>
      ({ type: 'told', page: 'p', tab: 't', since: 0, title: '', entries, isWhole }) as const
    const empty: LiveModel = { pages: [] }
    const whole = heard(empty, told([entry(1), entry(2)], true))
    const more = heard(whole, told([entry(2), entry(3)], false))
    expect(more.pages[0]?.entries.map(({ at }) => at)).toEqual([1, 2, 3])
  })
})

describe('flows: copies for showing', () => {
  test('never throw, whatever the value, and can be sent to another window', () => {
    const copied = (value: unknown): void => void expect(() => structuredClone(copyOf(value))).not.toThrow()
    fc.assert(fc.property(fc.anything(), copied), { numRuns: 300 })
  })
  test('hold no secret at any depth', () => {
    const secrets = {
      a: [
        {
          authToken: 's3cret',
          password: 's3cret',
          current_password: 's3cret',
          Authorization: 'Bearer s3cret',
          key: 's3cret',
        },
      ],
    }
    expect(JSON.stringify(copyOf(secrets))).not.toContain('s3cret')
  })
  test('cut long texts and lists, and mark cycles', () => {
    const loop: Record<string, unknown> = {
      text: 'x'.repeat(10_000),
      list: Array.from({ length: 1000 }, (_, at) => at),
    }
    loop['self'] = loop
    const copy = copyOf(loop) as Record<string, unknown>
    expect(String(copy['text']).length).toBeLessThan(400)
    expect((copy['list'] as unknown[]).length).toBe(31)
    expect(copy['self']).toBe('(again)')
  })
})
