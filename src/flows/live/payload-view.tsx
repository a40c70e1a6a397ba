import { ChevronRight } from 'lucide-react'
import type { LogRow } from './live-model'
import styles from './live.module.css'

const text = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'nothing'
const isBare = (payload: unknown): boolean =>
  payload === null || payload === undefined || (typeof payload === 'object' && Object.keys(payload).length === 0)

type Props = {
  readonly row: LogRow | null
  readonly context: unknown
  readonly name: string
  readonly isFolded?: boolean
}

/** What came with the entry that is looked at, and what the chosen machine knows at that moment. */
export const PayloadView = ({ row, context, name, isFolded = false }: Props) => (
  <div className={styles['payload']}>
    {row !== null && (
      <details open={!isFolded}>
        <summary>
          <ChevronRight aria-hidden />
          {row.label}: {row.from} to {row.to}
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre role="region" aria-label="Payload" tabIndex={0}>
          {isBare(row.payload) ? 'nothing came with it' : text(row.payload)}
        </pre>
      </details>
    )}
    {name !== '' && (
      <details>
        <summary>
          <ChevronRight aria-hidden />
          What {name} knows
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre role="region" aria-label={`What ${name} knows`} tabIndex={0}>
          {text(context)}
        </pre>
      </details>
    )}
  </div>
)
