import type { AnyStateMachine } from 'xstate'
import { classes } from '../../ui/components/button'
import { outlineOf, type OutlineItem, type OutlineWay } from '../chart/outline'
import { kindOfState, whenOf } from './chart-words'
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
  return (
    <li>
      <button
        type="button"
        aria-pressed={selected?.id === key}
        className={classes(styles['way'], selected?.id === key && styles['selected'])}
        onClick={() => onSelect(selectionOf(key))}
      >
        <strong>{whenOf(way.transition)}</strong>
        {guard !== null && <span>, only if {guard}</span>}
        <span>{way.targets.length > 0 ? `, to ${way.targets.join(' and ')}` : ', stays'}</span>
        {isReentering && <span> (entered anew)</span>}
        {actions.length > 0 && <span>; does {actions.join(', ')}</span>}
        {description !== '' && <span className={styles['note']}> {description}</span>}
      </button>
    </li>
  )
}

const Facts = ({ state }: Pick<OutlineItem, 'state'>) => {
  const facts = [
    state.tags.length > 0 ? `Tags: ${state.tags.join(', ')}.` : '',
    state.invokes.length > 0 ? `Asks ${state.invokes.map(({ port }) => port).join(', ')}.` : '',
    state.entry.length > 0 ? `On the way in: ${state.entry.join(', ')}.` : '',
    state.exit.length > 0 ? `On the way out: ${state.exit.join(', ')}.` : '',
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
        {state.key}
      </button>
      <span className={styles['kind']}> {kindOfState(graphFor(machine), state)}</span>
      {state.description !== '' && <p className={styles['description']}>{state.description}</p>}
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
