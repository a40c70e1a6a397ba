import type { SnapshotFrom } from 'xstate'
import { isToldAtFields, refusedFields } from '../rules/field-problems'
import type { LoginProblem, loginMachine } from './login.machine'

type Snapshot = SnapshotFrom<typeof loginMachine>

export const selectCredentials = ({ context }: Snapshot) => context.credentials
/** What is wrong with the fields, each until it is edited. */
export const selectProblems = ({ context }: Snapshot) => context.problems
/** Why the last attempt did not succeed. */
export const selectProblem = ({ context }: Snapshot) => context.problem
/** The same, unless the fields of the form tell it. */
export const selectUntold = ({ context: { problem, credentials } }: Snapshot): LoginProblem | null => {
  if (problem?.kind !== 'failed') return problem
  const { failure } = problem
  const message = 'message' in failure ? failure.message : null
  return isToldAtFields(message, refusedFields(failure, Object.keys(credentials))) ? null : problem
}
/** Whether the last attempt came to nothing, in the browser or at the server. */
export const isRefused = ({ context: { problems, problem } }: Snapshot): boolean =>
  problem !== null || Object.keys(problems).length > 0
