import { X } from 'lucide-react'
import type { AnyStateMachine } from 'xstate'
import { IconButton } from '../../ui/components/button'
import styles from './flows-page.module.css'
import type { Selection } from './selection'
import { Remarks } from '../signing/remarks'
import type { Subject } from '../signing/subjects'
import { useAreWaysKnown } from './ways-out'
import { WordsPanel } from './words-panel'

type WordsDrawerProps = {
  readonly machine: AnyStateMachine
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
  /** What a comment would be about. */
  readonly subject: Subject
  readonly onClose: () => void
}

/** The words beside the chart, or below it where there is little room. */
export const WordsDrawer = ({ onClose, subject, ...rest }: WordsDrawerProps) => {
  const areWaysKnown = useAreWaysKnown(rest.machine.id)
  return (
    <aside aria-label="In words" data-paper="no" className={styles['words']}>
      <span className={styles['close']}>
        <IconButton name="Close the words" tip="end" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </span>
      <WordsPanel {...rest} />
      {areWaysKnown && <Remarks subject={subject} />}
    </aside>
  )
}
