import type { Difference } from './openapi/difference'

/** One call as the mock saw it. `status` is 0 while it runs, and when the caller left or the connection was cut. */
export type LoggedCall = {
  readonly id: number
  readonly time: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON body, the text when it is no JSON, `null` when there is none. */
  readonly body: unknown
  readonly status: number
  /** The id of the fault that happened to it. */
  readonly fault: number | null
  /**
   * How it ended, where no whole answer arrived: the caller left, the connection was cut before the server did anything
   * (`dropped`) or after (`lost`: `status` and `answer` are what nobody received), or the body broke off.
   */
  readonly end?: 'aborted' | 'dropped' | 'lost' | 'truncated'
  /** The text of the answer, its first 50,000 characters; only the last 200 calls keep theirs. */
  readonly answer?: string
  /** The type of the answer, as its header says. */
  readonly type?: string
  /** Where the answer of a real server is not what the contract says; missing where nothing was checked. */
  readonly differences?: readonly Difference[]
  /** Milliseconds from the call to the end of the answer. */
  readonly took?: number
}
/** What is known when a call arrives. */
export type NewCall = Omit<LoggedCall, 'id' | keyof CallParts>
type CallParts = Pick<LoggedCall, 'end' | 'answer' | 'type' | 'differences' | 'took'>
export type CallEnd = Partial<Pick<LoggedCall, 'status' | 'fault' | 'body'> & CallParts>

/** A body as the log keeps it: JSON as a value, any other text as it is, `null` where there is none. */
export const parsedBody = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The query of an address, a list for each name that ends in `[]`. */
export const queryOf = ({ searchParams }: URL): LoggedCall['query'] =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, name.endsWith('[]') ? values : (values[0] ?? '')]
    }),
  )

const limit = 2000
const answersKept = 200
const answerLimit = 50_000

/** The last 2,000 calls, oldest first. Each addition and each change has a number, so that a reader can ask what is new. */
export const createCallLog = (saved: readonly LoggedCall[] = []) => {
  let lastId = saved.reduce((last, { id }) => Math.max(last, id), 0)
  let sequence = saved.length
  let calls = saved.map((call, index) => ({ call, changed: index + 1 }))
  return {
    add: (call: NewCall): number => {
      lastId += 1
      sequence += 1
      calls.push({ call: { ...call, id: lastId }, changed: sequence })
      if (calls.length > limit) calls = calls.slice(-limit)
      const faded = calls.at(-1 - answersKept)
      if (faded?.call.answer !== undefined) {
        const { answer: _, ...rest } = faded.call
        faded.call = rest
      }
      return lastId
    },
    /** Notes how a call went on; of one that is no longer kept, nothing is noted. */
    update: (id: number, end: CallEnd): void => {
      const known = calls.findLast(({ call }) => call.id === id)
      if (known === undefined) return
      sequence += 1
      const answer = end.answer === undefined ? {} : { answer: end.answer.slice(0, answerLimit) }
      known.call = { ...known.call, ...end, ...answer }
      known.changed = sequence
    },
    list: (): readonly LoggedCall[] => calls.map(({ call }) => call),
    /** What was added or changed after a number of `sequence`. */
    since: (number: number): readonly LoggedCall[] =>
      calls.filter(({ changed }) => changed > number).map(({ call }) => call),
    sequence: (): number => sequence,
    clear: (): void => {
      calls = []
    },
  }
}
export type CallLog = ReturnType<typeof createCallLog>
