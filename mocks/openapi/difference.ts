import type { ErrorObject } from 'ajv'
import type { JsonForm } from '../../src/api/schemas/wire'

/** A place where a call is not what the contract says. */
export type Difference = {
  /** Method and path of the operation. */
  readonly operation: string
  /** A pointer into the body (`#/data/0/part_number`), or the part of the call: status, content-type, a parameter. */
  readonly where: string
  readonly expected: string
  readonly got: string
}

const typeWords: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  array: 'list',
  object: 'object',
  null: 'null',
  boolean: 'true or false',
}

/** A schema in a few words. */
export const wordsOf = (form: JsonForm): string => {
  if (Array.isArray(form['enum'])) return `one of ${form['enum'].map((value) => JSON.stringify(value)).join(', ')}`
  const branches: unknown = form['anyOf']
  if (Array.isArray(branches)) return [...new Set(branches.map((branch: JsonForm) => wordsOf(branch)))].join(' or ')
  const types = [form['type'] ?? []].flat().map((type) => typeWords[String(type)] ?? String(type))
  return types.length === 0 ? 'a value' : types.join(' or ')
}

const longest = 60

/** What was found, in a few words; a long text is cut. */
export const gotWords = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value === 'object' && value !== null) return `object (${Object.keys(value).slice(0, 4).join(', ')})`
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}

const formAt = (form: unknown, ...keys: readonly string[]): JsonForm =>
  keys.reduce<JsonForm>((part, key) => (part[key] ?? {}) as JsonForm, (form ?? {}) as JsonForm)

const expectedBy: Readonly<Record<string, (form: JsonForm, params: Readonly<Record<string, unknown>>) => string>> = {
  required: (form, { missingProperty }) => wordsOf(formAt(form, 'properties', String(missingProperty))),
  additionalProperties: () => 'no such field',
  pattern: ({ description, pattern }) =>
    typeof description === 'string' ? description.replace(/\.$/, '') : `like ${pattern}`,
  minimum: (form) => `at least ${form['minimum']}`,
  maximum: (form) => `at most ${form['maximum']}`,
  minLength: () => 'a text that is not empty',
  minItems: (form) => `at least ${form['minItems']} row(s)`,
  format: (form) => `a ${form['format']}`,
}

const fieldOf = ({ keyword, params }: ErrorObject): string | null => {
  const name: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty']
  return typeof name === 'string' ? name : null
}

/** One complaint of the validator (with `verbose`) as a difference. */
export const differenceOf = (operation: string, error: ErrorObject): Difference => {
  const field = fieldOf(error)
  const form = (error.parentSchema ?? {}) as JsonForm
  const data = field === null ? error.data : (error.data as JsonForm)[field]
  return {
    operation,
    where: `#${error.instancePath}${field === null ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`}`,
    expected: (expectedBy[error.keyword] ?? wordsOf)(form, error.params),
    got: gotWords(data),
  }
}

const isNullBranch = ({ keyword, params }: ErrorObject): boolean => keyword === 'type' && params['type'] === 'null'

/**
 * The complaints without the noise of alternatives: of each `anyOf` only the branch that fits best is kept. The schema
 * has no references, so the path of a complaint says which branch it came from.
 */
export const withoutNoise = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  let kept = [...errors]
  for (const either of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const isInside = (error: ErrorObject) =>
      error.schemaPath.startsWith(`${either.schemaPath}/`) && error.instancePath.startsWith(either.instancePath)
    const branches = new Map<string, ErrorObject[]>()
    for (const error of kept.filter(isInside)) {
      const branch = error.schemaPath.slice(either.schemaPath.length + 1).split('/')[0] ?? ''
      branches.set(branch, [...(branches.get(branch) ?? []), error])
    }
    const worth = (branch: readonly ErrorObject[]) => branch.length + (branch.every(isNullBranch) ? 1000 : 0)
    const [best = []] = [...branches.values()].toSorted((one, other) => worth(one) - worth(other))
    kept = kept.filter((error) => error !== either && (!isInside(error) || best.includes(error)))
  }
  return kept
}
