import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderRow } from '../../api/schemas/ordering'
import { orderNumber } from '../../machines/rules/orders'
import styles from './order-doubt.module.css'

/** The orders of which one may be the one in doubt, each as a link: mostly one, and then it is pointed at (R31). */
export const OrdersAlike = ({ orders }: { orders: readonly OrderRow[] }) => {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  return (
    <p className={styles['word']}>
      {t('checkout.likely')}
      {orders.map((order, index) => (
        <Fragment key={order.id}>
          {index > 0 && ', '}
          <Link to={`/orders/${encodeURIComponent(String(order.id))}`}>{orderNumber(order)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
