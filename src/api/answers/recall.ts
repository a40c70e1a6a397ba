import * as v from 'valibot'
import type { Http } from '../http'
import type { Failure } from '../schemas/failure'
import type { Kept } from '../schemas/kept'
import { languages, type Language } from '../schemas/shared'
import type { ShopApi } from '../shop-api'
import { questionKey, type Asked, type AnsweringOptions } from '../answering'
import { createAnswerStore, type AnswerStore, type Reader } from './answer-store'
import { productsIn } from './seen-products'

/** Nothing was kept of it: the same as no answer. */
const unseen: Failure = { kind: 'unreachable' }

export type OpenAnswers<TApi = ShopApi> = Pick<AnswerStore, 'keep'> & {
  /**
   * What was answered to this before; else what can be put together from what was seen; `null` when nothing can. What is
   * not there in the reader's language is given in another, and says so.
   */
  readonly recall: <T>(reader: Reader, asked: Asked<T, TApi>) => Promise<Kept<T> | null>
}

/** What the device kept, and how it answers; its code comes late. */
export const openAnswers = <TApi = ShopApi>(
  { http, over, language }: AnsweringOptions<TApi>,
  store: AnswerStore,
): OpenAnswers<TApi> => {
  const recallExactly = async <T>(
    reader: Reader,
    { kind, ask }: Asked<T, TApi>,
    spoken: Language,
  ): Promise<Kept<T> | null> => {
    let asOf = Infinity
    const remembering: Http = {
      ...http,
      get: async (path, schema, query = {}) => {
        const found = await store.find(reader, kind, questionKey(path, query, spoken))
        const parsed = found && v.safeParse(schema, found.json)
        // What an earlier portal kept may not be what this one reads.
        if (!found || !parsed?.success) throw unseen
        asOf = Math.min(asOf, found.at)
        return parsed.output
      },
    }
    try {
      return { value: await ask(over(remembering)), asOf, isSearched: false }
    } catch (error) {
      if (error === unseen) return null
      throw error
    }
  }
  /** The products of every answer in a language. */
  const seen = async (reader: Reader, spoken: Language) => {
    const answers = await Promise.all([store.all(reader, 'pages'), store.all(reader, 'products')])
    return productsIn(answers.flat().filter(({ key }) => key.startsWith(`${spoken} `)))
  }
  return {
    keep: store.keep,
    recall: async <T>(reader: Reader, asked: Asked<T, TApi>): Promise<Kept<T> | null> => {
      const own = language()
      for (const spoken of [own, ...languages.filter((other) => other !== own)]) {
        const exact = await recallExactly(reader, asked, spoken)
        const found = exact ?? asked.otherwise?.(await seen(reader, spoken)) ?? null
        if (found !== null) return spoken === own ? found : { ...found, language: spoken }
      }
      return null
    },
  }
}

/** The same over the database of a browser. */
export const answersOf = <TApi = ShopApi>(window: Window, options: AnsweringOptions<TApi>): OpenAnswers<TApi> =>
  openAnswers(
    options,
    createAnswerStore(
      () => window.indexedDB as IDBFactory | undefined,
      (window as unknown as { IDBKeyRange: typeof IDBKeyRange }).IDBKeyRange,
    ),
  )
