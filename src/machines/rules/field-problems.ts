import { missingFields } from './form'

/** Fields that the browser finds malformed, by name, and what each should be: the check is its own, the words are ours (C-126). */
export type Malformed = Readonly<Record<string, 'email' | 'url'>>
/** What is wrong with a field: empty, malformed, or unlike the field it must repeat. */
export type FieldProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly as: Malformed[string] }
  | { readonly kind: 'different' }
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
