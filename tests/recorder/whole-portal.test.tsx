import { describe, expect, test, vi } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { departureWords, playWhole } from '../../src/flows/report/played'
import { createRun } from '../../src/flows/whole/run'
import { endsOf } from '../../src/flows/whole/whole'
import type { Report } from '../../src/recorder/report'
import { fieldOf } from '../../src/recorder/xstate-actors'
import { reportOf, troubles } from './whole-troubles'

const machines = allMachines.map(({ machine }) => machine)

/** Where every machine of a report stood last, by its number. */
const recordedEnds = ({ entries }: Report): ReadonlyMap<number, unknown> => {
  const ends = new Map<number, unknown>()
  for (const entry of entries) {
    const id = entry.kind === 'began' ? entry.actor.id : entry.kind === 'sent' ? entry.to : null
    if (id !== null && entry.kind !== 'ended' && entry.became !== null) ends.set(id, entry.became.value)
  }
  return ends
}

describe('QA the whole portal runs anew, told only what came from outside, to the recorded state of every machine', () => {
  test.each(troubles)('$name', async (trouble) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const report = await reportOf(trouble)
    const run = createRun(report, machines)
    run.runTo(Infinity)
    expect(run.departures()).toEqual([])
    expect(run.asides).toEqual([])
    expect(endsOf(report, run)).toEqual([])
    const ends = recordedEnds(report)
    expect(ends.size).toBeGreaterThan(9)
    const standing = (id: number) => fieldOf(run.ref(id)?.getSnapshot(), 'value')
    expect(new Map([...ends.keys()].map((id) => [id, standing(id)]))).toEqual(ends)
    expect(departureWords(playWhole(report, machines))).toBeNull()
  })
})
