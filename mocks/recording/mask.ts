import { operations } from '../../src/api/schemas/operations'
import { createMask } from '../../src/recorder/masking'
import { createStandIns } from '../../src/recorder/stand-ins'

export type AnswerMask = {
  /** A body: JSON, or any text. */
  readonly body: (body: unknown) => unknown
  /** A query, value by value; what the contract does not know is left out. */
  readonly query: (query: Readonly<Record<string, string | readonly string[]>>) => Record<string, string[]>
  readonly path: (path: string) => string
}

const known = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
/** What the portal asks with, whoever sits in front of it. */
const fixed = /^(?:embed|status|lang)$/

/** The stand-ins of the black box (decision 064) for what a real server said; the number by chance is told to nobody. */
export const createAnswerMask = (salt = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1): AnswerMask => {
  const { mask, address } = createMask(createStandIns(salt))
  return {
    body: mask,
    path: (path) => address(path),
    query: (query) =>
      Object.fromEntries(
        Object.entries(query)
          .filter(([name]) => known.has(name))
          .map(([name, values]) => {
            const own = [values].flat()
            if (fixed.test(name)) return [name, own]
            // A repeated parameter ends with brackets, which no field of an answer does.
            const field = name.replace(/\[\]$/, '')
            return [name, own.map((one) => String((mask({ [field]: one }) as Record<string, unknown>)[field]))]
          }),
      ),
  }
}
