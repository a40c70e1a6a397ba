import { isLanguage, type Language } from '../../api/schemas/shared'

/** What each source of spec 1 says, as written there; `browser` holds the browser's languages in order. */
export type LanguageSources = {
  readonly query: string | null
  readonly cookie: string | null
  readonly local: string | null
  readonly session: string | null
  readonly browser: readonly string[]
  readonly page: string | null
}

/** The language that a tag such as `fr-CA` stands for by its first part, `null` when it is not one of the three. */
export const languageOf = (tag: string | null): Language | null => {
  const first = tag?.trim().split(/[-_]/)[0]?.toLowerCase()
  return isLanguage(first) ? first : null
}

/** The first source that names one of the three languages, in the order of spec 1; English when none does. */
export const resolveLanguage = (sources: LanguageSources): Language => {
  const { query, cookie, local, session, browser, page } = sources
  for (const tag of [query, cookie, local, session, ...browser, page]) {
    const language = languageOf(tag)
    if (language !== null) return language
  }
  return 'en'
}

/** The way a language is read, by its first part; the portal has none from right to left yet. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(?:ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr')
