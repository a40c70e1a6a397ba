import { CircleCheck } from 'lucide-react'
import { Suspense, useMemo, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ChartView } from '../page/chart-view'
import { nameOfState, sentenceOf } from '../page/chart-words'
import { Foldable } from '../page/foldable'
import { graphFor } from '../page/layouts'
import { selectionOf } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { useNarrow } from '../page/use-narrow'
import { stories } from '../stories/stories'
import styles from './coverage.module.css'
import { CoverageSums, TestsOf, testedIn } from './coverage-sums'
import { CoverageTable } from './coverage-table'
import { NotReached } from './not-reached'
import { coverageOf, type Reached } from './reached'
import { useTested } from './tested'

const views = [
  ['missed', 'walk or story'],
  ['tests', 'test'],
  ['stories', 'story'],
] as const

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
  const place = useRef<HTMLElement>(null)
  const graph = graphFor(machine)
  const left = useMemo(() => {
    const without = ({ states, transitions }: Reached): ReadonlySet<string> =>
      new Set([
        ...graph.states.map(({ id }) => id).filter((id) => id !== graph.id && !states.has(id)),
        ...graph.transitions.map(({ key }) => key).filter((key) => !transitions.has(key)),
      ])
    return {
      missed: new Set(coverage.missed),
      tests: without(testedIn(graph, tested ?? new Map())),
      stories: without(coverage.byStories),
    }
  }, [graph, tested, coverage])
  // It begins with what there is to see.
  const asked = views.find(([id]) => id === parameters.get('not'))
  const [view, title] = asked ?? views.find(([id]) => left[id].size > 0) ?? views[0]
  const weak = left[view]
  const listed = (ids: readonly string[]) =>
    ids.filter((id) => weak.has(id)).map((id) => ({ id, title: titleOf(machine, id) }))
  const groups = [
    { kind: 'States', entries: listed(graph.states.map(({ id }) => id)) },
    { kind: 'Ways', entries: listed(graph.transitions.map(({ key }) => key)) },
  ]
  const put = (name: string, value: string) => {
    const wanted = new URLSearchParams(parameters)
    wanted.set(name, value)
    setParameters(wanted)
  }
  const chart = (
    <section ref={place} className={styles['chart']} aria-label="Chart" data-not={view}>
      <ChartView machine={machine} weak={weak} selected={selected} onSelect={onSelect} fit follow />
    </section>
  )
  const tests = selected !== null && tested !== null && (
    <TestsOf name={titleOf(machine, selected.id)} tests={tested.get(selected.id) ?? []} />
  )
  /** On a small screen the chart comes into sight; its words would lie over it. */
  const choose = (id: string) => {
    if (!isNarrow) return onSelect(selectionOf(id))
    put('select', id)
    return place.current?.scrollIntoView({ block: 'end' })
  }
  return (
    <div className={styles['coverage']}>
      {!isNarrow && chart}
      <div className={styles['panel']}>
        <div className={styles['view']}>
        <h2 className={styles['title']}>
          {coverage.missed.length === 0 && <CircleCheck aria-hidden />}
          {coverage.missed.length === 0
            ? 'All of it is reached'
            : `${coverage.missed.length} parts of ${machine.id}: no walk and no story reaches them`}
        </h2>
        {coverage.missed.length === 0 && <p className={styles['note']}>By a walk or a story</p>}
        <CoverageSums graph={graph} coverage={coverage} tested={tested} />
        {!isNarrow && tests}
        <div role="group" aria-label="Mark what is not reached" className={styles['views']}>
          <span>Mark what is reached by no</span>
          {views.map(([id, words]) => (
            <button
 key={id}
 type="button"
 aria-pressed={view === id}
 data-empty={left[id].size === 0 || undefined}
 onClick={() => put('not', id)}>
              {words} <span>{left[id].size}</span>
            </button>
          ))}
        </div>
        {weak.size === 0 ? (
          <p className={styles['note']}>There is nothing to mark.</p>
        ) : (
          <div className={styles['names']}>
            <Foldable title="Marked" chosen={`${weak.size} reached by no ${title}`}>
              <NotReached groups={groups} chosen={selected?.id ?? null} onChoose={choose} />
            </Foldable>
          </div>
        )}
        {isNarrow && chart}
        </div>
        {isNarrow && tests}
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
