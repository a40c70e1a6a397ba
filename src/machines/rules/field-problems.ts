import type { Failure } from '../../api/schemas/failure'
import type { Language } from '../../api/schemas/shared'
import { missingFields } from './form'

/** Fields that the browser finds malformed, by name, and what each should be: the check is its own, the words are ours (C-126). */
export type Malformed = Readonly<Record<string, 'email' | 'url'>>
/** What the server says of a field, in the language in which it was asked; `isWhole`: it named none, and this one is meant most likely. */
type Refused = {
  readonly kind: 'refused'
  readonly text: string
  readonly lang?: Language
  readonly isWhole?: true
  /** The sentences of the text, where they are several. */
  readonly sentences?: readonly string[]
}
/** What is wrong with a field: empty, malformed, unlike the field it must repeat, or not what the server takes. */
export type FieldProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly as: Malformed[string] }
  | { readonly kind: 'different' }
  | Refused
export type FieldProblems = Readonly<Record<string, FieldProblem>>

type Checks = {
  readonly required: readonly string[]
  readonly malformed?: Malformed
  /** Two fields that must be alike; the problem stands at the second one. */
  readonly alike?: readonly [first: string, second: string]
}

/** Everything that keeps a form from being sent, by field (spec 5); empty means: send it. */
export const fieldProblems = (
  values: Readonly<Record<string, string>>,
  { required, malformed = {}, alike }: Checks,
): FieldProblems => {
  const problems: Record<string, FieldProblem> = {}
  if (alike && values[alike[0]] !== values[alike[1]]) problems[alike[1]] = { kind: 'different' }
  for (const [field, as] of Object.entries(malformed)) problems[field] = { kind: 'malformed', as }
  for (const field of missingFields(values, required)) problems[field] = { kind: 'missing' }
  return problems
}

/** The problems that are left when these fields were edited; a pair that must be alike is judged anew as one. */
export const withoutProblemsOf = (
  problems: FieldProblems,
  edited: readonly string[],
  alike: readonly string[] = [],
): FieldProblems => {
  const isPairEdited = edited.some((field) => alike.includes(field))
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([field, { kind }]) => !edited.includes(field) && !(isPairEdited && kind === 'different'),
    ),
  )
}

/** A field's name as any server writes it: of a path its last part, whatever its case, without what divides its words. */
const plain = (name: string): string =>
  name
    .replace(/^.*\./, '')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()

type Spoken = Extract<Failure, { readonly message: string | null }>
/** What a server said, as what is wrong with a field. */
export const refused = ({ lang }: Spoken, text: string): Refused => ({ kind: 'refused', text, ...(lang && { lang }) })

/** The longest text of a server that is shown (quality R15). */
const longest = 300
/** All that is said of one field, in one text: each sentence once, as many as there is room for. */
const allOf = (failure: Spoken, said: readonly string[]): Refused => {
  const [first = '', ...others] = new Set(said)
  const sentences = [first]
  for (const one of others) if ([...sentences, one].join(' ').length <= longest) sentences.push(one)
  return { ...refused(failure, sentences.join(' ')), ...(sentences.length > 1 && { sentences }) }
}

/** The field of a form that a server means by a name. */
export const fieldNamed =
  (fields: readonly string[]) =>
  (name: string): string | undefined =>
    fields.find((one) => plain(one) === plain(name))

/** What the server says of fields (422), the first message of each (spec 8), by where it stands; what stands nowhere is not here. */
export const refusedAt = (
  failure: Failure | null,
  placeOf: (name: string) => string | undefined,
  say = (spoken: Spoken, [first = '']: readonly string[]): Refused => refused(spoken, first),
): FieldProblems => {
  const problems: Record<string, FieldProblem> = {}
  if (failure?.kind !== 'rejected' || failure.status !== 422) return problems
  for (const [name, said] of Object.entries(failure.fields)) {
    const place = placeOf(name)
    if (place !== undefined && said.length > 0) problems[place] ??= say(failure, said)
  }
  return problems
}
/** All that it says of each of the fields that the form has. */
export const refusedFields = (failure: Failure | null, fields: readonly string[]): FieldProblems =>
  refusedAt(failure, fieldNamed(fields), allOf)

/**
 * A refusal with the words that are left to be told of the whole form: its own (spec 8), and the first message of a field
 * that the form does not have (422, quality R15).
 */
export const leftToTell = (failure: Failure, problems: FieldProblems): Failure => {
  if (failure.kind !== 'rejected' || failure.status !== 422) return failure
  const text = Object.values(failure.fields).find(
    ([first = null]) => first !== null && !isToldAtFields(first, problems),
  )
  if (text?.[0] === undefined || text[0] === failure.message) return failure
  return { ...failure, message: failure.message === null ? text[0] : `${failure.message} ${text[0]}` }
}

/** True when a field tells already, word for word, what would be told of the whole form (spec 8). */
export const isToldAtFields = (text: string | null, problems: FieldProblems): boolean =>
  text !== null &&
  Object.values(problems).some(
    (problem) => problem.kind === 'refused' && (problem.sentences ?? [problem.text]).includes(text),
  )

/** What is left to be told of the whole form, where its fields do not tell it already. */
export const untoldOf = (failure: Failure, problems: FieldProblems): Failure | null => {
  const left = leftToTell(failure, problems)
  return isToldAtFields('message' in left ? left.message : null, problems) ? null : left
}
