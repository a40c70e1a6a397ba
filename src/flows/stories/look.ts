import type { Language } from '../../api/schemas/shared'
import { languageOf } from '../../machines/rules/language'

/** How the screens of a story are looked at; width in px. */
export type Look = { readonly width: 390 | 1280; readonly language: Language; readonly theme: 'light' | 'dark' }

/** Where somebody is in the stories. */
export type Bookmark = { readonly story: string | null; readonly step: number; readonly look: Look }

/** Reads the place and the look from the parameters of an address; what is missing is as at the beginning, the theme as the `usual` one. */
export const readBookmark = (parameters: URLSearchParams, usual: Look['theme'] = 'light'): Bookmark => {
  const language = parameters.get('lang')
  const theme = parameters.get('theme')
  const step = Number(parameters.get('step') ?? 1)
  return {
    story: parameters.get('story'),
    step: Number.isInteger(step) && step > 0 ? step - 1 : 0,
    look: {
      width: parameters.get('width') === '1280' ? 1280 : 390,
      language: languageOf(language) ?? 'en',
      theme: theme === 'dark' || theme === 'light' ? theme : usual,
    },
  }
}
