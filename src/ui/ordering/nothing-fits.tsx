import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../../api/schemas/ordering'
import { endsBefore, isFiltered, isLessThanLeast, type OrderView, wholeView } from '../../machines/rules/order-view'
import { Button } from '../components/button'
import { EmptyPanel } from '../components/state-panels'
import styles from './order-list-screen.module.css'

type NothingProps = {
  readonly view: OrderView
  /** True where what the orders come to tells it, with the reason. */
  readonly isOnlyShown: boolean
  readonly onOtherTab: (status: OrderStatus) => void
  readonly onClear: () => void
}

/** No order of the tab fits, or none ever can. What is on the other one is not known before somebody goes there: that is said, and leads there. */
export const NothingFits = ({ view, isOnlyShown, onOtherTab, onClear }: NothingProps) => {
  const { t } = useTranslation()
  const isSearch = isFiltered(view) && !isFiltered({ ...wholeView, ...view, search: '' })
  const other = view.status === 'draft' ? 'processed' : 'draft'
  const impossible = endsBefore(view) ? 'orders.noneBackwards' : isLessThanLeast(view) ? 'orders.noneBetween' : null
  const reason = t(impossible ?? 'orders.noneFit')
  const text = isSearch ? t('orders.noneMatch', { text: view.search }) : reason
  return (
    <EmptyPanel
      told={isOnlyShown ? false : isSearch ? text : undefined}
      icon={<ClipboardList aria-hidden />}
      title={t('orders.none')}
      text={text}
      action={
        <div className={styles['deeds']}>
          <Button variant="primary" onClick={onClear}>
            {isSearch ? t('products.clearSearch') : t('orders.clearFilters')}
          </Button>
          {impossible === null && (
            <Button variant="quiet" onClick={() => onOtherTab(other)}>
              {t('orders.otherTab', { tab: t(`orders.${other}`) })}
            </Button>
          )}
        </div>
      }
    />
  )
}
