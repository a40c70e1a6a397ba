import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** The kinds of values as a tester calls them. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  bigint: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object { … }',
  undefined: 'nothing',
  NaN: 'no number',
}
const longest = 60
const inShort = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest)}…`)
const kindOf = (name: string): string => kinds[name] ?? inShort(name)
/** `("draft" | "processed")` as a tester reads it; a value of its own stays as it is written. */
const choices = (expected: string): string =>
  expected
    .replace(/^\((.*)\)$/s, '$1')
    .split(' | ')
    .map(kindOf)
    .join(' or ')

const day = 'a day such as 2026-02-28'
const time = 'a time such as 2026-02-28T10:00:00.000Z'
/** What a rule asks of a value that has the right kind; `limit` is the number of the rule. */
const asked: Readonly<Record<string, (limit: string, isText: boolean) => string>> = {
  integer: () => 'a whole number',
  safe_integer: () => 'a whole number that is not too large',
  finite: () => 'a number',
  min_value: (limit) => `${limit} or more`,
  max_value: (limit) => `${limit} or less`,
  min_length: (limit, isText) => `at least ${limit} ${isText ? 'characters' : 'entries'}`,
  max_length: (limit, isText) => `at most ${limit} ${isText ? 'characters' : 'entries'}`,
  non_empty: (_, isText) => (isText ? 'a text that is not empty' : 'a list that is not empty'),
  iso_date: () => day,
  iso_timestamp: () => time,
  starts_with: (beginning) => `a text that begins with ${beginning}`,
  email: () => 'an email',
  url: () => 'an address such as https://shop.example',
  regex: () => 'a text of another form',
}

const lengthOf = ({ type, input, received }: Issue): string => {
  if (type === 'non_empty') return 'nothing'
  if (type !== 'min_length' && type !== 'max_length') return kindOf(received)
  const count = typeof input === 'string' || Array.isArray(input) ? input.length : received
  return String(count)
}
const isUnknownKey = ({ type, expected }: Issue): boolean => type === 'strict_object' && expected === 'never'
const isMissingKey = ({ type, received, input }: Issue): boolean =>
  type.endsWith('object') && received === 'undefined' && input === undefined

/** What is wrong, without the place. */
const wrongBy = (issue: Issue): string => {
  const { kind, type, expected, message, input, requirement } = issue
  // A rule that says itself what it asks.
  if (!message.startsWith('Invalid ')) return message
  if (isUnknownKey(issue)) return 'There is no field of this name here.'
  if (isMissingKey(issue)) return 'It has to be there, and is missing.'
  const rule = kind === 'schema' ? undefined : asked[type]
  const wanted = rule?.(String(requirement), typeof input === 'string') ?? choices(expected ?? 'something else')
  return `expected ${wanted}, got ${lengthOf(issue)}`
}

const placeOf = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('.')
/** Whether several kinds would do, and the value is none of them. */
const isOfNoKind = (issues: readonly Issue[]): boolean =>
  issues.every((issue) => issue.kind === 'schema' && v.getDotPath(issue) === null && issue.issues === undefined)

/**
 * Why a value does not fit its schema, a sentence each, in words of who wrote it by hand: the field, what is expected there
 * and what came. `whole` is what the value itself is called.
 */
export const reasonsIn = (issues: readonly Issue[], whole: string, around: string | null = null): readonly string[] => {
  const all = issues.flatMap((issue) => {
    const place = placeOf(around, v.getDotPath(issue)) || null
    const inner = issue.issues ?? []
    if (inner.length > 0 && !isOfNoKind(inner)) return reasonsIn(inner, whole, place)
    return [`${place ?? whole}: ${wrongBy(issue)}`]
  })
  return [...new Set(all)]
}
