import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './data-table.module.css'

/** The heads of what was ordered: the same in an order and on its receipt. */
export const OrderHeads = () => {
  const { t } = useTranslation()
  return (
    <>
      <th scope="col">{t('pad.part')}</th>
      <th scope="col" className={styles['words']}>
        {t('order.description')}
      </th>
      <th scope="col" className={styles['figure']}>
        {t('order.qty')}
      </th>
      <th scope="col">{t('order.uom')}</th>
      <th scope="col" className={styles['figure']}>
        {t('order.unitPrice')}
      </th>
      <th scope="col" className={styles['figure']}>
        {t('order.subtotal')}
      </th>
    </>
  )
}

/** What all lines come to, below the last of so many columns. */
export const OrderFoot = ({ columns, total }: { readonly columns: number; readonly total: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={columns - 1} className={styles['figure']}>
          {t('order.total')}
        </th>
        <td className={styles['figure']}>
          <strong>{total}</strong>
        </td>
      </tr>
    </tfoot>
  )
}
