import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { Copy, Eraser, FileDown, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  canUndo,
  sameCounts,
  samePassed,
  sameProblems,
  selectCounts,
  selectPassed,
  selectProblems,
  selectRest,
} from '../../machines/ordering/pad.selectors'
import type { UnreadRow } from '../../machines/rules/pad-passing'
import { textOfRow } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { Button } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { firstFew } from '../first-few'
import { AddToList } from '../shell/add-to-list'
import styles from './order-pad-screen.module.css'
import { PadFold } from './pad-fold'
import { copiedText } from './pad-words'
import { ShareMenu } from './share-menu'
import { usePadLater } from './use-pad-later'

/** Saves a text as a file: the way out where the browser does not allow copying. */
const save = (text: string, name: string): void => {
  const link = document.createElement('a')
  link.href = `data:text/tab-separated-values;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`
  link.download = name
  link.click()
}

/** The rows that cannot be added, copied out or saved with their reasons. */
const Problems = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const problems = usePadLater(selectProblems, sameProblems)
  // By its heading the text is read again as it was written.
  const heading = [t('pad.part'), t('pad.quantity'), t('pad.comment'), t('pad.reason')].join('\t')
  const textOf = () =>
    [heading, ...problems.map(({ row, judged }) => textOfRow(row, copiedText(judged, row, t)))].join('\n')
  if (problems.length === 0) return null
  return (
    <>
      <Button variant="quiet" onClick={() => pad.send({ type: 'copying.requested', text: textOf() })}>
        <Copy aria-hidden />
        {t('pad.copyProblems')}
      </Button>
      <Button variant="quiet" onClick={() => save(textOf(), t('pad.problemsName'))}>
        <FileDown aria-hidden />
        {t('pad.saveProblems')}
      </Button>
    </>
  )
}

/** The rows by name, each with its quantity as it is written. */
const namedRows = (rows: readonly UnreadRow[], t: TFunction): string =>
  firstFew(
    rows.map(({ part, text }) => (text === '' ? part : `${part} (${text})`)),
    t,
  )

/** The rows are passed on, or put on a list; what they cost does not go along. */
const PassOn = () => {
  const { t } = useTranslation()
  const { lines, left, unread } = usePadLater(selectPassed, samePassed)
  if (lines.length === 0) return null
  const hints = [
    ...(left > 0 ? [t('pad.staysBehind', { count: left })] : []),
    ...(unread.length > 0 ? [t('pad.goesAsZero', { count: unread.length, rows: namedRows(unread, t) })] : []),
  ]
  return (
    <>
      <ShareMenu name={t('pad.title')} lines={() => lines} hint={hints.join(' ')} />
      <AddToList lines={() => lines} isQuiet hint={hints.join(' ')} />
      {hints.length > 0 && <p className={styles['said']}>{hints.join(' ')}</p>}
    </>
  )
}

/** What is done now and then with all rows. */
export const PadTools = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const { rows } = usePadLater(selectCounts, sameCounts)
  const rest = useSelector(pad, selectRest)
  const isUndoable = useSelector(pad, canUndo)
  return (
    <div className={styles['tools']}>
      {isUndoable && (
        <Button
          ref={leavesFocus}
          variant="quiet"
          title={t('pad.undo')}
          onClick={() => pad.send({ type: 'change.undone' })}
        >
          <Undo2 aria-hidden />
          <span className={styles['undo']}>{t('pad.undo')}</span>
        </Button>
      )}
      {(rows > 0 || rest.length > 0) && (
        <PadFold label={t('pad.moreDeeds')}>
          <PassOn />
          <Problems />
          <Button
            ref={leavesFocus}
            variant="quiet"
            className={styles['clear']}
            onClick={() => pad.send({ type: 'rows.cleared' })}
          >
            <Eraser aria-hidden />
            {t('pad.clear')}
          </Button>
        </PadFold>
      )}
    </div>
  )
}
