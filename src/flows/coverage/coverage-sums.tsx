import type { Graph } from '../chart/graph'
import styles from './coverage.module.css'
import type { Coverage, Reached } from './reached'
import type { Tested } from './tested'

type CoverageSumsProps = { readonly graph: Graph; readonly coverage: Coverage; readonly tested: Tested | null }

const sumOf = ({ states, transitions }: Coverage, reached: Reached): string =>
  `${reached.states.size} of ${states} states, ${reached.transitions.size} of ${transitions} transitions`

/** What of a machine the tests reach, without what it does not hold any more. */
export const testedIn = ({ id: root, states, transitions }: Graph, tested: Tested): Reached => ({
  states: new Set(states.map(({ id }) => id).filter((id) => id !== root && tested.has(id))),
  transitions: new Set(transitions.map(({ key }) => key).filter((key) => tested.has(key))),
})

/** How far tests, walks and stories reach into a machine, in numbers. */
export const CoverageSums = ({ graph, coverage, tested }: CoverageSumsProps) => (
  <dl className={styles['sums']}>
    <dt>Tests, measured in their last run</dt>
    <dd>
      {tested === null
        ? 'None of this machine has run here yet: npm test measures it.'
        : sumOf(coverage, testedIn(graph, tested))}
    </dd>
    <dt>Walks over the samples, every port answered both ways</dt>
    <dd>{sumOf(coverage, coverage.byWalks)}</dd>
    <dt>Stories{coverage.stories.length > 0 && `: ${coverage.stories.join(', ')}`}</dt>
    <dd>{sumOf(coverage, coverage.byStories)}</dd>
  </dl>
)

/** The tests that reach what is selected, by their names. */
export const TestsOf = ({ name, tests }: { readonly name: string; readonly tests: readonly string[] }) => (
  <section aria-label="Tests that reach it">
    <h3 className={styles['subtitle']}>Tests that reach {name}</h3>
    {tests.length === 0 ? (
      <p className={styles['note']}>None of the last run.</p>
    ) : (
      <ul className={styles['tests']}>
        {tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
    )}
  </section>
)
