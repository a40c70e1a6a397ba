import { ChevronRight } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import type { LoggedCall } from '../call-log'
import { addressText, statusText, toneOf } from './calls'
import { classes } from './parts'
import styles from './tables.module.css'
import { dateText, timeText } from './times'

type CallRowProps = {
  readonly call: LoggedCall
  readonly isSelected: boolean
  readonly onSelect: (id: number) => void
}
// Most rows stay as they are from second to second.
const CallRow = memo(({ call, isSelected, onSelect }: CallRowProps) => (
  <tr data-selected={isSelected} onClick={() => onSelect(call.id)}>
    <td className={classes(styles['number'], styles['time'])} title={dateText(call.time)}>
      {timeText(call.time)}
    </td>
    <td>
      <b>{call.method}</b>
    </td>
    <td>
      <span className={styles['marks']}>
        <span className={classes(styles['status'], styles[toneOf(call)])}>{statusText(call)}</span>
        {call.fault !== null && <span className={styles['fault']}>Fault {call.fault}</span>}
        {(call.differences?.length ?? 0) > 0 && (
          <span className={styles['fault']}>{call.differences?.length} different</span>
        )}
      </span>
    </td>
    <td className={styles['number']}>{call.took === undefined ? '' : `${call.took} ms`}</td>
    <td className={styles['grow']}>
      <button type="button" className={styles['rowButton']} aria-pressed={isSelected} title={addressText(call)}>
        <span>{addressText(call)}</span>
        <ChevronRight aria-hidden />
      </button>
    </td>
  </tr>
))

/** Up and down go to the neighbouring row. */
const onArrow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null
  const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

type CallTableProps = {
  readonly calls: readonly LoggedCall[]
  readonly selected: number | null
  readonly onSelect: (id: number) => void
}

/** Calls as rows; a row opens its call. */
export const CallTable = ({ calls, selected, onSelect }: CallTableProps) => (
  <div className={styles['scroll']}>
    <table className={classes(styles['table'], styles['calls'])} onKeyDown={onArrow}>
      <caption className={styles['hidden']}>Calls, the newest first</caption>
      <thead>
        <tr>
          <th scope="col" className={styles['time']}>
            Time
          </th>
          <th scope="col">Method</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles['number']}>
            Took
          </th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} isSelected={call.id === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  </div>
)
