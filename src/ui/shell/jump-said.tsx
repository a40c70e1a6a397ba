import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { JumpActor } from '../../machines/ordering/jump.machine'
import {
  isAnswered,
  isAwaited,
  selectHits,
  selectLeft,
  selectMisses,
  selectSought,
  selectWord,
} from '../../machines/ordering/jump.selectors'
import styles from './jump-box.module.css'
import { useJumpWord } from './jump-word'

/** What the jump box says: how it is used, what the last press came to, and what was not added. */
export const JumpSaid = ({ actor, hintId }: { readonly actor: JumpActor; readonly hintId: string }) => {
  const { t } = useTranslation()
  const say = useJumpWord()
  const word = useSelector(actor, selectWord)
  const misses = useSelector(actor, selectMisses)
  const isSought = useSelector(actor, isAwaited)
  const isDone = useSelector(actor, isAnswered)
  const text = useSelector(actor, selectSought)
  const left = useSelector(actor, selectLeft)
  const count = useSelector(actor, selectHits).length
  const found = isDone ? t(count === 0 ? 'jump.none' : 'jump.found', { text, count }) : ''
  return (
    <>
      <div className={styles['line']}>
        <p id={hintId} className={styles['hint']}>
          {t('jump.hint')}
        </p>
        {/* What was added is told by the cart, with its total. */}
        <p
          role="status"
          aria-live={word?.kind === 'added' ? 'off' : undefined}
          className={styles['word']}
          data-kind={word?.kind}
        >
          {/* What is asked again is told again. */}
          <span key={misses}>{word !== null ? say(word) : isSought ? t('jump.looking', { text }) : found}</span>
        </p>
      </div>
      {/* There before anything is in it: readers hear what comes. */}
      <p role="status" className={styles['left']}>
        {left.length > 0 && t('jump.left', { parts: left.join(', ') })}
      </p>
    </>
  )
}
