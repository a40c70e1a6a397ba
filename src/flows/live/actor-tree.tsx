import { Foldable } from '../page/foldable'
import { present, rootName, type StandingActor } from './live-model'
import styles from './live.module.css'

type Props = {
  readonly actors: readonly StandingActor[]
  readonly chosen: number | null
  readonly onChoose: (actor: StandingActor) => void
  /** It shares the window with a portal: one line has to do. */
  readonly isFolded?: boolean
}

/** The last part of the ids of the deepest active states, in the order of the chart. */
const standing = ({ states, end }: StandingActor): string => {
  const deepest = states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.split('.').slice(1).join('.'))
    .filter((path) => path !== '')
  return [...deepest, ...(end === null ? [] : [end === 'error' ? 'failed' : 'ended'])].join(', ')
}

const machineWords = (actor: StandingActor): string =>
  [...(actor.machine === actor.name ? [] : [`runs ${actor.machine}`]), standing(actor)].filter(Boolean).join(': ')
const portWords = ({ hears }: StandingActor): string => (hears === null ? 'port at work' : `hands on news of ${hears}`)

type BranchProps = Props & { readonly here: readonly StandingActor[] }

const Branch = ({ here, ...props }: BranchProps) =>
  here.length > 0 && (
    <ul>
      {here.map((actor) => (
        <li key={actor.id}>
          <button
            type="button"
            aria-pressed={actor.id === props.chosen}
            disabled={actor.machine === null}
            onClick={() => props.onChoose(actor)}
          >
            <b>{actor.name}</b> <span>{actor.machine === null ? portWords(actor) : machineWords(actor)}</span>
          </button>
          <Branch {...props} here={props.actors.filter(({ parent }) => parent === actor.id)} />
        </li>
      ))}
    </ul>
  )

/** The running actors as one tree: machines with the states they stand in, below them what they started. */
export const ActorTree = (props: Props) => {
  const actors = present(props.actors)
  const roots = actors.filter(({ parent }) => parent === null)
  const app = roots.find(({ name }) => name === rootName)
  const chosen = actors.find(({ id }) => id === props.chosen)
  const screens = app ? roots.filter((actor) => actor !== app) : []
  return (
    <nav className={styles['actors']} data-folded={props.isFolded || undefined} aria-label="Running actors">
      <Foldable
        title="Actors"
        chosen={chosen && `${chosen.name}: ${machineWords(chosen)}`}
        isFolded={props.isFolded ?? false}
      >
        <h2>Actors</h2>
        <Branch {...props} actors={actors} here={app ? [app] : roots} />
        {screens.length > 0 && (
          <section aria-label="Screens" className={styles['screens']}>
            <h3>screens</h3>
            <Branch {...props} actors={actors} here={screens} />
          </section>
        )}
      </Foldable>
    </nav>
  )
}
