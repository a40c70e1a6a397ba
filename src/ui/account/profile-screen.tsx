import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../machines/account/form.selectors'
import { selectCustomer, selectKept } from '../../machines/account/profile.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { hasFailed, isBusy, isSlow } from '../../machines/tags'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { Card, SummaryList } from '../components/page'
import { SkeletonWords } from '../components/skeleton'
import { LostFact } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { ScreenTitle } from '../shell/page-head'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { ChangePasswordForm } from './change-password-form'
import { DeviceRecordCard } from './device-record-card'
import styles from './account.module.css'

/** Who the buyer is for the company, and another password (spec 2 Profile). */
export const ProfileScreen = () => {
  const { t } = useTranslation()
  const session = useSelector(useApp().actors.session, selectSession)
  const code = session?.manufacturer.code ?? ''
  const email = session?.user.email ?? ''
  const change = useScreenActor(useAccount().logic.changePassword, { input: { code } })
  return (
    <div className={styles['page']}>
      <ScreenTitle title={t('profile.title')} isRefused={useSelector(change, isRefused)} />
      <CustomerCard key={`${code} ${email}`} code={code} email={email} />
      <div className={styles['pair']}>
        <Card title={t('profile.password')}>
          <ChangePasswordForm actor={change} email={email} />
        </Card>
        <DeviceRecordCard key={`${code} ${email} device`} code={code} email={email} />
      </div>
    </div>
  )
}

/** The customer; where there is none, or none can be fetched, what the login said stands in (spec 8). */
const CustomerCard = ({ code, email }: { code: string; email: string }) => {
  const { t } = useTranslation()
  const user = useSelector(useApp().actors.session, selectSession)?.user
  const actor = useScreenActor(useAccount().logic.profile, { input: { code, email } })
  const customer = useSelector(actor, selectCustomer)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isLost = useSelector(actor, hasFailed)
  const kept = useSelector(actor, selectKept)
  const retry = () => actor.send({ type: 'retry.requested' })
  const shown = (like: string, text: string | null | undefined) =>
    isWaiting ? <SkeletonWords like={like} /> : text || '-'
  const phone = isLost ? (
    <LostFact onRetry={retry}>{t('profile.notLoaded')}</LostFact>
  ) : (
    shown('(000) 000-0000', customer?.mobile_phone)
  )
  return (
    <Card title={t('profile.details')}>
      {isLate && <SlowNotice onRetry={retry} />}
      {isWaiting && <ToldLoading />}
      <KeptNotice kept={isWaiting ? null : kept} onRetry={retry} />
      <SummaryList
        items={[
          { name: t('profile.name'), value: shown('A company of its own', customer?.name || user?.name) },
          { name: t('profile.email'), value: shown('buyer@company.com', customer?.email || user?.email) },
          { name: t('profile.phone'), value: phone },
        ]}
      />
    </Card>
  )
}
