import { useTranslation } from 'react-i18next'
import styles from './header.module.css'
import { MenuLink } from './menu-link'

/** The places of the main menu, in the order of spec 2 Header. */
export const menuPlaces = [
  { to: '/dashboard', key: 'shell.home' },
  { to: '/desk', key: 'shell.desk' },
  { to: '/products', key: 'shell.products' },
  { to: '/order-pad', key: 'shell.orderPad' },
  { to: '/orders', key: 'shell.orders' },
  { to: '/catalogs', key: 'shell.catalogs' },
  { to: '/about-us', key: 'shell.aboutUs' },
] as const

/** What is the buyer's own, beside the profile. */
export const ownPlaces = [
  { to: '/lists', key: 'shell.lists' },
  { to: '/part-numbers', key: 'shell.partNumbers' },
] as const

export const MainMenu = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.mainMenu')} className={styles['menu']}>
      {menuPlaces.map(({ to, key }) => (
        <MenuLink key={to} to={to} className={styles['place']} currentClass={styles['current']}>
          {t(key)}
        </MenuLink>
      ))}
    </nav>
  )
}
