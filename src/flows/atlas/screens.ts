import { use } from 'react'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { walkedFrom, type Walked } from '../difference/record'
import { fileNameOf } from '../page/file-name'
import { readRun, writeRun } from '../walk/written'
import { nodesOf } from '../xstate-private'
import { cellsOf } from './cells'
import { stageOf } from './stages'

const files = import.meta.glob<unknown>('../../../docs/flows/*.json', { import: 'default' })
const kept = new Map<string, Promise<Walked>>()

/**
 * What walks found out about a machine when its charts were written (`npm run flows`): the walks themselves take seconds.
 * Nothing for a machine that has no file yet.
 */
export const walkedOf = (id: string): Promise<Walked> => {
  const load = files[`../../../docs/flows/${fileNameOf(id)}.json`]
  const walked = kept.get(id) ?? (load ? load() : Promise.resolve(null)).then(walkedFrom, () => walkedFrom(null))
  kept.set(id, walked)
  return walked
}

/** One screen of a wall: a state, and the run that shows it, as it is written. */
export type Screen = {
  readonly machine: string
  readonly id: string
  readonly description: string
  readonly run: string
  /** True for a state that is left at once: the screen is that of what follows. */
  readonly isPassing: boolean
}

const byWalking = (machine: AnyStateMachine): readonly Screen[] =>
  cellsOf(machine).map(({ run, ...rest }) => ({ ...rest, machine: machine.id, run: writeRun(run) }))
const leavesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  nodesOf(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
/**
 * As they were written down, of all innermost states or of these; `null` when the machine is another one since, and a run
 * cannot be taken any more.
 */
const asWritten = (
  machine: AnyStateMachine,
  { screens }: Walked,
  nodes = leavesOf(machine),
): readonly Screen[] | null => {
  const found = nodes.map((node): Screen | null => {
    const run = screens[node.id]
    const read = run === undefined ? null : readRun(run, [machine])
    if (run === undefined || read === null || !('run' in read)) return null
    const isPassing = read.run.steps.at(-1)?.to.includes(node.id) !== true
    return { machine: machine.id, id: node.id, description: node.description ?? '', run, isPassing }
  })
  const all = found.filter((screen) => screen !== null)
  return all.length < found.length ? null : all
}

const walls = new Map<AnyStateMachine, Promise<readonly Screen[]>>()
/** The screens of a machine, in the order of the definition; none when it draws nothing of its own. */
export const screensOf = (machine: AnyStateMachine): Promise<readonly Screen[]> => {
  const wall =
    walls.get(machine) ??
    (stageOf(machine.id) === null
      ? Promise.resolve([])
      : walkedOf(machine.id).then((walked) => asWritten(machine, walked) ?? byWalking(machine)))
  walls.set(machine, wall)
  return wall
}
/**
 * One screen for each of these states: what has steps inside is shown by the first of them. Only their runs are taken, as
 * those of all machines take seconds.
 */
export const screensAt = async (machine: AnyStateMachine, states: readonly string[]): Promise<readonly Screen[]> => {
  const leaves = leavesOf(machine)
  const nodes = states.flatMap(
    (id) => leaves.find((one) => one.id === id) ?? leaves.find((one) => one.id.startsWith(`${id}.`)) ?? [],
  )
  if (stageOf(machine.id) === null) return []
  const written = asWritten(machine, await walkedOf(machine.id), nodes)
  if (written !== null) return written
  const all = await screensOf(machine)
  return nodes.flatMap(({ id }) => all.find((one) => one.id === id) ?? [])
}
/** The same while the page draws: suspends. */
export const useScreens = (machine: AnyStateMachine): readonly Screen[] => use(screensOf(machine))
