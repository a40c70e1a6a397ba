import { isValidElement, type ReactNode } from 'react'
import type { Failure } from '../api/schemas/failure'
import type { Language } from '../api/schemas/shared'
import { useLanguage } from './app-context'
import { serverText } from './failure-text'

type WordsProps = { readonly text: string; readonly lang: Language | undefined }

/** What the server said, as it said it: the language in which it was asked is named where the page has another one since (WCAG 3.1.2). */
export const ServerWords = ({ text, lang }: WordsProps) => (
  <span lang={useLanguage() === lang ? undefined : lang}>{text}</span>
)

/** The words themselves, where they can be part of a sentence: the page has their language. */
export const useSentencePart = () => {
  const language = useLanguage()
  return (words: ReactNode): ReactNode =>
    isValidElement<WordsProps>(words) && words.type === ServerWords && (words.props.lang ?? language) === language
      ? words.props.text
      : words
}

type SaidProps = {
  readonly failure: Failure | null
  /** Where the server gave no words. */
  readonly otherwise: ReactNode
  /** Which of its words are told. */
  readonly words?: (failure: Failure) => string | null
}

/** What the server said of a failure. */
export const SaidOfFailure = ({ failure, otherwise, words = serverText }: SaidProps) => {
  const text = failure && words(failure)
  return text === null ? (
    otherwise
  ) : (
    <ServerWords text={text} lang={failure && 'lang' in failure ? failure.lang : undefined} />
  )
}
