import { Outlet } from 'react-router-dom'
import { Suspense } from 'react'
import { Header } from '../shell/header'
import { EditionNotice } from '../shell/edition-notice'
import { OfflineNotice } from '../shell/offline-notice'
import { ScreenLoading } from '../shell/screen-loading'
import { Content, SkipLinks } from '../shell/content'
import styles from './plain-layout.module.css'

/** The signed-in layout without a sidebar. */
export const PlainLayout = () => {
  return (
    <>
      <SkipLinks />
      <Header />
      <OfflineNotice />
      <Content className={styles['main']}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </Content>
      <EditionNotice />
    </>
  )
}
