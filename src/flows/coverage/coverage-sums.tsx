import { ChevronRight } from 'lucide-react'
import type { Graph } from '../chart/graph'
import styles from './coverage.module.css'
import type { Coverage, Reached } from './reached'
import type { Tested } from './tested'

type CoverageSumsProps = { readonly graph: Graph; readonly coverage: Coverage; readonly tested: Tested | null }

/** What of a machine the tests reach, without what it does not hold any more. */
export const testedIn = ({ id: root, states, transitions }: Graph, tested: Tested): Reached => ({
  states: new Set(states.map(({ id }) => id).filter((id) => id !== root && tested.has(id))),
  transitions: new Set(transitions.map(({ key }) => key).filter((key) => tested.has(key))),
})

type MeterProps = {
  readonly title: string
  /** How it is measured, or with what. */
  readonly how: string | readonly string[]
  /** Nothing where it was not measured. */
  readonly reached: Reached | null
  readonly coverage: Coverage
}
type FigureProps = { readonly part: number; readonly whole: number; readonly of: string }
/** So many of so many, and the same as a bar below. */
const Figure = ({ part, whole, of }: FigureProps) => (
  <span className={styles['figure']} data-whole={part === whole || undefined}>
    <span>
      <b>{part}</b> of {whole} {of}
    </span>
    <span aria-hidden className={styles['bar']}>
      <span style={{ inlineSize: `${(part / (whole || 1)) * 100}%` }} />
    </span>
  </span>
)
/** How many stories, which opens their names, so that what is marked is not far below. */
const Stories = ({ names }: { readonly names: readonly string[] }) => (
  <details>
    <summary>
      <ChevronRight aria-hidden />
      {names.length === 1 ? '1 story' : `${names.length} stories`}
    </summary>
    <ul>
      {names.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </details>
)
/** How far one of them reaches: its figures, each with a bar. */
const Meter = ({ title, how, reached, coverage: { states, transitions } }: MeterProps) => {
  return (
    <div className={styles['meter']}>
      <dt>{title}</dt>
      <dd>
        {reached === null ? (
          <span className={styles['unmeasured']}>Not measured here</span>
        ) : (
          <>
            <Figure part={reached.states.size} whole={states} of="states" />{' '}
            <Figure part={reached.transitions.size} whole={transitions} of="ways" />
          </>
        )}
      </dd>
      <dd className={styles['how']}>
        {typeof how === 'string' ? how : <Stories names={how} />}
      </dd>
    </div>
  )
}

/** How far tests, walks and stories reach into a machine, in numbers. */
export const CoverageSums = ({ graph, coverage, tested }: CoverageSumsProps) => (
  <dl className={styles['sums']}>
    <Meter
      title="Walks"
      how="Every sample, every port both ways"
      reached={coverage.byWalks}
      coverage={coverage}
    />
    <Meter
      title="Stories"
      how={coverage.stories.length === 0 ? 'None plays here' : coverage.stories}
      reached={coverage.byStories}
      coverage={coverage}
    />
    <Meter
      title="Tests"
      how={tested === null ? 'npm test measures what tests reach' : 'In their last run'}
      reached={tested && testedIn(graph, tested)}
      coverage={coverage}
    />
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
