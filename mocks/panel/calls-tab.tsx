import { Pause, Play, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LoggedCall } from '../call-log'
import { api } from './api'
import { useBench } from './bench'
import { CallDetails } from './call-details'
import { CallFilterBar } from './call-filter-bar'
import { CallTable } from './call-table'
import { filtered, type CallFilters } from './calls'
import { Button, Nothing } from './parts'
import styles from './tables.module.css'

const step = 300

type CallsTabProps = {
  readonly filters: CallFilters
  readonly onFilter: (filters: CallFilters) => void
  readonly onFault: (call: LoggedCall) => void
  readonly onAnswer: (call: LoggedCall) => void
}

/** The call log, live. */
export const CallsTab = ({ filters, onFilter, onFault, onAnswer }: CallsTabProps) => {
  const { calls, act, state } = useBench()
  const [paused, setPaused] = useState<readonly LoggedCall[] | null>(null)
  // Where there is room beside the list, the newest call is open at first.
  const [selected, setSelected] = useState<number | null>(() =>
    matchMedia('(width >= 80rem)').matches ? (calls.at(-1)?.id ?? null) : null,
  )
  const [most, setMost] = useState(step)
  const source = paused ?? calls
  const found = useMemo(() => filtered(source, filters).toReversed(), [source, filters])
  const methods = useMemo(() => [...new Set(source.map(({ method }) => method))].sort(), [source])
  const call = source.find(({ id }) => id === selected)
  const fresh = paused === null ? 0 : calls.filter(({ id }) => id > (paused.at(-1)?.id ?? 0)).length
  const clear = () => {
    if (paused !== null) setPaused([])
    void act(api.clearLog, { text: 'The call log is empty.' })
  }
  return (
    <div className={styles['split']} data-open={call !== undefined}>
      <div className={styles['bar']}>
        <CallFilterBar
          filters={filters}
          methods={methods}
          isAgainstServer={state.server !== null}
          onFilter={onFilter}
        />
        <span className={styles['barEnd']}>
          <Button aria-pressed={paused !== null} onClick={() => setPaused(paused === null ? calls : null)}>
            {paused === null ? <Pause aria-hidden /> : <Play aria-hidden />}
            {paused === null ? 'Pause' : fresh === 0 ? 'Go on' : `Go on (${fresh} new)`}
          </Button>
          <Button onClick={clear}>
            <Trash2 aria-hidden />
            Clear
          </Button>
        </span>
      </div>
      <div className={styles['listing']}>
        {found.length === 0 ? (
          <Nothing>
            {source.length === 0
              ? 'No calls yet. Use the portal in another tab: its calls appear here at once.'
              : 'No call passes the filters.'}
          </Nothing>
        ) : (
          <CallTable calls={found.slice(0, most)} selected={selected} onSelect={setSelected} />
        )}
        {found.length > most && (
          <p className={styles['more']}>
            The latest {most} of {found.length} calls are shown.
            <Button onClick={() => setMost(most + step)}>Show more</Button>
          </p>
        )}
      </div>
      {call !== undefined && (
        <CallDetails
          call={call}
          onClose={() => setSelected(null)}
          onFault={() => onFault(call)}
          onAnswer={() => onAnswer(call)}
        />
      )}
    </div>
  )
}
