// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { allMachines } from '../../src/flows/all-machines'
import { eventFor } from '../../src/flows/walk/choices'
import { choicesOf, take } from '../../src/flows/walk/engine'
import { frozen } from '../../src/flows/walk/frozen'
import type { Run } from '../../src/flows/walk/engine'
import { reachOf } from '../../src/flows/walk/paths'
import { actionsIn, actorsIn, bystander, isOwnAction } from '../../src/flows/xstate-private'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The same machine with ports and actions that take note of being used. */
const watched = (machine: (typeof allMachines)[number]['machine']) => {
  const used: string[] = []
  const ours = Object.entries(actionsIn(machine)).filter(([, action]) => isOwnAction(action))
  const note = (name: string) => () => void used.push(name)
  return {
    used,
    machine: machine.provide({
      actors: Object.fromEntries(
        Object.keys(actorsIn(machine)).map((name, at) => [
          name,
          at % 2 === 0 ? fromCallback(note(name)) : fromPromise(() => Promise.resolve(used.push(name))),
        ]),
      ),
      actions: Object.fromEntries(ours.map(([name]) => [name, note(name)])),
    }),
  }
}

/** The frozen machine, running under somebody else, as it does in the portal. */
const freeze = (machine: (typeof allMachines)[number]['machine'], run: Run) => {
  const actor = createActor(frozen(machine, run), { parent: bystander('beside', () => undefined) })
  // A run that crashed is not started: the actor would report the crash as its own.
  return run.snapshot.status === 'error' ? actor : actor.start()
}

describe.each(allMachines.map(({ machine }) => ({ id: machine.id, machine })))('$id, frozen', ({ machine }) => {
  const runs = [...reachOf(machine).states.values()]

  test('stands where the run stands, with the same context, and nothing is asked or done', async () => {
    for (const run of runs) {
      const { used, machine: spied } = watched(machine)
      const actor = freeze(spied, run)
      await vi.advanceTimersByTimeAsync(3_600_000)
      const { value, status, context, children } = actor.getSnapshot()
      expect({ value, status, context }).toEqual({
        value: run.snapshot.value,
        status: run.snapshot.status,
        context: run.snapshot.context,
      })
      for (const [key, held] of Object.entries(run.snapshot.context)) expect(context[key]).toBe(held)
      expect(Object.keys(children)).toEqual(Object.keys(run.snapshot.children))
      expect(used).toEqual([])
    }
  })
})

// The app stops the shop that it has opened itself; what stands still in its place has opened none.
const moving = allMachines.filter(({ machine }) => machine.id !== 'app')
describe.each(moving.map(({ machine }) => ({ id: machine.id, machine })))('$id, frozen', ({ machine }) => {
  const runs = [...reachOf(machine).states.values()]

  test('moves as the walk does, and still nothing is asked or done', async () => {
    for (const run of runs) {
      for (const choice of choicesOf(run)) {
        const payload = choice.offers[0]?.payload
        const { used, machine: spied } = watched(machine)
        const actor = freeze(spied, run)
        actor.send(eventFor(choice, payload))
        await vi.advanceTimersByTimeAsync(0)
        expect(actor.getSnapshot().value).toEqual(take(run, choice, payload).snapshot.value)
        expect(used).toEqual([])
      }
    }
  })
})
