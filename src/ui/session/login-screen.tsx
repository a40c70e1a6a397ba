import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSelector } from '@xstate/react'
import { selectStorefrontCode } from '../../machines/tenant/tenant.selectors'
import { useApp } from '../app-context'
import { SplitLayout } from '../layouts/split-layout'
import { StorefrontBanner } from '../tenant/storefront-banner'
import { StorefrontName } from '../tenant/storefront-name'
import { LanguageSwitch } from '../shell/language-switch'
import { ScreenTitle } from '../shell/page-head'
import { ThemeToggle } from '../shell/theme-toggle'
import { CompanyCodeForm } from './company-code-form'
import { LoginForm } from './login-form'
import { LoginLinks } from './login-links'
import { useCodePrompt } from './use-code-prompt'
import styles from './login-screen.module.css'

/** Signing in, with the looks of the tenant of the address or of the host (spec 2 Login). */
export const LoginScreen = () => {
  const { t } = useTranslation()
  const { manufacturerCode } = useParams()
  const hostCode = useSelector(useApp().actors.tenant, selectStorefrontCode)
  const code = manufacturerCode?.toUpperCase() ?? hostCode
  const prompt = useCodePrompt()
  return (
    <SplitLayout
      banner={<StorefrontBanner />}
      tools={
        <>
          <LanguageSwitch />
          <ThemeToggle />
        </>
      }
    >
      <StorefrontName />
      <ScreenTitle title={t('login.title')} />
      <p className={styles['subtitle']}>{t('login.subtitle')}</p>
      <LoginForm code={code} />
      <LoginLinks code={code} onAsk={prompt.ask} />
      {code === null && <CompanyCodeForm prompt={prompt} />}
    </SplitLayout>
  )
}
