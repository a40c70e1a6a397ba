// @vitest-environment node
import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { walkedFrom } from '../../src/flows/difference/record'
import { fileNameOf } from '../../src/flows/page/file-name'
import { samplesFor } from '../../src/flows/walk/all-samples'
import { begin } from '../../src/flows/walk/engine'
import { reachOf, search, unreached } from '../../src/flows/walk/paths'
import knownWalks from '../../src/flows/walk/known-walks.json' with { type: 'json' }
import { knownWalksOf, walksOf } from '../../src/flows/walk/walked'
import { readRun } from '../../src/flows/walk/written'
import { rootFile } from '../support/files'
import { partsOf } from '../support/machine'

const machines = allMachines.map(({ machine }) => ({ id: machine.id, machine }))

describe.each(machines)('the walks through $id', ({ machine }) => {
  test('are those that a search finds: `npm run flows` was run after the last change', () => {
    const known: Readonly<Record<string, readonly string[]>> = knownWalks
    expect(knownWalksOf([machine])[machine.id]).toEqual(known[machine.id])
    // The longest search takes 20 s on a quiet machine.
  }, 400_000)

  test('reach every state and every transition', () => {
    expect(unreached(machine)).toEqual([])
    const { states, transitions } = reachOf(machine)
    const parts = partsOf(machine)
    expect([...states.keys(), ...transitions.keys()].toSorted()).toEqual(
      [...new Set([...parts.states, ...parts.transitions])].toSorted(),
    )
  })

  test('end with what they are said to reach', () => {
    const { states, transitions } = reachOf(machine)
    for (const [key, { steps }] of transitions) expect(steps.at(-1)?.taken).toContain(key)
    for (const [id, { steps }] of states) {
      const { to = [], taken = [] } = steps.at(-1) ?? {}
      expect([...to, ...taken.map((key) => key.split(' on ')[0])]).toContain(id)
    }
  })

  test('take no step to a state in which the machine begins', () => {
    const { states } = reachOf(machine)
    for (const id of begin(machine).steps[0]?.to ?? []) expect(states.get(id)?.steps).toHaveLength(1)
  })

  test('are those that docs/flows has: `npm run flows` was run after the last change', () => {
    const written = walkedFrom(JSON.parse(rootFile(`docs/flows/${fileNameOf(machine.id)}.json`)))
    expect(written).toEqual(walksOf(machine))
  })

  test('that are written down lead somewhere', () => {
    for (const walk of samplesFor(machine.id).walks) expect(readRun(walk, [machine])).toHaveProperty('run')
  })
})

test('the shortest walk to the question before a second sending chooses nothing that is not needed', () => {
  const sender = allMachines.find(({ machine }) => machine.id === 'orderSender')?.machine
  const run = sender && reachOf(sender).states.get('orderSender.order.doubt.asking')
  expect(run?.steps.map(({ choice }) => choice)).toEqual([null, 'attempt.found', 'turn.given', 'resending.requested'])
})

test('what no event leads to is named', () => {
  const machine = createMachine({
    id: 'lift',
    initial: 'closed',
    states: {
      closed: { on: { opened: 'open', jammed: { guard: () => false, target: 'stuck' } } },
      open: {},
      stuck: {},
    },
  })
  expect(unreached(machine)).toEqual(['lift.stuck', 'lift.closed on jammed [0]'])
})

test('a machine that stumbles is named, with what led there', () => {
  const machine = createMachine({
    id: 'lift',
    initial: 'closed',
    states: {
      closed: { on: { opened: 'open' } },
      open: {
        on: {
          left: {
            actions: () => undefined,
            guard: () => {
              throw new Error('The lift fell.')
            },
          },
        },
      },
    },
  })
  expect(() => search(machine)).toThrow(/^lift: .*The lift fell\..* It stumbles after lift!opened$/s)
})
