import { Outlet, useLocation } from 'react-router-dom'
import { Suspense } from 'react'
import { matchRoute, type RouteName } from '../../machines/rules/access'
import { Header } from '../shell/header'
import { EditionNotice } from '../shell/edition-notice'
import { OfflineNotice } from '../shell/offline-notice'
import { ScreenLoading } from '../shell/screen-loading'
import { Content, SkipLink } from '../shell/content'
import styles from './plain-layout.module.css'

/** Screens that are one table, from the first moment on: a width that came with the table would move everything. */
const sheets = new Set<RouteName | undefined>(['cart', 'orders', 'orderPad', 'orderLink'])

/** The signed-in layout without a sidebar. */
export const PlainLayout = () => {
  const isSheet = sheets.has(matchRoute(useLocation().pathname)?.name)
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <Content className={styles['main']} isSheet={isSheet}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </Content>
      <EditionNotice />
    </>
  )
}
