import { useTranslation } from 'react-i18next'
import { commentsOf, type Receipt } from '../../machines/rules/receipts'
import { Card, SummaryList } from '../components/page'
import styles from './data-table.module.css'
import { useReceiptItems } from './receipt-view'

/** What the buyer sent with an order and the company's answer does not hold: purchase order number, comments and all. */
export const YourNote = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation()
  const items = useReceiptItems()(receipt)
  const comments = commentsOf(receipt).map(([partNumber, comment]) => ({
    name: `${t('pad.comment')}, ${partNumber}`,
    value: comment,
  }))
  return (
    <Card title={t('receipt.your')} aside={<p className={styles['aside']}>{t('receipt.yourText')}</p>}>
      <SummaryList items={[...items, ...comments]} />
    </Card>
  )
}
