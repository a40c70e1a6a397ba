import type { Failure } from '../../api/schemas/failure'
import { refused, refusedFields, type FieldProblems } from './field-problems'

const password = /passw|contraseñ|mot de passe/i
/** Words that name a field, and words that name another one beside it. */
const meant: readonly (readonly [field: string, words: RegExp, others: RegExp])[] = [
  ['email', /mail|correo|courriel/i, password],
  ['current_password', password, /\bnew\b|\bn(?:uev|ouv)|confirm/i],
]

/**
 * What a server says of the fields of a form: of each that it names; else of the one that its words are about, because
 * they name it (400, 422), or because nothing but an email can be taken already (409). Without words there is nothing to say.
 */
export const meantFields = (failure: Failure | null, fields: readonly string[]): FieldProblems => {
  const named = refusedFields(failure, fields)
  if (failure?.kind !== 'rejected' || failure.message === null || Object.keys(failure.fields).length > 0) return named
  const { status, message: text } = failure
  const isNamed = (words: RegExp, others: RegExp): boolean =>
    [400, 422].includes(status) && words.test(text) && !others.test(text)
  const found = meant.find(
    ([field, words, others]) =>
      fields.includes(field) && ((status === 409 && field === 'email') || isNamed(words, others)),
  )
  return found ? { [found[0]]: refused(failure, text) } : named
}
