import verbatim from '../../locales/verbatim.json'
import { useLanguage } from './app-context'
import styles from './verbatim.module.css'

/** The texts that the specification fixes in one language, whatever language the reader has chosen (C-33). */
export type VerbatimKey = keyof typeof verbatim

/** Such a text as it is, with its language: for the few places that are no part of the page, such as a frame (C-86). */
export const verbatimText = (key: VerbatimKey): { readonly lang: string; readonly text: string } => verbatim[key]

/**
 * A failure in the reader's language, and below it the sentence that the specification fixes in another one (C-31).
 * Where both are the same language, the fixed sentence stands alone.
 */
export const VerbatimText = ({ text, fixed }: { text: string | null; fixed: VerbatimKey }) => {
  const language = useLanguage()
  const sentence = verbatim[fixed]
  if (text === null || sentence.lang === language) return <span lang={sentence.lang}>{sentence.text}</span>
  return (
    <>
      <span>{text}</span>
      <span lang={sentence.lang} className={styles['fixed']}>
        {sentence.text}
      </span>
    </>
  )
}
