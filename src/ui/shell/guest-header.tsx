import { useSelector } from '@xstate/react'
import { ChevronDown, CircleUser } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { codeSegment } from '../../machines/rules/access'
import { isWithin } from '../../machines/rules/menu-place'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectStorefront, selectStorefrontCode, selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { useApp } from '../app-context'
import { Link } from '../components/link'
import { Menu, MenuLink } from '../components/menu'
import { Logo } from '../components/picture'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { useTenantName } from './page-head'
import { ThemeToggle } from './theme-toggle'

/** The header of guests: Products, and a menu with Login and Register (spec 2 Header). */
export const GuestHeader = () => {
  const { t } = useTranslation()
  const { tenant } = useApp().actors
  const storefront = useSelector(tenant, selectStorefront)
  const code = codeSegment(useSelector(tenant, selectStorefrontCode) ?? '') ?? ''
  const name = useTenantName()
  const catalogue = `/browse/${code}`
  const isUnknown = useSelector(tenant, selectUnknownCode) !== null
  const isCurrent = isWithin(catalogue, useLocation().pathname) && !isUnknown
  return (
    <header className={styles['header']}>
      <Link to={catalogue} className={styles['brand']}>
        <Logo src={pictureUrl(storefront?.logo_url ?? null)} name={name} />
        <bdi className={styles['name']}>{name}</bdi>
      </Link>
      <nav aria-label={t('shell.mainMenu')} className={styles['guestMenu']}>
        <Link
          to={catalogue}
          className={isCurrent ? `${styles['place']} ${styles['current']}` : styles['place']}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {t('shell.products')}
        </Link>
      </nav>
      <div className={styles['tools']}>
        <LanguageSwitch />
        <ThemeToggle />
        <Menu
          label={t('guest.menu')}
          trigger={
            <>
              <CircleUser aria-hidden />
              <span className={styles['guest']}>{t('login.submit')}</span>
              <ChevronDown aria-hidden />
            </>
          }
        >
          <MenuLink to={`/login/${code}`}>{t('shell.login')}</MenuLink>
          <MenuLink to={`/register/${code}`}>{t('shell.register')}</MenuLink>
        </Menu>
      </div>
    </header>
  )
}
