import {
  createActor,
  fromPromise,
  fromTransition,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import type { AppNews, AppRef, PlaceWished, ScreenRequest } from '../../src/machines/app.types'
import { withoutSubscriber, withSubscriber, type Recipient, type SubscriptionEvent } from '../../src/machines/news'
import type { Notice } from '../../src/machines/rules/notice'
import { activeIdsOf } from '../../src/recorder/xstate-actors'
import { keyOf, nodesOf, takenIn, transitionsFrom } from '../../src/flows/xstate-private'
import { noteReached } from './reached'

type Call<TOutput, TInput> = {
  readonly input: TInput
  readonly signal: AbortSignal
  readonly resolve: (output: TOutput) => void
  readonly reject: (error: unknown) => void
}

/** A port that a test answers by hand: `calls` holds every question so far, with the means to answer it. */
export const question = <TOutput, TInput = void>() => {
  const calls: Call<TOutput, TInput>[] = []
  const logic = fromPromise<TOutput, TInput>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ input, signal, resolve, reject })
      }),
  )
  return {
    logic,
    calls,
    last: (): Call<TOutput, TInput> => {
      const call = calls.at(-1)
      if (!call) throw new Error('Nothing was asked.')
      return call
    },
    /** Answers the last question and lets the machine take note. */
    answer: async (output: TOutput): Promise<void> => {
      calls.at(-1)?.resolve(output)
      await noted()
    },
    fail: async (error: unknown): Promise<void> => {
      calls.at(-1)?.reject(error)
      await noted()
    },
  }
}

type SystemOptions = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect' | 'systemId'>

/**
 * A parent that collects what its child tells it: `createActor(machine, { parent, input })`. A child shares the system of
 * its parent, so clock and inspector are the parent's.
 */
export const collectingParent = <TNews extends EventObject>(options: SystemOptions = {}) => {
  const told: TNews[] = []
  const logic = fromTransition((nothing: null, news: TNews) => {
    if (!news.type.startsWith('xstate.')) told.push(news)
    return nothing
  }, null)
  return { parent: createActor(logic, options).start(), told }
}

/** An actor that takes what it is sent and does nothing: stands for a neighbour that a machine was given. */
export const recipient = <TEvent extends EventObject>() => {
  const heard: TEvent[] = []
  const logic = fromTransition((nothing: null, event: TEvent) => {
    heard.push(event)
    return nothing
  }, null)
  const ref: Recipient<TEvent> = createActor(logic).start()
  return { ref, heard }
}

/** An actor that publishes: `tell` reaches whoever has joined; who joins late is told `first`. `heard` is the rest. */
export const publisher = <TNews extends EventObject, TEvent extends EventObject = never>(
  first: readonly TNews[] = [],
  options: SystemOptions = {},
) => {
  const heard: TEvent[] = []
  let subscribers: readonly Recipient<TNews>[] = []
  const isJoining = (event: EventObject): event is Extract<SubscriptionEvent<TNews>, { type: 'subscriber.joined' }> =>
    event.type === 'subscriber.joined'
  const isLeaving = (event: EventObject): event is Extract<SubscriptionEvent<TNews>, { type: 'subscriber.left' }> =>
    event.type === 'subscriber.left'
  const logic = fromTransition((nothing: null, event: SubscriptionEvent<TNews> | TEvent) => {
    if (isJoining(event)) {
      subscribers = withSubscriber(subscribers, event)
      first.forEach((news) => event.subscriber.send(news))
    } else if (isLeaving(event)) subscribers = withoutSubscriber(subscribers, event)
    else if (!event.type.startsWith('xstate.')) heard.push(event as TEvent)
    return nothing
  }, null)
  const ref: Recipient<SubscriptionEvent<TNews> | TEvent> = createActor(logic, options).start()
  return {
    ref,
    heard,
    tell: (news: TNews): void => subscribers.forEach((subscriber) => subscriber.send(news)),
    subscribers: (): number => subscribers.length,
  }
}

/** The root of all actors as a screen sees it: where it was asked to go, and what it was asked to tell. */
export const testApp = (options: SystemOptions = {}) => {
  const { ref, heard, tell, subscribers } = publisher<AppNews, ScreenRequest>([], options)
  const app: AppRef = ref
  return {
    app,
    tell,
    subscribers,
    /** Paths, and `instead <path>` for those that leave no trace in the history. */
    moves: (): readonly string[] =>
      heard.flatMap((request) => {
        if (request.type === 'notice.given' || request.type === 'place.wished') return []
        return [request.type === 'navigation.replaced' ? `instead ${request.to}` : request.to]
      }),
    /** What a guest wants to see after a login, each time that it is said. */
    wishes: (): readonly PlaceWished['wish'][] =>
      heard.flatMap((request) => (request.type === 'place.wished' ? [request.wish] : [])),
    told: (): readonly Notice[] =>
      heard.flatMap((request) => (request.type === 'notice.given' ? [request.notice] : [])),
  }
}

/** Resolves when every promise that is settled by now has been taken note of. */
export const noted = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Each guard of the machine, from here on, tells `seen` what it answered: a machine that is provided with actors keeps them. */
const watchGuards = (machine: AnyStateMachine, seen: (what: string) => void): readonly string[] => {
  const guards: Record<string, unknown> = machine.implementations.guards
  return Object.entries(guards).flatMap(([name, guard]) => {
    if (typeof guard !== 'function') return []
    guards[name] = (...given: unknown[]) => {
      const answer: unknown = guard(...given)
      seen(`${name} is ${String(answer)}`)
      return answer
    }
    return [`${name} is true`, `${name} is false`]
  })
}

/** The ids of the states of a machine, and the keys of its transitions. */
export const partsOf = (machine: AnyStateMachine) => {
  const nodes = nodesOf(machine.root)
  return { states: nodes.map(({ id }) => id), transitions: nodes.flatMap(transitionsFrom).map(({ key }) => key) }
}

/** Notes which states, transitions and answers of guards the actors of a test file reach (quality, model coverage). */
export const record = (machine: AnyStateMachine) => {
  const parts = partsOf(machine)
  const [states, transitions] = [new Set(parts.states), new Set(parts.transitions)]
  const known = new Set([...parts.states, ...parts.transitions])
  const note = (part: string): void => {
    if (known.has(part)) noteReached(machine.id, part)
  }
  const answers = new Set<string>()
  for (const answer of watchGuards(machine, (what) => answers.delete(what))) answers.add(answer)
  return {
    inspect: (event: InspectionEvent): void => {
      if (!('snapshot' in event)) return
      for (const id of activeIdsOf(event.snapshot)) {
        states.delete(id)
        note(id)
      }
      for (const transition of takenIn(event)) {
        transitions.delete(keyOf(transition))
        note(keyOf(transition))
        // A state that is left at once is seen only by what leaves it.
        states.delete(transition.source.id)
        note(transition.source.id)
      }
    },
    /** The states, transitions and answers of guards that nothing has reached yet; empty means 100 %. */
    unreached: (): readonly string[] => [...states, ...transitions, ...answers],
  }
}
