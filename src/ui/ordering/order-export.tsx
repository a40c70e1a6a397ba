import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OrderFilesActor } from '../../machines/ordering/order-files.machine'
import {
  isAskingForMissing,
  isReading,
  selectDone,
  selectMissing,
  selectWanted,
} from '../../machines/ordering/order-files.selectors'
import { Button } from '../components/button'
import { ConfirmDialog, ModalDialog } from '../components/dialog'
import styles from './order-summary.module.css'
import { orderNumber } from '../../machines/rules/orders'

const mostNamed = 20

/** While the lines of many orders are read for a file: how far it is, and what to do about those that could not be read. */
export const OrderExport = ({ actor }: { readonly actor: OrderFilesActor }) => {
  const { t } = useTranslation()
  const reads = useSelector(actor, isReading)
  const asks = useSelector(actor, isAskingForMissing)
  const done = useSelector(actor, selectDone)
  const wanted = useSelector(actor, selectWanted)
  const missing = useSelector(actor, selectMissing)
  const cancel = () => actor.send({ type: 'reading.cancelled' })
  const numbers = missing.slice(0, mostNamed).map(({ row }) => orderNumber(row))
  return (
    <>
      <ModalDialog isOpen={reads} title={t('orders.saveLines')} closeLabel={t('common.cancel')} onClose={cancel}>
        <p role="status">{t('orders.readingLines', { done, count: wanted.length })}</p>
        <progress className={styles['progress']} aria-label={t('orders.saveLines')} max={wanted.length} value={done} />
        <Button onClick={cancel}>{t('common.cancel')}</Button>
      </ModalDialog>
      <ConfirmDialog
        isOpen={asks}
        tone="primary"
        title={t('orders.missingTitle', { count: missing.length })}
        text={t('orders.missingText', {
          numbers: numbers.join(', ') + (missing.length > mostNamed ? ' ...' : ''),
        })}
        confirmLabel={t('orders.saveWithout')}
        cancelLabel={t('common.cancel')}
        extra={<Button onClick={() => actor.send({ type: 'missing.retried' })}>{t('orders.readAgain')}</Button>}
        onConfirm={() => actor.send({ type: 'missing.accepted' })}
        onCancel={cancel}
      />
    </>
  )
}
