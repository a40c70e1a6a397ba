import { statusClasses, type CallFilters } from './calls'
import { Chosen } from './parts'
import styles from './parts.module.css'
import { SearchField } from './search-field'

type CallFilterBarProps = {
  readonly filters: CallFilters
  readonly methods: readonly string[]
  /** A real server answers, whose answers are checked. */
  readonly isAgainstServer: boolean
  readonly onFilter: (filters: CallFilters) => void
}

const isStatus = (text: string): text is CallFilters['status'] => text === '' || Object.hasOwn(statusClasses, text)

/** Narrows the call log. */
export const CallFilterBar = ({ filters, methods, isAgainstServer, onFilter }: CallFilterBarProps) => (
  <>
    <SearchField label="Filter calls" value={filters.text} onChange={(text) => onFilter({ ...filters, text })} />
    <Chosen>
      <select
        aria-label="Method"
        className={styles['select']}
        value={filters.method}
        onChange={({ target }) => onFilter({ ...filters, method: target.value })}
      >
        <option value="">Any method</option>
        {[...new Set([...methods, filters.method])].filter(Boolean).map((method) => (
          <option key={method}>{method}</option>
        ))}
      </select>
    </Chosen>
    <Chosen>
      <select
        aria-label="Status"
        className={styles['select']}
        value={filters.status}
        onChange={({ target: { value } }) => isStatus(value) && onFilter({ ...filters, status: value })}
      >
        <option value="">Any status</option>
        {Object.entries(statusClasses).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Chosen>
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={filters.isFaulty}
        onChange={({ target }) => onFilter({ ...filters, isFaulty: target.checked })}
      />
      Only faults
    </label>
    {(isAgainstServer || filters.isDifferent) && (
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={filters.isDifferent}
          onChange={({ target }) => onFilter({ ...filters, isDifferent: target.checked })}
        />
        Only differences
      </label>
    )}
  </>
)
