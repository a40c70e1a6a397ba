import type { KeyboardEvent, RefObject } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectField, selectLed } from '../../machines/ordering/pad.selectors'
import type { PadField } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { takesCopiedCell } from '../components/copied-cell'
import { selectsWhole } from '../components/selects-whole'
import { useLed } from '../components/use-led'
import styles from './pad-grid.module.css'

type PadCellProps = {
  readonly id: string
  readonly field: PadField
  readonly label: string
  /** The element with the words about the row. */
  readonly describedBy: string
  readonly isInvalid: boolean
  /** Which wish to be ledRef somewhere was fulfilled last: a row that is mounted again does not take the focus. */
  readonly ledRef: RefObject<number>
}

/** What belongs into a field, said for as long as nothing is in it. */
const hints = { part: 'pad.part', quantity: 'pad.quantity', comment: 'pad.comment' } as const

/** One field of a row: every letter goes to the pad at once, so that nothing typed is lost. */
export const PadCell = ({ id, field, label, describedBy, isInvalid, ledRef }: PadCellProps) => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const value = useSelector(pad, selectField(id, field))
  const input = useLed(useSelector(pad, selectLed(id, field)), ledRef)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.altKey) {
      pad.send({ type: 'row.fixed', id })
      // Several products fit: nothing is taken by one press, the choice has the cursor.
      event.currentTarget.closest('[data-pad-row]')?.querySelector<HTMLElement>('[data-choice] button')?.focus()
    } else pad.send({ type: 'row.sought', id, field, to: event.shiftKey ? 'previous' : 'next' })
  }
  return (
    <input
      ref={input}
      type="text"
      className={styles['input']}
      data-field={field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={field === 'comment'}
      inputMode={field === 'quantity' ? 'decimal' : 'text'}
      enterKeyHint="next"
      aria-label={label}
      placeholder={t(hints[field])}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      {...(field === 'quantity' && selectsWhole)}
      onChange={({ target }) => pad.send({ type: 'row.typed', id, field, text: target.value })}
      onBlur={() => pad.send({ type: 'row.left' })}
      onKeyDown={onKeyDown}
      onPaste={field === 'comment' ? undefined : takesCopiedCell}
    />
  )
}
