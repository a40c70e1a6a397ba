import type { Message } from '../../api/schemas/shared'
import { Notice } from '../components/state-panels'
import { ServerWords } from '../server-words'
import styles from './account.module.css'

type DoneProps = {
  readonly isDone: boolean
  /** What the server answered. */
  readonly said: Message | null
  /** Where it gave no words. */
  readonly otherwise: string
}
/** Where a form says that it is done: the place is there before the words, so that every reader tells them. */
export const DoneNotice = ({ said, otherwise, isDone }: DoneProps) => (
  <div role="status" className={styles['told']}>
    {isDone && (
      <Notice tone="success" isOnlyShown>
        {said?.message ? <ServerWords text={said.message} lang={said.lang} /> : otherwise}
      </Notice>
    )}
  </div>
)
