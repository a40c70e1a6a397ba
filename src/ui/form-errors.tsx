import type { ReactNode } from 'react'
import { ErrorSummary, type SummaryProps } from './components/error-summary'
import { Notice, ReportLink } from './components/state-panels'
import { useSentencePart } from './server-words'

type ErrorsProps = SummaryProps & {
  /** The last refusal led to the summary, which told what it says of the whole form: that is only shown from then on. */
  readonly isToldInSummary?: boolean
  /** What stands between the summary and what is said of the whole form. */
  readonly children?: ReactNode
}

/**
 * Why a form was not sent, or not taken: the summary of its fields and, where nothing is wrong with any, what was said of
 * the whole form. What the server said of a field is part of the sentence about it, unless it has a language of its own.
 */
export const FormErrors = ({ wrong, said, isToldInSummary = false, children, ...others }: ErrorsProps) => {
  const partOf = useSentencePart()
  const told = wrong.map((one) => (one.label === null ? one : { ...one, text: partOf(one.text) }))
  return (
    <>
      <ErrorSummary {...others} said={said} wrong={told} />
      {children}
      {said && !wrong.some(({ text }) => text) && (
        <Notice tone="danger" action={<ReportLink />} isOnlyShown={isToldInSummary}>
          {said}
        </Notice>
      )}
    </>
  )
}
