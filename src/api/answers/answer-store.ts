import { answersDatabase } from '../browser/kept-copies'
import { answerOf, createTransact } from '../browser/record-database'
import type { RecordOwner } from '../browser/records'
import { readLedger, withEntry, type AnswerKind } from './ledger'

/** An answer as it came over the wire: `at` in ms since 1970. */
export type FoundAnswer = { readonly key: string; readonly at: number; readonly json: unknown }
/** Whose answers: the buyer, and whether the session is still the one that they were asked in. */
export type Reader = { readonly owner: RecordOwner; readonly isCurrent: () => boolean }

const answersHome = { name: answersDatabase, place: 'answers' }

const ledgerKey = ({ tenantCode, buyer }: RecordOwner) => [tenantCode, buyer, 'ledger']
const keyOf = ({ tenantCode, buyer }: RecordOwner, kind: AnswerKind, key: string) => [tenantCode, buyer, kind, key]

const read = (key: string, value: unknown): FoundAnswer | null => {
  if (typeof value !== 'object' || value === null) return null
  const { text, at } = value as Record<string, unknown>
  // A number that is no moment could not be shown as its time.
  if (typeof text !== 'string' || typeof at !== 'number' || Number.isNaN(new Date(at).valueOf())) return null
  try {
    return { key, at, json: JSON.parse(text) }
  } catch {
    // What cannot be read is as if it had not been seen.
    return null
  }
}

/**
 * Copies of the server's answers on this device, for one buyer at a time: opening them for somebody else removes what is
 * there. Rejects where the device keeps nothing.
 */
export const createAnswerStore = (database: () => IDBFactory | undefined, range: typeof IDBKeyRange) => {
  const transact = createTransact(database, answersHome)
  let cleared = ''

  /** Another buyer's answers go before anything is kept or read for this one (C-122). */
  const clearOthers = async ({ tenantCode, buyer }: RecordOwner): Promise<void> => {
    const mark = JSON.stringify([tenantCode, buyer])
    if (cleared === mark) return
    await transact('readwrite', async (store) => {
      await answerOf(store.delete(range.upperBound([tenantCode, buyer], true)))
      await answerOf(store.delete(range.lowerBound([tenantCode, buyer, []], true)))
    })
    cleared = mark
  }

  return {
    /** Keeps an answer in the place of the former one to the same question, within the bounds; not for a session that is over. */
    keep: async ({ owner, isCurrent }: Reader, kind: AnswerKind, { key, at, json }: FoundAnswer): Promise<void> => {
      await clearOthers(owner)
      const text = JSON.stringify(json)
      await transact('readwrite', async (store) => {
        const ledger = readLedger(await answerOf(store.get(ledgerKey(owner)) as IDBRequest<unknown>))
        const { kept, dropped } = withEntry(ledger, { kind, key, size: text.length })
        if (!isCurrent()) return
        await Promise.all([
          answerOf(store.put({ text, at }, keyOf(owner, kind, key))),
          ...dropped.map((one) => answerOf(store.delete(keyOf(owner, one.kind, one.key)))),
          answerOf(store.put(kept, ledgerKey(owner))),
        ])
      })
    },

    /** What was answered to a question before; `null` when it was not asked, or the session is over. */
    find: async ({ owner, isCurrent }: Reader, kind: AnswerKind, key: string): Promise<FoundAnswer | null> => {
      await clearOthers(owner)
      const value = await transact('readonly', (store) =>
        answerOf(store.get(keyOf(owner, kind, key)) as IDBRequest<unknown>),
      )
      return isCurrent() ? read(key, value) : null
    },

    /** All answers of a kind. */
    all: async ({ owner, isCurrent }: Reader, kind: AnswerKind): Promise<readonly FoundAnswer[]> => {
      await clearOthers(owner)
      const { tenantCode, buyer } = owner
      const ofKind = range.bound([tenantCode, buyer, kind], [tenantCode, buyer, kind, []])
      const [keys, values] = await transact('readonly', (store) =>
        Promise.all([answerOf(store.getAllKeys(ofKind)), answerOf(store.getAll(ofKind))]),
      )
      if (!isCurrent()) return []
      return keys
        .map((key, at) => read(String((key as unknown[])[3]), values[at] as unknown))
        .filter((found) => found !== null)
    },
  }
}
export type AnswerStore = ReturnType<typeof createAnswerStore>
