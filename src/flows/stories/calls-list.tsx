import { askedWords, type Call } from './calls'
import type { Asked } from '../walk/stepper'
import styles from './stories.module.css'

type Props = { readonly calls: readonly Call[]; readonly asked: readonly Asked[] }

/** The calls so far, the latest last, and what else the machine asked for at this step. */
export const CallsList = ({ calls, asked }: Props) => (
  <section
    aria-label="Calls so far"
    className={styles['calls']}
    data-empty={(calls.length === 0 && asked.length === 0) || undefined}
  >
    <h3 className={styles['subtitle']}>Calls so far{calls.length === 0 && ': none'}</h3>
    {calls.length > 0 && (
      <ol>
        {calls.map(({ method, path, answer }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a call is its place
          <li key={place}>
            <b>{method}</b> {path}
            <span
              className={styles['answer']}
              data-waiting={answer ? undefined : ''}
              data-failure={answer?.isFailure ? '' : undefined}
            >
              {answer?.words ?? 'under way'}
            </span>
          </li>
        ))}
      </ol>
    )}
    {asked.length > 0 && (
      <>
        <h3 className={styles['subtitle']}>Asked for at this step</h3>
        <ul>
          {asked.map(askedWords).map((words, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same can be asked for twice
            <li key={place}>{words}</li>
          ))}
        </ul>
      </>
    )}
  </section>
)
