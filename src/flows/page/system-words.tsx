import { wordsOfName } from '../chart/names'
import type { ChartTransition, Graph } from '../chart/graph'
import { machineOfActor } from '../system/system-machine'
import { waysIn, waysOut } from './chart-words'
import { Fact } from './fact'
import { selectionOf, type Selection } from './selection'
import styles from './words-panel.module.css'

type SystemWordsProps = {
  readonly graph: Graph
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
}
type TellsProps = Pick<SystemWordsProps, 'onSelect'> & {
  readonly title: string
  readonly tells: readonly ChartTransition[]
}

/** Who tells whom what, a sentence each. */
const Tells = ({ title, tells, onSelect }: TellsProps) =>
  tells.length > 0 && (
    <section>
      <h3 className={styles['subtitle']}>{title}</h3>
      <ul className={styles['ways']}>
        {tells.map(({ key, description }) => (
          <li key={key}>
            <button type="button" className={styles['way']} onClick={() => onSelect(selectionOf(key))}>
              {description}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

/** The whole system in words: every actor, and who tells whom what. */
export const SystemWords = ({ graph, selected, onSelect }: SystemWordsProps) => {
  const tell = graph.transitions.find(({ key }) => key === selected?.id)
  const actor = graph.states.find(({ id, parent }) => id === selected?.id && parent !== null)
  const shown = tell ? [tell.source, ...tell.targets] : []
  const names = graph.states.filter(({ id }) => shown.includes(id))
  const machine = actor ? machineOfActor(actor.key) : null
  return (
    <article className={styles['words']}>
      {(tell ?? actor) && (
        <nav aria-label="Where it stands" className={styles['trail']}>
          <button type="button" onClick={() => onSelect(null)}>
            {graph.id}
          </button>
          {names.map(({ id, key }) => (
            <button key={id} type="button" onClick={() => onSelect(selectionOf(id))}>
              {key}
            </button>
          ))}
        </nav>
      )}
      <h2 className={styles['title']}>{tell ? names.map(({ key }) => key).join(' and ') : (actor?.key ?? graph.id)}</h2>
      <p className={styles['description']}>{tell?.description ?? actor?.description ?? graph.description}</p>
      {machine && <p className={styles['description']}>{machine.root.description}</p>}
      {actor && (
        <dl className={styles['facts']}>
          <Fact name="Asks or listens to" values={actor.invokes.map(({ port }) => wordsOfName(port))} />
        </dl>
      )}
      {machine && (
        <p>
          <a href={`#/${machine.id}/chart`}>Chart of {machine.id}</a>
        </p>
      )}
      {actor && <Tells title="Tells" tells={waysOut(graph, actor.id)} onSelect={onSelect} />}
      {actor && <Tells title="Is told" tells={waysIn(graph, actor.id)} onSelect={onSelect} />}
      {!actor && !tell && <Tells title="Who tells whom" tells={graph.transitions} onSelect={onSelect} />}
    </article>
  )
}
