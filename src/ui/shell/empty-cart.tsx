import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../components/state-panels'

/** Nothing in the cart, and the next step; what emptied it is told with what the cart comes to. */
export const EmptyCart = ({ action }: { readonly action?: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <EmptyPanel
      told={false}
      icon={<ShoppingCart aria-hidden />}
      title={t('cart.empty')}
      text={t('cart.emptyText')}
      action={action}
    />
  )
}
