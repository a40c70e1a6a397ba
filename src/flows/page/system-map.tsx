import type { AnyStateMachine } from 'xstate'
import { Toolbar } from '../../ui/components/toolbar'
import type { Graph } from '../chart/graph'
import { systemId } from '../system/system-id'
import { portalSystem, type Placed } from '../system/system-machine'
import { waysIn, waysOut } from './chart-words'
import { graphFor } from './layouts'
import type { Selection } from './selection'
import styles from './system-map.module.css'

type SystemMapProps = {
  readonly machine: AnyStateMachine
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
}

/** What the signs in the boxes mean; the empty one is the box itself. */
const signs = [
  ['\u21973', 'Tells 3 others'],
  ['\u21992', 'Is told by 2'],
  ['', 'Started by another of these, and ends with it'],
] as const
const idOf = ({ name }: Pick<Placed, 'name'>): string => `${systemId}.${name}`
/** What the chosen actor and another one tell each other: the events, in both directions. */
const between = (graph: Graph, chosen: string, other: string) => {
  const from = (source: string, target: string) =>
    waysOut(graph, source)
      .filter(({ targets }) => targets.includes(target))
      .map(({ event }) => event)
  return chosen === other ? { told: [], tells: [] } : { told: from(chosen, other), tells: from(other, chosen) }
}
const counts = (graph: Graph, id: string) => ({
  tells: new Set(waysOut(graph, id).flatMap(({ targets }) => targets)).size,
  told: new Set(waysIn(graph, id).map(({ source }) => source)).size,
})

type ActorProps = Pick<SystemMapProps, 'onSelect'> & {
  readonly actor: Placed
  readonly graph: Graph
  readonly chosen: string | null
}
const Actor = ({ actor, graph, chosen, onSelect }: ActorProps) => {
  const id = idOf(actor)
  const { told, tells } = between(graph, chosen ?? id, id)
  const count = counts(graph, id)
  const isChosen = chosen === id
  const concerns = isChosen || told.length + tells.length > 0
  return (
    <button
      type="button"
      data-actor={id}
      data-inner={actor.isInner || undefined}
      data-role={(isChosen && 'chosen') || (told.length > 0 && 'told') || (tells.length > 0 && 'tells') || undefined}
      data-dim={(chosen !== null && !concerns) || undefined}
      aria-pressed={isChosen}
      className={styles['actor']}
      onClick={() => onSelect(isChosen ? null : { kind: 'state', id })}
    >
      <span className={styles['name']}>
        <span className={styles['word']}>{actor.name}</span>
        <span className={styles['counts']}>
          {count.tells > 0 && (
            <span title={`Tells ${count.tells}`}>
              <span aria-hidden>&#8599;</span>
              <span className="visually-hidden">tells </span>
              {count.tells}
            </span>
          )}
          {count.told > 0 && (
            <span title={`Told by ${count.told}`}>
              <span aria-hidden>&#8601;</span>
              <span className="visually-hidden">told by </span>
              {count.told}
            </span>
          )}
        </span>
      </span>
      {chosen === null || isChosen || !concerns ? (
        <span className={styles['about']}>{actor.about}</span>
      ) : (
        <span className={styles['events']}>
          {told.length > 0 && <span>is told {told.join(', ')}</span>}
          {tells.length > 0 && <span>tells {tells.join(', ')}</span>}
        </span>
      )}
    </button>
  )
}

/**
 * All actors of the portal by how long they live, in letters that can be read at once. A chosen one shows whom it tells
 * and who tells it: the others step back, and the events stand in the boxes of those that it has to do with.
 */
export const SystemMap = ({ machine, selected, onSelect }: SystemMapProps) => {
  const graph = graphFor(machine)
  const places = portalSystem().neighbourhoods
  const isActor = places.some(({ actors }) => actors.some((one) => idOf(one) === selected?.id))
  const tell = graph.transitions.find(({ key }) => key === selected?.id)
  const chosen = (isActor ? selected?.id : tell?.source) ?? null
  return (
    <div className={styles['frame']}>
      <p className={styles['legend']}>Choose an actor to see what it tells the others, and what they tell it.</p>
      <dl className={styles['signs']}>
        {signs.map(([sign, meaning]) => (
          <div key={meaning}>
            <dt aria-hidden data-inner={sign === '' || undefined}>
              {sign}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Toolbar label={`Map of ${machine.id}`}>
        <div className={styles['map']}>
          {places.map(({ title, actors }) => (
            <section key={title} aria-label={title} className={styles['place']}>
              <h3 className={styles['title']}>
                {title} <span>{actors.length}</span>
              </h3>
              <div className={styles['actors']}>
                {actors.map((actor) => (
                  <Actor key={actor.name} actor={actor} graph={graph} chosen={chosen} onSelect={onSelect} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Toolbar>
    </div>
  )
}
