import type { AnyStateMachine } from 'xstate'
import type { Report } from '../../recorder/report'
import type { Departure, Replay } from '../report/replay'
import { createRun, type Run } from './run'

/** Why the whole portal of a report cannot be run; `null` where it can. */
export const hindrance = ({ dropped, isTorn, bases, entries }: Report): string | null => {
  // Reports of before do not say.
  if (dropped > 0 && isTorn !== false)
    return `This report begins in the midst of something: ${dropped} entries before its first are gone, and what followed from one of them is here. Only each machine by itself can be run.`
  const [first] = entries
  const isStart = first?.kind === 'began' && first.actor.machine === 'app'
  if (isStart || bases.some(({ actor }) => actor.machine === 'app')) return null
  return 'This report does not begin with the start of the portal: only each machine by itself can be run.'
}

/** Machines that are over today and went on then, or the other way round. */
export const endsOf = ({ entries }: Report, run: Run): readonly Departure[] => {
  const at = entries.at(-1)?.at ?? 0
  const ended = new Set(entries.flatMap((entry) => (entry.kind === 'ended' ? [entry.actor] : [])))
  return [...run.actors.values()].flatMap(({ id, name, machine }): readonly Departure[] => {
    const ref = run.ref(id)
    if (machine === null || ref === undefined || run.isOver(ref) === ended.has(id)) return []
    const [now, recorded] = ended.has(id) ? ['still there', 'over'] : ['over', 'still there']
    return [{ at, actor: id, now: `${name} is ${now}`, recorded: `${name} is ${recorded}`, why: null }]
  })
}

/** Runs the whole portal of a report to its end. */
export const wholeReplay = (report: Report, machines: readonly AnyStateMachine[]): Replay => {
  const run = createRun(report, machines)
  run.runTo(Infinity)
  const known = new Set(machines.map(({ id }) => id))
  return {
    steps: run.steps,
    bases: run.bases,
    departures: [...run.departures(), ...endsOf(report, run)],
    asides: run.asides,
    lost: new Set(
      [...run.actors.values()].flatMap(({ id, machine }) => (machine === null || known.has(machine) ? [] : [id])),
    ),
  }
}
