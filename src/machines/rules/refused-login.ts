import type { Failure } from '../../api/schemas/failure'
import { refused, refusedFields, type FieldProblem, type FieldProblems } from './field-problems'

/**
 * What the server says of a login. Where it names no field, an account that may not come in is known by its email (403,
 * C-14), and of credentials that do not match it is the password that is typed anew.
 */
export const refusedLogin = (failure: Failure): FieldProblems => {
  const named = refusedFields(failure, ['email', 'password'])
  if (!('message' in failure) || failure.message === null || Object.keys(named).length > 0) return named
  const status = 'status' in failure ? failure.status : 401
  // A field is named that the form does not have: it is none of these.
  if (status === 422 && 'fields' in failure && Object.keys(failure.fields).length > 0) return named
  // Who is asked too often (429), or is in trouble, says nothing of what was typed.
  if (status >= 429) return named
  return { [status === 403 ? 'email' : 'password']: { ...refused(failure, failure.message), isWhole: true } }
}

/** True for what was said of the whole form, though it stands at a field. */
export const isOfWhole = (problem: FieldProblem | undefined): boolean =>
  problem?.kind === 'refused' && problem.isWhole === true
