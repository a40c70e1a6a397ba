import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectSettingsActor } from '../../machines/app.selectors'
import { isSlow } from '../../machines/tags'
import type { SettingsRef } from '../../machines/tenant/settings.machine'
import { useApp, useScreenActor, useShop } from '../app-context'
import { ToldLoading } from '../components/told'
import { ScreenTitle } from './page-head'
import { SlowNotice } from './slow-notice'
import styles from './dashboard-screen.module.css'

/** A stop on the way to the tenant's default page (spec 2 Dashboard). */
export const DashboardScreen = () => {
  const settings = useSelector(useApp().root, selectSettingsActor)
  return settings && <Screen settings={settings} />
}

const Screen = ({ settings }: { settings: SettingsRef }) => {
  const { t } = useTranslation()
  const actor = useScreenActor(useShop().logic.dashboard, { input: { settings } })
  const takesLong = useSelector(actor, isSlow)
  return (
    <div className={styles['dashboard']}>
      <ScreenTitle title={t('dashboard.title')} />
      <p>{t('dashboard.loading')}</p>
      <ToldLoading />
      {takesLong && <SlowNotice onRetry={() => actor.send({ type: 'retry.requested' })} />}
    </div>
  )
}
