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

const portWords = ({ isMessenger }: StandingActor): string => (isMessenger ? 'hands news on' : 'port at work')

type BranchProps = Props & { readonly here: readonly StandingActor[] }

const Branch = ({ here, ...props }: BranchProps) =>
  here.length > 0 && (
    <ul>
      {here.map((actor) => (
        <li key={actor.id}>
          <button
            type="button"
            aria-pressed={actor.id === props.chosen}
            disabled={!actor.isMachine}
            onClick={() => props.onChoose(actor.id)}
          >
            <b>{actor.name}</b> <span>{actor.isMachine ? standing(actor) : portWords(actor)}</span>
          </button>
          <Branch {...props} here={props.actors.filter(({ parent }) => parent === actor.id)} />
        </li>
      ))}
    </ul>
  )

/** The running actors as one tree: machines with the states they stand in, below them what they started. */
export const ActorTree = (props: Props) => {
  const actors = props.actors.filter(({ isOver }) => !isOver)
  const roots = actors.filter(({ parent }) => parent === null)
  const app = roots.find(({ name }) => name === 'app')
  const screens = app ? roots.filter((actor) => actor !== app) : []
  return (
    <nav className={styles['actors']} aria-label="Running actors">
      <h2>Actors</h2>
      <Branch {...props} actors={actors} here={app ? [app] : roots} />
      {screens.length > 0 && (
        <section aria-label="Screens" className={styles['screens']}>
          <h3>screens</h3>
          <Branch {...props} actors={actors} here={screens} />
        </section>
      )}
    </nav>
  )
}
