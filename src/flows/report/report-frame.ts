import type { AnyMachineSnapshot } from 'xstate'
import type { Alterations } from '../../app-alter'
import type { Report } from '../../recorder/report'
import { standing } from '../atlas/alter'
import type { Run } from '../walk/engine'
import { activeNodes } from '../walk/nodes'
import { noSamples } from '../walk/sample'
import { pictureFor } from './pictures'
import type { Played } from './played'
import type { Replayed } from './replay'

/** The last stand of every machine that runs at an entry, by the id of the machine. */
const standsAt = ({ report, replay }: Played, at: number): ReadonlyMap<string, Replayed> => {
  const stands = new Map<string, Replayed>()
  const ids = new Map<number, string>()
  for (const { actor } of report.bases) {
    const stand = replay.bases.get(actor.id)
    if (stand) stands.set(stand.machine.id, stand)
    if (stand) ids.set(actor.id, stand.machine.id)
  }
  for (const entry of report.entries) {
    if (entry.at > at) break
    if (entry.kind === 'ended') stands.delete(ids.get(entry.actor) ?? '')
    const step = replay.steps.get(entry.at)
    if (entry.kind === 'ended' || step === undefined) continue
    ids.set(entry.kind === 'began' ? entry.actor.id : entry.to, step.machine.id)
    stands.set(step.machine.id, step)
  }
  return stands
}
/** Only what stands still is asked of it. */
const runOf = ({ machine, snapshot }: Replayed): Run => ({
  machine,
  samples: noSamples,
  snapshot,
  answered: new Set(),
  start: 0,
  steps: [
    {
      choice: null,
      label: '',
      payload: null,
      sample: null,
      from: [],
      to: snapshot.status === 'error' ? [] : activeNodes(machine, snapshot.value).map(({ id }) => id),
      taken: [],
      asked: [],
      started: [],
      stopped: [],
    },
  ],
  problem: null,
  previous: null,
})
const contextOf = (stand: Replayed | undefined): Readonly<Record<string, unknown>> =>
  (stand?.snapshot as AnyMachineSnapshot | undefined)?.context ?? {}

/** Logic that takes one run after the other into account. */
const allOf = (runs: readonly Run[]): Partial<Alterations> => {
  const each = runs.map(standing) as readonly Alterations[]
  return {
    app: (logic) => each.reduce((made, { app }) => app(made), logic),
    shop: (parts) => each.reduce((made, { shop }) => shop(made), parts),
    late: (parts) => each.reduce((made, { late }) => late(made), parts),
    account: (parts) => each.reduce((made, { account }) => account(made), parts),
    front: (logic) => each.reduce((made, { front }) => front(made), logic),
  }
}

/** Answers as the server did until then; what it was not asked is never answered. */
const answersOf =
  ({ calls }: Report): typeof fetch =>
  (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const known = calls.findLast(({ path, answer }) => answer !== null && path.split('?')[0] === pathname)
    const answer =
      known && JSON.stringify(known.answer, (_, part: unknown) => (typeof part === 'string' ? pictureFor(part) : part))
    return answer
      ? Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } }))
      : new Promise(() => undefined)
  }

/** All that is needed to draw the real screen of a report at one of its entries. */
export const sceneAt = (played: Played, at: number) => {
  const stands = standsAt(played, at)
  const { place } = contextOf(stands.get('app')) as { place?: { pathname: string; search: string } }
  const { session } = contextOf(stands.get('session')) as { session?: object | null }
  // A cart's view is drawn over a full cart, unless the cart itself says what is in it.
  const runs = [...stands.values()].map(runOf).toSorted((one, other) => order(one) - order(other))
  return {
    path: place ? `${place.pathname}${place.search}` : played.report.place,
    session: session ?? null,
    alter: allOf(runs),
    fetch: answersOf(played.report),
  }
}
const order = ({ machine }: Run): number => (machine.id === 'cartView' ? 0 : 1)
