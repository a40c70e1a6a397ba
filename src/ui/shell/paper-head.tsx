import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context'
import { useDay } from '../format'
import { useTenantName } from './page-head'
import styles from './paper-head.module.css'

type PaperHeadProps = {
  readonly title: string
  readonly filter?: string
  /** False for what nobody takes for an invoice. */
  readonly isOfOrders?: boolean
}

/** Stands above what is printed, and only there: whose it is, what of it is shown, and when; an invoice it is not. */
export const PaperHead = ({ title, filter, isOfOrders = true }: PaperHeadProps) => {
  const { t } = useTranslation()
  const tenant = useTenantName()
  const day = useDay()
  const today = useApp().today()
  return (
    <div className={styles['head']} data-paper="only">
      <p className={styles['title']}>{t('paper.head', { tenant, title })}</p>
      {filter !== undefined && filter !== '' && <p>{t('paper.filter', { filter })}</p>}
      <p>
        {t('paper.printed', { when: day(today) })}
        {isOfOrders && (
          <>
            . <strong>{t('paper.noInvoice')}</strong>
          </>
        )}
      </p>
    </div>
  )
}
