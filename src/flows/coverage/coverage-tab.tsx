import { CircleCheck } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ChartView } from '../page/chart-view'
import { nameOfState, sentenceOf } from '../page/chart-words'
import { graphFor } from '../page/layouts'
import { selectionOf } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { useNarrow } from '../page/use-narrow'
import { stories } from '../stories/stories'
import styles from './coverage.module.css'
import { CoverageSums, TestsOf, testedIn } from './coverage-sums'
import { CoverageTable } from './coverage-table'
import { coverageOf } from './reached'
import { useTested } from './tested'

const views = [
  ['missed', 'reached by no walk and no story'],
  ['tests', 'reached by no test'],
  ['stories', 'in no story'],
] as const
type View = (typeof views)[number][0]

const titleOf = (machine: AnyStateMachine, id: string): string => {
  const graph = graphFor(machine)
  const transition = graph.transitions.find(({ key }) => key === id)
  return transition ? sentenceOf(graph, transition) : nameOfState(graph, id)
}

/** Which states and transitions tests, walks and stories reach; what is not reached is marked on the chart. */
const Covered = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const coverage = useMemo(() => coverageOf(machine, stories), [machine])
  const tested = useTested(machine.id)
  const isNarrow = useNarrow()
  const graph = graphFor(machine)
  const view = views.find(([id]) => id === parameters.get('not'))?.[0] ?? 'missed'
  const weak = useMemo(() => {
    if (view === 'missed') return new Set(coverage.missed)
    const reached = view === 'stories' ? coverage.byStories : testedIn(graph, tested ?? new Map())
    return new Set([
      ...graph.states.map(({ id }) => id).filter((id) => id !== graph.id && !reached.states.has(id)),
      ...graph.transitions.map(({ key }) => key).filter((key) => !reached.transitions.has(key)),
    ])
  }, [graph, tested, coverage, view])
  const show = (next: View) => {
    const wanted = new URLSearchParams(parameters)
    wanted.set('not', next)
    setParameters(wanted)
  }
  // On a small screen what is said comes first.
  const chart = (
    <section className={styles['chart']} aria-label="Chart">
      <ChartView machine={machine} weak={weak} selected={selected} onSelect={onSelect} fit follow />
    </section>
  )
  return (
    <div className={styles['coverage']}>
      {!isNarrow && chart}
      <div className={styles['panel']}>
        <h2 className={styles['title']}>
          {coverage.missed.length === 0 && <CircleCheck aria-hidden />}
          {coverage.missed.length === 0
            ? `Walks and stories together reach all of ${machine.id}`
            : `${coverage.missed.length} parts of ${machine.id}: no walk and no story reaches them`}
        </h2>
        <CoverageSums graph={graph} coverage={coverage} tested={tested} />
        {selected !== null && tested !== null && (
          <TestsOf name={titleOf(machine, selected.id)} tests={tested.get(selected.id) ?? []} />
        )}
        <div role="group" aria-label="Mark what is not reached" className={styles['views']}>
          <span>Mark what is</span>
          {views.map(([id, title]) => (
            <button key={id} type="button" aria-pressed={view === id} onClick={() => show(id)}>
              {title}
            </button>
          ))}
        </div>
        {weak.size === 0 ? (
          <p className={styles['note']}>There is nothing to mark.</p>
        ) : (
          <ul aria-label="Not reached" className={styles['missed']}>
            {[...weak].map((id) => (
              <li key={id}>
                <button type="button" aria-pressed={selected?.id === id} onClick={() => onSelect(selectionOf(id))}>
                  {titleOf(machine, id)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {isNarrow && chart}
      </div>
      <div className={styles['all']}>
        <Suspense fallback={<p className={styles['note']}>Walking all machines...</p>}>
          <CoverageTable current={machine.id} />
        </Suspense>
      </div>
    </div>
  )
}

/** How far a machine is reached, measured. */
export const CoverageTab = (props: FlowsTabProps) => (
  <Suspense fallback={<p className={styles['note']}>Reading what the tests reached...</p>}>
    <Covered {...props} />
  </Suspense>
)
