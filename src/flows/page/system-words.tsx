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
type TellsProps = Omit<SystemWordsProps, 'selected'> & {
  readonly title: string
  readonly tells: readonly ChartTransition[]
  /** Whose name stands beside the event: of who tells it, or of who is told. */
  readonly of: 'source' | 'targets'
}

/** Who tells whom what: heard as a sentence each, seen as a table, since one thing is told to many. */
const Tells = ({ graph, title, tells, of, onSelect }: TellsProps) => {
  const nameOf = (id: string): string => graph.states.find((one) => one.id === id)?.key ?? id
  return (
    tells.length > 0 && (
      <section>
        <h3 className={styles['subtitle']}>{title}</h3>
        <ul className={styles['tells']}>
          {tells.map(({ key, description, event, ...ends }) => (
            <li key={key}>
              <button type="button" title={description} onClick={() => onSelect(selectionOf(key))}>
                <span className="visually-hidden">{description}</span>
                <span aria-hidden>{[ends[of]].flat().map(nameOf).join(', ')}</span>
                <span aria-hidden>
                  {event.split(/(?<=,) /).map((one) => (
                    <span key={one}>{one}</span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
/** All of it, by who tells it. */
const AllTells = ({ graph, onSelect }: Omit<SystemWordsProps, 'selected'>) =>
  graph.states.map(({ id, key }) => (
    <Tells key={id} graph={graph} title={`${key} tells`} tells={waysOut(graph, id)} of="targets" onSelect={onSelect} />
  ))

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
      {actor && <Tells graph={graph} title="Tells" tells={waysOut(graph, actor.id)} of="targets" onSelect={onSelect} />}
      {actor && <Tells graph={graph} title="Is told" tells={waysIn(graph, actor.id)} of="source" onSelect={onSelect} />}
      {!actor && !tell && <AllTells graph={graph} onSelect={onSelect} />}
    </article>
  )
}
