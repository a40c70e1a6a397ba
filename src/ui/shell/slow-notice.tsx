import { useTranslation } from 'react-i18next'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import styles from './slow-notice.module.css'

type SlowProps = {
  readonly onRetry: () => void
  /** True among what is there already, which it must not cover. */
  readonly isAmong?: boolean
}

/** After 8 s of loading: says so, and offers to ask again (C-100). */
export const SlowNotice = ({ onRetry, isAmong = false }: SlowProps) => {
  const { t } = useTranslation()
  return (
    // The outer one keeps the place among others, the inner one takes no room in it.
    <div>
      <div className={isAmong ? undefined : styles['over']}>
        <Notice tone="warning" action={<LinkButton onClick={handingFocusOn(onRetry)}>{t('common.retry')}</LinkButton>}>
          {t('common.stillLoading')}
        </Notice>
      </div>
    </div>
  )
}
