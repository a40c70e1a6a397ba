import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCopy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasReportFailed, selectReport, selectReportOutcome } from '../../machines/shell/report.selectors'
import type { App } from '../../app'
import { Button } from '../components/button'
import { ModalDialog } from '../components/dialog'
import styles from './report-dialog.module.css'

const outcomes = { copied: 'report.copied', saved: 'report.saved', refused: 'report.refused' } as const
type Logic = Awaited<ReturnType<NonNullable<App['report']>>>

const ReportBody = ({ logic }: { readonly logic: Logic }) => {
  const { t } = useTranslation()
  const actor = useActorRef(logic)
  const report = useSelector(actor, selectReport)
  const hasFailed = useSelector(actor, hasReportFailed)
  const outcome = useSelector(actor, selectReportOutcome)
  if (hasFailed)
    return (
      <div className={styles['body']}>
        <p role="alert">{t('report.failed')}</p>
        <Button onClick={() => actor.send({ type: 'report.retried' })}>{t('common.retry')}</Button>
      </div>
    )
  if (report === null) return <p role="status">{t('report.writing')}</p>
  return (
    <div className={styles['body']}>
      <ul>
        <li>{t('report.events', { count: report.events })}</li>
        <li>{t('report.calls', { count: report.calls })}</li>
        <li>{t('report.places', { count: report.places })}</li>
      </ul>
      <details>
        <summary>{t('report.whole')}</summary>
        <textarea readOnly aria-label={t('report.whole')} value={report.text} />
      </details>
      <div className={styles['actions']}>
        <Button onClick={() => actor.send({ type: 'copy.pressed' })}>
          <ClipboardCopy aria-hidden />
          {t('report.copy')}
        </Button>
        <Button variant="primary" onClick={() => actor.send({ type: 'save.pressed' })}>
          <Download aria-hidden />
          {t('report.save')}
        </Button>
      </div>
      <p role="status">{outcome && t(outcomes[outcome])}</p>
    </div>
  )
}

type Props = { readonly logic: Logic; readonly onClose: () => void }

/** What is in the report of a problem, to be copied or saved. Needs no session, no settings and no network but its code. */
export const ReportDialog = ({ logic, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <ModalDialog
      isOpen
      title={t('report.title')}
      text={t('report.about')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <ReportBody logic={logic} />
    </ModalDialog>
  )
}
