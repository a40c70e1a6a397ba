import { format } from 'node:util'

let seen: string[] = []
let expected: RegExp[] = []

/** Says that this test makes the code complain; the test fails when it does not. */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern)
}

/** From here on whatever goes to `console.error` is collected. */
export const watchConsole = (): void => {
  console.error = (...parts: unknown[]) => seen.push(format(...parts))
}

/** What is wrong since the last call: complaints that nobody expected, and expected ones that never came. */
export const takeComplaints = (): readonly string[] => {
  const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
  const missing = expected.filter((pattern) => !seen.some((text) => pattern.test(text)))
  seen = []
  expected = []
  return [
    ...unexpected.map((text) => `console.error was called: ${text}`),
    ...missing.map((pattern) => `console.error was expected: ${pattern}`),
  ]
}
