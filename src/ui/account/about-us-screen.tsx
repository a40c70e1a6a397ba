import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { selectSettingsActor } from '../../machines/app.selectors'
import type { SettingsRef } from '../../machines/tenant/settings.machine'
import { selectSession } from '../../machines/session/session.selectors'
import { useAccount, useApp, useLanguage, useScreenActor } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import { ScreenTitle, useTenantName } from '../shell/page-head'
import { verbatimText } from '../verbatim'
import { AboutUsBody } from './about-us-body'
import { DocumentFrame } from './document-frame'
import { framedText } from './framed-document'
import styles from './account.module.css'

/** What the company tells its customers (spec 2 About Us, private). */
export const AboutUsScreen = () => {
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const settings = useSelector(useApp().root, selectSettingsActor)
  return settings && <Screen key={code} code={code} settings={settings} />
}

/** The sentences of spec 8 are the content of the frame, in the language that the specification fixes (C-86). */
const FixedFrame = ({ title, fixed }: { title: string; fixed: 'privateAboutUsFailed' | 'privateAboutUsMissing' }) => {
  const { text, lang } = verbatimText(fixed)
  const content = useMemo(() => framedText(text, lang), [text, lang])
  return <DocumentFrame title={title} content={content} isShort />
}

const Screen = ({ code, settings }: { code: string; settings: SettingsRef }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = useTenantName()
  const title = t('about.frame', { name })
  const actor = useScreenActor(useAccount().logic.aboutUs, {
    input: { audience: 'private', code, source: settings },
  })
  return (
    <div className={styles['page']}>
      <ScreenTitle title={t('about.title')} />
      <AboutUsBody
        actor={actor}
        title={title}
        missing={
          <div className={styles['document']}>
            {language !== 'en' && <Notice tone="info">{t('about.privateMissing')}</Notice>}
            <FixedFrame title={title} fixed="privateAboutUsMissing" />
          </div>
        }
        renderFailed={(failure, retry) => (
          <div className={styles['document']}>
            <Notice tone="danger" action={<LinkButton onClick={handingFocusOn(retry)}>{t('common.retry')}</LinkButton>}>
              {t(failure?.kind === 'unreachable' ? 'common.unreachable' : 'about.failedText')}
            </Notice>
            <FixedFrame title={title} fixed="privateAboutUsFailed" />
          </div>
        )}
      />
    </div>
  )
}
