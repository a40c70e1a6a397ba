import type { Failure } from '../../api/schemas/failure'
import type { Message } from '../../api/schemas/shared'
import { untoldOf, type FieldProblems } from '../rules/field-problems'
import { meantFields } from '../rules/meant-field'

/** A snapshot of registration, forgotten or changed password. */
type Form<TValues> = {
  readonly context: {
    readonly values: TValues
    readonly problems: FieldProblems
    readonly failure: Failure | null
    readonly message: Message | null
  }
}

/** What is typed. */
export const selectValues = <TValues>({ context }: Form<TValues>): TValues => context.values
/** What is wrong with the fields, each until it is edited. */
export const selectProblems = ({ context }: Form<unknown>) => context.problems
/** Why the last attempt failed. */
export const selectFailure = ({ context }: Form<unknown>) => context.failure
/** The same with the words that are left to be told of the whole form, unless its fields tell it. */
export const selectUntold = ({ context: { failure, values } }: Form<object>): Failure | null =>
  failure && untoldOf(failure, meantFields(failure, Object.keys(values)))
/** Whether the last refusal named fields, which led to the summary: what it says of the whole was told there. */
export const isToldInSummary = ({ context: { failure, values } }: Form<object>): boolean =>
  Object.keys(meantFields(failure, Object.keys(values))).length > 0
/** What the server answered to the last success, `null` before that. */
export const selectMessage = ({ context }: Form<unknown>) => context.message
/** Whether the last attempt came to nothing, in the browser or at the server. */
export const isRefused = ({ context: { failure, problems } }: Form<unknown>): boolean =>
  failure !== null || Object.keys(problems).length > 0
