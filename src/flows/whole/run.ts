import { createActor, type AnyActorRef, type AnyStateMachine, type InspectionEvent } from 'xstate'
import type { ActorFacts } from '../../recorder/entries'
import type { Report } from '../../recorder/report'
import { fieldOf, innerEvents, parentOf } from '../../recorder/xstate-actors'
import { readerOver } from '../report/replay'
import { sendAs } from '../xstate-private'
import { createCast } from './cast'
import { createClock, type SystemClock } from './clock'
import { answered, feeding, type Answer } from './fed'
import { createFollower } from './follow'
import { createMirrors } from './mirrors'
import { createStanding } from './standing'
import { createScript, type Began, type Recorded, type Sent } from './script'

export type RootOptions = { readonly inspect: (event: InspectionEvent) => void; readonly clock: SystemClock }
/** Starts the root of all actors; `fed` makes other machines as the run needs them. */
export type StartRoot = (
  root: AnyStateMachine,
  options: RootOptions,
  fed: (machine: AnyStateMachine) => AnyStateMachine,
) => AnyActorRef
const withoutPage: StartRoot = (root, options) => createActor(root, { ...options, systemId: 'app' })

/**
 * Runs the whole portal of a report anew: its root is started once, and only what came from outside is sent again: what
 * the buyer did, what ports answered, when timers rang, which screens opened and closed. All else has to follow by
 * itself, and is held against the record.
 */
export const createRun = (report: Report, machines: readonly AnyStateMachine[], startRoot = withoutPage) => {
  const script = createScript(report)
  const cast = createCast()
  const clock = createClock()
  const mirrors = createMirrors(cast)
  let hasRoot = false
  let isSetUp = false
  let isRingingByItself = false
  const follower = createFollower({
    script,
    cast,
    machines,
    onEvent: () => sayAtOnce(),
    onStand: mirrors.show,
  })
  const fed = feeding({
    inputOf: ({ self }, given) => {
      const opening = follower.opening()
      return opening !== null && parentOf(self) === null ? read(opening.input) : given
    },
    isHeard: follower.isHeard,
    isOpening: follower.isOpening,
    standing: (machine, scope) => standing.snapshotFor(machine, scope),
    mirrors,
  })
  const read = readerOver(machines, {
    actor: (_, ref) => cast.ref(script.numberOf(ref) ?? 0),
    logic: (machine) => fed(machine),
  })
  const machineOf = (id: string | null) => machines.find((machine) => machine.id === id)
  const standing = createStanding({
    report,
    cast,
    read,
    logicOf: (id) => {
      const machine = machineOf(id)
      return machine && fed(machine)
    },
  })

  /** A port says what it said then. */
  const answer = (port: AnyActorRef, { event: { type, payload } }: Sent): void => {
    const told = read(payload) as object
    const parent = parentOf(port)
    if (type.startsWith(innerEvents.done))
      port.send({ type: answered, how: 'done', value: fieldOf(told, 'output') } satisfies Answer)
    else if (type.startsWith(innerEvents.error))
      port.send({ type: answered, how: 'error', value: fieldOf(told, 'error') } satisfies Answer)
    else if (parent !== null) sendAs(port, parent as AnyActorRef, { ...told, type })
  }
  const send = (entry: Sent): void => {
    script.cross(entry)
    const to = cast.ref(entry.to)
    const from = typeof entry.from === 'number' ? cast.ref(entry.from) : null
    // Who is not there today hears nothing, and is not asked: that has been said where it did not begin.
    if (to === undefined || from === undefined || cast.isOver(to)) return
    follower.speak(entry, () => {
      if (from !== null) return answer(from, entry)
      to.send({ ...(read(entry.event.payload) as object), type: entry.event.type })
    })
  }
  /** What a port said at once, while those who asked it were still at work. */
  const sayAtOnce = (): void => {
    // What comes next in the record has nothing to do with a timer that is not in it.
    if (isRingingByItself) return
    for (let entry = script.next(); entry !== null && !follower.isSpeaking(); entry = script.next()) {
      if (entry.kind !== 'sent' || !script.isOutside(entry)) return
      const isAnswer = entry.event.type.startsWith(innerEvents.any)
      if (isAnswer || typeof entry.from !== 'number' || cast.ref(entry.from) === undefined) return
      send(entry)
    }
  }
  const start = (machine: AnyStateMachine, { id, name }: ActorFacts): void => {
    const options = { inspect: follower.inspect, clock: clock.of(() => cast.ref(id)) }
    const isRoot = !hasRoot && name === 'app'
    const ref = isRoot ? startRoot(fed(machine), options, fed) : createActor(fed(machine), options)
    ref.subscribe({ error: () => undefined })
    ref.start()
    if (isRoot) hasRoot = true
    else mirrors.open(ref)
  }
  const open = (entry: Began): void => {
    const machine = machineOf(entry.actor.machine)
    if (machine !== undefined) follower.open(entry, () => start(machine, entry.actor))
    if (script.isOpen(entry)) follower.miss(entry)
  }
  /** Those who were there before the record stand where they stood; the root comes first. */
  const setUp = (): void =>
    follower.setUp(() => {
      for (const base of report.bases) {
        const machine = base.actor.parent === null ? machineOf(base.actor.machine) : undefined
        if (machine === undefined || base.stand === null) continue
        standing.expect(base)
        start(machine, base.actor)
        standing.fill()
      }
    })
  const close = (id: number): void => {
    const screen = cast.ref(id)
    if (screen && !cast.isOver(screen)) screen.stop()
  }
  /** When a timer that was wound before the record is due nobody knows: it rings when it rang. */
  const ring = (entry: Sent, who: AnyActorRef): void => {
    script.cross(entry)
    const told = read(entry.event.payload) as object
    follower.speak(entry, () => sendAs(who, who, { ...told, type: entry.event.type }))
  }
  /** What follows from what was done is over: what is left came from outside, or does not happen any more. */
  const perform = (entry: Recorded): void => {
    const closed = script.closes(entry)
    if (entry.kind === 'ended') {
      script.cross(entry)
      return close(entry.actor)
    }
    if (entry.kind === 'began') {
      const isScreen = entry.actor.parent === null && entry.actor.machine !== null
      return isScreen ? open(entry) : follower.miss(entry)
    }
    const { from, to, event } = entry
    if (script.isOutside(entry)) return send(entry)
    const [source, target] = [cast.ref(Number(from)), cast.ref(to)]
    const timer = source && target ? clock.ringing(source, target, event.type) : null
    if (timer !== null) clock.ring(timer)
    else if (closed !== null) close(closed)
    else if (source && target === source && script.wasThere(to)) ring(entry, source)
    if (script.isOpen(entry)) follower.miss(entry)
  }
  const ringOverdue = (): void => {
    for (const timer of clock.overdue()) {
      const [from, to] = [cast.id(timer.source) ?? 0, cast.id(timer.target) ?? 0]
      if (script.hasLater(from, to, timer.event.type)) continue
      isRingingByItself = true
      clock.ring(timer)
      isRingingByItself = false
    }
  }
  return {
    steps: follower.steps,
    departures: follower.departures,
    asides: follower.asides,
    actors: script.actors,
    /** Where those stood who were there before the record. */
    bases: standing.bases,
    /** Runs until an entry of the record, by its number, has happened again. */
    runTo: (until: number): void => {
      if (!isSetUp) setUp()
      isSetUp = true
      for (let entry = script.next(); entry !== null && entry.at <= until; entry = script.next()) {
        clock.advance(entry.time)
        ringOverdue()
        perform(entry)
      }
    },
    /** An actor by its number in the record; none where it does not begin today. */
    ref: cast.ref,
    isOver: cast.isOver,
  }
}
export type Run = ReturnType<typeof createRun>
