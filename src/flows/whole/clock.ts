import type { AnyActorRef } from 'xstate'
import { timersIn, type Wound } from '../xstate-private'

/** A browser is late when it is busy, or when its tab stands behind another one: by so much, in ms. */
const lateness = 1100
/** Times are noted as whole ms, a little after or before a timer is wound. */
const rounding = 10

export type Timer = Wound & { readonly due: number; readonly ring: () => void }

/** The clock of a run: it stands still until it is told how late it is, and no timer rings by itself. Times in ms. */
export const createClock = () => {
  let now = 0
  const timers = new Map<object, Timer>()
  const known = new WeakSet<object>()
  return {
    /** The clock of a system; `who` is anybody in it. */
    of: (who: () => AnyActorRef | undefined) => ({
      setTimeout: (ring: () => void, delay: number): object => {
        const id = {}
        const system = who()?.system
        const wound = system && timersIn(system).find((one) => !known.has(one))
        if (wound === undefined) return id
        known.add(wound)
        timers.set(id, { ...wound, due: now + delay, ring })
        return id
      },
      clearTimeout: (id: object): void => void timers.delete(id),
    }),
    advance: (time: number): void => void (now = Math.max(now, time)),
    /** The timer that rings now because it did so then; `null` where there is none, or where it rings later today. */
    ringing: (from: AnyActorRef, to: AnyActorRef, type: string): Timer | null =>
      [...timers.values()].find(
        ({ source, target, event, due }) =>
          source === from && target === to && event.type === type && due <= now + rounding,
      ) ?? null,
    /** The timers that should have rung long ago, the oldest first. */
    overdue: (): readonly Timer[] =>
      [...timers.values()].filter(({ due }) => due + lateness < now).toSorted((one, other) => one.due - other.due),
    ring: (timer: Timer): void => {
      for (const [id, one] of timers) if (one === timer) timers.delete(id)
      timer.ring()
    },
  }
}
export type SystemClock = ReturnType<ReturnType<typeof createClock>['of']>
