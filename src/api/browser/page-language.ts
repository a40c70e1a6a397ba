import type { Language } from '../schemas/shared'

/**
 * The language of the page: calls are sent in it at once. Its `lang` follows when the words are painted, because the
 * browser works out the style of every element anew for it (decision 061).
 */
export const pageLanguage = (page: HTMLElement, first: Language, directionOf: (language: Language) => string) => {
  let spoken = first
  const mark = () => void (page.lang = spoken)
  const begin = (language: Language) => {
    spoken = language
    const direction = directionOf(language)
    // Written again, though it is the same, it has the style of every element worked out anew, too.
    if (page.dir !== direction) page.dir = direction
  }
  begin(first)
  mark()
  return {
    language: () => spoken,
    speak: (language: Language): void => {
      begin(language)
      requestAnimationFrame(() => setTimeout(mark))
    },
  }
}
