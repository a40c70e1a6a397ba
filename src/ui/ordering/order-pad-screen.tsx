import { useSelector } from '@xstate/react'
import { Download, FileUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRows, isNotKept, isOpening, isReading } from '../../machines/ordering/pad.selectors'
import { useTools } from '../app-context'
import { ProgressBar } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { ScreenTitle } from '../shell/page-head'
import { ScanButton } from '../shell/scan-button'
import styles from './order-pad-screen.module.css'
import { PadDifference } from './pad-difference'
import { PadBar } from './pad-bar'
import { PadGrid } from './pad-grid'
import { PadPanels } from './pad-panels'
import { PadTools } from './pad-tools'

const accepted = '.csv,.tsv,.txt,.tab,text/csv,text/tab-separated-values,text/plain'
/** A heading in the reader's language, and rows as they may look. */
const sampleOf = (heading: readonly string[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${heading.join(';')}\r\nCB-120;6;\r\nAB-7;x12;\r\n`)}`

/** The order pad: many part numbers at once (buyer's day 2). */
export const OrderPadScreen = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const isBusy = useSelector(pad, isReading)
  const isLooking = useSelector(pad, isOpening)
  const isLost = useSelector(pad, isNotKept)
  const isFilled = useSelector(pad, hasRows)
  const fileId = useId()
  const hintId = useId()
  return (
    // Until it is known whether there are rows the screen is laid out for some: then little moves in either case.
    <div
      className={styles['screen']}
      data-filled={isFilled || isLooking || undefined}
      data-looking={isLooking || undefined}
    >
      <ScreenTitle title={t('pad.title')} />
      <div className={styles['intro']}>
        <p className={styles['text']}>
          <span id={hintId} className={styles['how']}>
            {t('pad.intro')} <span className={styles['drop']}>{t('pad.drop')}</span>
          </span>{' '}
          {!isLost && t('pad.kept')}
        </p>
        <div className={styles['sources']}>
          <input
            id={fileId}
            type="file"
            accept={accepted}
            multiple
            className="visually-hidden"
            aria-describedby={hintId}
            onChange={({ target }) => {
              for (const file of target.files ?? []) pad.send({ type: 'file.dropped', file })
              // The same file can be chosen again.
              target.value = ''
            }}
          />
          <label htmlFor={fileId} className={styles['file']}>
            <FileUp aria-hidden />
            {t('pad.chooseFile')}
          </label>
          <a
            className={styles['sample']}
            href={sampleOf([t('pad.part'), t('pad.quantity'), t('pad.comment')])}
            download={t('pad.sampleName')}
          >
            <Download aria-hidden />
            {t('pad.sample')}
          </a>
          <ScanButton to={pad} />
          <p className={styles['keys']}>{t('pad.keys')}</p>
        </div>
      </div>
      <ProgressBar isShown={isBusy} />
      {(isBusy || isLooking) && <ToldLoading />}
      <PadPanels />
      <PadDifference />
      <PadTools />
      {isLooking ? <p className={styles['text']}>{t('pad.opening')}</p> : <PadGrid />}
      <PadBar />
    </div>
  )
}
