import { useSelector } from '@xstate/react'
import { Copy, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  canAdd,
  canUndo,
  sameProblems,
  sameCounts,
  selectCounts,
  selectProblems,
  selectSaid,
} from '../../machines/ordering/pad.selectors'
import { formatMoney } from '../../machines/rules/money'
import { textOfRow } from '../../machines/rules/pad-rows'
import { useShop } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import styles from './order-pad-screen.module.css'
import { stateText, wordText } from './pad-words'

/** What the pad last said: seen, and read out. */
const Said = () => {
  const { t } = useTranslation()
  const said = useSelector(useShop().actors.pad, selectSaid)
  return (
    <p role="status" className={styles['said']}>
      {said && <span key={said.at}>{wordText(said.word, t)}</span>}
    </p>
  )
}

/** The rows that cannot be added, copied out or saved with their reasons. */
const Problems = () => {
  const { t } = useTranslation()
  const { pad } = useShop().actors
  const problems = useSelector(pad, selectProblems, sameProblems)
  const textOf = () => problems.map(({ row, judged }) => textOfRow(row, stateText(judged, row, t))).join('\n')
  if (problems.length === 0) return null
  return (
    <Button variant="quiet" onClick={() => pad.send({ type: 'copying.requested', text: textOf() })}>
      <Copy aria-hidden />
      {t('pad.copyProblems')}
    </Button>
  )
}

/** What can be done with all rows; always in sight. */
export const PadBar = () => {
  const { t } = useTranslation()
  const { pad } = useShop().actors
  const { rows, good, problems, open, total } = useSelector(pad, selectCounts, sameCounts)
  const isReady = useSelector(pad, canAdd)
  const isUndoable = useSelector(pad, canUndo)
  return (
    <div className={styles['bar']}>
      <div className={styles['facts']}>
        {rows > 0 && (
          <p className={styles['counts']}>
            <strong>{formatMoney(total)}</strong>{' '}
            {open > 0 ? t('pad.open', { count: open }) : t('pad.ready', { good, rows })}
          </p>
        )}
        <Said />
      </div>
      <div className={styles['deeds']}>
        {problems > 0 && (
          <Button title={t('pad.nextProblemHint')} onClick={() => pad.send({ type: 'problem.sought', from: null })}>
            {t('pad.nextProblem', { count: problems })}
          </Button>
        )}
        <Problems />
        {isUndoable && (
          <Button variant="quiet" onClick={() => pad.send({ type: 'change.undone' })}>
            <Undo2 aria-hidden />
            {t('pad.undo')}
          </Button>
        )}
        {rows > 0 && (
          <Button variant="quiet" onClick={() => pad.send({ type: 'rows.cleared' })}>
            {t('pad.clear')}
          </Button>
        )}
        <ButtonLink to="/cart" variant="quiet">
          {t('pad.toCart')}
        </ButtonLink>
        <Button
          variant="primary"
          aria-disabled={!isReady || undefined}
          onClick={() => pad.send({ type: 'adding.requested' })}
        >
          {good === 0 ? t('pad.addNone') : t('pad.add', { good, rows })}
        </Button>
      </div>
    </div>
  )
}
