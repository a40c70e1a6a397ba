import { Copy, Files, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/schemas/ordering'
import { partPath } from '../../machines/rules/exact-part'
import { formatMoney, formatPrice, orderedTotal } from '../../machines/rules/money'
import { Amount } from '../components/amount'
import { orderedLines } from '../../machines/rules/lists'
import { orderTotal, partNumbersOf } from '../../machines/rules/orders'
import type { Receipt } from '../../machines/rules/receipts'
import { Button, classes, IconButton } from '../components/button'
import { Link } from '../components/link'
import { Card, SummaryList } from '../components/page'
import { ProductName } from '../components/product-name'
import { WindowRows } from '../components/window-rows'
import { useDay } from '../format'
import { AddToList } from '../shell/add-to-list'
import { PaperHead } from '../shell/paper-head'
import { ScreenTitle } from '../shell/page-head'
import styles from './data-table.module.css'
import { OrderFoot, OrderHeads } from './order-heads'
import { OwnMark } from './own-mark'
import { YourNote } from './your-note'

type DetailProps = {
  /** What the buyer sent with it from this device; `null` where that is not known. */
  readonly receipt: Receipt | null
  readonly order: Order
  /** All lines are drawn, for paper. */
  readonly isWhole: boolean
  /** The way to order it again, where there is one. */
  readonly again: ReactNode
  readonly onCopy: (text: string) => void
  readonly onPrint: () => void
}

/** An order with its lines; its total is computed from them (C-83). */
export const OrderDetail = ({ order, receipt, isWhole, again, onCopy, onPrint }: DetailProps) => {
  const { t } = useTranslation()
  const day = useDay()
  const parts = partNumbersOf(order)
  return (
    <>
      <PaperHead title={t('order.title', { number: order.sale_no })} />
      <div className={styles['named']} data-paper="no">
        <ScreenTitle title={t('order.title', { number: order.sale_no })} />
        {order.sale_no !== '' && (
          <IconButton name={t('order.copyNumber')} tip="start" onClick={() => onCopy(order.sale_no)}>
            <Copy aria-hidden />
          </IconButton>
        )}
      </div>
      <Card>
        <SummaryList
          items={[
            { name: t('orders.customer'), value: order.customer?.name || '-' },
            { name: t('order.date'), value: day(order.sale_date) },
            { name: t('order.lines'), value: t('cart.lines', { count: order.items.length }) },
            {
              name: t('orders.total'),
              value: (
                <strong>
                  <Amount text={formatMoney(orderTotal(order))} />
                </strong>
              ),
            },
          ]}
        />
      </Card>
      {receipt && <YourNote receipt={receipt} />}
      <div className={styles['deeds']} data-paper="no">
        {again}
        <Button variant="quiet" onClick={onPrint}>
          <Printer aria-hidden />
          {t('orders.print')}
        </Button>
        <AddToList isQuiet lines={() => orderedLines(order)} />
        {parts.length > 0 && (
          <Button variant="quiet" title={t('order.copyParts')} onClick={() => onCopy(parts.join('\n'))}>
            <Files aria-hidden />
            <span className={styles['deedWords']}>{t('order.copyParts')}</span>
          </Button>
        )}
      </div>
      <div className={styles['frame']}>
        <table className={styles['table']} aria-rowcount={order.items.length + 2}>
          <caption className="visually-hidden">{t('order.lines')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles['at']}>
                <span data-paper="no">{t('order.row')}</span>
              </th>
              <OrderHeads />
            </tr>
          </thead>
          <WindowRows ids={order.items.map((_, at) => String(at))} columns={7} estimate={45} isWhole={isWhole}>
            {(index, wiring) => {
              const line = order.items[Number(index)]
              const product = line?.productuom?.product
              return (
                line && (
                  <tr key={index} {...wiring}>
                    <td data-label={t('order.row')} className={styles['at']}>
                      {Number(index) + 1}
                    </td>
                    <td data-label={t('pad.part')} className={styles['what']}>
                      {product && product.part_number.trim() !== '' && (
                        <>
                          <Link to={partPath(product.part_number)} className={styles['whole']}>
                            <bdi>{product.part_number}</bdi>
                          </Link>
                          <OwnMark partNumber={product.part_number} />
                        </>
                      )}
                    </td>
                    <td data-label={t('order.description')} className={styles['words']}>
                      <ProductName text={product?.description} />
                    </td>
                    <td data-label={t('order.qty')} className={classes(styles['figure'], styles['count'])}>
                      {line.sale_qty ?? 0}
                    </td>
                    <td data-label={t('order.uom')} className={styles['unit']}>
                      {line.productuom?.uom?.code || '-'}
                    </td>
                    <td data-label={t('order.unitPrice')} className={classes(styles['figure'], styles['each'])}>
                      <Amount text={formatPrice(line.price)} />
                    </td>
                    <td data-label={t('order.subtotal')} className={classes(styles['figure'], styles['sum'])}>
                      <Amount text={formatMoney(orderedTotal(line.price, line.sale_qty))} />
                    </td>
                  </tr>
                )
              )
            }}
          </WindowRows>
          <OrderFoot columns={7} total={<Amount text={formatMoney(orderTotal(order))} />} />
        </table>
      </div>
    </>
  )
}
