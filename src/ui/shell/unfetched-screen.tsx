import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isEditionOffered } from '../../machines/shell/edition.selectors'
import { useApp } from '../app-context'
import { FailedPanel } from '../components/state-panels'
import styles from './not-found-screen.module.css'

/** The code of a screen could not be fetched: says so, and asks again; for what is gone with its version, the new one. */
export const UnfetchedScreen = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const { edition } = useApp().actors
  const isOutdated = useSelector(edition, isEditionOffered)
  return (
    <main className={styles['screen']}>
      <FailedPanel
        title={t('shell.unfetchedTitle')}
        text={t(isOutdated ? 'shell.editionFound' : 'common.unreachable')}
        retryLabel={t(isOutdated ? 'shell.editionTake' : 'common.retry')}
        onRetry={isOutdated ? () => edition.send({ type: 'edition.accepted' }) : onRetry}
      />
    </main>
  )
}
