import { emptyRegistration, type RegistrationField, type RegistrationValues } from './registration'

/** How long a half-filled registration is kept: a day, in ms. */
export const draftAge = 86_400_000
/** So many companies' half-filled forms are kept, the latest. */
const mostDrafts = 3

type Texts = Partial<Readonly<Record<RegistrationField, string>>>
type Draft = { readonly at: number; readonly values: Texts }
/** What one tab keeps of registrations that were not sent, by the code that the door began with; `''` for none. */
export type RegistrationDrafts = Readonly<Record<string, Draft>>
type Start = Parameters<typeof emptyRegistration>[0]

const fieldsKept = (
  Object.keys(emptyRegistration({ manufacturerCode: '', country: '' })) as readonly RegistrationField[]
).filter((name) => !name.startsWith('password'))

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

const draftOf = (value: unknown, now: number): Draft | null => {
  const { at, values } = Object.fromEntries(entriesOf(value))
  const isTimely = typeof at === 'number' && at <= now && now - at < draftAge
  if (!isTimely) return null
  const texts = entriesOf(values).filter(
    ([name, text]) => typeof text === 'string' && fieldsKept.some((field) => field === name),
  )
  return texts.length === 0 ? null : { at, values: Object.fromEntries(texts) }
}

/** The drafts of stored JSON; what is damaged, older than a day, or from a clock that went back, is left out. */
export const readDrafts = (json: unknown, now: number): RegistrationDrafts =>
  Object.fromEntries(
    entriesOf(json).flatMap(([code, value]) => {
      const draft = draftOf(value, now)
      return draft === null ? [] : [[code, draft] as const]
    }),
  )

const isOlder = ([, one]: readonly [string, Draft], [, other]: readonly [string, Draft]) => other.at - one.at

/**
 * The drafts with what is typed in one form, never its passwords; a form that holds no more than it began with is not
 * kept.
 */
export const withDraft = (
  drafts: RegistrationDrafts,
  start: Start,
  values: RegistrationValues,
  now: number,
): RegistrationDrafts => {
  const empty = emptyRegistration(start)
  const texts = fieldsKept.map((name) => [name, values[name]] as const)
  const others = Object.entries(drafts).filter(([code]) => code !== start.manufacturerCode)
  if (texts.every(([name, text]) => text === empty[name])) return Object.fromEntries(others)
  const latest = others.toSorted(isOlder).slice(0, mostDrafts - 1)
  return Object.fromEntries([...latest, [start.manufacturerCode, { at: now, values: Object.fromEntries(texts) }]])
}

/** The drafts without that of a form that was sent, also where its code was typed at another door. */
export const withoutDraft = (drafts: RegistrationDrafts, code: string): RegistrationDrafts =>
  Object.fromEntries(
    Object.entries(drafts).filter(([other, { values }]) => other !== code && values.manufacturerCode !== code),
  )

/** What is kept for the door of a company: typed at it, else at another one whose code was mended into this (C-125). */
export const draftFor = (drafts: RegistrationDrafts, code: string): Texts | null => {
  const mended = Object.entries(drafts)
    .filter(([, { values }]) => code !== '' && values.manufacturerCode === code)
    .toSorted(isOlder)
  return (drafts[code] ?? mended[0]?.[1])?.values ?? null
}

/** A form with its draft: what was typed since stays, and so does a code that the address gives. */
export const recalled = (values: RegistrationValues, start: Start, draft: Texts | null): RegistrationValues => {
  if (draft === null) return values
  const empty = emptyRegistration(start)
  const kept = fieldsKept.map((name) => [
    name,
    values[name] === empty[name] ? (draft[name] ?? values[name]) : values[name],
  ])
  return {
    ...values,
    ...Object.fromEntries(kept),
    manufacturerCode: start.manufacturerCode || draft.manufacturerCode || values.manufacturerCode,
  }
}
