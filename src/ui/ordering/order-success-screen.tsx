import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectOrderMessage } from '../../machines/tenant/settings.selectors'
import { useSetting } from '../app-context'
import { ButtonLink } from '../components/button'
import { ScreenTitle } from '../shell/page-head'
import styles from './order-success-screen.module.css'

/** After an order was accepted; opened directly it says the same (spec 2 Order success, C-78, C-107). */
export const OrderSuccessScreen = () => {
  const { t } = useTranslation()
  const message = useSetting(selectOrderMessage, null)
  return (
    <div className={styles['success']}>
      <CircleCheck aria-hidden />
      <ScreenTitle title={t('success.title')} />
      <p className={styles['subtitle']}>{t('success.subtitle')}</p>
      <p className={styles['message']}>{message ?? t('success.message')}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/orders">{t('success.orders')}</ButtonLink>
        <ButtonLink variant="primary" to="/dashboard">
          {t('success.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
