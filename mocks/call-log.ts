/** One call as the mock saw it. `status` is 0 while it runs, and when the caller left or the connection was cut. */
export type LoggedCall = {
  readonly time: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON body, the text when it is no JSON, `null` when there is none. */
  readonly body: unknown
  status: number
  /** The id of the fault that happened to it. */
  fault: number | null
  /** How it ended, where no answer arrived. */
  end?: 'aborted' | 'dropped'
}

const limit = 2000

/** The last 2,000 calls, oldest first. */
export const createCallLog = () => {
  let calls: LoggedCall[] = []
  return {
    add: (call: LoggedCall): void => {
      calls.push(call)
      if (calls.length > limit) calls = calls.slice(-limit)
    },
    list: (): readonly LoggedCall[] => calls,
    clear: (): void => {
      calls = []
    },
  }
}
export type CallLog = ReturnType<typeof createCallLog>
