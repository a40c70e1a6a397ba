import { useSelector } from '@xstate/react'
import { FileDown, ListPlus, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectNumbers } from '../../machines/ordering/part-numbers.selectors'
import { areReceiptsKept, isNumberSought } from '../../machines/ordering/receipts.selectors'
import { segment } from '../../machines/rules/access'
import { bareLine } from '../../machines/rules/lists'
import { receiptAsOrder, type Receipt } from '../../machines/rules/receipts'
import { soldBy } from '../../machines/rules/unit-words'
import { isWhole as isPrinted } from '../../machines/shell/printing.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useOrdering, useScreenActor, useShop } from '../app-context'
import { Button } from '../components/button'
import { Link } from '../components/link'
import { Card, SummaryList } from '../components/page'
import { useMoment } from '../format'
import { PaperHead } from '../shell/paper-head'
import styles from './order-success-screen.module.css'
import { ReceiptLines, useReceiptItems } from './receipt-view'

/** What was sent: lines, total and everything that went with them; on paper, as a file, as a list. */
export const ReceiptCard = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { screens, lists } = useOrdering()
  const { receipts, partNumbers } = useShop().actors
  const session = useSelector(useApp().actors.session, selectSession)
  const printing = useScreenActor(screens.printing)
  const files = useScreenActor(screens.orderFiles, { input: { code: session?.manufacturer.code ?? '' } })
  const buyer = session?.user.name ?? ''
  const numbers = useSelector(partNumbers, selectNumbers)
  const isWhole = useSelector(printing, isPrinted)
  const isKept = useSelector(receipts, areReceiptsKept)
  const items = useReceiptItems(true)(receipt)
  const listLines = () =>
    receipt.lines.map(({ partNumber, quantity, comment, description, unit, cf }) =>
      bareLine(partNumber, quantity, comment, description, soldBy({ uom_code: unit, cf })),
    )
  return (
    <section className={styles['receipt']} aria-label={t('receipt.title')}>
      <PaperHead title={t('receipt.title')} />
      <Card>
        <SummaryList
          items={[
            { name: t('orders.number'), value: <OrderNumber receipt={receipt} /> },
            { name: t('order.date'), value: moment(receipt.sentAt) },
            { name: t('checkout.customer'), value: receipt.customer || buyer },
            ...(receipt.customer && buyer ? [{ name: t('receipt.by'), value: buyer }] : []),
            ...items,
          ]}
        />
      </Card>
      <div className={styles['deeds']} data-paper="no">
        <Button onClick={() => printing.send({ type: 'print.requested' })}>
          <Printer aria-hidden />
          {t('orders.print')}
        </Button>
        <Button onClick={() => files.send({ type: 'order.saved', order: receiptAsOrder(receipt, buyer), numbers })}>
          <FileDown aria-hidden />
          {t('receipt.saveCsv')}
        </Button>
        <Button onClick={() => lists.send({ type: 'adding.requested', lines: listLines() })}>
          <ListPlus aria-hidden />
          {t('receipt.saveList')}
        </Button>
      </div>
      <ReceiptLines receipt={receipt} isWhole={isWhole} />
      {(receipt.delivery !== null || receipt.payment !== null) && (
        <p className={styles['kept']} data-paper="only" aria-hidden>
          * {t('receipt.notPart')}
        </p>
      )}
      <p className={styles['kept']} data-paper="no">
        {t(isKept ? 'receipt.kept' : 'receipt.notKept')}
      </p>
    </section>
  )
}

/** The number that the order has with the company, where it can be told. */
const OrderNumber = ({ receipt: { order } }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation()
  const isSought = useSelector(useShop().actors.receipts, isNumberSought)
  if (order !== null) return <Link to={`/orders/${segment(order.id) ?? ''}`}>{order.number}</Link>
  return isSought ? t('receipt.seeking') : <Link to="/orders">{t('receipt.noNumber')}</Link>
}
