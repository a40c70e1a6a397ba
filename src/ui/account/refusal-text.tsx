import { useTranslation } from 'react-i18next'
import type { Failure } from '../../api/schemas/failure'
import { SaidOfFailure } from '../server-words'

/** Why a form of the account was not taken: the server's words, else the fixed ones, and that it could not be reached. */
export const RefusalText = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation()
  return (
    <>
      <SaidOfFailure failure={failure} otherwise={t('common.unexpected')} />
      {failure.kind === 'unreachable' && <span className="block-hint">{t('common.unreachable')}</span>}
    </>
  )
}
