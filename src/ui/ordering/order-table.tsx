import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderRow } from '../../api/schemas/ordering'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import { isRepeating } from '../../machines/ordering/order-repeat.selectors'
import { segment } from '../../machines/rules/access'
import { formatPrice } from '../../machines/rules/money'
import { Amount } from '../components/amount'
import { Button } from '../components/button'
import { WindowRows } from '../components/window-rows'
import { useDay } from '../format'
import styles from './data-table.module.css'

/** Its lines once more, into the order pad. */
const Again = ({ row, actor }: { row: OrderRow; actor: OrderRepeatActor }) => {
  const { t } = useTranslation()
  const isReading = useSelector(actor, isRepeating(row.id))
  const number = row.sale_no || String(row.id)
  return (
    <Button
      isBusy={isReading}
      busyLabel={t('orders.readingOne')}
      aria-label={isReading ? t('orders.readingNamed', { number }) : t('orders.againNamed', { number })}
      onClick={() => actor.send({ type: 'order.repeated', orderId: row.id, number })}
    >
      {t('order.again')}
    </Button>
  )
}

type OrderTableProps = { readonly rows: readonly OrderRow[]; readonly repeat: OrderRepeatActor }

/** Orders as rows, each a link to the order; as labelled cards on small screens. */
export const OrderTable = ({ rows, repeat }: OrderTableProps) => {
  const { t } = useTranslation()
  const day = useDay()
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t('orders.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.customer')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col" className={styles['figure']}>
              {t('orders.total')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('order.again')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows ids={[...byId.keys()]} columns={5} estimate={45}>
          {(id, wiring) => {
            const row = byId.get(id)
            return (
              row && (
                <tr key={id} {...wiring} className={styles['linked']}>
                  <th scope="row" data-label={t('orders.number')}>
                    <Link to={`/orders/${segment(id) ?? ''}`} className={styles['link']}>
                      {row.sale_no || id}
                    </Link>
                  </th>
                  <td data-label={t('orders.customer')}>{row.customer_name}</td>
                  <td data-label={t('orders.date')}>{day(row.order_date)}</td>
                  <td data-label={t('orders.total')} className={styles['figure']}>
                    <Amount text={formatPrice(row.total)} />
                  </td>
                  <td className={styles['deed']}>
                    <Again row={row} actor={repeat} />
                  </td>
                </tr>
              )
            )
          }}
        </WindowRows>
      </table>
    </div>
  )
}
