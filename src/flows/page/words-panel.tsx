import type { AnyStateMachine } from 'xstate'
import { wordsOfName } from '../chart/names'
import { statesAround, whenOf } from './chart-words'
import { graphFor } from './layouts'
import { selectionOf, type Selection } from './selection'
import { MachineWords, StateWords } from './state-words'
import { systemId } from '../system/system-id'
import { SystemWords } from './system-words'
import { TransitionWords } from './transition-words'
import styles from './words-panel.module.css'

type WordsPanelProps = {
  readonly machine: AnyStateMachine
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
}

/** What is selected, in words; the machine itself when nothing is. */
export const WordsPanel = ({ machine, selected, onSelect }: WordsPanelProps) => {
  const graph = graphFor(machine)
  if (graph.id === systemId) return <SystemWords graph={graph} selected={selected} onSelect={onSelect} />
  const transition = graph.transitions.find(({ key }) => key === selected?.id)
  const wanted = transition?.source ?? selected?.id ?? graph.states[0]?.id
  const state = graph.states.find(({ id }) => id === wanted)
  if (!state) return <p className={styles['words']}>This chart holds no {wanted}.</p>
  const outer = statesAround(graph, state.id).toReversed()
  const isMachine = state.parent === null && !transition
  const above = transition ? [...outer, state] : outer
  return (
    <article className={styles['words']}>
      {above.length > 0 && (
        <nav aria-label="Where it stands" className={styles['trail']}>
          {above.map(({ id, key, parent }) => (
            <button key={id} type="button" onClick={() => onSelect(parent === null ? null : selectionOf(id))}>
              {key}
            </button>
          ))}
        </nav>
      )}
      <h2 className={styles['title']}>{transition ? whenOf(transition) : isMachine ? graph.id : state.key}</h2>
      {transition ? (
        <TransitionWords graph={graph} transition={transition} onSelect={onSelect} />
      ) : isMachine ? (
        <MachineWords graph={graph} onSelect={onSelect} />
      ) : (
        <StateWords graph={graph} state={state} onSelect={onSelect} />
      )}
      {state.invokes
        .filter(({ chart }) => !transition && chart !== null)
        .map(({ id, chart, port }) => (
          <p key={id}>
            <a href={`#/${chart}/chart`}>Chart of {wordsOfName(port)}</a>
          </p>
        ))}
    </article>
  )
}
