import type { StandingActor } from './live-model'
import styles from './live.module.css'

type Props = {
  readonly actors: readonly StandingActor[]
  readonly chosen: number | null
  readonly onChoose: (id: number) => void
}

/** The last part of the ids of the deepest active states. */
const standing = ({ states }: StandingActor): string =>
  states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.split('.').slice(1).join('.'))
    .filter((path) => path !== '')
    .join(', ')

const Branch = ({ actors, parent, chosen, onChoose }: Props & { readonly parent: number | null }) => {
  const children = actors.filter((actor) => actor.parent === parent && !actor.isOver)
  if (children.length === 0) return null
  return (
    <ul>
      {children.map((actor) => (
        <li key={actor.id}>
          <button
            type="button"
            aria-pressed={actor.id === chosen}
            disabled={!actor.isMachine}
            onClick={() => onChoose(actor.id)}
          >
            <b>{actor.name}</b> <span>{actor.isMachine ? standing(actor) : 'port at work'}</span>
          </button>
          <Branch actors={actors} parent={actor.id} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

/** The running actors: machines with the states they stand in, and below them the ports at work. */
export const ActorTree = (props: Props) => (
  <nav className={styles['actors']} aria-label="Running actors">
    <h2>Actors</h2>
    <Branch {...props} parent={null} />
  </nav>
)
