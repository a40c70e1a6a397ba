/** The languages of the portal, each under its own name. A new one is a file in `locales` and a line here (CONTRIBUTING.md). */
export const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
} as const

export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as readonly Language[]
