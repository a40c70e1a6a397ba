import { useMemo } from 'react'
import { useDrawnScreens } from '../atlas/drawn-screens'
import { useAreWalked, useWalked } from '../atlas/use-walked'
import { allMachines } from '../all-machines'
import { graphOf, type Graph } from '../chart/graph'
import { whenOf } from './chart-words'
import { helpersOf, waysOutOf, waysThrough } from './leaving'
import { selectionOf, type Selection } from './selection'
import { storyAddress } from './use-address'
import { Condition } from './way-list'
import styles from './words-panel.module.css'

type WaysOutProps = {
  readonly graph: Graph
  /** All of them are known (`useAreWaysKnown`): what stands below others comes only then, and moves nothing. */
  readonly areKnown: boolean
  readonly onSelect: (selection: Selection) => void
}
/** True when all ways out of a machine are known, also those by way of others. */
export const useAreWaysKnown = (id: string): boolean => {
  const { tells } = useWalked(id)
  return useAreWalked([id, ...helpersOf(id, tells)])
}

/** How one leaves by way of a machine that something was handed over to. */
const Through = ({ id }: { readonly id: string }) => {
  const graph = useMemo(() => {
    const found = allMachines.find(({ machine }) => machine.id === id)
    return found ? graphOf(found.machine) : null
  }, [id])
  const { tells } = useWalked(id)
  const found = graph ? waysThrough(graph, tells) : []
  if (found.length === 0) return null
  return (
    <section aria-label={`By way of ${id}`}>
      <h3 className={styles['subtitle']}>By way of {id}, which it tells</h3>
      <ul className={styles['ways']}>
        {found.map(({ way, where }) => (
          <li key={`${way.key} ${where}`}>
            <a href={`#/${id}/chart?${new URLSearchParams({ select: way.key })}`} className={styles['way']}>
              <span className={styles['when']}>{whenOf(way)}</span>
              <span className={styles['where']}>{where}</span>
              {way.description !== '' && <span className={styles['note']}>{way.description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Found = ({ graph, areKnown, onSelect }: WaysOutProps) => {
  const { tells } = useWalked(graph.id)
  const found = waysOutOf(graph, tells)
  return (
    <section aria-label="All ways out">
      <h3 className={styles['subtitle']}>All ways out</h3>
      {found.length === 0 ? (
        <p className={styles['endless']}>No event of its own leads to another screen.</p>
      ) : (
        <ul className={styles['ways']}>
          {found.map(({ way, where }) => (
            <li key={`${way.key} ${where}`}>
              <button type="button" className={styles['way']} onClick={() => onSelect(selectionOf(way.key))}>
                <span className={styles['when']}>{whenOf(way)}</span>
                <Condition guard={way.guard} />
                <span className={styles['where']}>{where}</span>
                {way.description !== '' && <span className={styles['note']}>{way.description}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {areKnown && helpersOf(graph.id, tells).map((id) => <Through key={id} id={id} />)}
    </section>
  )
}

/** The links on the screens of a machine, read from the screens that the atlas has drawn; each once. */
const LinksOut = ({ graph }: Pick<WaysOutProps, 'graph'>) => {
  const { screens } = useWalked(graph.id)
  const drawn = useDrawnScreens()
  const links = Object.values(screens).flatMap((run) => drawn.get(run)?.links ?? [])
  const paths = [...new Set(links.map(({ to }) => to))].map((to) => ({
    to,
    words: [...new Set(links.filter((link) => link.to === to).map(({ words }) => words))],
  }))
  if (Object.keys(screens).length === 0) return null
  return (
    <section aria-label="Links on its screens">
      <h3 className={styles['subtitle']}>Links on its screens</h3>
      {paths.length > 0 && (
        <ul className={styles['links']}>
          {paths.map(({ to, words }) => (
            <li key={to}>
              {words.join(', ')} <span className={styles['where']}>to {to}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['endless']}>
        {paths.length === 0 ? (
          <a href={`#/${graph.id}/atlas`}>Draw its screens to read their links.</a>
        ) : (
          'Read from the screens that the atlas has drawn.'
        )}{' '}
        The menu and <a href={storyAddress('lost-session', 1)}>the end of the session</a> lead away from every screen.
      </p>
    </section>
  )
}

/** How one leaves a machine: to which screens, to which ends, and by which links. */
export const WaysOut = (props: WaysOutProps) => (
  <>
    <Found {...props} />
    {props.areKnown && <LinksOut graph={props.graph} />}
  </>
)
