import type { Failure } from '../../api/schemas/failure'
import { asFailure } from '../port'
import type { FieldProblems } from '../rules/field-problems'
import { meantFields } from '../rules/meant-field'

/** Why a form was not taken: the failure, and what the server says of its fields. */
export const refusalOf = (
  values: Readonly<Record<string, string>>,
  error: unknown,
): { readonly failure: Failure; readonly problems: FieldProblems } => {
  const failure = asFailure(error)
  return { failure, problems: meantFields(failure, Object.keys(values)) }
}
