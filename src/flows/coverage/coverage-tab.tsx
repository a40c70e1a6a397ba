import { CircleCheck } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ChartView } from '../page/chart-view'
import { nameOfState, sentenceOf } from '../page/chart-words'
import { graphFor } from '../page/layouts'
import { selectionOf } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { stories } from '../stories/stories'
import styles from './coverage.module.css'
import { CoverageTable } from './coverage-table'
import { coverageOf, type Coverage, type Reached } from './reached'

const views = [
  ['missed', 'never reached'],
  ['stories', 'in no story'],
] as const
type View = (typeof views)[number][0]

const titleOf = (machine: AnyStateMachine, id: string): string => {
  const graph = graphFor(machine)
  const transition = graph.transitions.find(({ key }) => key === id)
  return transition ? sentenceOf(graph, transition) : nameOfState(graph, id)
}

const sumOf = ({ states, transitions }: Coverage, reached: Reached): string =>
  `${reached.states.size} of ${states} states, ${reached.transitions.size} of ${transitions} transitions`

/** Which states and transitions are reached by walks and by stories; what is not reached is marked on the chart. */
export const CoverageTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const coverage = useMemo(() => coverageOf(machine, stories), [machine])
  const { byWalks, byStories } = coverage
  const view: View = parameters.get('not') === 'stories' ? 'stories' : 'missed'
  const weak = useMemo(() => {
    if (view === 'missed') return new Set(coverage.missed)
    const graph = graphFor(machine)
    return new Set([
      ...graph.states.map(({ id }) => id).filter((id) => id !== graph.id && !coverage.byStories.states.has(id)),
      ...graph.transitions.map(({ key }) => key).filter((key) => !coverage.byStories.transitions.has(key)),
    ])
  }, [machine, coverage, view])
  const show = (next: View) => {
    const wanted = new URLSearchParams(parameters)
    wanted.set('not', next)
    setParameters(wanted)
  }
  return (
    <div className={styles['coverage']}>
      <section className={styles['chart']} aria-label="Chart">
        <ChartView machine={machine} weak={weak} selected={selected} onSelect={onSelect} fit />
      </section>
      <div className={styles['panel']}>
        <h2 className={styles['title']}>
          {coverage.missed.length === 0 && <CircleCheck aria-hidden />}
          {coverage.missed.length === 0
            ? `All of ${machine.id} is reached`
            : `${coverage.missed.length} of ${machine.id} are never reached`}
        </h2>
        <dl className={styles['sums']}>
          <dt>Walks over the samples, every port answered both ways</dt>
          <dd>{sumOf(coverage, byWalks)}</dd>
          <dt>Stories{coverage.stories.length > 0 && `: ${coverage.stories.join(', ')}`}</dt>
          <dd>{sumOf(coverage, byStories)}</dd>
        </dl>
        <p className={styles['note']}>
          Unit tests are not counted here: those that record their machine fail unless every state and transition of it
          was reached.
        </p>
        <div role="group" aria-label="Mark what is not reached" className={styles['views']}>
          Mark what is
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
        <Suspense fallback={<p className={styles['note']}>Walking all machines...</p>}>
          <CoverageTable current={machine.id} />
        </Suspense>
      </div>
    </div>
  )
}
