import { useSelector } from '@xstate/react'
import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isOfNobody, isUnreadable, selectOtherCode } from '../../machines/ordering/order-link.selectors'
import { linkPath } from '../../machines/rules/link-tenant'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useScreenActor, useTools } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import { EmptyPanel, Notice } from '../components/state-panels'
import { ScreenTitle } from '../shell/page-head'
import screens from './lists.module.css'

/** What somebody passed on: it lands in the order pad, and nothing of it is added unasked (buyer's day 6). */
export const OrderLinkScreen = () => {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const session = useSelector(useApp().actors.session, selectSession)
  const tenantCode = session?.manufacturer.code ?? ''
  return (
    <div className={screens['screen']}>
      <ScreenTitle title={t('links.title')} />
      <OpenLink key={`${tenantCode} ${hash}`} fragment={hash} tenantCode={tenantCode} />
    </div>
  )
}

const OpenLink = ({ fragment, tenantCode }: { fragment: string; tenantCode: string }) => {
  const { t } = useTranslation()
  const { screens, pad } = useTools()
  const { guard, session } = useApp().actors
  const actor = useScreenActor(screens.orderLink, { input: { fragment, tenantCode, pad } })
  const isBroken = useSelector(actor, isUnreadable)
  const isNowhere = useSelector(actor, isOfNobody)
  const code = useSelector(actor, selectOtherCode)
  const tenant = useSelector(session, selectSession)?.manufacturer.name ?? ''
  /** To the login of the other company, which the link comes along. */
  const leave = () => {
    guard.send({ type: 'link.kept', link: `${linkPath}${fragment}` })
    session.send({ type: 'logout.requested' })
  }
  if (isBroken || isNowhere) {
    return (
      <EmptyPanel
        icon={<Link2Off aria-hidden />}
        title={isBroken ? t('links.unreadable') : t('login.noCompany', { code })}
        text={t('links.unreadableText')}
        action={
          <ButtonLink variant="primary" to="/order-pad">
            {t('desk.openPad')}
          </ButtonLink>
        }
      />
    )
  }
  if (code === null) return null
  return (
    <Notice tone="warning" action={<Button onClick={leave}>{t('links.loginThere', { code })}</Button>}>
      {t('links.other', { code, tenant })}
    </Notice>
  )
}
