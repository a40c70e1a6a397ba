/** An answer is passed on for so long, in ms; later it is asked for anew. */
const newFor = 30_000

/**
 * What somebody has just asked for, and somebody else is likely to want in a moment: who wants it takes it, also while it
 * is on its way, and once. A failure is nobody's answer.
 */
export const createPassedOn = <T>(now: () => number) => {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<T> }>()
  return {
    /** `question` names the session, too. */
    put: (question: string, answer: Promise<T>): Promise<T> => {
      for (const [other, { at }] of answers) if (now() - at > newFor) answers.delete(other)
      answers.set(question, { at: now(), answer })
      return answer
    },
    /** True while there is an answer for who asks that, or one on its way. */
    has: (question: string): boolean => now() - (answers.get(question)?.at ?? -Infinity) <= newFor,
    take: async (question: string): Promise<T | null> => {
      const passed = answers.get(question)
      answers.delete(question)
      if (passed === undefined || now() - passed.at > newFor) return null
      return passed.answer.catch(() => null)
    },
  }
}
