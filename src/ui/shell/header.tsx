import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { Link } from '../components/link'
import { Logo } from '../components/picture'
import { CartButton } from './cart-button'
import { CartPanel } from './cart-panel'
import { CartTold } from './cart-told'
import { CartQuestions } from './cart-questions'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { ListChooser } from './list-chooser'
import { MainMenu } from './main-menu'
import { MobileMenu } from './mobile-menu'
import { OrderStrip } from './order-strip'
import { useTenantName } from './page-head'
import { Shortcuts } from './shortcuts'
import { ThemeToggle } from './theme-toggle'
import { UserMenu } from './user-menu'

/** The header of signed-in buyers (spec 2 Header). */
export const Header = () => {
  const { t } = useTranslation()
  const session = useSelector(useApp().actors.session, selectSession)
  const name = useTenantName()
  return (
    <>
      <header className={styles['header']}>
        <MobileMenu />
        <Link to="/dashboard" className={styles['brand']} aria-label={`${name}, ${t('shell.home')}`}>
          <Logo src={pictureUrl(session?.manufacturer.logo ?? null)} name={name} />
          <bdi className={styles['name']}>{name}</bdi>
        </Link>
        <MainMenu />
        <div className={styles['tools']}>
          <span className={styles['wide']}>
            <LanguageSwitch />
            <ThemeToggle />
          </span>
          <Shortcuts />
          <CartButton />
          <span className={styles['wide']}>
            <UserMenu />
          </span>
        </div>
        <CartPanel />
        <CartTold />
        <CartQuestions />
        <ListChooser />
      </header>
      <OrderStrip />
    </>
  )
}
