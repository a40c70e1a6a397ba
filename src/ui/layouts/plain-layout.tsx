import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { Suspense } from 'react'
import { Header } from '../shell/header'
import { OfflineNotice } from '../shell/offline-notice'
import { ScreenLoading } from '../shell/screen-loading'
import styles from './plain-layout.module.css'

/** The signed-in layout without a sidebar. */
export const PlainLayout = () => {
  const { t } = useTranslation()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <Header />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  )
}
