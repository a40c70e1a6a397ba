import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSelector } from '@xstate/react'
import { isRefused } from '../../machines/session/login.selectors'
import { selectStorefrontCode, selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { useApp, useScreenActor } from '../app-context'
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
  const { actors, logic } = useApp()
  const actor = useScreenActor(logic.login, { input: { session: actors.session } })
  const hostCode = useSelector(actors.tenant, selectStorefrontCode)
  const unknown = useSelector(actors.tenant, selectUnknownCode)
  const code = unknown === null ? (manufacturerCode?.toUpperCase() ?? hostCode) : null
  const prompt = useCodePrompt(unknown === null ? 'browse' : 'login')
  const [isBoxInUse, setBoxInUse] = useState(false)
  // Whoever types a code already keeps the box, also when the host turns out to have one.
  const isBoxShown = unknown === null && (code === null || (isBoxInUse && manufacturerCode === undefined))
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
      <StorefrontName namesPortal />
      <ScreenTitle title={t('login.title')} isRefused={useSelector(actor, isRefused) || unknown !== null} />
      {unknown === null ? (
        <p className={styles['subtitle']}>{t('login.subtitle')}</p>
      ) : (
        <div className={styles['unknown']}>
          <CompanyCodeForm key={unknown} prompt={prompt} unknown={unknown} />
        </div>
      )}
      <LoginForm actor={actor} code={code} isSecond={unknown !== null} />
      <LoginLinks code={code} onAsk={prompt.ask} />
      {isBoxShown && <CompanyCodeForm prompt={prompt} onUse={() => setBoxInUse(true)} />}
    </SplitLayout>
  )
}
