import { useSelector } from '@xstate/react'
import { LogOut, Menu as MenuIcon, MessageSquareWarning } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUserName } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { IconButton } from '../components/button'
import { Drawer } from '../components/dialog'
import { ReportContext } from '../components/report-context'
import { useOpenHere } from '../use-open-here'
import styles from './header.module.css'
import { MenuLink } from './menu-link'
import { LanguageSwitch } from './language-switch'
import { menuPlaces, ownPlaces } from './main-menu'
import { placeIcons } from './place-icons'
import { ThemeToggle } from './theme-toggle'

type Place = (typeof menuPlaces)[number]['key'] | (typeof ownPlaces)[number]['key'] | typeof profile.key
const profile = { to: '/profile', key: 'shell.profile' } as const

/** The menu of small screens: everything that the header has no room for. */
export const MobileMenu = () => {
  const { t } = useTranslation()
  const { session } = useApp().actors
  const name = useSelector(session, selectUserName)
  const report = use(ReportContext)
  const [open, setOpen] = useOpenHere<true>()
  const isOpen = open !== null
  const close = () => setOpen(null)
  const places = (wanted: readonly { readonly to: keyof typeof placeIcons; readonly key: Place }[]) =>
    wanted.map(({ to, key }) => {
      const Icon = placeIcons[to]
      return (
        <MenuLink key={to} to={to} onClick={close} className={styles['drawerPlace']}>
          <Icon aria-hidden />
          {t(key)}
        </MenuLink>
      )
    })
  return (
    <span className={styles['narrow']}>
      <IconButton
        name={t('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <Drawer side="left" isOpen={isOpen} onClose={close} title={t('shell.menu')} closeLabel={t('common.close')}>
        <nav aria-label={t('shell.mainMenu')} className={styles['drawerMenu']}>
          {places(menuPlaces)}
        </nav>
        <div className={styles['drawerMenu']}>
          <p className={styles['drawerUser']}>
            <bdi>{name}</bdi>
          </p>
          {places([profile, ...ownPlaces])}
          {report && (
            <button
              type="button"
              className={styles['drawerPlace']}
              onClick={() => {
                close()
                report()
              }}
            >
              <MessageSquareWarning aria-hidden />
              {t('report.open')}
            </button>
          )}
          <button
            type="button"
            className={styles['drawerPlace']}
            onClick={() => session.send({ type: 'logout.requested' })}
          >
            <LogOut aria-hidden />
            {t('shell.logout')}
          </button>
        </div>
        <div className={styles['drawerTools']}>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </Drawer>
    </span>
  )
}
