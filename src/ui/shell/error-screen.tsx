import { TriangleAlert } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppContext } from '../app-context'
import { Button } from '../components/button'
import { ReportContext } from '../components/report-context'
import styles from './error-screen.module.css'

/** What the screen says when not even the words could be fetched. */
const bare = {
  title: 'Something went wrong.',
  text: 'Your cart is still saved on this device. Reload the page, or return to the login.',
  reload: 'Reload Page',
  login: 'Return to Login',
} as const

/** "Something went wrong." (spec 2 Error screen). Needs no session, no settings, no network and no words. */
export const ErrorScreen = () => {
  const app = use(AppContext)
  const report = use(ReportContext)
  const { t, i18n } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = 'Tradepost'
    heading.current?.focus()
  }, [])
  const word = (name: keyof typeof bare) => (i18n.exists(`error.${name}`) ? t(`error.${name}`) : bare[name])
  return (
    <main className={styles['screen']}>
      <TriangleAlert aria-hidden className={styles['icon']} />
      <div role="alert" className={styles['words']}>
        <h1 ref={heading} tabIndex={-1}>
          {word('title')}
        </h1>
        <p>{word('text')}</p>
      </div>
      <div className={styles['actions']}>
        <Button onClick={() => app?.actors.crash.send({ type: 'reload.requested' })}>{word('reload')}</Button>
        <Button variant="primary" onClick={() => app?.actors.crash.send({ type: 'return.requested' })}>
          {word('login')}
        </Button>
        {report && (
          <Button variant="quiet" onClick={report}>
            {t('report.open', { defaultValue: 'Report a problem' })}
          </Button>
        )}
      </div>
    </main>
  )
}
