import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button'
import { EmptyPanel } from '../components/state-panels'
import { ScreenTitle } from './page-head'
import styles from './not-found-screen.module.css'

/** An address that leads nowhere. */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  return (
    <main className={styles['screen']}>
      <ScreenTitle title={t('shell.notFoundTitle')} />
      <EmptyPanel
        icon={<Compass aria-hidden />}
        title={t('shell.notFoundTitle')}
        text={t('shell.notFoundText')}
        action={
          <ButtonLink variant="primary" to="/">
            {t('shell.notFoundAction')}
          </ButtonLink>
        }
      />
    </main>
  )
}
