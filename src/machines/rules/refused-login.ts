import type { Failure } from '../../api/schemas/failure'
import { refused, refusedFields, type FieldProblem, type FieldProblems } from './field-problems'

/** What a session that is refused without a status comes to. */
const statusOf = (failure: Failure): number => ('status' in failure ? failure.status : 401)
/** True for a refusal of what was typed: who is asked too often (429), or is in trouble, says nothing of it. */
export const isOfTyped = (failure: Failure): boolean =>
  (failure.kind === 'rejected' || failure.kind === 'unauthorised') && statusOf(failure) < 429

/**
 * What the server says of a login. Where it names no field, an account that may not come in is known by its email (403,
 * C-14), and of credentials that do not match it is the password that is typed anew.
 */
export const refusedLogin = (failure: Failure): FieldProblems => {
  const named = refusedFields(failure, ['email', 'password'])
  if (!('message' in failure) || failure.message === null || Object.keys(named).length > 0) return named
  const status = statusOf(failure)
  // A field is named that the form does not have: it is none of these.
  if (status === 422 && 'fields' in failure && Object.keys(failure.fields).length > 0) return named
  if (!isOfTyped(failure)) return named
  return { [status === 403 ? 'email' : 'password']: { ...refused(failure, failure.message), isWhole: true } }
}

/** True for what was said of the whole form, though it stands at a field. */
export const isOfWhole = (problem: FieldProblem | undefined): boolean =>
  problem?.kind === 'refused' && problem.isWhole === true
