import type { InspectionEvent } from 'xstate'
import type { ActorFacts, Entry } from './entries'
import { createJournal } from './journal'
import { createMask } from './masking'
import { reportForm, type Base, type RecordedCall, type Report, type Stand, type Surroundings } from './report'
import { withSharing, writtenOnce } from './sharing'
import { createStandIns } from './stand-ins'
import { fieldOf } from './xstate-actors'

/** Events kept, answers in all and the whole report: the last two in characters. */
const limits = { events: 500, calls: 200, answers: 256_000, report: 3_000_000 } as const

type Standing = Stand & { readonly context: unknown }
type Open = { -readonly [TKey in keyof RecordedCall]: RecordedCall[TKey] }

const statusOf = (snapshot: object): Stand['status'] => {
  const status = fieldOf(snapshot, 'status')
  return status === 'done' || status === 'error' || status === 'stopped' ? status : 'active'
}
/** A screen that closes takes leave of others, and ends part by part; of who has an answer is said first that it is over. */
const isOfAnEnd = (entry: Entry<Standing>): boolean =>
  entry.kind === 'ended'
    ? entry.how === 'stopped'
    : entry.kind === 'sent' && /^(?:subscriber\.left|xstate\.(?:done|error)\.actor\..*)$/s.test(entry.event.type)
const lengthOf = (value: unknown): number => JSON.stringify(value ?? null).length

/**
 * The black box: the last 500 events of the machines, the calls and their answers, and the places. What is personal has
 * been replaced before it is kept; nothing leaves the device by itself. `salt` is a number by chance.
 */
export const createRecorder = (salt: number, most: number = limits.events) => {
  const { mask, address, eventType, calledAs } = createMask(createStandIns(salt))
  const bases = new Map<number, Base>()
  let entries: Entry<Standing>[] = []
  /** Those that follow from nothing before them. */
  const causes = new WeakSet<object>()
  let events = 0
  let dropped = 0
  let calls: Open[] = []

  const isOver = (count: number): boolean => events > count

  /** The oldest entry goes; what it led to is where its machine begins. */
  const drop = (): void => {
    const [oldest, ...rest] = entries
    if (oldest === undefined) return
    entries = rest
    dropped += 1
    if (oldest.kind === 'sent') events -= 1
    if (oldest.kind === 'ended') return void bases.delete(oldest.actor)
    const actor: ActorFacts | undefined = oldest.kind === 'began' ? oldest.actor : bases.get(oldest.to)?.actor
    if (actor === undefined) return
    const before = bases.get(actor.id)
    const { context, ...stand } = oldest.became ?? { ...before?.stand, context: before?.context }
    const input = oldest.kind === 'began' ? oldest.input : before?.input
    bases.set(actor.id, { actor, input, stand: 'value' in stand ? (stand as Stand) : null, context })
  }
  /** What follows from the oldest goes with it, so that what is left can be run from where everybody stood. */
  const cut = (): void => {
    const next = entries.findIndex((entry, at) => at > 0 && causes.has(entry))
    for (let left = Math.max(1, next); left > 0; left -= 1) drop()
  }
  const take = createJournal<Standing>({
    copy: mask,
    eventType,
    calledAs,
    changeOf: (snapshot) => ({
      value: fieldOf(snapshot, 'value'),
      status: statusOf(snapshot),
      context: mask(fieldOf(snapshot, 'context')),
    }),
    onEntry: (entry, isAtRest) => {
      // What a port tells itself is in its answer.
      if (entry.kind === 'sent' && entry.event.type.startsWith('xstate.promise.')) return
      entries.push(entry)
      if (isAtRest && !isOfAnEnd(entry)) causes.add(entry)
      if (entry.kind === 'sent') events += 1
      // In the midst of something nobody can say where the machines stand.
      if (isAtRest || isOver(4 * most)) while (isOver(most)) cut()
    },
  })
  const answersKept = (): void => {
    let sum = 0
    for (const call of calls.toReversed()) {
      sum += call.answer === null ? 0 : lengthOf(call.answer)
      if (sum > limits.answers) call.answer = null
    }
  }
  const plain = (entry: Entry<Standing>): Entry<Stand> => {
    if (entry.kind === 'ended' || entry.became === null) return entry
    const { value, status } = entry.became
    return { ...entry, became: { value, status } }
  }
  return {
    /** Takes what an inspector heard; the sending of it may be long over. */
    take: (inspected: InspectionEvent, time: number, isByHand: boolean): void => take(inspected, time, isByHand),
    /** Takes a call; what it answers with is told later. */
    call: (sent: { readonly method: string; readonly path: string; readonly time: number }) => {
      const call: Open = { ...sent, path: address(sent.path), status: null, ms: null, answer: null }
      calls = [...calls, call].slice(-limits.calls)
      return (status: number, ms: number, text: string | null): void => {
        Object.assign(call, { status, ms: Math.round(ms) })
        if (text === null || text.length > limits.answers) return
        try {
          call.answer = mask(JSON.parse(text))
        } catch {
          call.answer = text === '' ? null : mask({ text })
        }
        answersKept()
      }
    },
    /** The report of this moment, as JSON. */
    write: (surroundings: Surroundings, written: string): string => {
      const made = (): string => {
        const report: Report = {
          form: reportForm,
          written,
          ...surroundings,
          place: address(surroundings.place),
          dropped,
          isTorn: entries[0] !== undefined && !causes.has(entries[0]),
          bases: [...bases.values()].map((base) => ({ ...base, context: withSharing(base.context) })),
          entries: entries.map(plain),
          calls,
        }
        return writtenOnce(report)
      }
      let text = made()
      while (text.length > limits.report && entries.length > 20) {
        for (let count = 0; count < 4; count += 1) cut()
        text = made()
      }
      return text
    },
  }
}
export type Recorder = ReturnType<typeof createRecorder>
