import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import type { SayWord } from '../../src/machines/rules/file-words'
import { flatten } from './locales'

const texts = { en: flatten(en), es: flatten(es), fr: flatten(fr) }
/** The words of files in a language, as the portal says them. */
export const fileWords =
  (language: keyof typeof texts): SayWord =>
  (word) =>
    texts[language].get(word) ?? word
