import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../api/schemas/ordering'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import { segment } from '../../machines/rules/access'
import { nextSort, orderColumns, type OrderColumn, type OrderSort } from '../../machines/rules/order-view'
import { classes } from '../components/button'
import { Link } from '../components/link'
import { WindowRows } from '../components/window-rows'
import { useDay } from '../format'
import { OrderTotal } from './order-total'
import styles from './data-table.module.css'
import { OrderAgain } from './order-again'
import { orderNumber } from '../../machines/rules/orders'

type HeadProps = {
  readonly by: OrderColumn
  readonly sort: OrderSort | null
  readonly onSort: (sort: OrderSort | null) => void
}

/** The head of a column; a press sorts by it: up, down, as the company gave them. */
const Head = ({ by, sort, onSort }: HeadProps) => {
  const { t } = useTranslation()
  const isSorted = sort?.by === by
  const Arrow = isSorted ? (sort.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown
  const name = t(`orders.${by}`)
  return (
    <th
      scope="col"
      className={by === 'total' ? styles['figure'] : undefined}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      <span data-paper="only">{name}</span>
      <button
        type="button"
        className={styles['sort']}
        title={t('orders.sortBy', { column: name })}
        onClick={() => onSort(nextSort(sort, by))}
      >
        {name}
        <Arrow aria-hidden />
      </button>
    </th>
  )
}

type OrderTableProps = {
  readonly rows: readonly OrderRow[]
  readonly repeat: OrderRepeatActor
  readonly sort: OrderSort | null
  /** All rows are drawn, for paper. */
  readonly isWhole: boolean
  readonly onSort: (sort: OrderSort | null) => void
  readonly onOpen: () => void
}

/** Orders with number, customer, date and total, each leading to its order (spec 2 Orders list). */
export const OrderTable = ({ rows, repeat, sort, isWhole, onSort, onOpen }: OrderTableProps) => {
  const { t } = useTranslation()
  const day = useDay()
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t('orders.title')}</caption>
        <thead>
          <tr>
            {orderColumns.map((by) => (
              <Head key={by} by={by} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" data-paper="no">
              <span className="visually-hidden">{t('order.again')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows ids={[...byId.keys()]} columns={5} estimate={45} isWhole={isWhole}>
          {(id, wiring) => {
            const row = byId.get(id)
            return (
              row && (
                <tr key={id} {...wiring} className={styles['linked']}>
                  <th scope="row" data-label={t('orders.number')} className={styles['what']}>
                    <Link to={`/orders/${segment(id) ?? ''}`} className={styles['link']} onClick={onOpen}>
                      <bdi>{orderNumber(row)}</bdi>
                    </Link>
                  </th>
                  <td data-label={t('orders.customer')} className={styles['customer']}>
                    <bdi>{row.customer_name}</bdi>
                  </td>
                  <td data-label={t('orders.date')} className={styles['day']}>
                    {day(row.order_date)}
                  </td>
                  <td data-label={t('orders.total')} className={classes(styles['figure'], styles['sum'])}>
                    <OrderTotal total={row.total} />
                  </td>
                  <td className={styles['deed']} data-paper="no">
                    {!isWhole && <OrderAgain row={row} actor={repeat} isQuiet />}
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
