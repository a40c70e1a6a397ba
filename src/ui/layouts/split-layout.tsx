import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation()
  return (
    <div className={styles['split']}>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <aside className={styles['banner']}>{banner}</aside>
      <div className={styles['side']}>
        <header className={styles['tools']}>{tools}</header>
        <main id="content" tabIndex={-1} className={styles['main']}>
          <div className={styles['form']}>{children}</div>
        </main>
      </div>
    </div>
  )
}
