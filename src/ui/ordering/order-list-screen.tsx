import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { orderStatuses, type OrderStatus } from '../../api/schemas/ordering'
import { selectView } from '../../machines/ordering/order-list.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { isBusy, isSlow } from '../../machines/tags'
import { useApp, useOrdering, useScreenActor, useShop } from '../app-context'
import { SearchForm } from '../components/page'
import { Tabs } from '../components/tabs'
import { ToldLoading } from '../components/told'
import { PaperHead } from '../shell/paper-head'
import { ScreenTitle } from '../shell/page-head'
import { SlowNotice } from '../shell/slow-notice'
import styles from './order-list-screen.module.css'
import { OrderRows } from './order-rows'
import { useFilterWords } from './order-filter-words'

/** The buyer's orders, drafts and processed ones (spec 2 Orders list). */
export const OrderListScreen = () => {
  const { t } = useTranslation()
  const { search: place } = useLocation()
  const session = useSelector(useApp().actors.session, selectSession)
  const owner = { code: session?.manufacturer.code ?? '', email: session?.user.email ?? '' }
  const { screens } = useOrdering()
  const { shop } = useShop().actors
  const actor = useScreenActor(screens.orderList, { input: { ...owner, search: place } })
  const repeat = useScreenActor(screens.orderRepeat, { input: { code: owner.code, pad: shop } })
  const files = useScreenActor(screens.orderFiles, { input: { code: owner.code } })
  const printing = useScreenActor(screens.printing)
  const isRepeatBusy = useSelector(repeat, isBusy)
  const isRepeatLate = useSelector(repeat, isSlow)
  const view = useSelector(actor, selectView)
  const filter = useFilterWords()(view)
  const apply = (text: string) => actor.send({ type: 'search.submitted', text })
  return (
    <div className={styles['list']}>
      <PaperHead title={t('orders.title')} filter={filter} />
      <div data-paper="no">
        <ScreenTitle title={t('orders.title')} />
      </div>
      <Tabs
        label={t('orders.tabs')}
        value={view.status}
        tabs={orderStatuses.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={(value) => actor.send({ type: 'tab.chosen', status: value as OrderStatus })}
        aside={
          <div className={styles['search']} data-paper="no">
            <SearchForm
              label={t('orders.search')}
              clearLabel={t('products.clearSearch')}
              submitLabel={t('products.searchAction')}
              applied={view.search}
              onSubmit={apply}
              onClear={() => apply('')}
            />
          </div>
        }
      >
        {isRepeatBusy && <ToldLoading />}
        {isRepeatLate && <SlowNotice isAmong onRetry={() => repeat.send({ type: 'retry.requested' })} />}
        <OrderRows actor={actor} repeat={repeat} files={files} printing={printing} />
      </Tabs>
    </div>
  )
}
