import { Suspense, useMemo } from 'react'
import type { Graph } from '../chart/graph'
import { placeInAddress } from '../page/chart-place'
import { ChartView } from '../page/chart-view'
import { selectionOf } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import type { Change, Difference } from './compare'
import styles from './compare.module.css'
import { ScreensCompared } from './screens-compared'
import { sentenceOfChange } from './sentences'

type CompareViewProps = FlowsTabProps & {
  readonly difference: Difference
  readonly graph: Graph
  /** The revision that is compared with; `null` where it is not known. */
  readonly revision: string | null
}

const signs = { added: '+', removed: '−', changed: '~' }
/** The state that a change is seen at. */
const stateOf = (change: Change | undefined): string | null => {
  const one = change?.after ?? change?.before
  if (!one) return null
  return 'targets' in one ? (one.targets[0] ?? one.source) : one.id
}

/** One machine and what differs: the chart with its marks, the sentences, and the screens of what is chosen. */
export const CompareView = ({
  machine,
  selected,
  onSelect,
  parameters,
  setParameters,
  difference,
  graph,
  revision,
}: CompareViewProps) => {
  const { changes } = difference
  const marks = useMemo(
    () => new Map(changes.filter(({ what }) => what !== 'machine').map(({ id, mark }) => [id, mark])),
    [changes],
  )
  // Until somebody chooses, the chart shows where the first change is.
  const first = changes.find(({ what }) => what !== 'machine')
  const shown = selected ?? (first ? selectionOf(first.id) : null)
  const chosen = changes.find(({ id }) => id === shown?.id)
  const state = stateOf(chosen) ?? (shown?.kind === 'state' ? shown.id : null)
  return (
    <div className={styles['columns']}>
      <section aria-label="What differs, in the chart" className={styles['chart']}>
        <ChartView
          machine={machine}
          graph={graph}
          marks={marks}
          selected={shown}
          onSelect={onSelect}
          {...placeInAddress({ parameters, setParameters })}
        />
      </section>
      <div className={styles['side']}>
        <ol aria-label="What differs, in sentences" className={styles['sentences']}>
          {changes.map((change) => {
            return (
              <li key={`${change.mark} ${change.what} ${change.id}`}>
                <button
                  type="button"
                  data-mark={change.mark}
                  aria-pressed={change.id === shown?.id}
                  onClick={() => onSelect(selectionOf(change.id))}
                >
                  <b role="img" aria-label={change.mark}>
                    {signs[change.mark]}
                  </b>
                  <span>{sentenceOfChange(graph, change)}</span>
                </button>
              </li>
            )
          })}
        </ol>
        <Suspense fallback={null}>
          <ScreensCompared
            machine={machine}
            state={state}
            revision={revision}
            parameters={parameters}
            setParameters={setParameters}
          />
        </Suspense>
      </div>
    </div>
  )
}
