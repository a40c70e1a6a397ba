import { useSelector } from '@xstate/react'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isMissing as isDocumentMissing } from '../../machines/account/about-us.selectors'
import { segment } from '../../machines/rules/access'
import { selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { ButtonLink, classes } from '../components/button'
import { Link } from '../components/link'
import { BackLink } from '../components/page'
import { EmptyPanel, FailedPanel } from '../components/state-panels'
import { CompanyCodeForm } from '../session/company-code-form'
import { useCodePrompt } from '../session/use-code-prompt'
import { LanguageSwitch } from '../shell/language-switch'
import { ScreenTitle, useTenantName } from '../shell/page-head'
import { ThemeToggle } from '../shell/theme-toggle'
import { StorefrontName } from '../tenant/storefront-name'
import { AboutUsBody } from './about-us-body'
import { loginPath } from './login-path'
import { Content, SkipLinks } from '../shell/content'
import styles from './account.module.css'

/** What a company tells everybody, with a way back to its login (spec 2 About Us, public). */
export const PublicAboutUsScreen = () => {
  const code = useParams()['manufacturerCode']?.toUpperCase() ?? ''
  return <Screen key={code} code={code} />
}

const Screen = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const name = useTenantName()
  const unknown = useSelector(useApp().actors.tenant, selectUnknownCode)
  const prompt = useCodePrompt('aboutUs')
  const part = segment(code) ?? ''
  const actor = useScreenActor(useAccount().logic.aboutUs, {
    input: { audience: 'public', code, source: useApp().actors.tenant },
  })
  // In the place of what is missing stands the way on itself.
  const isMissing = useSelector(actor, isDocumentMissing)
  return (
    <>
      <SkipLinks />
      <header className={styles['bar']}>
        <StorefrontName />
        <div className={styles['tools']}>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      <Content className={styles['main']}>
        <div className={classes(styles['page'], styles['about'])}>
          <div>
            <BackLink to={loginPath(unknown === null ? code : null)}>{t('about.back')}</BackLink>
            <div className={styles['titled']}>
              <ScreenTitle title={t('about.title')} isRefused={unknown !== null} />
              {unknown === null && !isMissing && (
                <>
                  <Link to={`/browse/${part}`}>{t('login.browse')}</Link>
                  <Link to={`/register/${part}`}>{t('login.register')}</Link>
                </>
              )}
            </div>
          </div>
          {unknown === null ? (
            <AboutUsBody
              actor={actor}
              title={t('about.frame', { name })}
              missing={
                <EmptyPanel
                  icon={<FileX aria-hidden />}
                  title={t('about.missing')}
                  text={t('about.missingText')}
                  action={
                    <ButtonLink variant="primary" to={`/browse/${part}`}>
                      {t('login.browse')}
                    </ButtonLink>
                  }
                />
              }
              renderFailed={(failure, retry) => (
                <FailedPanel
                  title={t('about.failed')}
                  text={t(failure?.kind === 'unreachable' ? 'common.unreachable' : 'about.failedText')}
                  retryLabel={t('common.retry')}
                  onRetry={retry}
                />
              )}
            />
          ) : (
            <div className={styles['narrow']}>
              <CompanyCodeForm key={unknown} prompt={prompt} unknown={unknown} />
            </div>
          )}
        </div>
      </Content>
    </>
  )
}
