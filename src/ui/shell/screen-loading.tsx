import { useTranslation } from 'react-i18next'
import styles from './screen-loading.module.css'

/** A screen whose code is on its way; shows itself after 150 ms, so that a quick one never flashes. */
export const ScreenLoading = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles['loading']} data-loading>
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className={styles['bar']} aria-hidden />
    </div>
  )
}
