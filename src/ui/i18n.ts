import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type en from '../../locales/en.json'
import type { Language } from '../api/schemas/shared'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words'
    resources: { words: typeof en }
  }
}

const loaders: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import('../../locales/en.json'),
  es: () => import('../../locales/es.json'),
  fr: () => import('../../locales/fr.json'),
}

/** The words of the portal; empty until the first language is loaded. */
export const createWords = (): i18n => {
  const words = i18next.createInstance()
  void words.use(initReactI18next).init({
    ns: ['words'],
    defaultNS: 'words',
    fallbackLng: false,
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return words
}

/** Loads a language, unless it is loaded already, and shows it. Rejects when its file cannot be fetched. */
export const showLanguage = async (words: i18n, language: Language): Promise<void> => {
  if (!words.hasResourceBundle(language, 'words')) {
    words.addResourceBundle(language, 'words', (await loaders[language]()).default)
  }
  await words.changeLanguage(language)
}
