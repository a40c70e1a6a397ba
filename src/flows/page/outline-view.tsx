import type { AnyStateMachine } from 'xstate'
import { classes } from '../../ui/components/button'
import { wordsOfName } from '../chart/names'
import { outlineOf, type OutlineItem, type OutlineWay } from '../chart/outline'
import { deedsOf, kindOfState, whenOf } from './chart-words'
import { conditionOf } from '../chart/condition-words'
import { graphFor } from './layouts'
import styles from './outline-view.module.css'
import { selectionOf, type Selection } from './selection'

type OutlineViewProps = {
  readonly machine: AnyStateMachine
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection) => void
}

const Way = ({ way, selected, onSelect }: Omit<OutlineViewProps, 'machine'> & { readonly way: OutlineWay }) => {
  const { key, guard, actions, description, isReentering } = way.transition
  const does = deedsOf(actions)
  return (
    <li>
      <button
        type="button"
        aria-pressed={selected?.id === key}
        className={classes(styles['way'], selected?.id === key && styles['selected'])}
        onClick={() => onSelect(selectionOf(key))}
      >
        {description !== '' && <strong className={styles['says']}>{description} </strong>}
        <span className={styles['note']}>
          {whenOf(way.transition)}
          {guard !== null && `, only if ${conditionOf(guard)}`}
          {way.targets.length > 0 ? `, to ${way.targets.join(' and ')}` : ', stays'}
          {isReentering && ' (entered anew)'}
          {does.length > 0 && `; does: ${does.join(', ')}`}
        </span>
      </button>
    </li>
  )
}

const Facts = ({ state }: Pick<OutlineItem, 'state'>) => {
  const [first, last] = [deedsOf(state.entry), deedsOf(state.exit)]
  const facts = [
    state.tags.length > 0 ? `Tags: ${state.tags.map(wordsOfName).join(', ')}.` : '',
    state.invokes.length > 0 ? `Asks ${state.invokes.map(({ port }) => wordsOfName(port)).join(', ')}.` : '',
    first.length > 0 ? `On the way in: ${first.join(', ')}.` : '',
    last.length > 0 ? `On the way out: ${last.join(', ')}.` : '',
  ].filter((fact) => fact !== '')
  return facts.length > 0 && <p className={styles['facts']}>{facts.join(' ')}</p>
}

const Item = ({ item, machine, selected, onSelect }: OutlineViewProps & { readonly item: OutlineItem }) => {
  const { state, ways, items } = item
  return (
    <li>
      <button
        type="button"
        aria-pressed={selected?.id === state.id}
        className={classes(styles['state'], selected?.id === state.id && styles['selected'])}
        onClick={() => onSelect(selectionOf(state.id))}
      >
        {state.description !== '' && <span className={styles['says']}>{state.description} </span>}
        <code>{state.key}</code>
      </button>
      <span className={styles['kind']}> {kindOfState(graphFor(machine), state)}</span>
      <Facts state={state} />
      {ways.length > 0 && (
        <ul aria-label={`Ways out of ${state.key}`} className={styles['ways']}>
          {ways.map((way) => (
            <Way key={way.transition.key} way={way} selected={selected} onSelect={onSelect} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul aria-label={`Inside ${state.key}`} className={styles['items']}>
          {items.map((inner) => (
            <Item key={inner.state.id} item={inner} machine={machine} selected={selected} onSelect={onSelect} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The chart of a machine as nested lists: the same content for readers who do not see the picture. */
export const OutlineView = (props: OutlineViewProps) => (
  <ul aria-label={`Outline of ${props.machine.id}`} className={styles['outline']}>
    <Item {...props} item={outlineOf(graphFor(props.machine))} />
  </ul>
)
