import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isOfOthersOpen } from '../../machines/ordering/order-sender.selectors'
import { useShop } from '../app-context'
import { Notice } from '../components/state-panels'
import styles from './order-doubt.module.css'

/** Another user's order from this device has no answer yet, and what it held may still be in the cart (C-91, C-122). */
export const OrderOfOthers = () => {
  const { t } = useTranslation()
  const isOpen = useSelector(useShop().actors.orderSender, isOfOthersOpen)
  return (
    <div className={styles['others']} aria-live="polite">
      {isOpen && <Notice tone="warning">{t('checkout.openOfOthers')}</Notice>}
    </div>
  )
}
