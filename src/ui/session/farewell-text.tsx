import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectCart } from '../../machines/session/session.selectors'
import type { Farewell } from '../../machines/session/session.setup'
import { useApp } from '../app-context'
import { ServerWords } from '../server-words'

/** Why somebody is back at the login without having asked for it; that the cart is still there, where there is one. */
export const FarewellText = ({ farewell, isOrderOpen }: { farewell: Farewell; isOrderOpen: boolean }) => {
  const { t } = useTranslation()
  const hasCart = useSelector(useApp().actors.session, selectCart) !== null
  if (farewell.kind === 'refused') return <ServerWords text={farewell.message} lang={farewell.lang} />
  // What became of the order is the reason to log in again.
  if (farewell.kind === 'expired' && isOrderOpen) return <>{t('login.ended')}</>
  if (farewell.kind === 'expired') return <>{t(hasCart ? 'login.expired' : 'login.expiredBare')}</>
  return <>{t(hasCart ? 'login.loop' : 'login.loopBare')}</>
}
