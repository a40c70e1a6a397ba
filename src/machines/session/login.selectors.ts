import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './login.machine'

type Snapshot = SnapshotFrom<typeof loginMachine>

export const selectCredentials = ({ context }: Snapshot) => context.credentials
/** The names of required fields that were left empty. */
export const selectMissing = ({ context }: Snapshot) => context.missing
/** Fields that the browser finds malformed, by their names, and what they should be. */
export const selectMalformed = ({ context }: Snapshot) => context.malformed
/** Why the last attempt did not succeed. */
export const selectProblem = ({ context }: Snapshot) => context.problem
/** Whether the last attempt came to nothing, in the browser or at the server. */
export const isRefused = ({ context: { missing, malformed, problem } }: Snapshot): boolean =>
  problem !== null || missing.length > 0 || Object.keys(malformed).length > 0
