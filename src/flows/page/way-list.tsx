import type { ChartTransition, Graph } from '../chart/graph'
import { nameOfState, whenOf } from './chart-words'
import { conditionOf } from '../chart/condition-words'
import { selectionOf, type Selection } from './selection'
import styles from './words-panel.module.css'

type WayListProps = {
  readonly title: string
  readonly graph: Graph
  readonly ways: readonly ChartTransition[]
  /** Which end of a way the list tells: where it leads, or where it comes from. */
  readonly end: 'target' | 'source'
  readonly onSelect: (selection: Selection) => void
}

const endsOf = (graph: Graph, { source, targets }: ChartTransition, end: 'target' | 'source'): string => {
  if (end === 'source') return `from ${nameOfState(graph, source)}`
  return targets.length === 0 ? 'stays as it is' : `→ ${targets.map((id) => nameOfState(graph, id)).join(', ')}`
}

/** On what condition a way is taken, in words; its name in the code is told to who points at it. */
export const Condition = ({ guard }: { readonly guard: string | null }) =>
  guard !== null && (
    <span className={styles['guard']} title={`In the code: ${guard}`}>
      only if {conditionOf(guard)}
    </span>
  )

/** Transitions as buttons: when, on what condition, and where to. Nothing when there is none. */
export const WayList = ({ title, graph, ways, end, onSelect }: WayListProps) =>
  ways.length > 0 && (
    <section>
      <h3 className={styles['subtitle']}>{title}</h3>
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <li key={way.key}>
            <button type="button" className={styles['way']} onClick={() => onSelect(selectionOf(way.key))}>
              <span className={way.kind === 'error' ? styles['bad'] : styles['when']}>{whenOf(way)}</span>
              <Condition guard={way.guard} />
              <span className={styles['where']}>{endsOf(graph, way, end)}</span>
              {way.description !== '' && <span className={styles['note']}>{way.description}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

type StateListProps = {
  readonly title: string
  readonly graph: Graph
  readonly ids: readonly string[]
  readonly onSelect: (selection: Selection) => void
}

/** States as buttons with what they are about. Nothing when there is none. */
export const StateList = ({ title, graph, ids, onSelect }: StateListProps) =>
  ids.length > 0 && (
    <section>
      <h3 className={styles['subtitle']}>{title}</h3>
      <ul className={styles['ways']}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" className={styles['way']} onClick={() => onSelect(selectionOf(id))}>
              <span className={styles['when']}>{nameOfState(graph, id)}</span>
              <span className={styles['note']}>{graph.states.find((state) => state.id === id)?.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
