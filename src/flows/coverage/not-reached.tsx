import styles from './coverage.module.css'

type Entry = { readonly id: string; readonly title: string }
type Props = {
  readonly groups: readonly { readonly kind: string; readonly entries: readonly Entry[] }[]
  /** The id of what is selected. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** What is marked, by its kind. */
export const NotReached = ({ groups, chosen, onChoose }: Props) =>
  groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => (
      <section key={kind} aria-label={`${kind} not reached`}>
        <h3 className={styles['subtitle']}>
          {kind} <span>{entries.length}</span>
        </h3>
        <ul className={styles['missed']}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))
