import { PenLine, Zap } from 'lucide-react'
import type { LoggedCall } from '../call-log'
import { portal } from './api'
import { longestAnswer, prettyText, statusText, toneOf } from './calls'
import { curlOf } from './curl'
import { DetailPane } from './detail-pane'
import { Button, classes, CopyButton, Nothing, Scrolled } from './parts'
import own from './server.module.css'
import styles from './tables.module.css'
import { dateText } from './times'

const Pairs = ({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) => (
  <dl className={styles['pairs']}>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const missing = ({ status, end }: LoggedCall): string => {
  if (end === 'lost') return 'The server did its work; its answer never arrived.'
  if (status !== 0 && end !== 'truncated') return 'Empty, or no longer kept: the log has the last 200 answers.'
  return status === 0 && end === undefined ? 'The call is still running.' : 'No answer arrived.'
}

/** An answer that is there as a whole: the log keeps the beginning of long ones. */
const canBeEdited = ({ status, end, answer = '' }: LoggedCall): boolean =>
  status >= 200 && end === undefined && answer.length < longestAnswer

type CallDetailsProps = {
  readonly call: LoggedCall
  readonly onClose: () => void
  readonly onFault: () => void
  readonly onAnswer: () => void
}

/** One call: what was asked, what was answered. */
export const CallDetails = ({ call, onClose, onFault, onAnswer }: CallDetailsProps) => {
  const { method, path, query, headers, body, answer = '', fault } = call
  const queries = Object.entries(query).map(([name, value]) => [name, [value].flat().join(', ')] as const)
  return (
    <DetailPane title={`${method} ${path}`} onClose={onClose}>
      <p className={styles['summary']}>
        <span className={classes(styles['status'], styles[toneOf(call)])}>{statusText(call)}</span>
        {dateText(call.time)}
        {call.took !== undefined && ` · ${call.took} ms`}
        {fault !== null && <span className={styles['fault']}>Fault {fault}</span>}
      </p>
      <div className={styles['paneBar']}>
        <CopyButton label="Copy as curl" name={`${method} ${path} as curl`} text={() => curlOf(call, portal.origin)} />
        {answer !== '' && <CopyButton label="Copy answer" name={`answer to ${method} ${path}`} text={() => answer} />}
        <Button onClick={onFault}>
          <Zap aria-hidden />
          Make a fault of this call
        </Button>
        {canBeEdited(call) && (
          <Button onClick={onAnswer}>
            <PenLine aria-hidden />
            Edit this answer
          </Button>
        )}
      </div>
      {(call.differences?.length ?? 0) > 0 && (
        <>
          <h3>Not as the contract says</h3>
          <ul className={own['differences']}>
            {call.differences?.map(({ where, expected, got }) => (
              <li key={`${where} ${expected}`}>
                <code>{where}</code>: expected {expected}, got {got}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Answer</h3>
      {answer === '' ? <Nothing>{missing(call)}</Nothing> : <Scrolled label="Answer">{prettyText(answer)}</Scrolled>}
      {queries.length > 0 && (
        <>
          <h3>Query</h3>
          <Pairs pairs={queries} />
        </>
      )}
      {body !== null && (
        <>
          <h3>Body</h3>
          <Scrolled label="Body">{prettyText(body)}</Scrolled>
        </>
      )}
      <h3>Headers</h3>
      <Pairs pairs={Object.entries(headers)} />
    </DetailPane>
  )
}
