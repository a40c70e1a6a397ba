import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { actorsOf } from '../../src/flows/walk/nodes'
import { stepperOf, type Asked } from '../../src/flows/walk/stepper'

/** A machine somewhere on its way, by a number: the same number is the same state, ids, times and neighbours aside. */
export type Place = number
/** Where an event leads, what the machine asks for on the way, and the transitions taken, by their keys. */
export type Move = {
  readonly to: Place
  readonly asked: readonly Asked[]
  readonly event: string
  readonly taken: readonly string[]
}

const isNeighbour = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'send' in value)
const telling = (_: string, value: unknown): unknown => (isNeighbour(value) ? undefined : value)

/**
 * A real machine as a table that fills itself: every state and every step is worked out once, by the machine, and known
 * by its number from then on. `read` says what of the context counts; what is left out must not decide anything.
 */
export const tableOf = (machine: AnyStateMachine, counts: (context: Readonly<Record<string, unknown>>) => unknown) => {
  const stepper = stepperOf(machine)
  const snapshots: AnyMachineSnapshot[] = []
  const places = new Map<string, Place>()
  const moves = new Map<string, Move>()
  const placeOf = (snapshot: AnyMachineSnapshot): Place => {
    if (snapshot.status === 'error') throw snapshot.error
    const key = JSON.stringify([snapshot.value, counts(snapshot.context as never)], telling)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, snapshots.length)
    return snapshots.push(snapshot) - 1
  }
  const at = (place: Place): AnyMachineSnapshot => {
    const snapshot = snapshots[place]
    if (!snapshot) throw new Error(`${machine.id} was never at ${place}.`)
    return snapshot
  }
  const step = (place: Place, event: EventObject): Move => {
    const key = `${place} ${JSON.stringify(event, telling)}`
    const known = moves.get(key)
    if (known) return known
    const { snapshot, asked, taken } = stepper.step(at(place), event)
    const move = { to: placeOf(snapshot), asked, event: event.type, taken }
    moves.set(key, move)
    return move
  }
  return {
    begin: (input: unknown): Move => {
      const { snapshot, asked, taken } = stepper.begin(input)
      return { to: placeOf(snapshot), asked, event: '', taken }
    },
    step,
    /** The answer of a port that the machine is asking; `null` when it does not ask it. */
    answer: (place: Place, port: string, output: unknown, isFailure = false): Move | null => {
      const child = actorsOf(at(place)).find((one) => one.port === port)
      if (!child) return null
      const type = `xstate.${isFailure ? 'error' : 'done'}.actor.${child.id}`
      const event = { type, actorId: child.id, ...(isFailure ? { error: output } : { output }) }
      return step(place, event)
    },
    at,
    asks: (place: Place, port: string): boolean => actorsOf(at(place)).some((one) => one.port === port),
    size: () => snapshots.length,
  }
}
export type Table = ReturnType<typeof tableOf>
