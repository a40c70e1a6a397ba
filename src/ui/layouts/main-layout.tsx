import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { CategorySidebar } from '../shell/category-sidebar'
import { OfflineNotice } from '../shell/offline-notice'
import { ScreenLoading } from '../shell/screen-loading'
import { VisitorHeader } from '../shell/visitor-header'
import styles from './main-layout.module.css'

/** The layout with the category sidebar, under the header of whoever is there; on a phone the sidebar is a drawer. */
export const MainLayout = () => {
  const { t } = useTranslation()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <VisitorHeader />
      <OfflineNotice />
      <div className={styles['columns']}>
        <CategorySidebar />
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </>
  )
}
