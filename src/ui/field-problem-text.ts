import type { TFunction } from 'i18next'
import type { FieldProblem, Malformed } from '../machines/rules/field-problems'

/** What an email or a web address looks like, for one that does not. */
const malformedText = (as: Malformed[string], t: TFunction): string =>
  as === 'url' ? t('common.malformedUrl') : t('common.malformedEmail')

/** What stands under a field; `different` is the sentence for two fields that must be alike. */
export const fieldProblemText = (problem: FieldProblem | undefined, t: TFunction, different = ''): string | null => {
  if (problem === undefined) return null
  if (problem.kind === 'refused') return problem.text
  if (problem.kind === 'malformed') return malformedText(problem.as, t)
  return problem.kind === 'missing' ? t('common.required') : different
}
