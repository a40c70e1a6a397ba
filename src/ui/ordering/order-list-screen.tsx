import { useSelector } from '@xstate/react'
import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { orderStatuses, type OrderStatus } from '../../api/schemas/ordering'
import type { OrderListActor } from '../../machines/ordering/order-list.machine'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import { selectFailure, selectRows, selectSearch, selectStatus } from '../../machines/ordering/order-list.selectors'
import { matchingOrders } from '../../machines/rules/orders'
import { selectSession } from '../../machines/session/session.selectors'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import { SearchForm } from '../components/page'
import { TableSkeleton } from '../components/skeletons'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { Tabs } from '../components/tabs'
import { failureHint, serverText } from '../failure-text'
import { useDay } from '../format'
import { ScreenTitle } from '../shell/page-head'
import { SlowNotice } from '../shell/slow-notice'
import styles from './order-list-screen.module.css'
import { OrderTable } from './order-table'

/** The buyer's orders, drafts and processed ones (spec 2 Orders list). */
export const OrderListScreen = () => {
  const { t } = useTranslation()
  const { search: place } = useLocation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const { logic, actors } = useShop()
  const actor = useScreenActor(logic.orderList, { input: { code, search: place } })
  const repeat = useScreenActor(logic.orderRepeat, { input: { code, pad: actors.pad } })
  const isRepeatBusy = useSelector(repeat, isBusy)
  const isRepeatLate = useSelector(repeat, isSlow)
  const status = useSelector(actor, selectStatus)
  const search = useSelector(actor, selectSearch)
  const apply = (text: string) => actor.send({ type: 'search.submitted', text })
  return (
    <div className={styles['screen']}>
      <ScreenTitle title={t('orders.title')} />
      <Tabs
        label={t('orders.tabs')}
        value={status}
        tabs={orderStatuses.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={(value) => actor.send({ type: 'tab.chosen', status: value as OrderStatus })}
        aside={
          <div className={styles['search']}>
            <SearchForm
              label={t('orders.search')}
              clearLabel={t('orders.clearSearch')}
              submitLabel={t('orders.searchAction')}
              applied={search}
              onSubmit={apply}
              onClear={() => apply('')}
            />
          </div>
        }
      >
        <p role="status" className="visually-hidden">
          {isRepeatBusy && t('orders.readingOne')}
        </p>
        {isRepeatLate && <SlowNotice onRetry={() => repeat.send({ type: 'retry.requested' })} />}
        <Rows actor={actor} repeat={repeat} onClear={() => apply('')} />
      </Tabs>
    </div>
  )
}

type RowsProps = {
  readonly actor: OrderListActor
  readonly repeat: OrderRepeatActor
  readonly onClear: () => void
}

const Rows = ({ actor, repeat, onClear }: RowsProps) => {
  const { t } = useTranslation()
  const rows = useSelector(actor, selectRows)
  const search = useSelector(actor, selectSearch)
  const status = useSelector(actor, selectStatus)
  const failure = useSelector(actor, selectFailure)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isBare = useSelector(actor, isEmpty)
  const isLost = useSelector(actor, hasFailed)
  const day = useDay()
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isLost) {
    const said = failure && serverText(failure)
    return (
      <FailedPanel
        title={t('common.unexpected')}
        text={said ?? failureHint(failure, t)}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  const shown = matchingOrders(rows, search, day)
  return (
    <div aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting && rows.length > 0} />
      {isLate && <SlowNotice onRetry={retry} />}
      {isWaiting && rows.length === 0 && (
        <div className={styles['waiting']}>
          <p role="status">{t('orders.loading')}</p>
          <TableSkeleton />
        </div>
      )}
      {isBare && (
        <EmptyPanel
          icon={<ClipboardList aria-hidden />}
          title={t('orders.none')}
          text={t(status === 'draft' ? 'orders.noneDraft' : 'orders.noneProcessed')}
          action={<ButtonLink to="/products">{t('catalogs.action')}</ButtonLink>}
        />
      )}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyPanel
          icon={<ClipboardList aria-hidden />}
          title={t('orders.none')}
          text={t('orders.noneMatch', { text: search })}
          action={<Button onClick={onClear}>{t('orders.clearSearch')}</Button>}
        />
      )}
      {shown.length > 0 && <OrderTable rows={shown} repeat={repeat} />}
    </div>
  )
}
