import type { SnapshotFrom } from 'xstate'
import { untoldOf } from '../rules/field-problems'
import { refusedLogin } from '../rules/refused-login'
import type { LoginProblem, loginMachine } from './login.machine'

type Snapshot = SnapshotFrom<typeof loginMachine>

export const selectCredentials = ({ context }: Snapshot) => context.credentials
/** What is wrong with the fields, each until it is edited. */
export const selectProblems = ({ context }: Snapshot) => context.problems
/** Why the last attempt did not succeed. */
export const selectProblem = ({ context }: Snapshot) => context.problem
/** The same with the words that are left to be told of the whole form, unless its fields tell it. */
export const selectUntold = ({ context: { problem } }: Snapshot): LoginProblem | null => {
  if (problem?.kind !== 'failed') return problem
  const failure = untoldOf(problem.failure, refusedLogin(problem.failure))
  return failure && { kind: 'failed', failure }
}
/** Whether the last refusal named fields, which led to the summary: what it says of the whole was told there. */
export const isToldInSummary = ({ context: { problem } }: Snapshot): boolean =>
  problem?.kind === 'failed' && Object.keys(refusedLogin(problem.failure)).length > 0
/** Whether the last attempt came to nothing, in the browser or at the server. */
export const isRefused = ({ context: { problems, problem } }: Snapshot): boolean =>
  problem !== null || Object.keys(problems).length > 0
