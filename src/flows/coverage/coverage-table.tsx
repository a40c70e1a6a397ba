import { ChevronDown } from 'lucide-react'
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

type ReachProps = { readonly reached: readonly Reached[]; readonly of: keyof Reached; readonly all: number }
/** What of the states, or of the transitions, each of them reaches. */
const Reach = ({ reached, of, all }: ReachProps) =>
  reached.map((one, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- walks come first, stories second
    <td key={place}>
      {one[of].size}/{all}
    </td>
  ))

/** How far each machine is reached, as a table; suspends while the machines are walked. */
export const CoverageTable = ({ current }: { readonly current: string }) => (
  <table className={styles['table']}>
    <caption>
      All machines
      <ChevronDown aria-hidden />
    </caption>
    <colgroup />
    <colgroup span={2} />
    <colgroup span={2} />
    <colgroup />
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          Machine
        </th>
        <th scope="colgroup" colSpan={2}>
          States
        </th>
        <th scope="colgroup" colSpan={2}>
          Transitions
        </th>
        <th scope="col" rowSpan={2}>
          Missed
        </th>
      </tr>
      <tr>
        {['states', 'transitions'].flatMap((of) =>
          ['Walks', 'Stories'].map((name) => (
            <th key={`${of} ${name}`} scope="col">
              {name}
            </th>
          )),
        )}
      </tr>
    </thead>
    <tbody>
      {use(allCoverage()).map(({ machine, states, transitions, byWalks, byStories, missed }) => (
        <tr key={machine} aria-current={machine === current ? 'true' : undefined}>
          <th scope="row">
            <a href={`#/${machine}/coverage`}><MachineName id={machine} /></a>
          </th>
          <Reach reached={[byWalks, byStories]} of="states" all={states} />
          <Reach reached={[byWalks, byStories]} of="transitions" all={transitions} />
          <td data-missed={missed.length > 0 ? '' : undefined}>{missed.length}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
