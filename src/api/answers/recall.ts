import * as v from 'valibot'
import type { Http } from '../http'
import type { Failure } from '../schemas/failure'
import type { Kept } from '../schemas/kept'
import { questionKey, type Asked, type AnsweringOptions } from '../answering'
import { createAnswerStore, type AnswerStore, type Reader } from './answer-store'
import { productsIn } from './seen-products'

/** Nothing was kept of it: the same as no answer. */
const unseen: Failure = { kind: 'unreachable' }

/** What the device kept, and how it answers; its code comes late. */
export const openAnswers = ({ http, over, language }: AnsweringOptions, store: AnswerStore) => {
  const recallExactly = async <T>(reader: Reader, { kind, ask }: Asked<T>): Promise<Kept<T> | null> => {
    let asOf = Infinity
    const remembering: Http = {
      ...http,
      get: async (path, schema, query = {}) => {
        const found = await store.find(reader, kind, questionKey(path, query, language()))
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
  /** The products of every answer in the reader's language. */
  const seen = async (reader: Reader) => {
    const answers = await Promise.all([store.all(reader, 'pages'), store.all(reader, 'products')])
    return productsIn(answers.flat().filter(({ key }) => key.startsWith(`${language()} `)))
  }
  return {
    keep: store.keep,
    /** What was answered to this before; else what can be put together from what was seen; `null` when nothing can. */
    recall: async <T>(reader: Reader, asked: Asked<T>): Promise<Kept<T> | null> => {
      const exact = await recallExactly(reader, asked)
      return exact ?? asked.otherwise?.(await seen(reader)) ?? null
    },
  }
}
export type OpenAnswers = ReturnType<typeof openAnswers>

/** The same over the database of a browser. */
export const answersOf = (window: Window, options: AnsweringOptions): OpenAnswers =>
  openAnswers(
    options,
    createAnswerStore(
      () => window.indexedDB as IDBFactory | undefined,
      (window as unknown as { IDBKeyRange: typeof IDBKeyRange }).IDBKeyRange,
    ),
  )
