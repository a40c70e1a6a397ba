import { createMask } from '../../recorder/masking'

type Facts = Readonly<Record<string, unknown>>
/** Writes values as a report does, without stand-ins: what is here has some already. */
const { mask } = createMask({ text: (text) => text, secret: (text) => text })
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `${value.length} rows`
  if (value === null || value === undefined || value === '') return 'nothing'
  return isFacts(value) ? 'something' : JSON.stringify(value)
}

export type Difference = { readonly path: string; readonly now: string; readonly recorded: string }

/** Who an actor is, and what the library calls it, differs from page to page. */
const isNamed = (value: Facts): boolean => '$actor' in value || '$again' in value || '$logic' in value

const between = (now: unknown, recorded: unknown, path: string): Difference | null => {
  if (isFacts(now) && isFacts(recorded)) {
    if (isNamed(now) || isNamed(recorded)) return null
    if (Array.isArray(now) && Array.isArray(recorded) && now.length !== recorded.length)
      return { path, now: textOf(now), recorded: textOf(recorded) }
    for (const name of new Set([...Object.keys(now), ...Object.keys(recorded)])) {
      const found = between(now[name] ?? null, recorded[name] ?? null, path === '' ? name : `${path}.${name}`)
      if (found !== null) return found
    }
    return null
  }
  // Texts are stand-ins, and what is made of them is made of other letters: whether there is one is all that is known.
  const isSame =
    typeof now === 'string' && typeof recorded === 'string'
      ? (now === '') === (recorded === '')
      : now === recorded && !isFacts(now)
  return isSame ? null : { path, now: textOf(now), recorded: textOf(recorded) }
}

/** The first thing that is said otherwise than it is recorded: numbers, choices, rows; not the letters of texts. */
export const differenceIn = (now: unknown, recorded: unknown): Difference | null =>
  between(mask(now) ?? null, recorded ?? null, '')
