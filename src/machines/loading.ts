import type { Recalled } from './port'

/**
 * What every machine that loads has in common, written once: the time it may take, the way out of a wait, and what a
 * failure waits for. A loading state is `{ description, tags: 'busy', invoke, ...patience('slow') }`.
 */

/**
 * The two sub-states of a loading state: after the delay `slow` a word about it, and Retry (C-100). The machine
 * provides that delay. `tag` is what the screen asks for; a machine that loads several things has one tag for each.
 */
export const patience = <const TTag extends string>(tag: TTag) => ({
  initial: 'patient' as const,
  states: {
    patient: {
      description: 'It has not taken long yet.',
      after: { slow: { description: 'There is no time limit, only a word about it (C-100).', target: 'slow' } },
    },
    slow: { description: 'It takes long: the screen says so and offers Retry.', tags: tag },
  },
})

/** The same for what this device may have seen: `seen` looks for it then, and it is shown with its time. */
export const patienceOfSeen = <const TSeen extends object>(seen: TSeen) => {
  const { initial, states } = patience('slow')
  const description = 'It takes long: the screen says so, offers Retry, and shows what this device has seen of it.'
  return { initial, states: { ...states, slow: { ...states.slow, description, invoke: seen } } }
}

/** A wait for code. Code that hangs cannot be asked for anew: only a page that is loaded anew asks again. */
export const codePatience = <const TTag extends string>(tag: TTag) => {
  const { initial, states } = patience(tag)
  const on = {
    'part.retried': { description: 'The reader asks again: the page is loaded anew.', actions: 'reloadPage' as const },
  }
  return { initial, states: { ...states, slow: { ...states.slow, on } } }
}

/** The wait for the answer of a form is over: the reader says so. */
export type WaitingEnded = { type: 'waiting.ended' }

/**
 * The two sub-states of a form that is with the server (decision 027): after the delay `slow` a word about it and a way
 * out to `target`, by its id. Leaving gives the call up; whatever was typed stays.
 */
export const sending = (target: string) => ({
  initial: 'patient' as const,
  states: {
    patient: {
      description: 'It has not taken long yet.',
      after: { slow: { description: 'There is no time limit, only a word about it and a way out.', target: 'slow' } },
    },
    slow: {
      description: 'It takes long: the screen says so and offers to stop waiting.',
      tags: 'slow' as const,
      on: {
        'waiting.ended': {
          description: 'The reader waits no longer: the call is given up, and what was typed stays.',
          target,
        },
      },
    },
  },
})
/** Where a form is whose answer nobody waited for; it can be sent again. */
export const givenUpState = (description: string) => ({ description, tags: 'givenUp' as const })

/** A way to the loading state `target`: from around it as `.loading`; from within it, or beside it, by its name. */
const anew = (description: string) => (target: string) => ({
  description,
  target,
  // A state that asks for itself is left and entered again: its call is given up, another one begins.
  reenter: !target.startsWith('.'),
})

/** The reader asks again: after a failure, or because it takes long. */
export const retryTo = anew('The reader asks again; a call under way is given up.')
/** Another language is on the screen: an answer under way has the texts of the former one. */
export const languageTo = anew('Texts are sent per language: they are asked for again.')

/** After a failure the network coming back asks again, once. */
export const networkTo = anew('The network is back: asked again once.')

/** A failed state that says so; `tag` is what the screen asks for. */
export const failedState = <const TTag extends string>(tag: TTag, description: string, target = 'loading') => ({
  description,
  tags: tag,
  on: { 'network.returned': networkTo(target) },
})

/** What is heard besides while something is asked for that may be remembered. */
export const recalling = {
  'answer.recalled': {
    description: 'It was here before: it is there at once, until the server has answered.',
    actions: {
      type: 'showHad' as const,
      params: <TAnswer>({ event }: { event: Recalled<TAnswer> }) => event,
    },
  },
}

/** Letters that narrow a list on the screen: after the delay `telling` without another one how many fit is told, once. */
export const narrowing = {
  typing: {
    description: 'More letters may come: what they find is shown.',
    after: { telling: { description: 'None came: how many fit is told.', target: 'settled' } },
  },
  settled: { description: 'How many fit is told, once.', tags: 'settled' },
} as const
