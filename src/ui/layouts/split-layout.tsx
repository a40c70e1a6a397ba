import type { ReactNode } from 'react'
import { Content, SkipLinks } from '../shell/content'
import styles from './split-layout.module.css'

/** The tenant's banner on the left, a form on the right; on a phone the banner is a short strip on top. */
export const SplitLayout = ({
  banner,
  tools,
  children,
}: {
  banner: ReactNode
  tools: ReactNode
  children: ReactNode
}) => {
  return (
    <div className={styles['split']}>
      <SkipLinks />
      <aside className={styles['banner']}>{banner}</aside>
      <div className={styles['side']}>
        <header className={styles['tools']}>{tools}</header>
        <Content className={styles['main']}>
          <div className={styles['form']}>{children}</div>
        </Content>
      </div>
    </div>
  )
}
