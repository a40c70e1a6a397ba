import {
  createActor,
  fromCallback,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { subscription } from '../../machines/news'
import type { Base, Report } from '../../recorder/report'
import type { Replayed } from '../report/replay'
import type { Cast } from './cast'
import { waiting } from './fed'

const port = waiting(fromCallback(() => undefined))
const messenger = waiting(subscription())

type Setting = {
  readonly report: Report
  readonly cast: Cast
  readonly read: (value: unknown) => unknown
  /** The logic of a machine by its id, as the run needs it; none where it is not known any more. */
  readonly logicOf: (machine: string) => AnyActorLogic | undefined
}

/**
 * Puts those who were there before the first entry of a record where they stood then: the same tree of actors, with what
 * they knew of each other.
 */
export const createStanding = ({ report: { bases }, cast, read, logicOf }: Setting) => {
  const stands = new Map<number, Replayed>()
  /** Whose snapshot is asked for next. */
  let next: Base | null = null

  const logicFor = ({ actor: { machine, hears } }: Base): AnyActorLogic | undefined =>
    machine !== null ? logicOf(machine) : hears === null ? port : messenger
  /** Children of a machine are made before any of them starts: its snapshot starts them. */
  const makeChildren = (base: Base, self: AnyActorRef): Record<string, AnyActorRef> =>
    Object.fromEntries(
      bases.flatMap((child) => {
        const { id, called, name, isNamed, parent, machine } = child.actor
        const logic = parent === base.actor.id ? logicFor(child) : undefined
        if (logic === undefined) return []
        const input = machine === null ? read(child.input) : undefined
        next = child
        const named = isNamed ? { systemId: name } : {}
        const ref = createActor(logic, { ...named, id: called, src: name, parent: self, input } as object)
        cast.meet(id, ref)
        return [[called, ref]]
      }),
    )
  return {
    bases: stands as ReadonlyMap<number, Replayed>,
    /** The next actor that is made, with all below it, is that one of the record. */
    expect: (base: Base): void => void (next = base),
    /** Where the machine that is being made stood; `null` for who begins in the run. */
    snapshotFor: (machine: AnyStateMachine, { self }: AnyActorScope): AnyMachineSnapshot | null => {
      const base = next
      next = null
      if (base === null || base.stand === null) return null
      cast.meet(base.actor.id, self as AnyActorRef)
      const state = machine.resolveState({ ...base.stand, context: {} } as never)
      const snapshot: AnyMachineSnapshot = Object.assign(state, { children: makeChildren(base, self as AnyActorRef) })
      stands.set(base.actor.id, { machine, snapshot, taken: [], asked: [] })
      return snapshot
    },
    /** What they knew, now that all whom they knew are there. */
    fill: (): void => {
      for (const { actor, context } of bases) Object.assign(stands.get(actor.id)?.snapshot.context ?? {}, read(context))
    },
  }
}
