import type { AnyStateMachine } from 'xstate'
import { advance, begin, choicesOf, type Run } from '../walk/engine'
import { samplesFor } from '../walk/all-samples'
import { actorsOf } from '../walk/nodes'
import { reachOf } from '../walk/paths'
import { readRun } from '../walk/written'
import { heardBy, machineIdIn, systemNameOf } from '../../recorder/xstate-actors'
import { standIn } from '../xstate-private'

/** An event and whom it is for, as the sender names them. */
export type Sent = { readonly to: string; readonly event: string }
/** An actor that a machine makes: a machine, or (`machine` is `null`) a port; `name` is the one it has in the system. */
export type Child = {
  readonly id: string
  readonly port: string
  readonly name: string | null
  readonly machine: string | null
  /** Whose news it hears for its parent. */
  readonly hears: string | null
}

/** How samples call whoever has subscribed to a machine, and a step its parent. */
export const subscriber = 'subscriber'
export const parent = 'parent'

const childrenIn = ({ snapshot }: Run): readonly Child[] =>
  actorsOf(snapshot).map(({ id, port, ref }) => ({
    id,
    port,
    name: systemNameOf(ref),
    machine: machineIdIn(ref),
    hears: heardBy(ref)?.id ?? null,
  }))

const asked = /^tell (\S+) (\S+)$/
const sentIn = (run: Run): readonly Sent[] =>
  (run.steps.at(-1)?.asked ?? []).flatMap(({ name }) => {
    const [, to, event] = asked.exec(name) ?? []
    return to === undefined || event === undefined ? [] : [{ to, event }]
  })

/** The last step of a run once more, with somebody who has subscribed; the same run where nobody can. */
const overheard = (run: Run): Run => {
  const { previous } = run
  const step = run.steps.at(-1)
  if (previous === null || !step || !('subscribers' in previous.snapshot.context)) return run
  const context: object = { ...previous.snapshot.context, subscribers: [standIn(subscriber)] }
  const before: Run = { ...previous, snapshot: { ...previous.snapshot, context } }
  const choice = choicesOf(before).find(({ key }) => key === step.choice)
  return choice ? advance(before, choice, step.payload) : run
}

const unique = <TItem>(items: readonly TItem[]): readonly TItem[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/**
 * What a machine tells others, and whom it makes, found by letting it take every transition that it has, once: nothing
 * of this is written down by hand.
 */
export const heardFrom = (
  machine: AnyStateMachine,
): { readonly sent: readonly Sent[]; readonly children: readonly Child[] } => {
  const { states, transitions } = reachOf(machine)
  const starts = Math.max(1, Object.keys(begin(machine).samples.inputs).length)
  const begun = Array.from({ length: starts }, (_, start) => begin(machine, start))
  const written = samplesFor(machine.id).walks.flatMap((walk) => {
    const read = readRun(walk, [machine])
    return 'run' in read ? [read.run] : []
  })
  const runs = [...begun, ...written, ...new Set([...states.values(), ...transitions.values()])]
  return {
    sent: unique(runs.flatMap((run) => sentIn(overheard(run)))),
    children: unique(runs.flatMap(childrenIn)),
  }
}
