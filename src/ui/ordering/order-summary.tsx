import { useSelector } from '@xstate/react'
import { FileDown, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../api/schemas/ordering'
import type { OrderFilesActor } from '../../machines/ordering/order-files.machine'
import { selectNumbers } from '../../machines/ordering/part-numbers.selectors'
import { formatMoney } from '../../machines/rules/money'
import { sumOf } from '../../machines/rules/order-desk'
import type { PrintingActor } from '../../machines/shell/printing.machine'
import { isBusy } from '../../machines/tags'
import { useShop } from '../app-context'
import { AmountText } from '../components/amount'
import { Button, LinkButton } from '../components/button'
import { OrderExport } from './order-export'
import styles from './order-summary.module.css'

type SummaryProps = {
  /** What was searched for: what is found is told for each search, though it comes to the same. */
  readonly search: string
  readonly rows: readonly OrderRow[]
  /** How many orders only the period hides, because their date is none. */
  readonly undated: number
  readonly files: OrderFilesActor
  readonly printing: PrintingActor
  readonly onShowUndated: () => void
}

/** What a button does; in a narrow window, where its sign stands for the verb, in fewer words. */
const Deed = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <span className={styles['deed']} data-short={short}>
    {long}
  </span>
)

/** What the orders shown come to, what is missing in that, and the ways onto paper and into a file. */
export const OrderSummary = ({ search, rows, undated, files, printing, onShowUndated }: SummaryProps) => {
  const { t } = useTranslation()
  const isSaving = useSelector(files, isBusy)
  const numbers = useSelector(useShop().actors.partNumbers, selectNumbers)
  const { count, total, missing } = sumOf(rows)
  const isTold = count > 0 || undated > 0
  return (
    <div className={styles['summary']}>
      <div className={styles['words']}>
        {/* That no order fits is told where it stands; why, here: the place stays, empty or not. */}
        <div role="status">
          {isTold && (
            <p key={search} className={styles['sum']}>
              <AmountText text={t('orders.sum', { count, total: formatMoney(total) })} />
            </p>
          )}
          {missing > 0 && <p>{t('orders.withoutTotal', { count: missing })}</p>}
          {undated > 0 && (
            <p>
              {t('orders.undatedLeft', { count: undated })}{' '}
              <LinkButton onClick={onShowUndated}>{t('orders.showUndated')}</LinkButton>
            </p>
          )}
        </div>
      </div>
      {rows.length > 0 && (
        <div className={styles['deeds']} data-fold data-paper="no">
          <Button variant="quiet" onClick={() => printing.send({ type: 'print.requested' })}>
            <Printer aria-hidden />
            {t('orders.print')}
          </Button>
          <Button variant="quiet" aria-disabled={isSaving} onClick={() => files.send({ type: 'list.saved', rows })}>
            <FileDown aria-hidden />
            <Deed long={t('orders.saveList')} short={t('orders.listFile')} />
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isSaving}
            onClick={() => files.send({ type: 'lines.saved', rows, numbers })}
          >
            <FileDown aria-hidden />
            <Deed long={t('orders.saveLines')} short={t('orders.linesFile')} />
          </Button>
        </div>
      )}
      <OrderExport actor={files} />
    </div>
  )
}
