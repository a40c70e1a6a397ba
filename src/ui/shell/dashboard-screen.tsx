import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useApp, useScreenActor } from '../app-context'
import { ScreenTitle } from './page-head'
import { SlowNotice } from './slow-notice'
import styles from './dashboard-screen.module.css'

/** A stop on the way to the tenant's default page (spec 2 Dashboard). */
export const DashboardScreen = () => {
  const { t } = useTranslation()
  const actor = useScreenActor(useApp().logic.dashboard)
  const isSlow = useSelector(actor, (dashboard) => dashboard.hasTag('slow'))
  return (
    <div className={styles['dashboard']}>
      <ScreenTitle title={t('dashboard.title')} />
      <p role="status">{t('dashboard.loading')}</p>
      {isSlow && <SlowNotice onRetry={() => actor.send({ type: 'retry.requested' })} />}
    </div>
  )
}
