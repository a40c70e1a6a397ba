import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offline-notice.module.css'

type Network = 'there' | 'gone' | 'back'
let hasBeenGone = false
/** `back` once there was none. */
const networkNow = (): Network => {
  if (navigator.onLine) return hasBeenGone ? 'back' : 'there'
  hasBeenGone = true
  return 'gone'
}
const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that there is no network, for as long as there is none; that it is back is only heard, as its place is seen empty. */
export const OfflineNotice = () => {
  const { t } = useTranslation()
  const network = useSyncExternalStore(subscribe, networkNow)
  return (
    <div role="status" className={styles['place']}>
      {network === 'back' && <p className="visually-hidden">{t('network.back')}</p>}
      {network === 'gone' && (
        <p className={styles['notice']}>
          <WifiOff aria-hidden />
          {t('common.offline')}
        </p>
      )}
    </div>
  )
}
