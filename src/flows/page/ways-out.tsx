import { useMemo } from 'react'
import { useDrawnScreens } from '../atlas/drawn-screens'
import { useAreWalked, useWalked } from '../atlas/use-walked'
import { allMachines } from '../all-machines'
import { graphOf, type ChartTransition, type Graph } from '../chart/graph'
import { nameOfState, whenOf } from './chart-words'
import { selectionOf, type Selection } from './selection'
import { storyAddress } from './use-address'
import { Condition } from './way-list'
import styles from './words-panel.module.css'

type WaysOutProps = { readonly graph: Graph; readonly onSelect: (selection: Selection) => void }
/** A way by which somebody leaves: `where` is a path of the portal, or an end of the machine. */
export type WayOut = { readonly way: ChartTransition; readonly where: string }

const moving = /^\S+ (?:navigation\.(?:requested|replaced)|place\.wished)(?: (\S+))?$/

/** The ways that lead to another screen, or to an end of the machine, in the order of the chart. */
export const waysOutOf = (graph: Graph, tells: Readonly<Record<string, readonly string[]>>): readonly WayOut[] => {
  const ends = new Set(
    graph.states.filter(({ kind, parent }) => kind === 'final' && parent === graph.id).map(({ id }) => id),
  )
  return graph.transitions.flatMap((way): readonly WayOut[] => [
    ...(tells[way.key] ?? []).flatMap((told) => {
      const found = moving.exec(told)
      return found ? [{ way, where: `to ${found[1] ?? 'another place'}` }] : []
    }),
    ...way.targets.filter((id) => ends.has(id)).map((id) => ({ way, where: `ends in ${nameOfState(graph, id)}` })),
  ])
}

/** Who is told of everything that leads elsewhere is no way of its own. */
const messengers = new Set(['app', 'parent'])
/** The machines that a machine hands something over to, by id, in the order of the chart: their ways out may end its screen. */
export const helpersOf = (id: string, tells: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const told = new Set(
    Object.values(tells).flatMap((all) => all.filter((one) => !moving.test(one)).map((one) => one.split(' ')[0])),
  )
  return allMachines.flatMap(({ machine }) =>
    told.has(machine.id) && machine.id !== id && !messengers.has(machine.id) ? [machine.id] : [],
  )
}
/** The ways of a machine that lead to another screen, each event and place once: ends are its own affair. */
export const waysThrough = (graph: Graph, tells: Readonly<Record<string, readonly string[]>>): readonly WayOut[] => {
  const seen = new Set<string>()
  return waysOutOf(graph, tells).filter(({ way, where }) => {
    const name = `${whenOf(way)} ${where}`
    if (!where.startsWith('to ') || seen.has(name)) return false
    seen.add(name)
    return true
  })
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

const Found = ({ graph, onSelect }: WaysOutProps) => {
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
      {helpersOf(graph.id, tells).map((id) => (
        <Through key={id} id={id} />
      ))}
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
          <a href={`#/${graph.id}/atlas`}>Draw its screens to read their links</a>
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
    <LinksOut graph={props.graph} />
  </>
)
