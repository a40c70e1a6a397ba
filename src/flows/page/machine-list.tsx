import { useMemo, useState } from 'react'
import type { FoundMachine } from '../all-machines'
import { counted } from './chart-words'
import { graphFor } from './layouts'
import styles from './machine-list.module.css'
import { createSearch, type Hit } from './search'
import { SearchHits } from './search-hits'
import type { Selection } from './selection'

type MachineListProps = {
  readonly machines: readonly FoundMachine[]
  /** The machine that is shown. */
  readonly current: string
  readonly onOpen: (machine: string, selection: Selection | null) => void
}

/** All machines by area, with a search over what they hold. */
export const MachineList = ({ machines, current, onOpen }: MachineListProps) => {
  const [query, setQuery] = useState('')
  const search = useMemo(() => createSearch(machines), [machines])
  const hits: readonly Hit[] = query.trim() === '' ? [] : search(query)
  const areas = [...new Set(machines.map(({ area }) => area))]
  return (
    <div className={styles['list']}>
      <div className={styles['search']}>
        <input
          type="search"
          aria-label="Search machines, states and events"
          placeholder="Search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {query.trim() === '' ? (
        <nav aria-label="Machines" className={styles['areas']}>
          {areas.map((area) => (
            <section key={area}>
              <h2 className={styles['area']}>{area}</h2>
              <ul>
                {machines
                  .filter((found) => found.area === area)
                  .map(({ machine }) => (
                    <li key={machine.id}>
                      <button
                        type="button"
                        className={styles['machine']}
                        aria-current={machine.id === current ? 'page' : undefined}
                        title={graphFor(machine).description}
                        onClick={() => onOpen(machine.id, null)}
                      >
                        {machine.id}
                        <span
                          className={styles['count']}
                          aria-label={counted(graphFor(machine).states.length - 1, 'state')}
                        >
                          {graphFor(machine).states.length - 1}
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
      ) : (
        <SearchHits hits={hits} query={query} onOpen={onOpen} onClear={() => setQuery('')} />
      )}
    </div>
  )
}
