import { useTranslation } from 'react-i18next'
import type { Farewell } from '../../machines/session/session.setup'

/** Why somebody is back at the login without having asked for it. */
export const FarewellText = ({ farewell }: { farewell: Farewell }) => {
  const { t } = useTranslation()
  if (farewell.kind === 'refused') return <>{farewell.message}</>
  return <>{t(farewell.kind === 'expired' ? 'login.expired' : 'login.loop')}</>
}
