import { useSelector } from '@xstate/react'
import { ListChecks, LogOut, Menu as MenuIcon, Tags, User } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUserName } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { IconButton } from '../components/button'
import { Drawer } from '../components/dialog'
import styles from './header.module.css'
import { MenuLink } from './menu-link'
import { LanguageSwitch } from './language-switch'
import { menuPlaces, ownPlaces } from './main-menu'
import { ThemeToggle } from './theme-toggle'

const icons = { '/lists': ListChecks, '/part-numbers': Tags } as const
/** The menu of small screens: everything that the header has no room for. */
export const MobileMenu = () => {
  const { t } = useTranslation()
  const { session } = useApp().actors
  const name = useSelector(session, selectUserName)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
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
          {menuPlaces.map(({ to, key }) => (
            <MenuLink key={to} to={to} onClick={close} className={styles['drawerPlace']}>
              {t(key)}
            </MenuLink>
          ))}
        </nav>
        <div className={styles['drawerMenu']}>
          <p className={styles['drawerUser']}>
            <bdi>{name}</bdi>
          </p>
          <MenuLink to="/profile" onClick={close} className={styles['drawerPlace']}>
            <User aria-hidden />
            {t('shell.profile')}
          </MenuLink>
          {ownPlaces.map(({ to, key }) => {
            const Icon = icons[to]
            return (
              <MenuLink key={to} to={to} onClick={close} className={styles['drawerPlace']}>
                <Icon aria-hidden />
                {t(key)}
              </MenuLink>
            )
          })}
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
