import { use } from 'react'
import { allMachines } from '../all-machines'
import { stories } from '../stories/stories'
import { MachineName } from '../page/machine-name'
import styles from './coverage.module.css'
import { coverageOfAll, type Coverage } from './reached'

let asked: Promise<readonly Coverage[]> | null = null
const allCoverage = (): Promise<readonly Coverage[]> => {
  asked ??= coverageOfAll(allMachines.map(({ machine }) => machine), stories)
  return asked
}

/** How far each machine is reached, as a table; suspends while the machines are walked. */
export const CoverageTable = ({ current }: { readonly current: string }) => (
  <table className={styles['table']}>
    <caption>All machines</caption>
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>Machine</th>
        <th scope="colgroup" colSpan={2}>By walks</th>
        <th scope="colgroup" colSpan={2}>By stories</th>
        <th scope="col" rowSpan={2}>By neither</th>
      </tr>
      <tr>
        {['states', 'transitions', 'states of stories', 'transitions of stories'].map((name) => (
          <th key={name} scope="col">{name.split(' ')[0]}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {use(allCoverage()).map(({ machine, states, transitions, byWalks, byStories, missed }) => (
        <tr key={machine} aria-current={machine === current ? 'true' : undefined}>
          <th scope="row">
            <a href={`#/${machine}/coverage`}><MachineName id={machine} /></a>
          </th>
          <td>{byWalks.states.size} / {states}</td>
          <td>{byWalks.transitions.size} / {transitions}</td>
          <td>{byStories.states.size} / {states}</td>
          <td>{byStories.transitions.size} / {transitions}</td>
          <td data-missed={missed.length > 0 ? '' : undefined}>{missed.length}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
