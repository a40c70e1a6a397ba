import { CircleCheck } from 'lucide-react'
import { unreached } from '../walk/paths'
import { ChartView } from './chart-view'
import { nameOfState, sentenceOf } from './chart-words'
import styles from './flows-page.module.css'
import { graphFor } from './layouts'
import { selectionOf } from './selection'
import type { FlowsTabProps } from './tab'

/** Which states and ways of a machine are reached by walks over its samples, and which are not. */
export const CoverageTab = ({ machine, selected, onSelect }: FlowsTabProps) => {
  const graph = graphFor(machine)
  const missed = unreached(machine)
  const all = graph.states.length + graph.transitions.length
  const percent = Math.floor(((all - missed.length) / all) * 100)
  const titleOf = (id: string): string => {
    const transition = graph.transitions.find(({ key }) => key === id)
    return transition ? sentenceOf(graph, transition) : nameOfState(graph, id)
  }
  return (
    <div className={styles['coverage']}>
      <div className={styles['coverageHead']}>
        <p className={styles['coverageSum']}>
          {missed.length === 0 && <CircleCheck aria-hidden />}
          {percent} % reached: {all - missed.length} of {graph.states.length} states and {graph.transitions.length} ways.
        </p>
        <p className={styles['hint']}>
          Every event, answer and failure of the samples was tried.{' '}
          {missed.length > 0 && 'What no walk reaches is dotted; it may be dead, or need samples of its own.'}
        </p>
        {missed.length > 0 && (
          <ul aria-label="Never reached" className={styles['missed']}>
            {missed.map((id) => (
              <li key={id}>
                <button type="button" onClick={() => onSelect(selectionOf(id))}>
                  {titleOf(id)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChartView machine={machine} weak={new Set(missed)} selected={selected} onSelect={onSelect} />
    </div>
  )
}
