import { useSelector } from '@xstate/react'
import { ChevronDown, LogOut, MessageSquareWarning } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUserName } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { Menu, MenuAction, MenuLink } from '../components/menu'
import { ReportContext } from '../components/report-context'
import { Monogram } from '../components/picture'
import styles from './header.module.css'
import { ownPlaces } from './main-menu'
import { placeIcons } from './place-icons'

/** My profile and Logout (spec 2 Header). */
export const UserMenu = () => {
  const { t } = useTranslation()
  const { session } = useApp().actors
  const report = use(ReportContext)
  const name = useSelector(session, selectUserName)
  return (
    <Menu
      label={t('shell.userMenu', { name })}
      trigger={
        <>
          <Monogram name={name} />
          <bdi className={styles['user']}>{name}</bdi>
          <ChevronDown aria-hidden />
        </>
      }
    >
      {[{ to: '/profile', key: 'shell.profile' } as const, ...ownPlaces].map(({ to, key }) => {
        const Icon = placeIcons[to]
        return (
          <MenuLink key={to} to={to}>
            <Icon aria-hidden />
            {t(key)}
          </MenuLink>
        )
      })}
      {report && (
        <MenuAction onSelect={report}>
          <MessageSquareWarning aria-hidden />
          {t('report.open')}
        </MenuAction>
      )}
      <MenuAction onSelect={() => session.send({ type: 'logout.requested' })}>
        <LogOut aria-hidden />
        {t('shell.logout')}
      </MenuAction>
    </Menu>
  )
}
