import { useTranslation } from 'react-i18next'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'

/** After 8 s of loading: says so, and offers to ask again (C-100). */
export const SlowNotice = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" action={<LinkButton onClick={handingFocusOn(onRetry)}>{t('common.retry')}</LinkButton>}>
      {t('common.stillLoading')}
    </Notice>
  )
}
