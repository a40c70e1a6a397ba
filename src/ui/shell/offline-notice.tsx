import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offline-notice.module.css'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={styles['place']}>
      {!isOnline && (
        <p className={styles['notice']}>
          <WifiOff aria-hidden />
          {t('common.offline')}
        </p>
      )}
    </div>
  )
}
