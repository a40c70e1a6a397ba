import type { ReactNode } from 'react'
import type { Failure } from '../api/schemas/failure'
import type { Language } from '../api/schemas/shared'
import { useLanguage } from './app-context'
import { serverText } from './failure-text'

/** A sign that no sentence holds. */
const mark = '\u{1}'

type WordsProps = {
  readonly text: string
  /** The language in which the server was asked. */
  readonly lang: Language | undefined
  /** The sentence of ours in which they stand. */
  readonly within?: ((text: string) => string) | undefined
}

/** What the server said, as it said it: its language is named where the page has another one since (WCAG 3.1.2). */
export const ServerWords = ({ text, lang, within = (words) => words }: WordsProps) => {
  const [before, after] = within(mark).split(mark)
  const language = useLanguage()
  return (
    <>
      {before}
      <span lang={lang === language ? undefined : lang}>{text}</span>
      {after}
    </>
  )
}

type SaidProps = Pick<WordsProps, 'within'> & {
  readonly failure: Failure | null
  /** Where the server gave no words. */
  readonly otherwise: ReactNode
  /** Which of its words are told. */
  readonly words?: (failure: Failure) => string | null
}

/** What the server said of a failure. */
export const SaidOfFailure = ({ failure, otherwise, within, words = serverText }: SaidProps) => {
  const text = failure && words(failure)
  if (text === null) return otherwise
  return <ServerWords text={text} lang={failure && 'lang' in failure ? failure.lang : undefined} within={within} />
}
