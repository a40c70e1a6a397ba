import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { codeSegment } from '../../machines/rules/access'
import { isAtRisk } from '../../machines/rules/lying-cart'
import { selectCart } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { Link } from '../components/link'
import { Notice } from '../components/state-panels'

/** A login at this company will empty the cart of another one (spec 4 Login): said before it happens. */
export const CartAtRisk = ({ code }: { code: string | null }) => {
  const { t } = useTranslation()
  const cart = useSelector(useApp().actors.session, selectCart)
  if (!isAtRisk(cart, code)) return null
  const part = codeSegment(cart.code)
  return (
    <Notice
      tone="warning"
      action={part !== null && <Link to={`/login/${part}`}>{t('login.backToCart', { other: cart.code })}</Link>}
    >
      {t('login.cartAtRisk', { other: cart.code, count: cart.lines })}
    </Notice>
  )
}
