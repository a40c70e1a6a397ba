import { Outlet } from 'react-router-dom'
import { CategorySidebar } from '../shell/category-sidebar'
import { EditionNotice } from '../shell/edition-notice'
import { OfflineNotice } from '../shell/offline-notice'
import { VisitorHeader } from '../shell/visitor-header'
import { Content, SkipLinks } from '../shell/content'
import styles from './main-layout.module.css'

/** The layout with the category sidebar, under the header of whoever is there; on a phone the sidebar is a drawer. */
export const MainLayout = () => {
  return (
    <>
      <SkipLinks />
      <VisitorHeader />
      <OfflineNotice />
      <div className={styles['columns']}>
        <CategorySidebar />
        <Content className={styles['main']}>
          <Outlet />
        </Content>
      </div>
      <EditionNotice />
    </>
  )
}
