import type { Kept } from './schemas/kept'

/** The answers of so many questions are at hand; the one that was asked for longest ago goes first. */
const most = 20

/**
 * What the server answered in this tab, by what was asked: for who comes back, until the server has answered again. Of
 * one session and one language; with another one nothing of it is left.
 */
export const createHad = (whose: () => string | null) => {
  const answers = new Map<string, Kept<unknown>>()
  let owner: string | null = null
  const ownerNow = (): string | null => {
    const now = whose()
    if (now !== owner) answers.clear()
    return (owner = now)
  }
  return {
    owner: ownerNow,
    /** Keeps what was answered to whom; not for a session that is over. */
    keep: (of: string | null, question: string, answer: Kept<unknown>): void => {
      if (of === null || of !== ownerNow()) return
      answers.delete(question)
      answers.set(question, answer)
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },
    recall: (question: string): Kept<unknown> | null => (ownerNow() === null ? null : (answers.get(question) ?? null)),
  }
}
export type Had = ReturnType<typeof createHad>
