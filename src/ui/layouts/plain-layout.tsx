import { Outlet } from 'react-router-dom'
import { Header } from '../shell/header'
import { EditionNotice } from '../shell/edition-notice'
import { OfflineNotice } from '../shell/offline-notice'
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
        <Outlet />
      </Content>
      <EditionNotice />
    </>
  )
}
