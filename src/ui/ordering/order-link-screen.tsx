import { useSelector } from '@xstate/react'
import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { linkPath } from '../../machines/rules/link-tenant'
import type { ListLine } from '../../machines/rules/lists'
import { readLink, type OrderLink } from '../../machines/rules/order-link'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useShop } from '../app-context'
import { Button } from '../components/button'
import { WindowRows } from '../components/window-rows'
import { EmptyPanel, Notice } from '../components/state-panels'
import { ScreenTitle } from '../shell/page-head'
import styles from './data-table.module.css'
import screens from './lists.module.css'

/** What somebody passed on: shown, and nothing of it is added unasked (buyer's day 6). */
export const OrderLinkScreen = () => {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const session = useSelector(useApp().actors.session, selectSession)
  const link = readLink(hash)
  const code = link.tenantCode?.toUpperCase() ?? null
  return (
    <div className={screens['screen']}>
      <ScreenTitle title={t('links.title')} />
      {code === null || link.lines.length === 0 ? (
        <EmptyPanel icon={<Link2Off aria-hidden />} title={t('links.unreadable')} text={t('links.unreadableText')} />
      ) : code === session?.manufacturer.code.toUpperCase() ? (
        <Preview link={link} />
      ) : (
        <OtherTenant code={code} name={session?.manufacturer.name ?? ''} path={`${linkPath}${hash}`} />
      )}
    </div>
  )
}

/** A link of another company: explained, and the way to its login, which the link comes along. */
const OtherTenant = ({ code, name, path }: { code: string; name: string; path: string }) => {
  const { t } = useTranslation()
  const { guard, session } = useApp().actors
  const leave = () => {
    guard.send({ type: 'link.kept', link: path })
    session.send({ type: 'logout.requested' })
  }
  return (
    <Notice tone="warning" action={<Button onClick={leave}>{t('links.loginThere', { code })}</Button>}>
      {t('links.other', { code, tenant: name })}
    </Notice>
  )
}

const Preview = ({ link: { lines, broken, isWhole } }: { link: OrderLink }) => {
  const { t } = useTranslation()
  const { lists } = useShop().actors
  const save = () => lists.send({ type: 'change.wanted', change: { kind: 'made', name: t('links.listName'), lines } })
  return (
    <>
      <p className={screens['text']}>{t('links.text')}</p>
      {broken > 0 && <Notice tone="warning">{t('links.broken', { count: broken })}</Notice>}
      {!isWhole && <Notice tone="warning">{t('links.notWhole')}</Notice>}
      <LinkTable lines={lines} />
      <div className={screens['actions']}>
        <Button variant="primary" onClick={save}>
          {t('links.save')}
        </Button>
      </div>
    </>
  )
}

const LinkTable = ({ lines }: { lines: readonly ListLine[] }) => {
  const { t } = useTranslation()
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-rowcount={lines.length + 1}>
        <caption className="visually-hidden">{t('links.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.partNumber')}</th>
            <th scope="col" className={styles['figure']}>
              {t('order.qty')}
            </th>
            <th scope="col">{t('lists.comment')}</th>
          </tr>
        </thead>
        <WindowRows ids={lines.map((_, at) => String(at))} columns={3} estimate={45}>
          {(at, row) => {
            const line = lines[Number(at)]
            return (
              line && (
                <tr key={at} {...row}>
                  <td data-label={t('order.partNumber')}>{line.partNumber}</td>
                  <td data-label={t('order.qty')} className={styles['figure']}>
                    {line.quantity}
                  </td>
                  <td data-label={t('lists.comment')}>{line.comment || '-'}</td>
                </tr>
              )
            )
          }}
        </WindowRows>
      </table>
    </div>
  )
}
