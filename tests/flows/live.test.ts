// @vitest-environment node
import fc from 'fast-check'
import { assign, createActor, fromPromise, setup, type AnyActorRef } from 'xstate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyOf } from '../../src/ui/flows/live/copies'
import { actorsAt, heard, logOf, participantsOf, type LiveModel } from '../../src/ui/flows/live/live-model'
import { createLiveStore } from '../../src/ui/flows/live/live-store'
import { createTap } from '../../src/ui/flows/live/tap'

const door = setup({
  types: {} as { context: { tries: number; bell: AnyActorRef | null }; events: { type: 'knocked'; password: string } },
  actors: { ask: fromPromise<string, { token: string; who: string }>(async ({ input }) => `${input.who} is in`) },
  actions: { ring: ({ context }) => context.bell?.send({ type: 'rung' }) },
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
    'page 1',
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
    const machine = door.provide({ actions: { ring: () => ringer.send({ type: 'rung' }) } })
    const actor = createActor(machine, { inspect: tap.inspect }).start()
    actor.send({ type: 'knocked', password: 'Passw0rd!' })
    await expect.poll(() => page()?.entries.some((entry) => entry.kind === 'ended' && entry.actor === 2)).toBe(true)
    const entries = page()?.entries ?? []
    const rows = logOf(entries)
    expect(rows.map(({ from, label, to }) => `${from} ${label} ${to}`)).toEqual([
      'buyer or server knocked door',
      'door rung bell',
      'door asks ask',
      'ask answers door',
    ])
    expect(rows[0]?.payload).toEqual({ password: '••••••' })
    expect(rows[2]?.payload).toEqual({ token: '••••••', who: 'Alex' })
    expect(rows[3]?.payload).toBe('Alex is in')
    expect(JSON.stringify(entries)).not.toMatch(/Passw0rd|abc/)
    expect(participantsOf(rows)).toEqual(['buyer or server', 'door', 'bell', 'ask'])

    const knocked = rows[0]?.at ?? 0
    expect(actorsAt(entries, knocked).find(({ name }) => name === 'door')?.states).toContain('door.closed')
    const end = actorsAt(entries, Number.POSITIVE_INFINITY)
    expect(end.find(({ name }) => name === 'bell')).toMatchObject({
      states: ['bell', 'bell.ringing'],
      transitions: ['bell.still on rung [0]'],
    })
    expect(end.find(({ name }) => name === 'door')).toMatchObject({
      isOver: true,
      transitions: ['door.asking on xstate.done.actor.0.door.asking [0]'],
    })
    expect(end.find(({ name }) => name === 'ask')).toMatchObject({ isMachine: false, parent: 2, isOver: true })
  })

  test('one that asks later hears what was before, and a portal that is closed is marked so', async () => {
    const tap = createTap(
      'page 2',
      () => 'Cart',
      () => 5,
    )
    onTestFinished(tap.close)
    createActor(bell, { inspect: tap.inspect }).start().send({ type: 'rung' })
    const store = createLiveStore()
    onTestFinished(store.subscribe(() => undefined))
    await expect.poll(() => store.snapshot().pages.map(({ title }) => title)).toEqual(['Cart'])
    expect(logOf(store.snapshot().pages[0]?.entries ?? []).map(({ label }) => label)).toEqual(['rung'])
    tap.leave()
    await expect.poll(() => store.snapshot().pages[0]?.hasLeft).toBe(true)
    store.clear()
    expect(store.snapshot().pages).toEqual([])
  })

  test('a portal that is opened later is heard, too', async () => {
    const store = createLiveStore()
    onTestFinished(store.subscribe(() => undefined))
    const tap = createTap(
      'page 3',
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
    await expect.poll(() => page()?.entries.length).toBeGreaterThan(3)
    store.clear()
    const entries = page()?.entries ?? []
    expect(logOf(entries)).toEqual([])
    expect(actorsAt(entries, Number.POSITIVE_INFINITY)).toMatchObject([
      { name: 'bell', states: ['bell', 'bell.ringing'] },
    ])
  })

  test('entries that were heard already are not taken twice', () => {
    const actor = { id: 1, name: 'bell', isMachine: true, parent: null }
    const entry = (at: number) => ({ at, time: at, kind: 'began', actor: { ...actor, id: at }, input: null }) as const
    const told = (entries: readonly ReturnType<typeof entry>[], isWhole: boolean) =>
      ({ type: 'told', page: 'p', title: '', entries, isWhole }) as const
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
