import { useTranslation } from 'react-i18next'
import type { LoginProblem } from '../../machines/session/login.machine'
import { SaidOfFailure } from '../server-words'
import { VerbatimText } from '../verbatim'

/** Why a login did not succeed: the server's words, else the fixed sentences (spec 8, C-30, C-33). */
export const LoginProblemText = ({ problem }: { problem: LoginProblem }) => {
  const { t } = useTranslation()
  if (problem.kind === 'incomplete')
    return <VerbatimText text={t('login.companyUnavailable')} fixed="companyUnavailable" />
  const ours = (
    <>
      <VerbatimText text={t('common.unexpectedLogin')} fixed="unexpected" />
      {problem.failure.kind === 'unreachable' && <span className="block-hint">{t('common.unreachable')}</span>}
    </>
  )
  return <SaidOfFailure failure={problem.failure} otherwise={ours} />
}
