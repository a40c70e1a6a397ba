import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context'
import { FailedPanel } from '../components/state-panels'
import styles from './not-found-screen.module.css'

/** The code of a screen could not be fetched: says so, and asks again by loading the page anew. */
export const UnfetchedScreen = () => {
  const { t } = useTranslation()
  const { navigation } = useApp()
  return (
    <main className={styles['screen']}>
      <FailedPanel
        title={t('shell.unfetchedTitle')}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        onRetry={() => navigation.reload()}
      />
    </main>
  )
}
