import type { TFunction } from 'i18next'
import type { FieldProblem } from '../../machines/rules/field-problems'

/** What stands under a field; `different` is the sentence for two fields that must be alike. */
export const fieldProblemText = (problem: FieldProblem | undefined, t: TFunction, different = ''): string | null => {
  if (problem === undefined) return null
  if (problem.kind === 'malformed') return problem.text
  return problem.kind === 'missing' ? t('common.required') : different
}
