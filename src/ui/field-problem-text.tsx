import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { FieldProblem, Malformed } from '../machines/rules/field-problems'
import { ServerWords } from './server-words'

/** What an email or a web address looks like, for one that does not. */
const malformedText = (as: Malformed[string], t: TFunction): string =>
  as === 'url' ? t('common.malformedUrl') : t('common.malformedEmail')

/** What stands under a field, the server's words in their language; `different` is the sentence for two fields that must be alike. */
export const fieldProblemText = (problem: FieldProblem | undefined, t: TFunction, different = ''): ReactNode => {
  if (problem === undefined) return null
  if (problem.kind === 'refused') return <ServerWords text={problem.text} lang={problem.lang} />
  if (problem.kind === 'malformed') return malformedText(problem.as, t)
  return problem.kind === 'missing' ? t('common.required') : different
}
