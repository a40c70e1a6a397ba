import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isEditionOffered } from '../../machines/shell/edition.selectors'
import { useApp } from '../app-context'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import { FailedPanel } from '../components/state-panels'
import styles from './not-found-screen.module.css'

type UnfetchedProps = {
  readonly onRetry: () => void
  /** The layout stands around it already, with its landmarks. */
  readonly isInside?: boolean
}

/**
 * The code of a screen could not be fetched: says so, and asks again; for what is gone with its version, the new one. It is a
 * screen itself: its heading names the page, and takes the focus of what led here.
 */
export const UnfetchedScreen = ({ onRetry, isInside = false }: UnfetchedProps) => {
  const { t } = useTranslation()
  const { edition } = useApp().actors
  const isOutdated = useSelector(edition, isEditionOffered)
  const heading = useFocusOfWhatWent<HTMLHeadingElement>()
  const Place = isInside ? 'div' : 'main'
  const title = t('shell.unfetchedTitle')
  const page = t('app.title', { screen: title, tenant: 'Tradepost' })
  useEffect(() => {
    document.title = page
  }, [page])
  return (
    <Place className={styles['screen']}>
      <FailedPanel
        title={
          <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
            {title}
          </h1>
        }
        text={t(isOutdated ? 'shell.editionFound' : 'common.unreachable')}
        retryLabel={t(isOutdated ? 'shell.editionTake' : 'common.retry')}
        onRetry={isOutdated ? () => edition.send({ type: 'edition.accepted' }) : onRetry}
      />
    </Place>
  )
}
