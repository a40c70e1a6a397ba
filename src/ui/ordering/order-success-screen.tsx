import { useSelector } from '@xstate/react'
import { CircleCheck, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasNoReceipt, selectLastReceipt } from '../../machines/ordering/receipts.selectors'
import { receiptTotalText } from '../../machines/rules/receipts'
import { selectOrderMessage } from '../../machines/tenant/settings.selectors'
import { useSetting, useShop } from '../app-context'
import { Amount } from '../components/amount'
import { ButtonLink } from '../components/button'
import { useMoment } from '../format'
import { ScreenTitle } from '../shell/page-head'
import styles from './order-success-screen.module.css'
import { ReceiptCard } from './receipt-card'

/** After an order was accepted, with what was sent; opened directly it says the same of the last one (spec 2 Order success, C-78, C-107). */
export const OrderSuccessScreen = () => {
  const { t } = useTranslation()
  const message = useSetting(selectOrderMessage, null)
  const receipt = useSelector(useShop().actors.receipts, selectLastReceipt)
  const isNone = useSelector(useShop().actors.receipts, hasNoReceipt)
  const moment = useMoment()
  return (
    <div className={styles['screen']}>
      <div className={styles['success']} data-paper="no">
        <div className={styles['said']}>
          {isNone ? (
            <span className={styles['icon']}>
              <ReceiptText aria-hidden />
            </span>
          ) : (
            <CircleCheck aria-hidden />
          )}
          <ScreenTitle title={t('success.title')} />
          {receipt && (
            <p className={styles['total']}>
              {t('cart.lines', { count: receipt.lines.length })}, <Amount text={receiptTotalText(receipt)} />
            </p>
          )}
          {receipt && <p className={styles['subtitle']}>{t('receipt.sent', { when: moment(receipt.sentAt) })}</p>}
          {/* Until it is known whether there is a receipt, there is room for either. */}
          {!receipt && (
            <p className={styles['none']} data-open={!isNone || undefined} aria-hidden={!isNone || undefined}>
              {t('receipt.none')}
            </p>
          )}
          <p className={styles['message']}>{message ?? t('success.message')}</p>
          <p className={styles['subtitle']}>{t('success.subtitle')}</p>
          <div className={styles['actions']}>
            <ButtonLink variant="primary" to="/orders">
              {t('success.orders')}
            </ButtonLink>
            <ButtonLink to="/dashboard">{t('success.home')}</ButtonLink>
          </div>
        </div>
        <div className={styles['next']}>
          <h2>{t('receipt.next')}</h2>
          <ol>
            <li>{t('receipt.nextChecked')}</li>
            <li>{t('receipt.nextConfirmed')}</li>
            <li>{t('receipt.nextListed')}</li>
          </ol>
        </div>
      </div>
      {receipt && <ReceiptCard receipt={receipt} />}
    </div>
  )
}
