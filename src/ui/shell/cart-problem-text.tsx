import { useTranslation } from 'react-i18next'
import type { CartProblem } from '../../machines/rules/checkout'

/** Why a cart cannot go to checkout (spec 5 Cart to checkout). */
export const CartProblemText = ({ problem }: { problem: CartProblem }) => {
  const { t } = useTranslation()
  if (problem.kind === 'emptyCart') return <>{t('cart.emptyCheckout')}</>
  if (problem.kind === 'allSetAside') return <>{t('cart.allSetAside')}</>
  return <>{t('cart.belowMinimum', { name: problem.name, minimum: problem.minimum })}</>
}
