import type { Answer, Row } from './asking'
import { dataOf } from './meaning'

const mostRemembered = 100

/** The last answers of `memorable` ms, by what they are about; the oldest go. */
export const createMemory = (now: () => number, memorable: number) => {
  const kept = new Map<string, { readonly at: number; readonly answer: Answer }>()
  return {
    keep: (key: string, answer: Answer): void => {
      kept.delete(key)
      kept.set(key, { at: now(), answer })
      const [oldest] = kept.keys()
      if (kept.size > mostRemembered && oldest !== undefined) kept.delete(oldest)
    },
    find: (key: string): Answer | null => {
      const found = kept.get(key)
      return found && now() - found.at <= memorable ? found.answer : null
    },
    /** The newest rows of the lists of a kind, by id. */
    rowsOf: (kind: string): ReadonlyMap<string, Row> =>
      new Map(
        [...kept]
          .filter(([key, { at }]) => key.startsWith(kind) && now() - at <= memorable)
          .flatMap(([, { answer }]) => dataOf(answer).map((row) => [String(row['id']), row] as const)),
      ),
    forget: (): void => kept.clear(),
  }
}
export type Memory = ReturnType<typeof createMemory>
