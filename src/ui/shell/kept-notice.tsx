import { useTranslation } from 'react-i18next'
import type { KeptMark } from '../../api/schemas/kept'
import type { Language } from '../../api/schemas/shared'
import { asOfText } from '../../machines/rules/kept-answer'
import { useApp, useLanguage } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import styles from './kept-notice.module.css'

/** "As of 10:42", for what this device kept; `null` for what the server has just said. */
export const useAsOf = (kept: KeptMark | null): string | null => {
  const { t } = useTranslation()
  const { today } = useApp()
  const language = useLanguage()
  return kept && t('kept.asOf', { time: asOfText(kept.asOf, today(), language) })
}

/** What a language is called in another. */
const nameOf = (one: Language, spoken: Language): string =>
  new Intl.DisplayNames(spoken, { type: 'language' }).of(one) ?? one

const saidOf = ({ isSearched, isRefused, isAwaited }: KeptMark) => {
  if (isAwaited) return 'common.stillLoading'
  if (isRefused) return 'kept.refused'
  return isSearched ? 'kept.searched' : 'kept.seen'
}

/** Says that what stands below is what this device kept, since when, and offers to ask again. */
export const KeptNotice = ({ kept, onRetry }: { readonly kept: KeptMark | null; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const asOf = useAsOf(kept)
  const language = useLanguage()
  if (kept === null) return null
  return (
    <div className={styles['place']}>
      <Notice tone="warning" action={<LinkButton onClick={handingFocusOn(onRetry)}>{t('common.retry')}</LinkButton>}>
        <strong>{asOf}</strong> {t(saidOf(kept))}
        {kept.language && ` ${t('kept.otherLanguage', { language: nameOf(kept.language, language) })}`}
      </Notice>
    </div>
  )
}
