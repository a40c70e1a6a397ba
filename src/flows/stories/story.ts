import type { AnyStateMachine } from 'xstate'
import { allMachines } from '../all-machines'
import { stageOf } from '../atlas/stages'
import { begin, choicesOf, take, type Run } from '../walk/engine'
import { callsAfter, type Call } from './calls'

type StepBase = {
  /** The id of the machine that moves. */
  readonly machine: string
  /** What happens, in one sentence for a product owner. */
  readonly says: string
  /** What the person in front of the screen sees; words of the screen stand in “ ”. */
  readonly sees?: string
  /** Happens while another screen is shown. */
  readonly isUnseen?: true
  /** Ids of states that are active afterwards; a test holds them against the machine. */
  readonly leads: readonly string[]
}
/** A machine begins, with one of its sample inputs by name; a machine that takes none begins with ''. */
export type Beginning = StepBase & { readonly begins: string }
/**
 * Something that can happen happens: a choice by its key, with a sample by name or a payload of its own. Without either
 * the first sample that has an effect is taken.
 */
export type Happening = StepBase & { readonly does: string; readonly sample?: string; readonly payload?: unknown }
export type StoryStep = Beginning | Happening
/** A named journey over one or more machines; `lesson` is what it answers, in a sentence or two. */
export type Story = {
  readonly id: string
  readonly title: string
  readonly lesson: string
  readonly steps: readonly StoryStep[]
}

/** A story at one of its steps. */
export type Scene = {
  readonly step: StoryStep
  /** The run of the machine that moved. */
  readonly run: Run
  /** The run whose screen is seen: of the last machine that has one; `null` before there is any. */
  readonly screen: Run | null
  /** All calls so far, the oldest first. */
  readonly calls: readonly Call[]
}

const machineOf = (id: string): AnyStateMachine => {
  const found = allMachines.find(({ machine }) => machine.id === id)
  if (!found) throw new Error(`There is no machine ${id}.`)
  return found.machine
}
const begun = ({ machine, begins }: Beginning): Run => {
  const { samples } = begin(machineOf(machine))
  const start = Object.keys(samples.inputs).indexOf(begins)
  if (start === -1 && begins !== '') throw new Error(`${machine} has no sample input "${begins}".`)
  return begin(machineOf(machine), Math.max(0, start))
}
const gone = (run: Run | undefined, { machine, does, sample, payload }: Happening): Run => {
  if (!run) throw new Error(`${machine} has not begun.`)
  const choice = choicesOf(run).find(({ key, hasEffect }) => key === does && hasEffect)
  if (!choice) throw new Error(`${machine}: ${does} cannot happen here.`)
  const offer = choice.offers.find(({ name }) => name === sample)
  if (sample !== undefined && !offer) throw new Error(`${machine}: ${does} has no sample "${sample}".`)
  const chosen = payload ?? offer?.payload
  return chosen === undefined ? take(run, choice) : take(run, choice, chosen)
}

const played = new WeakMap<Story, readonly Scene[]>()
/** Plays a story from its beginning to its end. Throws when a step is not possible: a test sees to it that none is. */
export const scenesOf = (story: Story): readonly Scene[] => {
  const known = played.get(story)
  if (known) return known
  const runs = new Map<string, Run>()
  const scenes: Scene[] = []
  for (const step of story.steps) {
    const run = 'begins' in step ? begun(step) : gone(runs.get(step.machine), step)
    if (run.problem !== null) throw new Error(`${story.title}: ${step.says} ${run.problem}`)
    runs.set(step.machine, run)
    const last = scenes.at(-1)
    scenes.push({
      step,
      run,
      screen: step.isUnseen || stageOf(step.machine) === null ? (last?.screen ?? null) : run,
      calls: callsAfter(last?.calls ?? [], run),
    })
  }
  played.set(story, scenes)
  return scenes
}
