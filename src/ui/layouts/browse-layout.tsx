import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { isSignedIn } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { CategorySidebar } from '../shell/category-sidebar'
import { GuestHeader } from '../shell/guest-header'
import { OfflineNotice } from '../shell/offline-notice'
import { ScreenLoading } from '../shell/screen-loading'
import { MainLayout } from './main-layout'
import styles from './main-layout.module.css'

/** The catalogue by company code: the guest's header for guests, the buyer's for buyers (HEAD-22). */
export const BrowseLayout = () => {
  const { t } = useTranslation()
  const isBuyer = useSelector(useApp().actors.session, isSignedIn)
  if (isBuyer) return <MainLayout />
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <GuestHeader />
      <OfflineNotice />
      <div className={styles['columns']}>
        <CategorySidebar />
        <main id="content" className={styles['main']}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </>
  )
}
