import { useSelector } from '@xstate/react'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import {
  canRepeat,
  selectFailure,
  selectKept,
  selectNeighbours,
  selectOrder,
} from '../../machines/ordering/order-detail.selectors'
import { receiptOfOrder } from '../../machines/ordering/receipts.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { isWhole as isPrinted } from '../../machines/shell/printing.selectors'
import { hasFailed, isNotFound, isSlow } from '../../machines/tags'
import { useApp, useOrdering, useScreenActor, useShop } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import { BackLink } from '../components/page'
import { EmptyPanel, FailedPanel } from '../components/state-panels'
import { ScreenTitle } from '../shell/page-head'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import { SaidOfFailure } from '../server-words'
import { OrderDetail } from './order-detail'
import styles from './order-list-screen.module.css'
import { OrderNeighbours } from './order-neighbours'
import { OrderWaiting } from './order-waiting'

/** The order of the address (spec 2 Order detail). */
export const OrderDetailScreen = () => {
  const { orderId = '' } = useParams()
  return <Screen key={orderId} orderId={orderId} />
}

const Screen = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation()
  const session = useSelector(useApp().actors.session, selectSession)
  const owner = { code: session?.manufacturer.code ?? '', email: session?.user.email ?? '' }
  const { screens } = useOrdering()
  const { receipts, shop } = useShop().actors
  const actor = useScreenActor(screens.orderDetail, { input: { ...owner, orderId, pad: shop } })
  const printing = useScreenActor(screens.printing)
  const isWhole = useSelector(printing, isPrinted)
  const receipt = useSelector(receipts, receiptOfOrder(orderId))
  const neighbours = useSelector(actor, selectNeighbours)
  const copier = useScreenActor(screens.copier)
  const order = useSelector(actor, selectOrder)
  const failure = useSelector(actor, selectFailure)
  const isMissing = useSelector(actor, isNotFound)
  const isLost = useSelector(actor, hasFailed)
  const isRepeatable = useSelector(actor, canRepeat)
  const isLate = useSelector(actor, isSlow)
  const kept = useSelector(actor, selectKept)
  const shown = isMissing || isLost ? null : order
  const retry = () => actor.send({ type: 'retry.requested' })
  const back = useApp().navigation.asLeft('/orders')
  return (
    <div className={styles['screen']}>
      {/* What is not there has its way back in its place. */}
      {!isMissing && (
        <div className={styles['ways']} data-paper="no">
          <BackLink to={back}>{t('order.back')}</BackLink>
          <OrderNeighbours {...neighbours} />
        </div>
      )}
      {!shown && <ScreenTitle isHidden={!isLost} title={t('order.screen')} />}
      {isMissing && (
        <EmptyPanel
          icon={<FileX aria-hidden />}
          title={t('order.notFound')}
          text={t('order.notFoundText')}
          action={
            <ButtonLink variant="primary" to={back}>
              {t('order.back')}
            </ButtonLink>
          }
        />
      )}
      {isLost && (
        <FailedPanel
          title={
            <>
              {t('order.failed')}
              <span className="block-hint">{t('common.unexpected')}</span>
            </>
          }
          text={<SaidOfFailure failure={failure} otherwise={unseenHint(failure, t)} />}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      )}
      {isLate && !kept?.isAwaited && <SlowNotice onRetry={retry} />}
      {shown && <KeptNotice kept={kept} onRetry={retry} />}
      {!shown && !isMissing && !isLost && <OrderWaiting />}
      {shown && (
        <OrderDetail
          order={shown}
          receipt={receipt}
          isWhole={isWhole}
          again={
            isRepeatable && (
              <>
                <Button variant="primary" onClick={() => actor.send({ type: 'order.repeated' })}>
                  {t('order.again')}
                </Button>
                <p className={styles['again']}>{t('order.againHint')}</p>
              </>
            )
          }
          onCopy={(text) => copier.send({ type: 'copying.requested', text })}
          onPrint={() => printing.send({ type: 'print.requested' })}
        />
      )}
    </div>
  )
}
