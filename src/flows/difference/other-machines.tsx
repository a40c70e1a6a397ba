import { MachineName } from '../page/machine-name'
import type { Difference } from './compare'
import styles from './compare.module.css'
import { sumOf } from './sentences'

/** So many stand in one line or two; more are behind a press. */
const few = 4

type OtherMachinesProps = {
  readonly others: readonly Difference[]
  readonly wanted: string
  /** True where nothing else is told: they are the answer then. */
  readonly isAlone: boolean
}

/** The other machines that differ, each with the way to it: the chart below keeps its room, and no name is cut. */
export const OtherMachines = ({ others, wanted, isAlone }: OtherMachinesProps) => {
  const links = others.map((one) => (
    <li key={one.machine}>
      <a href={`#/${one.machine}/compare?${new URLSearchParams({ with: wanted })}`}>
        <MachineName id={one.machine} /> <small>{sumOf(one.changes)}</small>
      </a>
    </li>
  ))
  const isFew = others.length <= few
  return (
    <nav aria-label="Other machines that differ" className={styles['others']} data-few={isFew || undefined}>
      {isFew ? (
        <>
          Also: <ul>{links}</ul>
        </>
      ) : (
        <details open={isAlone}>
          <summary>Also {others.length} other machines</summary>
          <ul>{links}</ul>
        </details>
      )}
    </nav>
  )
}
