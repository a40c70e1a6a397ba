import i18next, { type i18n } from 'i18next'
import { loaders } from 'virtual:words'
import type en from '../../locales/en.json'
import type { Language } from '../api/schemas/shared'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: typeof en }
  }
}

/** The words of the door are enough until somebody is let in. */
type Part = 'door' | 'rest'

/** The words of the portal; empty until the first language is loaded. */
const emptyWords = (): i18n => {
  const words = i18next.createInstance()
  void words.init({
    ns: ['words'],
    defaultNS: 'words',
    fallbackLng: false,
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  return words
}

/** The words on the screen, and the ways to have more of them. */
export const createWords = () => {
  const words = emptyWords()
  const there = new Set<string>()
  let wanted: readonly Part[] = ['door']

  /** Fetches what is wanted of a language, and what was wanted meanwhile. */
  const load = async (language: Language): Promise<void> => {
    for (;;) {
      const missing = wanted.filter((part) => !there.has(`${language} ${part}`))
      if (missing.length === 0) return
      await Promise.all(
        missing.map(async (part) => {
          const { default: texts } = await loaders[language][part]()
          words.addResourceBundle(language, 'words', texts, true, true)
          there.add(`${language} ${part}`)
        }),
      )
    }
  }
  return {
    words,
    /** Loads a language, unless it is loaded already, and shows it. Rejects when its files cannot be fetched. */
    show: async (language: Language): Promise<void> => {
      await load(language)
      await words.changeLanguage(language)
    },
    /** Loads all words of the language on the screen; from now on a language is shown with all of them. */
    loadRest: async (language: Language): Promise<void> => {
      wanted = ['door', 'rest']
      await load(language)
    },
  }
}
export type Words = ReturnType<typeof createWords>
