import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { sentUnder } from '../../machines/ordering/receipts.selectors'
import { receiptTotalText } from '../../machines/rules/receipts'
import { useShop } from '../app-context'
import { useDay } from '../format'
import styles from './checkout-screen.module.css'

/** Says that a purchase order number went out before; that warns, and never blocks. */
export const UsedNumber = ({ purchaseOrder }: { readonly purchaseOrder: string }) => {
  const { t } = useTranslation()
  const day = useDay()
  const sent = useSelector(useShop().actors.receipts, sentUnder(purchaseOrder))
  return (
    <span role="status" className={styles['used']}>
      {sent &&
        t('receipt.used', {
          day: day(sent.day),
          number: sent.order?.number ?? t('receipt.unnumbered'),
          total: receiptTotalText(sent),
        })}
    </span>
  )
}
