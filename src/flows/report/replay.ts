import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { createMachine, fromCallback } from 'xstate'
import type { ActorFacts, Entry } from '../../recorder/entries'
import { createReader } from '../../recorder/reading'
import type { Report, Stand } from '../../recorder/report'
import { errorReport } from '../../machines/rules/error-report'
import { pictureFor } from './pictures'
import { activeNodes } from '../walk/nodes'
import { stepperOf, type Asked, type Outcome } from '../walk/stepper'
import { standIn } from '../xstate-private'

/** A machine of a report at one of its entries, run anew. */
export type Replayed = {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
  readonly taken: readonly string[]
  readonly asked: readonly Asked[]
}
/** That the machines of today go another way than those of the report. */
export type Departure = {
  /** The number of the entry, as the recording counts. */
  readonly at: number
  readonly actor: number
  /** The state that the machine is in now, and the one that is recorded. */
  readonly now: string
  readonly recorded: string
  /** What else is known of it. */
  readonly why: string | null
}
export type Replay = {
  /** By the number of the entry; none where no machine took it. */
  readonly steps: ReadonlyMap<number, Replayed>
  /** Where those stood that had begun before the first entry, by their number. */
  readonly bases: ReadonlyMap<number, Replayed>
  readonly departures: readonly Departure[]
  /** Where machines tell each other, or ask, something else than then: numbers, choices, rows. */
  readonly asides: readonly Departure[]
  /** Actors whose machine is not known any more, or whose beginning is not in the report. */
  readonly lost: ReadonlySet<number>
}

const idle = fromCallback(() => undefined)
type Known = {
  readonly actor: (id: string, ref: string) => unknown
  readonly logic: (machine: AnyStateMachine) => AnyStateMachine
}
const nobody: Known = { actor: () => undefined, logic: (machine) => machine }
/** Reads what a report holds; who is not known is stood in for. */
export const readerOver = (machines: readonly AnyStateMachine[], known: Known = nobody) => {
  const actors = new Map<string, unknown>()
  const standInFor = (id: string, ref: string): unknown => {
    const key = `${id} ${ref}`
    if (!actors.has(key)) actors.set(key, standIn(id))
    return actors.get(key)
  }
  const logicOf = (id: string | null): AnyActorLogic => {
    const machine = machines.find((one) => one.id === id)
    return machine ? known.logic(machine) : id === null ? idle : createMachine({ id })
  }
  return createReader({
    text: pictureFor,
    actor: (id, ref) => known.actor(id, ref) ?? standInFor(id, ref),
    logic: logicOf,
    call: (name) =>
      name === 'describe' ? (error: unknown, stack: string) => errorReport(error, stack, null) : () => undefined,
  })
}

/** The innermost states of a value, as they are written after the machine's name: `cart.settled`. */
export const standsIn = (machine: AnyStateMachine, { value, status }: Stand): string => {
  if (status === 'error') return `${machine.id} (failed)`
  const ids = activeNodes(machine, value as never).map(({ id }) => id)
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`))).join(', ')
}
/** Who was there before the first entry, and belongs to somebody. */
const childrenIn = ({ bases }: Report, parent: number): readonly ActorFacts[] =>
  bases.flatMap(({ actor }) => (actor.parent === parent ? [actor] : []))
export const standOf = ({ value, status }: AnyMachineSnapshot): Stand => ({ value, status })
export const isSame = (one: Stand, other: Stand): boolean =>
  one.status === other.status && (one.status === 'error' || JSON.stringify(one.value) === JSON.stringify(other.value))

/**
 * Runs the machines of a report anew: each begins with its recorded input, and is told what it was told then, answers of
 * the server included. Nothing is done outside. A machine that departs goes on from where it is.
 */
export const replay = (report: Report, machines: readonly AnyStateMachine[]): Replay => {
  const read = readerOver(machines)
  const steps = new Map<number, Replayed>()
  const departures: Departure[] = []
  const stands = new Map<number, Replayed>()
  const lost = new Set<number>()
  const machineOf = (id: string | null) => machines.find((machine) => machine.id === id)

  for (const { actor, stand, context } of report.bases) {
    const machine = machineOf(actor.machine)
    if (machine === undefined || stand === null) {
      if (actor.machine !== null) lost.add(actor.id)
      continue
    }
    const children = Object.fromEntries(
      childrenIn(report, actor.id).map(({ called, ref }) => [called, read({ $actor: called, $ref: ref })]),
    )
    const state = machine.resolveState({ value: stand.value, context: read(context), status: stand.status } as never)
    const snapshot = Object.assign(state, { children })
    stands.set(actor.id, { machine, snapshot, taken: [], asked: [] })
  }
  const bases = new Map(stands)
  const settle = (id: number, machine: AnyStateMachine, entry: Entry<Stand>, step: () => Outcome) => {
    const recorded = entry.kind === 'ended' ? null : entry.became
    const before = stands.get(id)
    let next: Replayed
    try {
      next = { machine, ...step() }
    } catch (error) {
      const broken = { ...before?.snapshot, status: 'error', error } as unknown as AnyMachineSnapshot
      next = { machine, snapshot: broken, taken: [], asked: [] }
    }
    stands.set(id, next)
    steps.set(entry.at, next)
    if (recorded === null || isSame(standOf(next.snapshot), recorded)) return
    const now = standsIn(machine, standOf(next.snapshot))
    departures.push({ at: entry.at, actor: id, now, recorded: standsIn(machine, recorded), why: null })
  }
  for (const entry of report.entries) {
    if (entry.kind === 'began' && entry.actor.machine !== null) {
      const machine = machineOf(entry.actor.machine)
      if (machine === undefined) lost.add(entry.actor.id)
      else settle(entry.actor.id, machine, entry, () => stepperOf(machine).begin(read(entry.input)))
    } else if (entry.kind === 'sent') {
      const stand = stands.get(entry.to)
      const event = { ...(read(entry.event.payload) as object), type: entry.event.type } as EventObject
      if (stand) settle(entry.to, stand.machine, entry, () => stepperOf(stand.machine).step(stand.snapshot, event))
    }
  }
  return { steps, bases, departures, asides: [], lost }
}
