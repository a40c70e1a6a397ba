import { ErrorSummary, type SummaryProps } from './components/error-summary'
import { useSentencePart } from './server-words'

/** The summary of a form: what the server said of a field is part of the sentence about it, unless it has a language of its own. */
export const FormErrors = ({ wrong, ...others }: SummaryProps) => {
  const partOf = useSentencePart()
  const told = wrong.map((one) => (one.label === null ? one : { ...one, text: partOf(one.text) }))
  return <ErrorSummary {...others} wrong={told} />
}
