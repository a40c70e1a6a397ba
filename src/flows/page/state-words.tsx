import type { ChartState, Graph } from '../chart/graph'
import { wordsOfName } from '../chart/names'
import { counted, deedsOf, kindOfState, nameOfState, statesAround, waysIn, waysOut } from './chart-words'
import { Fact } from './fact'
import type { Selection } from './selection'
import { StateList, WayList } from './way-list'
import { useAreWaysKnown, WaysOut } from './ways-out'
import styles from './words-panel.module.css'

type WordsProps = { readonly graph: Graph; readonly onSelect: (selection: Selection) => void }

/** How a machine begins and ends, and what it does at any time. */
const Rest = ({ graph, onSelect }: WordsProps) => {
  const [root, ...states] = graph.states
  if (!root) return null
  const finals = states.filter(({ kind }) => kind === 'final')
  const ends = finals.filter(({ parent }) => parent === root.id).map(({ id }) => id)
  const partEnds = ends.length > 0 ? [] : finals.map(({ id }) => id)
  return (
    <>
      <StateList
        title="Begins in"
        graph={graph}
        ids={root.initial === null ? [] : [root.initial]}
        onSelect={onSelect}
      />
      <StateList
        title="Parts side by side"
        graph={graph}
        ids={root.kind === 'parallel' ? root.children : []}
        onSelect={onSelect}
      />
      <StateList title="Ends in" graph={graph} ids={ends} onSelect={onSelect} />
      <StateList title="Parts of it end in" graph={graph} ids={partEnds} onSelect={onSelect} />
      {ends.length === 0 && (
        <p className={styles['endless']}>
          {partEnds.length > 0 ? 'As a whole it does not end' : 'It has no end'}: it lives as long as its screen, its
          session or the tab.
        </p>
      )}
      <WayList
        title="Possible at any time"
        graph={graph}
        ways={waysOut(graph, root.id)}
        end="target"
        onSelect={onSelect}
      />
    </>
  )
}

/** A machine in words: what it is about, how it begins and ends, what it asks of the outside. */
export const MachineWords = ({ graph, onSelect }: WordsProps) => {
  const areWaysKnown = useAreWaysKnown(graph.id)
  const [root, ...states] = graph.states
  if (!root) return null
  const ports = [...new Set(graph.states.flatMap(({ invokes }) => invokes.map(({ port }) => wordsOfName(port))))]
  return (
    <>
      <p className={styles['kind']}>
        {kindOfState(graph, root)} {counted(states.length, 'state')}, {counted(graph.transitions.length, 'way')}.
      </p>
      <p className={styles['description']}>{graph.description}</p>
      <dl className={styles['facts']}>
        <Fact name="Specification" values={graph.spec === '' ? [] : [graph.spec]} />
        <Fact name="Asks or listens to" values={ports} />
        <Fact name="Does at the start" values={deedsOf(root.entry)} />
      </dl>
      <WaysOut graph={graph} areKnown={areWaysKnown} onSelect={onSelect} />
      {areWaysKnown && <Rest graph={graph} onSelect={onSelect} />}
    </>
  )
}

/** A state in words: what it means, what is done in it, how it is reached and left. */
export const StateWords = ({ graph, onSelect, state }: WordsProps & { readonly state: ChartState }) => {
  const around = statesAround(graph, state.id)
  const firstOf = around.find(({ initial }) => initial === state.id)
  const first = firstOf ? [`as the first state of ${nameOfState(graph, firstOf.id)}`] : []
  return (
    <>
      <p className={styles['kind']}>{kindOfState(graph, state)}</p>
      <p className={styles['description']}>{state.description}</p>
      <dl className={styles['facts']}>
        <Fact name="Specification" values={graph.spec === '' ? [] : [graph.spec]} />
        <Fact name="Tags" values={state.tags.map(wordsOfName)} />
        <Fact name="While here, asks" values={state.invokes.map(({ port }) => wordsOfName(port))} />
        <Fact name="On the way in" values={deedsOf(state.entry)} />
        <Fact name="On the way out" values={deedsOf(state.exit)} />
        <Fact name="Entered" values={first} />
      </dl>
      <WayList title="Ways out" graph={graph} ways={waysOut(graph, state.id)} end="target" onSelect={onSelect} />
      {around.map((outer) => (
        <WayList
          key={outer.id}
          title={`Also possible here, through ${nameOfState(graph, outer.id)}`}
          graph={graph}
          ways={waysOut(graph, outer.id)}
          end="target"
          onSelect={onSelect}
        />
      ))}
      <WayList title="Ways in" graph={graph} ways={waysIn(graph, state.id)} end="source" onSelect={onSelect} />
      <StateList title="Inside" graph={graph} ids={state.children} onSelect={onSelect} />
    </>
  )
}
