import type { Approval } from './sign-off'
import styles from './signing.module.css'

type EarlierProps = {
  readonly approvals: readonly Approval[]
  /** The fingerprint of what is approved, as it is now. */
  readonly now: string
}
/** The approvals before the one that counts, the latest first; folded, so that this one stands out. */
export const Earlier = ({ approvals, now }: EarlierProps) =>
  approvals.length > 0 && (
    <details className={styles['earlier']}>
      <summary>{approvals.length === 1 ? '1 earlier approval' : `${approvals.length} earlier approvals`}</summary>
      <ul aria-label="Earlier approvals" className={styles['said']}>
        {approvals.map(({ who, when, words, fingerprint }) => (
          <li key={`${when} ${who} ${words} ${fingerprint}`}>
            {words !== '' && <p>{words}</p>}
            <p className={styles['by']}>
              {who}, {when}, {fingerprint === now ? 'of what it is now' : 'of what it was then'}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
