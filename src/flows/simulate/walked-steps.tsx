import { ChevronRight } from 'lucide-react'
import { wordsOfName } from '../chart/names'
import { counted } from '../page/chart-words'
import { failures } from '../walk/choices'
import { at, type Run, type Step } from '../walk/engine'
import type { Asked } from '../walk/stepper'
import { askedAt } from './asked'
import { Fold } from './fold'
import { isBare, jsonOf } from './json'
import { standing } from './possible'
import styles from './simulate.module.css'
import { sampleTitle, stepTitle } from './words'

type Props = { readonly run: Run; readonly onGo: (run: Run) => void }

const sampleName = (run: Run, { choice, sample }: Step): string => {
  if (choice === null) return Object.keys(run.samples.inputs)[run.start] ?? ''
  if (sample === null) return 'with a payload of its own'
  const [, kind, port = ''] = /^(done|error)\.(.+)$/.exec(choice) ?? []
  const answers = run.samples.ports[port]
  const answered = kind === 'done' ? answers?.done : (answers?.failed ?? failures)
  const samples = kind === undefined ? run.samples.events[choice] : answered
  return sampleTitle(Object.keys(samples ?? {})[sample] ?? '')
}

/** The walk so far; choosing a step goes back to it. */
export const WalkedSteps = ({ run, onGo }: Props) => (
  <section aria-label="The walk so far">
    <Fold title="The walk so far" holds={counted(run.steps.length, 'step')}>
      <ol className={styles['steps']}>
        {run.steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={place}>
            <button
              type="button"
              aria-current={place === run.steps.length - 1 ? 'step' : undefined}
              onClick={() => onGo(at(run, place))}
            >
              <span className={styles['offerTitle']}>{stepTitle(step.choice)}</span>
              <span className={styles['note']}>{sampleName(run, step)}</span>
              <span className={styles['note']}>{standing(at(run, place))}</span>
            </button>
          </li>
        ))}
      </ol>
    </Fold>
  </section>
)

const AskedList = ({ asked }: { readonly asked: readonly Asked[] }) =>
  asked.length === 0 ? (
    <p className={styles['note']}>Nothing.</p>
  ) : (
    <ul className={styles['asked']}>
      {asked.map(({ name, params }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same can be asked for twice
        <li key={place}>
          {isBare(params) ? (
            <b>{wordsOfName(name)}</b>
          ) : (
            <details className={styles['payload']}>
              <summary>
                <ChevronRight aria-hidden />
                <b>{wordsOfName(name)}</b>
              </summary>
              <code>{jsonOf(params)}</code>
            </details>
          )}
        </li>
      ))}
    </ul>
  )

/** What the machine asked for at the last step, what it is still waiting for or listening to, and what it knows. */
export const Knowledge = ({ run }: { readonly run: Run }) => {
  const { asked, atWork } = askedAt(run)
  return (
    <section aria-label="What it asked for and knows">
      <Fold title="Asked for at this step" isLesser>
        <AskedList asked={asked} />
      </Fold>
      {atWork.length > 0 && (
        <Fold title="Still at work since before" isLesser>
          <AskedList asked={atWork} />
        </Fold>
      )}
      <details className={styles['payload']}>
        <summary>
          <ChevronRight aria-hidden />
          What the machine knows
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre tabIndex={0}>{jsonOf(run.snapshot.context)}</pre>
      </details>
    </section>
  )
}
