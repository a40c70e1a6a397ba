import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../api/schemas/ordering'
import { formatPrice } from '../../machines/rules/money'
import { orderNumber } from '../../machines/rules/orders'
import { AmountText } from '../components/amount'
import { Link } from '../components/link'
import styles from './order-doubt.module.css'

/** The orders of which one may be the one in doubt, each as a link: mostly one, and then it is pointed at (R31). */
export const OrdersAlike = ({ orders, total }: { orders: readonly OrderRow[]; total: string }) => {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  const isAlike = orders.every((order) => formatPrice(order.total) === total)
  return (
    <p className={styles['word']}>
      {t(isAlike ? 'checkout.likely' : 'checkout.newOrders')}
      {orders.map((order, index) => (
        <Fragment key={order.id}>
          {index > 0 && ', '}
          <Link to={`/orders/${encodeURIComponent(String(order.id))}`}>
            <bdi>{orderNumber(order)}</bdi>
          </Link>
          {!isAlike && <AmountText text={` (${formatPrice(order.total)})`} />}
        </Fragment>
      ))}
    </p>
  )
}
