// @vitest-environment node
import type { EventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { replay } from '../../src/flows/report/replay'
import { eventFor } from '../../src/flows/walk/choices'
import { choicesOf, type Run } from '../../src/flows/walk/engine'
import { scenesOf, type Story } from '../../src/flows/stories/story'
import { stories } from '../../src/flows/stories/stories'
import { transitionKeys } from '../../src/flows/walk/nodes'
import { reachOf } from '../../src/flows/walk/paths'
import type { Entry } from '../../src/recorder/entries'
import { createMask } from '../../src/recorder/masking'
import { reportForm, type Report, type Stand } from '../../src/recorder/report'
import { createStandIns } from '../../src/recorder/stand-ins'

const machines = allMachines.map(({ machine }) => machine)
const standOf = ({ snapshot: { value, status } }: Run): Stand => ({ value, status })
const runsTo = (run: Run): readonly Run[] => (run.previous ? [...runsTo(run.previous), run] : [run])

const events = new WeakMap<Run, EventObject>()
/** The event that a run came to where it is by. */
const eventOf = (run: Run, before: Run): EventObject => {
  const known = events.get(run)
  if (known) return known
  const { choice: key, payload } = run.steps.at(-1) ?? { choice: null, payload: null }
  const choice = choicesOf(before).find((other) => other.key === key)
  if (!choice) throw new Error(`There is no ${key}.`)
  const event = eventFor(choice, payload)
  events.set(run, event)
  return event
}

/** A walk over samples as a recording writes it down. */
const recorded = (run: Run): Report => {
  const { mask } = createMask(createStandIns(5))
  const id = 1
  const entries = runsTo(run).map((one, at): Entry<Stand> => {
    const noted = { at, time: at, became: standOf(one) }
    if (one.previous === null) {
      const input = Object.values(one.samples.inputs)[one.start]
      const { id: machine } = one.machine
      const place = { hears: null, parent: null, called: machine, ref: 'x:0', isNamed: false }
      const actor = { id, name: machine, machine, ...place }
      return { ...noted, kind: 'began', actor, input: mask(input) }
    }
    const { type, ...carried } = eventOf(one, one.previous)
    return { ...noted, kind: 'sent', to: id, from: 'buyer', event: { type, payload: mask(carried) } }
  })
  return JSON.parse(JSON.stringify({ form: reportForm, dropped: 0, bases: [], entries, calls: [] })) as Report
}

/**
 * Where the letters themselves decide, a stand-in decides otherwise: how near two words are (spelling), whether a bar code
 * is right (scan), whether a text is a sheet (padOffer).
 */
const byLetters: Readonly<Record<string, number>> = { spelling: 1, scan: 1, padOffer: 1 }

const departedFrom = (run: Run): boolean => replay(recorded(run), machines).departures.length > 0
/** Those that a search over all samples is quick for; the others are told by the stories. */
const small = machines.filter((machine) => transitionKeys(machine).size <= 30)

describe.each(small)('a recording of $id replays', (machine) => {
  test('to every state that its samples know, with stand-ins', () => {
    const departed = [...reachOf(machine).states].filter(([, run]) => departedFrom(run)).map(([id]) => id)
    expect(departed.slice(byLetters[machine.id] ?? 0)).toEqual([])
  })
})

/** An order is found again by a digest of its body: that of a stand-in is another one. */
const told = stories.filter(({ id }) => id !== 'order-elsewhere')

test.each(told)('a recording of the story $id replays', (story) => {
  const runs = scenesOf(story).map(({ run }) => run)
  expect(runs.length).toBeGreaterThan(1)
  expect(runs.filter(departedFrom)).toEqual([])
})

test('a machine that goes another way than its recording is found, with the step and both states', () => {
  const run = scenesOf(stories[0] as Story).at(-1)?.run as Run
  const report = recorded(run)
  const [first] = report.entries
  expect(first).toBeDefined()
  const changed = { ...first, became: { value: 'elsewhere', status: 'active' } } as Entry<Stand>
  const { departures } = replay({ ...report, entries: [changed, ...report.entries.slice(1)] }, machines)
  expect(departures).toEqual([
    expect.objectContaining({
      at: 0,
      actor: 1,
      now: expect.stringContaining(`${run.machine.id}.`),
      recorded: run.machine.id,
    }),
  ])
})
