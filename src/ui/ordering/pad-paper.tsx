import type { MouseEvent } from 'react'
import styles from './pad-grid.module.css'

/** A sheet is seen as one while hardly anything stands on it. */
const leastRows = 8

/** The last row of the sheet is the blank one: who presses the paper below it writes there. */
const focusBlank = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const parts = currentTarget.parentElement?.querySelectorAll<HTMLInputElement>('[data-field="part"]') ?? []
  ;[...parts].at(-1)?.focus()
}

/** Lines for the rows to come, numbered on; only seen, since the blank row above them grows by itself. */
export const PadPaper = ({ from }: { readonly from: number }) => {
  if (from >= leastRows) return null
  return (
    // Keys have the blank row itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles['paper']} aria-hidden onClick={focusBlank}>
      {Array.from({ length: leastRows - from }, (_, at) => (
        <div key={at}>
          <span>{from + at + 1}</span>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
