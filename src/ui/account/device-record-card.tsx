import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isAsking, isOrderInDoubt, selectKept } from '../../machines/account/device-record.selectors'
import { isNothingKept, type DeviceRecord } from '../../machines/rules/device-kept'
import { hasFailed, isBusy } from '../../machines/tags'
import { useAccount, useScreenActor } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import { ConfirmDialog } from '../components/dialog'
import { Card } from '../components/page'
import { Notice } from '../components/state-panels'
import { useMoment } from '../format'
import styles from './account.module.css'

const itemsOf = (
  { cartLines, drafts, padRows, hasForm, hasPartNumbers, receipts, order }: DeviceRecord,
  t: TFunction,
): readonly string[] => [
  ...(order === null ? [] : [t('profile.deviceOrder', { total: order.total })]),
  ...(cartLines === 0 ? [] : [t('profile.deviceCart', { count: cartLines })]),
  ...(drafts === 0 ? [] : [t('profile.deviceDrafts', { count: drafts })]),
  ...(padRows === 0 ? [] : [t('profile.devicePad', { count: padRows })]),
  ...(hasPartNumbers ? [t('profile.devicePartNumbers')] : []),
  ...(receipts === 0 ? [] : [t('profile.deviceReceipts', { count: receipts })]),
  ...(hasForm ? [t('profile.deviceForm')] : []),
]

/** What this device keeps of the buyer, and forgetting it (C-122, decision 028). */
export const DeviceRecordCard = ({ code, email }: { code: string; email: string }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const actor = useScreenActor(useAccount().logic.deviceRecord, { input: { owner: { tenantCode: code, email } } })
  const kept = useSelector(actor, selectKept)
  const isOpen = useSelector(actor, isAsking)
  const isInDoubt = useSelector(actor, isOrderInDoubt)
  const isForgetting = useSelector(actor, isBusy)
  const isWrong = useSelector(actor, hasFailed)
  const order = kept?.order ?? null
  const isNothing = kept !== null && isNothingKept(kept)
  return (
    <Card title={t('profile.device')}>
      {isWrong && <Notice tone="danger">{t('profile.forgetFailed')}</Notice>}
      <p className={styles['device']}>{t('profile.deviceSeen')}</p>
      <p className={styles['device']}>{t(isNothing ? 'profile.deviceNothing' : 'profile.deviceHint')}</p>
      {kept !== null && !isNothing && (
        <ul className={styles['kept']}>
          {itemsOf(kept, t).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {!isNothing && (kept !== null || isWrong) && (
        <Button
          isBusy={isForgetting}
          busyLabel={t('profile.forgetting')}
          onClick={() => actor.send({ type: 'forgetting.requested' })}
        >
          {t('profile.forget')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        title={t('profile.forgetTitle')}
        text={
          isInDoubt && order
            ? t('profile.forgetDoubt', { total: order.total, when: moment(order.sentAt) })
            : t('profile.forgetText')
        }
        confirmLabel={t(isInDoubt ? 'profile.forgetAllTheSame' : 'profile.forgetConfirm')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirmed' })}
        onCancel={() => actor.send({ type: 'question.declined' })}
        extra={isInDoubt && <ButtonLink to="/orders">{t('checkout.seeOrders')}</ButtonLink>}
      />
    </Card>
  )
}
