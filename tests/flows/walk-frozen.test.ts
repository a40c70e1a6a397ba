// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { allMachines } from '../../src/ui/flows/all-machines'
import { eventFor } from '../../src/ui/flows/walk/choices'
import { choicesOf, take } from '../../src/ui/flows/walk/engine'
import { freeze } from '../../src/ui/flows/walk/frozen'
import { reachOf } from '../../src/ui/flows/walk/paths'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The same machine with ports and deeds that take note of being used. */
const watched = (machine: (typeof allMachines)[number]['machine']) => {
  const used: string[] = []
  const { actors, actions } = machine.implementations
  const isDeed = (action: unknown) => typeof action === 'function' && !('resolve' in action)
  const deeds = Object.keys(actions).filter((name) => isDeed(actions[name]))
  const note = (name: string) => () => void used.push(name)
  return {
    used,
    machine: machine.provide({
      actors: Object.fromEntries(
        Object.keys(actors).map((name, at) => [
          name,
          at % 2 === 0 ? fromCallback(note(name)) : fromPromise(() => Promise.resolve(used.push(name))),
        ]),
      ),
      actions: Object.fromEntries(deeds.map((name) => [name, note(name)])),
    }),
  }
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
      expect(children).toEqual({})
      expect(used).toEqual([])
    }
  })

  test('moves as the walk does when something happens, and still nothing is asked or done', async () => {
    for (const run of runs) {
      for (const choice of choicesOf(run)) {
        const payload = choice.offers[0]?.payload
        // The time of a toast tells its parent that it is over; alone it has none.
        if (choice.key === 'after.toast') continue
        const { used, machine: spied } = watched(machine)
        const actor = freeze(spied, run)
        actor.send(eventFor(choice, payload))
        await vi.advanceTimersByTimeAsync(60_000)
        expect(actor.getSnapshot().value).toEqual(take(run, choice, payload).snapshot.value)
        expect(used).toEqual([])
      }
    }
  })
})
