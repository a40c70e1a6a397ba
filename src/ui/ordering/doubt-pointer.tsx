import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isElsewhere as isOrderElsewhere,
  isInDoubt as isOrderInDoubt,
  isUnsettled as isWordUnsettled,
} from '../../machines/ordering/order-doubt.selectors'
import type { OrderSenderActor } from '../../machines/ordering/order-sender.machine'
import { LinkButton } from '../components/button'
import { Notice } from '../components/state-panels'
import { doubtId } from './doubt-text'
import styles from './order-doubt.module.css'

/** Above the form: an order is in doubt. What to do with it may stand far below, beside the button; it is told there, and this leads there. */
export const DoubtPointer = ({ sender }: { sender: OrderSenderActor }) => {
  const { t } = useTranslation()
  const isDoubtful = useSelector(sender, isOrderInDoubt)
  const isElsewhere = useSelector(sender, isOrderElsewhere)
  const isUnsettled = useSelector(sender, isWordUnsettled)
  const lead = () => document.getElementById(doubtId)?.focus()
  return (
    <div className={styles['pointer']}>
      {(isDoubtful || (isElsewhere && !isUnsettled)) && (
        <Notice
          tone={isElsewhere ? 'info' : 'warning'}
          isOnlyShown
          action={<LinkButton onClick={lead}>{t('checkout.toDoubt')}</LinkButton>}
        >
          {t('checkout.open')}
        </Notice>
      )}
    </div>
  )
}
