import type { AnyStateMachine } from 'xstate'
import { cellsOf } from '../atlas/cells'
import { stageOf } from '../atlas/stages'
import { graphOf } from '../chart/graph'
import type { Walked } from '../difference/record'
import { reachOf, search } from './paths'
import { troubledWays } from './trouble'
import { writeRun } from './written'

const tellsOf = (machine: AnyStateMachine): Walked['tells'] =>
  Object.fromEntries(
    [...reachOf(machine).transitions].flatMap(([key, { steps }]): readonly [string, readonly string[]][] => {
      const step = steps.at(-1)
      // Where one step takes several, what is told belongs to all of them together.
      const told = (step?.asked ?? []).flatMap(({ name, params }) => {
        const to = typeof params === 'object' && params !== null && 'to' in params ? params.to : null
        return name.startsWith('tell ') ? [`${name.slice(5)}${typeof to === 'string' ? ` ${to}` : ''}`] : []
      })
      return told.length > 0 ? [[key, [...new Set(told)]]] : []
    }),
  )
const troublesOf = (machine: AnyStateMachine): Walked['troubles'] =>
  Object.fromEntries(
    troubledWays(graphOf(machine)).flatMap(({ key }): readonly [string, string][] => {
      const run = reachOf(machine).transitions.get(key)
      return run ? [[key, writeRun(run)]] : []
    }),
  )
/** What walks find out about a machine, to be written down: it takes as long as the walks. */
export const walksOf = (machine: AnyStateMachine): Walked => ({
  screens:
    stageOf(machine.id) === null ? {} : Object.fromEntries(cellsOf(machine).map(({ id, run }) => [id, writeRun(run)])),
  troubles: troublesOf(machine),
  tells: tellsOf(machine),
})

/** From so many runs on a search takes long enough to be spared. */
const manyRuns = 100
/** Hears what is begun now: the name of a machine, which one it is, counted from 1, and of how many. */
export type Progress = (machine: string, place: number, count: number) => void
/**
 * The walks by which `reachOf` finds again what a search of these machines has found: it takes as long as the searches, so
 * `tell` hears of each before it begins.
 */
export const knownWalksOf = (
  machines: readonly AnyStateMachine[],
  tell: Progress = () => undefined,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    machines.flatMap((machine, at): readonly [string, readonly string[]][] => {
      tell(machine.id, at + 1, machines.length)
      const { met, firsts } = search(machine)
      return met < manyRuns ? [] : [[machine.id, firsts.map(writeRun)]]
    }),
  )
