import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partPath } from '../../machines/rules/exact-part'
import { formatMoney, formatPrice, lineTotal } from '../../machines/rules/money'
import { classes } from '../components/button'
import { Amount, AmountText } from '../components/amount'
import { receiptTotalText, type Receipt } from '../../machines/rules/receipts'
import { Link } from '../components/link'
import { ProductName } from '../components/product-name'
import { WindowRows } from '../components/window-rows'
import { deliveryWords, paymentWords } from './choice-words'
import styles from './data-table.module.css'
import { OrderFoot, OrderHeads } from './order-heads'

/** What went out with an order besides its lines; delivery and payment are said to be no part of it (C-73). */
export const useReceiptItems = (
  isFooted = false,
): ((receipt: Receipt) => readonly { readonly name: string; readonly value: ReactNode }[]) => {
  const { t } = useTranslation()
  // On paper it is said once, below the lines, where there are some.
  const chosen = (choice: string) => (
    <>
      <bdi className={styles['chosen']} data-paper={isFooted ? 'no' : undefined}>
        {t('receipt.chosen', { choice })}
      </bdi>
      {isFooted && (
        <bdi data-paper="only" aria-hidden>
          {choice} *
        </bdi>
      )}
    </>
  )
  return ({ purchaseOrder, address, note, delivery, payment }) =>
    [
      { name: t('checkout.po'), value: purchaseOrder },
      { name: t('checkout.address'), value: address },
      { name: t('checkout.note'), value: note },
      {
        name: t('checkout.deliveryMethod'),
        value: delivery === null ? '' : chosen(t(deliveryWords[delivery])),
      },
      {
        name: t('checkout.payment'),
        value: payment === null ? '' : chosen(t(paymentWords[payment])),
      },
    ].filter(({ value }) => value !== '')
}

/** The lines of an order as they were sent. */
export const ReceiptLines = ({ receipt, isWhole }: { readonly receipt: Receipt; readonly isWhole: boolean }) => {
  const { t } = useTranslation()
  const { lines } = receipt
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-rowcount={lines.length + 2}>
        <caption className="visually-hidden">{t('receipt.lines')}</caption>
        <thead>
          <tr>
            <OrderHeads />
          </tr>
        </thead>
        <WindowRows ids={lines.map((_, at) => String(at))} columns={6} estimate={45} isWhole={isWhole}>
          {(id, wiring) => {
            const line = lines[Number(id)]
            return (
              line && (
                <tr key={id} {...wiring}>
                  <th scope="row" data-label={t('pad.part')} className={styles['what']}>
                    <Link to={partPath(line.partNumber)}>
                      <bdi>{line.partNumber}</bdi>
                    </Link>
                  </th>
                  <td data-label={t('order.description')} className={styles['words']}>
                    <ProductName text={line.description} />
                    {line.comment !== '' && <p className={styles['aside']}>{line.comment}</p>}
                  </td>
                  <td data-label={t('order.qty')} className={styles['figure']}>
                    {line.quantity}
                  </td>
                  <td data-label={t('order.uom')}>{line.unit || '-'}</td>
                  <td data-label={t('order.unitPrice')} className={styles['figure']}>
                    <Amount text={formatPrice(line.price)} />
                  </td>
                  <td data-label={t('order.subtotal')} className={classes(styles['figure'], styles['sum'])}>
                    <Amount text={formatMoney(lineTotal(line.price, line.quantity))} />
                  </td>
                </tr>
              )
            )
          }}
        </WindowRows>
        <OrderFoot columns={6} total={<AmountText text={receiptTotalText(receipt)} />} />
      </table>
    </div>
  )
}
