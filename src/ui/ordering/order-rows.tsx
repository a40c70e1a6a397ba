import { useSelector } from '@xstate/react'
import { ClipboardList } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isFromDevice } from '../../machines/rules/kept-answer'
import type { OrderFilesActor } from '../../machines/ordering/order-files.machine'
import type { OrderListActor } from '../../machines/ordering/order-list.machine'
import { selectFailure, selectKept, selectRows, selectView } from '../../machines/ordering/order-list.selectors'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import type { OrderView } from '../../machines/rules/order-view'
import type { PrintingActor } from '../../machines/shell/printing.machine'
import { isWhole as isPrinted } from '../../machines/shell/printing.selectors'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { ButtonLink } from '../components/button'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import { SaidOfFailure } from '../server-words'
import { NothingFits } from './nothing-fits'
import { OrderBars } from './order-bars'
import { OrderFilters } from './order-filters'
import { OrderSortChoice, ToldSort } from './order-sort'
import { OrderSummary } from './order-summary'
import { OrderTable } from './order-table'
import { OrderTools, useToolsOpen } from './order-tools'
import { OrdersWaiting } from './orders-waiting'
import { useOrdersInView } from './use-orders-in-view'

type RowsProps = {
  readonly actor: OrderListActor
  readonly repeat: OrderRepeatActor
  readonly files: OrderFilesActor
  readonly printing: PrintingActor
}

/** The orders of a tab in whatever state they are; an address that changes draws them once, with the view that it asks for. */
export const OrderRows = memo((props: RowsProps) => {
  const { actor } = props
  const { t } = useTranslation()
  const rows = useSelector(actor, selectRows)
  const { status } = useSelector(actor, selectView)
  const failure = useSelector(actor, selectFailure)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isBare = useSelector(actor, isEmpty)
  const isLost = useSelector(actor, hasFailed)
  const kept = useSelector(actor, selectKept)
  const isKept = useSelector(actor, isFromDevice)
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isLost) {
    return (
      <FailedPanel
        title={
          <>
            {t('orders.failed')}
            <span className="block-hint">{t('common.unexpected')}</span>
          </>
        }
        text={<SaidOfFailure failure={failure} otherwise={unseenHint(failure, t)} />}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  return (
    <div aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting && rows.length > 0} />
      {isLate && !kept?.isAwaited && <SlowNotice onRetry={retry} />}
      <KeptNotice kept={kept} onRetry={retry} />
      {isWaiting && rows.length === 0 && <OrdersWaiting />}
      {(isBare || (isKept && rows.length === 0)) && (
        <EmptyPanel
          icon={<ClipboardList aria-hidden />}
          title={t('orders.none')}
          text={t(status === 'draft' ? 'orders.noneDraft' : 'orders.noneProcessed')}
          action={<ButtonLink to="/products">{t('catalogs.action')}</ButtonLink>}
        />
      )}
      <Found {...props} />
    </div>
  )
})

/** The orders as the view wants them, with what they come to: the place that tells it is there before there are any. */
const Found = ({ actor, repeat, files, printing }: RowsProps) => {
  const rows = useSelector(actor, selectRows)
  const view = useSelector(actor, selectView)
  const isWhole = useSelector(printing, isPrinted)
  const isBare = rows.length === 0
  const [isOpen, setOpen] = useToolsOpen(view)
  const change = (patch: Partial<OrderView>) => actor.send({ type: 'view.changed', patch })
  const clear = () => actor.send({ type: 'filters.cleared' })
  const { shown, undated, bars } = useOrdersInView(rows, view)
  return (
    <>
      <ToldSort sort={view.sort} />
      <OrderTools
        view={view}
        isBare={isBare}
        isOpen={isOpen}
        onOpen={setOpen}
        filters={
          <OrderFilters
            view={view}
            onChange={change}
            onClear={clear}
            isClearedBelow={shown.length === 0}
            onPreset={() => setOpen(false)}
          >
            <OrderSortChoice view={view} onChange={change} />
            {bars.length > 1 && <OrderBars bars={bars} view={view} onChange={change} />}
          </OrderFilters>
        }
      >
        <OrderSummary
          search={view.search}
          rows={shown}
          undated={undated.length}
          files={files}
          printing={printing}
          onShowUndated={() => change({ from: null, to: null, isUndated: true })}
        />
      </OrderTools>
      {isBare ? null : shown.length === 0 ? (
        <NothingFits
          view={view}
          isOnlyShown={undated.length > 0}
          onOtherTab={(status) => actor.send({ type: 'tab.chosen', status })}
          onClear={clear}
        />
      ) : (
        <OrderTable
          rows={shown}
          repeat={repeat}
          sort={view.sort}
          isWhole={isWhole}
          onSort={(sort) => change({ sort })}
          onOpen={() => actor.send({ type: 'order.opened', ids: shown.map(({ id }) => String(id)) })}
        />
      )}
    </>
  )
}
