import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { DeskActor } from '../../machines/ordering/desk.machine'
import { selectFailure, selectKept, selectRecent } from '../../machines/ordering/desk.selectors'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import { segment } from '../../machines/rules/access'
import { mostRecent } from '../../machines/rules/desk'
import { hasFailed, isBusy, isSlow } from '../../machines/tags'
import { Link } from '../components/link'
import { Card } from '../components/page'
import { SkeletonWords } from '../components/skeleton'
import { FailedPanel } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { useDay } from '../format'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import { SaidOfFailure } from '../server-words'
import { OrderTotal } from './order-total'
import styles from './desk.module.css'
import { OrderAgain } from './order-again'
import { orderNumber } from '../../machines/rules/orders'

/** The last orders, each to be ordered again. */
export const DeskOrders = ({ actor, repeat }: { readonly actor: DeskActor; readonly repeat: OrderRepeatActor }) => {
  const { t } = useTranslation()
  const day = useDay()
  const orders = useSelector(actor, selectRecent)
  const failure = useSelector(actor, selectFailure)
  const kept = useSelector(actor, selectKept)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isLost = useSelector(actor, hasFailed)
  const isRepeatLate = useSelector(repeat, isSlow)
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Card
      title={t('desk.orders')}
      aside={
        <Link to="/orders" data-paper="no">
          {t('success.orders')}
        </Link>
      }
    >
      {isLate && <SlowNotice onRetry={retry} />}
      {isRepeatLate && <SlowNotice isAmong onRetry={() => repeat.send({ type: 'retry.requested' })} />}
      {!isWaiting && <KeptNotice kept={kept} onRetry={retry} />}
      {isLost && (
        <div className={styles['bare']}>
          <FailedPanel
            title={t('orders.failed')}
            text={<SaidOfFailure failure={failure} otherwise={unseenHint(failure, t)} />}
            retryLabel={t('common.retry')}
            onRetry={retry}
          />
        </div>
      )}
      {isWaiting && (
        <div aria-busy className={styles['rows']}>
          <ToldLoading />
          {Array.from({ length: mostRecent }, (_, row) => (
            <div key={row} className={styles['row']}>
              <span className={styles['main']}>
                <SkeletonWords like="SO-30000" />
                <span className={styles['facts']}>
                  <SkeletonWords like={day('2026-09-28')} />
                </span>
              </span>
              <span className={styles['figure']}>
                <SkeletonWords like="$1000.00" />
              </span>
              <span className={styles['coming']}>
                <SkeletonWords like={t('order.again')} />
              </span>
            </div>
          ))}
        </div>
      )}
      {!isWaiting && !isLost && orders.length === 0 && <p className={styles['facts']}>{t('orders.none')}</p>}
      {!isWaiting && orders.length > 0 && (
        <ul className={styles['rows']}>
          {orders.map(({ row }) => (
            <li key={String(row.id)} className={styles['row']}>
              <span className={styles['main']}>
                <Link to={`/orders/${segment(String(row.id)) ?? ''}`} className={styles['number']}>
                  <bdi>{orderNumber(row)}</bdi>
                </Link>
                <span className={styles['facts']}>{day(row.order_date)}</span>
              </span>
              <span className={styles['figure']}>
                <OrderTotal total={row.total} />
              </span>
              <OrderAgain row={row} actor={repeat} isQuiet />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
