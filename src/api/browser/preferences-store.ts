import type { Language } from '../schemas/shared'
import type { TextStore } from './storage'

/** Where the browser may say which language its reader wants, in the order of spec 1. */
export type LanguageSources = {
  readonly query: string | null
  readonly cookie: string | null
  readonly local: string | null
  readonly session: string | null
  readonly browser: readonly string[]
  readonly page: string | null
}

const languageKey = 'i18nextLng'
const languageCookie = 'i18next'
const themeKey = 'darkMode'

/** What the system prefers; nothing where the browser cannot say. */
const systemTheme = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)')

const cookieValue = (name: string): string | null => {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : null
}

const attempt = <T>(read: () => T, otherwise: T): T => {
  try {
    return read()
  } catch {
    // A forbidden store or a broken cookie is a source that says nothing.
    return otherwise
  }
}

/** What each source says at this moment. */
export const languageSources = (store: Pick<TextStore, 'read'>): LanguageSources => ({
  query: new URLSearchParams(window.location.search).get('lng'),
  cookie: attempt(() => cookieValue(languageCookie), null),
  local: store.read(languageKey),
  session: attempt(() => window.sessionStorage.getItem(languageKey), null),
  browser: navigator.languages,
  page: document.documentElement.lang || null,
})

/** Language and theme, kept per browser (C-35). */
export const createPreferencesStore = (store: TextStore) => ({
  languageSources: () => languageSources(store),
  /** Remembers a choice also where a stronger source would outvote it at the next start: cookie and address. */
  writeLanguage: (language: Language): void => {
    store.write(languageKey, language)
    if (attempt(() => cookieValue(languageCookie), null) !== null) {
      document.cookie = `${languageCookie}=${language}; path=/; SameSite=Lax; max-age=31536000`
    }
  },
  /** The reader's choice, else what their system prefers (C-124). */
  isDark: (): boolean => {
    const chosen = store.read(themeKey)
    return chosen === null ? (systemTheme()?.matches ?? false) : chosen === 'true'
  },
  writeDark: (isDark: boolean): void => store.write(themeKey, String(isDark)),
  /** Another tab, or the reader's system where nothing was chosen, has another theme; another tab another language. */
  onElsewhere: (listener: () => void): (() => void) => {
    const system = systemTheme()
    const stop = store.onOtherTab([languageKey, themeKey], listener)
    system?.addEventListener('change', listener)
    return () => {
      stop()
      system?.removeEventListener('change', listener)
    }
  },
})
export type PreferencesStore = ReturnType<typeof createPreferencesStore>
