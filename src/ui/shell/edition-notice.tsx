import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isEditionOffered } from '../../machines/shell/edition.selectors'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import styles from './edition-notice.module.css'

/** Offers a new version of the portal; nothing changes until the reader says so. */
export const EditionNotice = () => {
  const { t } = useTranslation()
  const { edition } = useApp().actors
  const isOffered = useSelector(edition, isEditionOffered)
  return (
    <div role="status" className={styles['place']} data-floats>
      {isOffered && (
        <div ref={leavesFocus} className={styles['notice']}>
          <p>{t('shell.editionFound')}</p>
          <Button variant="primary" onClick={() => edition.send({ type: 'edition.accepted' })}>
            {t('shell.editionTake')}
          </Button>
          <Button variant="quiet" onClick={() => edition.send({ type: 'edition.postponed' })}>
            {t('shell.editionLater')}
          </Button>
        </div>
      )}
    </div>
  )
}
