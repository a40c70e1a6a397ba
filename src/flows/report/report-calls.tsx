import type { RecordedCall } from '../../recorder/report'
import styles from './report.module.css'

const answerOf = ({ status, ms }: RecordedCall): string => {
  if (status === null) return 'under way'
  return status === 0 ? `no answer, ${ms} ms` : `${status}, ${ms} ms`
}

type Props = { readonly calls: readonly RecordedCall[]; readonly time: number }

/** The calls that were sent until a moment, the latest first. */
export const ReportCalls = ({ calls, time }: Props) => (
  <section aria-label="Calls so far" className={styles['calls']}>
    <h3>Calls so far</h3>
    <ol>
      {calls
        .filter((call) => call.time <= time)
        .toReversed()
        .map((call) => (
          <li key={`${call.time} ${call.path}`}>
            <b>{call.method}</b> {call.path} <span>{answerOf(call)}</span>
            {call.answer !== null && (
              <details>
                <summary>Answer</summary>
                <pre>{JSON.stringify(call.answer, null, 2).slice(0, 20_000)}</pre>
              </details>
            )}
          </li>
        ))}
    </ol>
  </section>
)
