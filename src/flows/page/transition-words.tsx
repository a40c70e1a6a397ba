import type { ChartTransition, Graph } from '../chart/graph'
import { deedsOf, whenOf } from './chart-words'
import { conditionOf } from '../chart/condition-words'
import { Fact } from './fact'
import type { Selection } from './selection'
import { StateList } from './way-list'
import styles from './words-panel.module.css'

type TransitionWordsProps = {
  readonly graph: Graph
  readonly transition: ChartTransition
  readonly onSelect: (selection: Selection) => void
}

const kinds: Readonly<Record<ChartTransition['kind'], string>> = {
  event: 'An event: something has happened.',
  after: 'A time that is over.',
  always: 'Decided at once, without waiting for anything.',
  done: 'What was asked for has come to its end.',
  error: 'A failure of what was asked for.',
}
const effectOf = ({ isInternal, isReentering }: ChartTransition): string => {
  if (isInternal) return 'No state changes: it is only taken note of.'
  return isReentering ? 'The state is left and entered anew.' : ''
}

/** A transition in words: when it is taken, on what condition, what it does and where it leads. */
export const TransitionWords = ({ graph, transition, onSelect }: TransitionWordsProps) => {
  const { source, targets, event, guard, actions, description } = transition
  const rivals = graph.transitions.filter((each) => each.source === source && each.event === event)
  const place = rivals.indexOf(transition) + 1
  const order =
    rivals.length > 1 ? [`${place} of ${rivals.length} for ${whenOf(transition).replace(/^When /, '')}`] : []
  return (
    <>
      <p className={styles['kind']}>
        {kinds[transition.kind]} {effectOf(transition)}
      </p>
      <p className={styles['description']}>{description}</p>
      <dl className={styles['facts']}>
        <Fact name="Only if" values={guard === null ? [] : [`${conditionOf(guard)} (in the code: ${guard})`]} />
        <Fact name="Does" values={deedsOf(actions)} />
        <Fact name="Tried as" values={order} />
        <Fact name="Specification" values={graph.spec === '' ? [] : [graph.spec]} />
      </dl>
      <StateList title="From" graph={graph} ids={[source]} onSelect={onSelect} />
      <StateList title="To" graph={graph} ids={targets} onSelect={onSelect} />
    </>
  )
}
