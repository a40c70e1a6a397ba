import { Suspense, useMemo } from 'react'
import type { Graph } from '../chart/graph'
import { placeInAddress } from '../page/chart-place'
import { ChartView } from '../page/chart-view'
import { selectionOf } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import type { Before } from './before'
import type { Change, Difference } from './compare'
import styles from './compare.module.css'
import { ScreensCompared } from './screens-compared'
import { sentenceOfChange } from './sentences'

type CompareViewProps = FlowsTabProps & {
  readonly difference: Difference
  readonly graph: Graph
  readonly before: Exclude<Before, { readonly problem: string }>
}

const signs = { added: '+', removed: '−', changed: '~' }
/** The state that one side of a change is seen at. */
const stateOf = (one: Change['before'] | undefined): string | null => {
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
  before,
}: CompareViewProps) => {
  const { changes, formerly } = difference
  const marks = useMemo(
    () => new Map(changes.filter(({ what }) => what !== 'machine').map(({ id, mark }) => [id, mark])),
    [changes],
  )
  // Until somebody chooses, the chart shows where the first change is.
  const first = changes.find(({ what }) => what !== 'machine')
  const shown = selected ?? (first ? selectionOf(first.id) : null)
  const chosen = changes.find(({ id }) => id === shown?.id)
  const selectedState = shown?.kind === 'state' ? shown.id : null
  const now = stateOf(chosen?.after ?? chosen?.before) ?? selectedState
  const then = stateOf(chosen?.before ?? chosen?.after) ?? selectedState
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
        {changes.length > 0 && (
          <ol aria-label="What differs, in sentences" className={styles['sentences']}>
            {changes.map((change) => (
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
            ))}
          </ol>
        )}
        <Suspense fallback={null}>
          <ScreensCompared
            machine={machine}
            now={now}
            then={then === null ? null : (formerly.get(then) ?? then)}
            before={before}
            parameters={parameters}
            setParameters={setParameters}
          />
        </Suspense>
      </div>
    </div>
  )
}
