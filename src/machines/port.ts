import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { Kept } from '../api/schemas/kept'
import type { Failure } from '../api/schemas/failure'

const missing = (name: string) => new Error(`Port "${name}" was not provided.`)

/** A question to the outside world that is answered once. The default fails loudly; `app.ts` provides the real one. */
export const port = <TOutput, TInput = void>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(missing(name)))

/** News of the outside world, sent as events for as long as the state lasts. What is provided must send `TNews`. */
export const listener = <TNews extends EventObject, TInput = void>(name: string) =>
  fromCallback<TNews, TInput>(() => {
    throw missing(name)
  })

/** What a `listener` is provided with: `start` tells the news and answers how to stop. */
export const listening = <TNews extends EventObject, TInput = void>(
  start: (tell: (news: TNews) => void, input: TInput) => () => void,
) => fromCallback<TNews, TInput>(({ sendBack, input }) => start(sendBack, input))

/** What was answered before, told at once where there is something: whoever shows it asks again. The default knows nothing. */
export type Recalled<TAnswer> = { readonly type: 'answer.recalled'; readonly had: Kept<TAnswer> }
export const memory = <TAnswer, TQuestion>(recall: (question: TQuestion) => Kept<TAnswer> | null = () => null) =>
  fromCallback<Recalled<TAnswer>, TQuestion>(({ sendBack, input }) => {
    const had = recall(input)
    if (had !== null) sendBack({ type: 'answer.recalled', had })
  })

/** The same of what this device has seen, for who has waited long. It never fails, and tells nothing once nobody waits. */
export const seenBefore = <TAnswer, TQuestion>(
  look: (question: TQuestion) => Promise<Kept<TAnswer> | null> = () => Promise.resolve(null),
) =>
  fromCallback<Recalled<TAnswer>, TQuestion>(({ sendBack, input }) => {
    let isOver = false
    void look(input).then((had) => {
      if (had !== null && !isOver) sendBack({ type: 'answer.recalled', had })
    })
    return () => {
      isOver = true
    }
  })

/** An effect in the outside world that needs no answer. */
export const effect = (name: string) => (): void => {
  throw missing(name)
}

/** The failure that a port rejected with; anything unforeseen counts as unreadable, never as success. */
export const asFailure = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'kind' in error ? (error as Failure) : { kind: 'unreadable' }
/** True where the server knows no such thing. */
export const isUnknownThere = (error: unknown): boolean => {
  const failure = asFailure(error)
  return failure.kind === 'rejected' && failure.status === 404
}
