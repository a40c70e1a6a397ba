import { use } from 'react'
import { allMachines } from '../all-machines'
import { stories } from '../stories/stories'
import { MachineName } from '../page/machine-name'
import styles from './coverage.module.css'
import { coverageOfAll, type Coverage, type Reached } from './reached'

let asked: Promise<readonly Coverage[]> | null = null
const allCoverage = (): Promise<readonly Coverage[]> => {
  asked ??= coverageOfAll(allMachines.map(({ machine }) => machine), stories)
  return asked
}

type ReachProps = { readonly reached: Reached; readonly states: number; readonly transitions: number }
const Reach = ({ reached, states, transitions }: ReachProps) => (
  <td>
    <span>
      {reached.states.size}/{states}
    </span>{' '}
    <span>
      {reached.transitions.size}/{transitions}
    </span>
  </td>
)

/** How far each machine is reached, as a table; suspends while the machines are walked. */
export const CoverageTable = ({ current }: { readonly current: string }) => (
  <table className={styles['table']}>
    <caption>
      All machines <small>reached of states / of transitions</small>
    </caption>
    <thead>
      <tr>
        {['Machine', 'Walks', 'Stories', 'Missed'].map((name) => (
          <th key={name} scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {use(allCoverage()).map(({ machine, states, transitions, byWalks, byStories, missed }) => (
        <tr key={machine} aria-current={machine === current ? 'true' : undefined}>
          <th scope="row">
            <a href={`#/${machine}/coverage`}><MachineName id={machine} /></a>
          </th>
          <Reach reached={byWalks} states={states} transitions={transitions} />
          <Reach reached={byStories} states={states} transitions={transitions} />
          <td data-missed={missed.length > 0 ? '' : undefined}>{missed.length}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
