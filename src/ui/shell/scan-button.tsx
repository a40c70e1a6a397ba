import { useSelector } from '@xstate/react'
import { Camera, ScanBarcode, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ScanContext } from '../../machines/shell/scan.machine'
import {
  isCameraRefused,
  isScanOffered,
  isScanOpen,
  selectPicture,
  selectTaken,
} from '../../machines/shell/scan.selectors'
import { linkPath } from '../../machines/rules/link-tenant'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Button } from '../components/button'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import styles from './scan-button.module.css'

/** Takes the place of the button that was pressed, and its focus. */
const Refused = () => {
  const { t } = useTranslation()
  return (
    <p ref={useFocusOfWhatWent<HTMLParagraphElement>()} tabIndex={-1} role="status" className={styles['word']}>
      {t('scan.refused')}
    </p>
  )
}

/** On devices held in the hand: codes before the camera go where this button stands; without a camera there is none. */
export const ScanButton = ({ to }: Pick<ScanContext, 'to'>) => {
  const { t } = useTranslation()
  const base = useApp().navigation.address(linkPath)
  const actor = useScreenActor(useShop().logic.scan, { input: { to, base } })
  const isOffered = useSelector(actor, isScanOffered)
  const isOpen = useSelector(actor, isScanOpen)
  const isRefused = useSelector(actor, isCameraRefused)
  const picture = useSelector(actor, selectPicture)
  const taken = useSelector(actor, selectTaken)
  if (isRefused) return <Refused />
  if (!isOffered) return null
  return (
    <div className={styles['scan']}>
      <Button
        onClick={() => actor.send({ type: isOpen ? 'scan.closed' : 'scan.requested' })}
        onKeyDown={({ key }) => key === 'Escape' && actor.send({ type: 'scan.closed' })}
      >
        {isOpen ? <X aria-hidden /> : <ScanBarcode aria-hidden />}
        {t(isOpen ? 'scan.close' : 'scan.open')}
      </Button>
      {isOpen && (
        <>
          <div className={styles['view']}>
            <video
              className={styles['picture']}
              aria-label={t('scan.picture')}
              ref={(video) => {
                if (video && video.srcObject !== picture) video.srcObject = picture
              }}
              autoPlay
              muted
              playsInline
            />
            {picture === null && <Camera aria-hidden />}
          </div>
          <p role="status" className={styles['word']}>
            {taken !== null
              ? t('scan.taken', { text: taken.text, count: taken.count })
              : t(picture === null ? 'scan.waiting' : 'scan.hint')}
          </p>
        </>
      )}
    </div>
  )
}
