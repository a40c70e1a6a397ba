import * as v from 'valibot'
import type { FoundAnswer, Reader } from './answers/answer-store'
import type { AnswerKind } from './answers/ledger'
import type { SeenProducts } from './answers/seen-products'
import type { Http } from './http'
import type { Failure } from './schemas/failure'
import type { Answered, Kept } from './schemas/kept'
import type { Language } from './schemas/shared'
import type { ShopApi } from './shop-api'

/** A read whose answer is kept for when there is no network. */
export type Asked<T, TApi = ShopApi> = {
  readonly kind: AnswerKind
  readonly ask: (api: TApi) => Promise<T>
  /** What can be put together where just this was never asked. */
  readonly otherwise?: (seen: SeenProducts) => Kept<T> | null
  /** False for what is looked up in passing: it would drive out what the reader has looked at. */
  readonly isToKeep?: false
}
/** Where answers are kept; it never fails, what it cannot keep it has not seen. */
export type Shelf<TApi = ShopApi> = {
  /** Who asks now; `null` when nobody is signed in. */
  readonly reader: () => Reader | null
  readonly keep: (reader: Reader, kind: AnswerKind, answer: FoundAnswer) => void
  readonly recall: <T>(reader: Reader, asked: Asked<T, TApi>) => Promise<Kept<T> | null>
}
export type AnsweringOptions<TApi = ShopApi> = {
  readonly http: Http
  /** The endpoints over a client. */
  readonly over: (http: Http) => TApi
  readonly language: () => Language
}
type Options<TApi> = AnsweringOptions<TApi> & {
  /** The same for answers of the server itself. */
  readonly live: (http: Http) => TApi
  readonly isOnline: () => boolean
  /** Ms since 1970. */
  readonly now: () => number
  readonly shelf: Shelf<TApi>
}

/** What was asked, as text: language, path and query. */
export const questionKey = (path: string, query: object, language: Language): string =>
  `${language} ${path} ${JSON.stringify(query)}`

/** What the device has seen of an answer that the server is slow to give. */
export const createSeen =
  <TApi = ShopApi>(shelf: Shelf<TApi>) =>
  async <T>(asked: Asked<T, TApi>): Promise<Kept<T> | null> => {
    const reader = shelf.reader()
    const kept = reader && (await shelf.recall(reader, asked))
    // What was searched for on the device may not be all there is, and the server is about to say what is.
    return kept && !kept.isSearched ? { ...kept, isAwaited: true } : null
  }

/**
 * Asks the server; what it answered is kept once it was found to be in order. Where the network failed, and only there,
 * gives back what is kept, with its time. A browser that knows itself to be without a network is not asked twice.
 */
export const createAnswering =
  <TApi = ShopApi>({ http, live, language, isOnline, now, shelf }: Options<TApi>) =>
  async <T>(asked: Asked<T, TApi>): Promise<Answered<T>> => {
    const reader = shelf.reader()
    const noted: FoundAnswer[] = []
    const noting: Http = {
      ...http,
      get: async (path, schema, query = {}, signal, retries) => {
        const key = questionKey(path, query, language())
        let json: unknown
        const note = v.transform((sent: unknown) => (json = sent))
        const whole = v.pipe(v.unknown(), note, schema)
        const answer = await http.get(path, whole, query, signal, isOnline() ? retries : 0)
        noted.push({ key, at: now(), json })
        return answer
      },
    }
    try {
      const answer = await asked.ask(live(noting))
      if (reader !== null && answer !== null && asked.isToKeep !== false)
        for (const one of noted) shelf.keep(reader, asked.kind, one)
      return answer
    } catch (error) {
      const isLost = (error as Partial<Failure>).kind === 'unreachable'
      const kept = isLost && reader !== null ? await shelf.recall(reader, asked) : null
      if (kept === null) throw error
      return kept
    }
  }
export type Answering = ReturnType<typeof createAnswering>
