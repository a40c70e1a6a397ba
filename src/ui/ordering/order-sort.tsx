import { useTranslation } from 'react-i18next'
import { orderColumns, sortIn, sortText, type OrderView } from '../../machines/rules/order-view'
import { Field, NativeSelect } from '../components/field'
import styles from './order-tools.module.css'
import { ToldChange } from '../components/told-change'

type SortProps = { readonly view: OrderView; readonly onChange: (patch: Partial<OrderView>) => void }

/** Only heard: how the orders are sorted, when that is changed. */
export const ToldSort = ({ sort }: Pick<OrderView, 'sort'>) => {
  const { t } = useTranslation()
  const words =
    sort === null
      ? t('orders.sorted', { way: t('orders.asListed') })
      : t('orders.sortedBy', {
          way: t(sort.isDown ? 'orders.descending' : 'orders.ascending', { column: t(`orders.${sort.by}`) }),
        })
  return <ToldChange of={sortText(sort)}>{words}</ToldChange>
}

/** What the heads of the table do, where a narrow window has no room for them. */
export const OrderSortChoice = ({ view: { sort }, onChange }: SortProps) => {
  const { t } = useTranslation()
  const ways = orderColumns.flatMap((by) => [
    { by, isDown: false, label: t('orders.ascending', { column: t(`orders.${by}`) }) },
    { by, isDown: true, label: t('orders.descending', { column: t(`orders.${by}`) }) },
  ])
  return (
    <div className={styles['sort']} data-paper="no">
      <Field label={t('orders.sort')}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={sortText(sort)}
            onChange={({ target }) => onChange({ sort: sortIn(target.value) })}
          >
            <option value="">{t('orders.asListed')}</option>
            {ways.map(({ label, ...way }) => (
              <option key={label} value={sortText(way)}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}
