import * as v from 'valibot'
import { buildSettings } from '../../build-settings'
import { languages, type Language } from '../../languages'

/** An identifier as the server sends it; kept in its own type, because it goes back to the server unchanged. */
export const Id = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.minLength(1))])
export type Id = v.InferOutput<typeof Id>

/** True when two identifiers name the same thing, whichever of them is text. */
export const isSameId = (one: Id | null, other: Id | null): boolean =>
  one !== null && other !== null && String(one) === String(other)

const finiteNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
)

/** A number, or a number written as text; anything else reads as `null`. */
export const looseNumber = v.optional(v.fallback(v.nullable(finiteNumber), null), null)

/** A text; a number is read as its digits, anything else as the empty text. */
export const looseText = v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), '')

/** Cuts words of more than 600 letters: what one costs to draw grows with the square of its length. */
export const readable = (text: string): string => text.replace(/(\S{600})\S+/gu, '$1…')
/** What something is called, in words that a screen can hold; a word that is longer ends in an ellipsis. */
export const nameText = v.pipe(looseText, v.transform(readable))

/** A text or `null`: empty, missing and unreadable are all `null`. */
export const textOrNull = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.string()),
      v.transform((text) => (text === null || text.trim() === '' ? null : text)),
    ),
    null,
  ),
  null,
)

/** As `nameText`; `null` as `textOrNull` says. */
export const longTextOrNull = v.pipe(
  textOrNull,
  v.transform((text) => text && readable(text)),
)

/** An id or `null`: missing and unreadable are both `null`. */
export const idOrNull = v.optional(v.fallback(v.nullable(Id), null), null)

/** On only for the text "1" and the number 1 (C-18). */
export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === 1 || value === '1'),
)

/** A list whose unreadable rows are left out, so that one bad row never hides the good ones. */
export const rows = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((list) => list.filter((row): row is NonNullable<typeof row> => row !== null)),
  )

/** Like `rows`, and a missing or unreadable list is empty. */
export const rowsOrNone = <TItem extends v.GenericSchema>(item: TItem) => v.optional(v.fallback(rows(item), []), [])

export { languages, type Language }
/** True for a language that this build offers (`TRADEPOST_LANGUAGES`). */
export const isLanguage = (value: unknown): value is Language => buildSettings.languages.includes(value as Language)

/** One text per language: only the three languages are kept, so no other key of the server can be read. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>

const textMap = (value: unknown): TextByLanguage => {
  if (typeof value === 'string') {
    try {
      return textMap(JSON.parse(value))
    } catch {
      return {}
    }
  }
  if (typeof value !== 'object' || value === null) return {}
  const texts: Partial<Record<Language, string>> = {}
  for (const language of languages) {
    const text: unknown = Object.hasOwn(value, language) ? (value as Record<string, unknown>)[language] : null
    if (typeof text === 'string' && text.trim() !== '') texts[language] = text
  }
  return texts
}

/** JSON text per language code, as a text or as a ready object (C-85); unreadable means none. */
export const textByLanguage = v.pipe(v.optional(v.unknown(), null), v.transform(textMap))

/** The text of the language, else the English one, else `null` (spec 2 Login, C-21). */
export const textIn = (texts: TextByLanguage, language: Language): string | null => texts[language] ?? texts.en ?? null
/** The language that such a text is in where it is not the one that was asked for (quality A25). */
export const langIn = (texts: TextByLanguage | undefined, language: Language): string | undefined =>
  texts?.[language] ? undefined : texts?.en && 'en'

const count = v.pipe(finiteNumber, v.integer(), v.minValue(0))

/** Paging meta (spec 3): `from` and `to` are 0 for an empty result. */
export const PageMeta = v.object({
  from: v.optional(v.fallback(count, 0), 0),
  to: v.optional(v.fallback(count, 0), 0),
  total: v.optional(v.fallback(count, 0), 0),
  last_page: v.optional(v.fallback(v.pipe(finiteNumber, v.integer(), v.minValue(1)), 1), 1),
  current_page: v.optional(v.fallback(v.pipe(finiteNumber, v.integer(), v.minValue(1)), 1), 1),
})
export type PageMeta = v.InferOutput<typeof PageMeta>

/** A page of rows; an answer without meta is one page. */
export const pageOf = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.object({ data: rows(item), meta: v.optional(v.fallback(v.nullable(PageMeta), null), null) }),
    v.transform(({ data, meta }) => ({
      data,
      meta: meta ?? {
        from: Math.min(1, data.length),
        to: data.length,
        total: data.length,
        last_page: 1,
        current_page: 1,
      },
    })),
  )

/** What every answer with words holds; the message is `null` when the server sent none. */
const longestMessage = 300
/** Signs that turn the direction of what stands after them, also outside their own text. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g
/** A text of the server as it may be shown: clipped at 300 characters, never in the middle of a sign (quality R15). */
export const clippedText = (text: string): string =>
  text
    .replace(turning, '')
    .trim()
    .slice(0, longestMessage)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
const shownText = v.pipe(
  textOrNull,
  v.transform((text) => text && clippedText(text)),
)
export const Message = v.fallback(v.object({ message: shownText }), { message: null })
/** The same with the language in which the server was asked, where it said something. */
export type Message = v.InferOutput<typeof Message> & { readonly lang?: Language }

/** The language that the client adds to every object body (spec 7). */
export const lang = v.picklist(languages)
