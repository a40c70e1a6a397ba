import type { Failure } from '../../api/schemas/failure'
import { refusedFields, type FieldProblems } from './field-problems'

/** A field by its name in the form: which statuses can be about it alone, and which words say that they are. */
type Meant = { readonly field: string; readonly conflict: boolean; readonly words: RegExp; readonly others: RegExp }

const meant: readonly Meant[] = [
  { field: 'email', conflict: true, words: /e-?mail|correo|courriel/i, others: /passw|contraseñ|mot de passe/i },
  {
    field: 'current_password',
    conflict: false,
    words: /passw|contraseñ|mot de passe/i,
    others: /\bnew\b|\bnuev|\bnouv|confirm/i,
  },
]

/**
 * What a server says of the fields of a form: of each that it names; else of the one that its words are about, because
 * they name it (400, 422) or because nothing else of the form can be taken already (409). Without words there is nothing to say.
 */
export const meantFields = (failure: Failure | null, fields: readonly string[]): FieldProblems => {
  const named = refusedFields(failure, fields)
  if (failure?.kind !== 'rejected' || Object.keys(failure.fields).length > 0) return named
  const { status, message: text } = failure
  if (text === null) return named
  const found = meant.find(
    ({ field, conflict, words, others }) =>
      fields.includes(field) &&
      ((conflict && status === 409) || ([400, 422].includes(status) && words.test(text) && !others.test(text))),
  )
  return found ? { [found.field]: { kind: 'refused', text } } : named
}
