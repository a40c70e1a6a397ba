import { createActor, setup } from 'xstate'
import { padStoreOver, type PadStoreEvent, type PadStoreNews } from '../../src/machines/ordering/pad-store'
import { emptyPad, mergedPads, type KeptPad, type LeftPad } from '../../src/machines/rules/pad-storage'
import { noted } from './machine'
import { padOwner, padRow } from './pads'

/** One device: what it holds, what was put aside on it, and who is told of changes. */
export const device = (first: KeptPad = emptyPad) => {
  let stored = first
  let isBroken = false
  let isKept = true
  let marks = 0
  let instant = 1_000
  let looks = 0
  let waiting: (() => void)[] | null = null
  const aside = new Map<string, LeftPad>()
  const listeners = new Set<() => void>()
  const copy = (pad: KeptPad): KeptPad => JSON.parse(JSON.stringify(pad)) as KeptPad
  const write = (next: (pad: KeptPad) => KeptPad) => {
    const before = JSON.stringify(stored)
    stored = copy(next(copy(stored)))
    if (JSON.stringify(stored) !== before) for (const listener of listeners) listener()
    return isKept
  }
  return {
    pad: () => stored,
    /** How often any tab has read all of it. */
    looks: () => looks,
    /** Another tab, of which nothing else is known, has written. */
    writeElsewhere: (pad: KeptPad) => void write(() => pad),
    aside,
    /** Time goes by, in ms. */
    wait: (time: number) => void (instant += time),
    breakDown: () => void (isBroken = true),
    /** From here on nothing is kept. */
    fill: () => void (isKept = false),
    /** From here on writing takes until `goOn`. */
    slowDown: () => void (waiting = []),
    goOn: async () => {
      waiting?.splice(0).forEach((work) => work())
      waiting = null
      await noted()
    },
    /** A tab with its pad open. */
    open: async () => {
      let work: (() => void) | null = null
      let leave: () => void = () => undefined
      let times = 0
      const told: PadStoreNews[] = []
      const logic = padStoreOver({
        open: async () => {
          looks += 1
          if (isBroken) throw new Error('broken')
          for (const [mark, { base, mine }] of aside) {
            write((pad) => mergedPads(base, mine, pad))
            aside.delete(mark)
          }
          return { pad: copy(stored), isKept }
        },
        change: async (_, next) => {
          if (isBroken) throw new Error('broken')
          const queue = waiting
          if (queue) await new Promise<void>((resolve) => queue.push(resolve))
          return write(next)
        },
        onChange: (_, listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        onLeaving: (listener) => {
          leave = listener
          return () => void (leave = () => undefined)
        },
        putAside: (_, mark, left) => void aside.set(mark, left),
        letGo: (mark) => void aside.delete(mark),
        later: (todo) => {
          work = todo
          times += 1
          return () => void (work = null)
        },
        freshMark: () => `mark${(marks += 1)}`,
        now: () => instant,
      })
      // The pad, as far as its store knows it.
      const above = setup({ types: {} as { events: PadStoreNews }, actors: { logic } }).createMachine({
        invoke: { src: 'logic', id: 'store', input: { owner: padOwner } },
        on: { '*': { actions: ({ event }) => void told.push(event) } },
      })
      const actor = createActor(above).start()
      await noted()
      return {
        told,
        words: () => told.map(({ type }) => type),
        save: (pad: KeptPad) =>
          actor.getSnapshot().children['store']?.send({ type: 'pad.saved', pad } satisfies PadStoreEvent),
        hold: async (...ids: string[]) => {
          actor.getSnapshot().children['store']?.send({ type: 'hold.wanted', ids } satisfies PadStoreEvent)
          await noted()
        },
        /** The rows that this tab alone may add. */
        held: () => told.flatMap((news) => (news.type === 'hold.given' ? [news.ids] : [])),
        isWaiting: () => work !== null,
        /** How many times it was begun to wait. */
        begun: () => times,
        settle: async () => {
          work?.()
          await noted()
        },
        /** The page is left; nothing asynchronous comes to its end before `noted`. */
        leave: () => leave(),
        stop: async () => {
          actor.stop()
          await noted()
        },
      }
    },
  }
}
export const pad = (...rows: KeptPad['rows']): KeptPad => ({ rows, rest: [] })
export const threeRows = ['a', 'b', 'c'].map((id) => padRow(id, `CB-${id}`, '1')) as [
  KeptPad['rows'][number],
  KeptPad['rows'][number],
  KeptPad['rows'][number],
]
