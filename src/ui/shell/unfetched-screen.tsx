import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../components/state-panels'
import styles from './not-found-screen.module.css'

/** The code of a screen could not be fetched: says so, and asks again. */
export const UnfetchedScreen = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <main className={styles['screen']}>
      <FailedPanel
        title={t('shell.unfetchedTitle')}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    </main>
  )
}
