import { useSelector } from '@xstate/react'
import { FileX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { selectSettingsActor } from '../../machines/app.selectors'
import type { SettingsRef } from '../../machines/tenant/settings.machine'
import { selectSession } from '../../machines/session/session.selectors'
import { useAccount, useApp, useLanguage, useScreenActor } from '../app-context'
import { classes } from '../components/button'
import { EmptyPanel, FailedPanel } from '../components/state-panels'
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

type FixedProps = {
  readonly title: string
  readonly text: string
  readonly fixed: 'privateAboutUsFailed' | 'privateAboutUsMissing'
}
/**
 * The sentences of spec 8 are the content of a frame, in the language that the specification fixes (C-86): alone for
 * whoever reads that language, below the reader's own otherwise.
 */
const FixedTitle = ({ title, text, fixed }: FixedProps) => {
  const language = useLanguage()
  const sentence = verbatimText(fixed)
  const isAlone = sentence.lang === language
  const content = useMemo(() => framedText(sentence.text, sentence.lang, isAlone), [sentence, isAlone])
  return (
    <>
      {!isAlone && text}
      <DocumentFrame title={title} content={content} isSentence />
    </>
  )
}

const Screen = ({ code, settings }: { code: string; settings: SettingsRef }) => {
  const { t } = useTranslation()
  const name = useTenantName()
  const title = t('about.frame', { name })
  const actor = useScreenActor(useAccount().logic.aboutUs, {
    input: { audience: 'private', code, source: settings },
  })
  return (
    <div className={classes(styles['page'], styles['about'])}>
      <ScreenTitle title={t('about.title')} />
      <AboutUsBody
        actor={actor}
        title={title}
        missing={
          <EmptyPanel
            icon={<FileX aria-hidden />}
            title={<FixedTitle title={title} text={t('about.privateMissing')} fixed="privateAboutUsMissing" />}
            told={false}
          />
        }
        renderFailed={(failure, retry) => (
          <FailedPanel
            title={<FixedTitle title={title} text={t('about.failed')} fixed="privateAboutUsFailed" />}
            text={t(failure?.kind === 'unreachable' ? 'common.unreachable' : 'about.failedText')}
            retryLabel={t('common.retry')}
            onRetry={retry}
          />
        )}
      />
    </div>
  )
}
