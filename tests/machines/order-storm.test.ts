// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { longRun, runs } from '../rules/samples'
import { noted } from '../support/machine'
import { openDevice, openSender, refusals, unreachable, wantedOrder } from '../support/senders'

/** What becomes of a call: the server stores the order or not, and its answer arrives or not. */
const fates = ['stored', 'storedAndLost', 'lost', 'refused', 'unauthorised'] as const
const paths = ['/checkout', '/products', '/orders'] as const

type Step =
  | { readonly does: 'press'; readonly tab: number; readonly note: number; readonly times: number }
  | { readonly does: 'answer'; readonly tab: number; readonly fate: (typeof fates)[number] }
  | { readonly does: 'visit'; readonly tab: number; readonly path: (typeof paths)[number] }
  | { readonly does: 'reload' | 'giveUp'; readonly tab: number; readonly hasArrived: boolean }
  | { readonly does: 'resend' | 'decline' | 'look' | 'online' | 'wait' | 'rest'; readonly tab: number }
const tab = fc.nat(1)
const pressing = fc.record({
  does: fc.constant('press' as const),
  tab,
  note: fc.nat(2),
  times: fc.integer({ min: 1, max: 10 }),
})
const answering = fc.record({
  does: fc.constant('answer' as const),
  tab,
  // Answers that are lost are what this is about.
  fate: fc.constantFrom(...fates, 'lost' as const, 'storedAndLost' as const),
})
const resending = fc.record({ does: fc.constant('resend' as const), tab })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    pressing,
    pressing,
    answering,
    answering,
    resending,
    resending,
    fc.record({ does: fc.constant('visit' as const), tab, path: fc.constantFrom(...paths) }),
    fc.record({ does: fc.constantFrom('reload' as const, 'giveUp' as const), tab, hasArrived: fc.boolean() }),
    fc.record({
      does: fc.constantFrom(
        'resend' as const,
        'decline' as const,
        'look' as const,
        'online' as const,
        'wait' as const,
        'rest' as const,
      ),
      tab,
    }),
  ),
  { maxLength: 20, size: 'max' },
)

/** Two tabs of one browser, and a server that keeps one order for each key. */
const openCounter = () => {
  const device = openDevice()
  const server = new Map<string, string>()
  const closed: ReturnType<typeof openSender>[] = []
  const tabs = [openSender({ device }), openSender({ device })]
  const settled = new WeakSet<object>()
  const all = () => [...closed, ...tabs]
  const calls = () => all().flatMap(({ orders }) => orders.calls)
  const isOpen = (call: ReturnType<typeof calls>[number]) => !call.signal.aborted && !settled.has(call)
  const store = ({ input: { key, body } }: ReturnType<typeof calls>[number]) => {
    expect(server.get(key) ?? body).toBe(body)
    server.set(key, body)
  }
  return { device, server, tabs, closed, settled, all, calls, isOpen, store }
}
/** The page is gone, in the middle of whatever it did. */
const close = ({ actor }: ReturnType<typeof openSender>) => void Reflect.apply(Reflect.get(actor, '_stop'), actor, [])
type Counter = ReturnType<typeof openCounter>

const answer = ({ tabs, settled, isOpen, store }: Counter, at: number, fate: (typeof fates)[number]) => {
  const call = tabs[at]?.orders.calls.findLast(isOpen)
  if (call === undefined) return
  settled.add(call)
  if (fate === 'stored' || fate === 'storedAndLost') store(call)
  if (fate === 'stored') call.resolve()
  else if (fate === 'refused') call.reject(refusals[0])
  else if (fate === 'unauthorised') call.reject(refusals.at(-1))
  else call.reject(unreachable)
}

/** Does a step; answers how many orders the buyer may have begun with it. */
const play = async (counter: Counter, step: Step): Promise<number> => {
  const { tabs, device, server, closed, isOpen, store } = counter
  const sender = tabs[step.tab]
  if (sender === undefined) return 0
  const { actor } = sender
  const arrives = (hasArrived: boolean) =>
    sender.orders.calls.filter((call) => hasArrived && isOpen(call)).forEach(store)
  switch (step.does) {
    case 'press': {
      const isFree = sender.at() === 'free'
      for (let press = 0; press < step.times; press += 1) sender.submit({ ...wantedOrder, note: `note ${step.note}` })
      return isFree ? 1 : 0
    }
    case 'answer':
      answer(counter, step.tab, step.fate)
      break
    case 'visit':
      sender.visit(step.path)
      break
    case 'giveUp':
      if (sender.now().hasTag('sending')) arrives(step.hasArrived)
      actor.send({ type: 'waiting.ended' })
      break
    case 'reload':
      arrives(step.hasArrived)
      close(sender)
      closed.push(sender)
      tabs[step.tab] = openSender({ device })
      break
    case 'resend':
      actor.send({ type: 'resending.requested' })
      actor.send({ type: 'question.confirmed' })
      break
    case 'decline':
      actor.send({ type: 'resending.requested' })
      actor.send({ type: 'question.declined' })
      break
    case 'look': {
      // An honest buyer: what the order list shows is what the server holds.
      const { attempt } = sender.now().context
      actor.send({ type: 'fate.told', isThere: attempt !== null && server.has(attempt.key) })
      break
    }
    case 'online':
      sender.app.tell({ type: 'network.returned' })
      break
    case 'wait':
      sender.clock.increment(10_000)
      break
    case 'rest':
      await noted()
  }
  return 0
}

test(
  'P25 R29 R31 whatever happens in two tabs: one request at a time, one body for each key, no order twice, none lost',
  longRun,
  async () => {
    let [sent, resent] = [0, 0]
    await fc.assert(
      fc.asyncProperty(steps, async (done) => {
        const counter = openCounter()
        const { device, server, calls, isOpen } = counter
        const settled = new Set<string | null>()
        let begun = 0
        const check = () => {
          expect(calls().filter(isOpen).length).toBeLessThanOrEqual(1)
          // Two orders never share a key, and what is sent is what the device remembers.
          const bodies = new Map<string, string>()
          for (const { input } of calls()) {
            expect(bodies.get(input.key) ?? input.body).toBe(input.body)
            bodies.set(input.key, input.body)
          }
          for (const { input } of calls().filter(isOpen)) {
            expect([device.stored()?.key, device.stored()?.body]).toEqual([input.key, input.body])
          }
          // A key is only ever made for a press on a free button.
          expect(bodies.size).toBeLessThanOrEqual(begun)
        }
        await noted()
        for (const step of done) {
          begun += await play(counter, step)
          check()
          // Half of the steps follow upon each other in one go.
          if (step.does === 'press' && step.times > 5) continue
          await noted()
          await noted()
          check()
          // What the server holds is settled, or remembered as open, or just on its way: it is never forgotten.
          for (const { now } of counter.all()) settled.add(now().context.settled)
          const open = new Set([
            device.stored()?.key,
            ...calls()
              .filter(isOpen)
              .map(({ input }) => input.key),
          ])
          for (const key of server.keys()) expect(settled.has(key) || open.has(key)).toBe(true)
        }
        sent += calls().length
        resent += calls().length - new Set(calls().map(({ input }) => input.key)).size
        counter.tabs.forEach(close)
      }),
      runs,
    )
    // The property can fail only where something was sent, and sent again.
    expect(sent).toBeGreaterThan(runs.numRuns / 2)
    expect(resent).toBeGreaterThan(0)
  },
)
