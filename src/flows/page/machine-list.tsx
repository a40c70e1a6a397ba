import { LayoutGrid } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FoundMachine } from '../all-machines'
import { counted, inShort } from './chart-words'
import { graphFor } from './layouts'
import styles from './machine-list.module.css'
import { createSearch, type Hit, type Search } from './search'
import { SearchHits } from './search-hits'
import { stories } from '../stories/stories'
import { fingerprintOfGraph } from '../difference/record'
import { statusOf } from '../signing/sign-off'
import { useSigning } from '../signing/use-signing'
import { filters, sifted, type Filter } from './filters'

export type MachineListProps = {
  readonly machines: readonly FoundMachine[]
  /** The machine that is shown. */
  readonly current: string
  readonly onOpen: (hit: Pick<Hit, 'machine' | 'selection' | 'tab' | 'address' | 'isInWords'>) => void
  /** What the states are sifted by, as the address says. */
  readonly filter: Filter | null
  readonly onFilter: (filter: Filter | null) => void
}

const keyOf = ({ machine, selection }: Hit): string => `${machine} ${selection?.id ?? ''}`
type Found = { readonly hits: readonly Hit[]; readonly leftOut: string }
/** What was searched for among what the filter lets through; each alone where the other is not asked for. */
const foundBy = (search: Search, query: string, through: readonly Hit[] | null): Found => {
  if (through === null) return { hits: search(query), leftOut: search.leftOut(query) }
  if (query.trim() === '') return { hits: through, leftOut: '' }
  const known = new Map(through.map((hit) => [keyOf(hit), hit]))
  const isKnown = (hit: Hit): boolean => known.has(keyOf(hit))
  const hits = search(query, isKnown).flatMap((hit) => known.get(keyOf(hit)) ?? [])
  return { hits, leftOut: search.leftOut(query, isKnown) }
}
/** A list that is scrolled begins with a whole entry. */
const beginWithAnEntry = (list: HTMLElement): void => {
  const top = list.getBoundingClientRect().top
  const entries = [...list.querySelectorAll('h2, button')].map((entry) => entry.getBoundingClientRect())
  const cut = entries.find((entry) => entry.top < top && entry.bottom > top)
  if (cut) list.scrollTop += cut.bottom - top
}
const titles = new Map<string, string>(filters.map(([id, title]) => [id, title]))

/** All machines by area, with a search over what they hold. */
export const MachineList = ({ machines, current, onOpen, filter, onFilter }: MachineListProps) => {
  const [query, setQuery] = useState('')
  const search = useMemo(() => createSearch(machines, stories), [machines])
  const { signOff } = useSigning()
  const isAsked = query.trim() !== ''
  const areaList = useRef<HTMLElement>(null)
  // Whoever comes by a link sees in the list where they are.
  useEffect(() => {
    areaList.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    if (areaList.current) beginWithAnEntry(areaList.current)
  }, [current])
  const { hits, leftOut } = foundBy(search, query, filter === null ? null : sifted(machines, filter))
  const hasChanged = (id: string): boolean => {
    const found = machines.find(({ machine }) => machine.id === id)
    if (!found || !signOff.approvals.some((one) => one.id === id)) return false
    return statusOf(signOff, 'machine', id, fingerprintOfGraph(graphFor(found.machine))) === 'changed'
  }
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
        <div role="group" aria-label="Show only what" className={styles['filters']}>
          {filters.map(([id, title, word]) => (
            <button
              key={id}
              type="button"
              aria-label={title}
              title={title}
              aria-pressed={filter === id}
              onClick={() => onFilter(filter === id ? null : id)}
            >
              {word}
            </button>
          ))}
        </div>
        {!isAsked && filter !== null && filter !== 'ends' && (
          <a
            href={`#/${current}/atlas?${new URLSearchParams({ show: filter, sheet: filter })}`}
            className={styles['sheet']}
          >
            <LayoutGrid aria-hidden />
            All these screens on one sheet
          </a>
        )}
      </div>
      {!isAsked && filter === null ? (
        <nav ref={areaList} aria-label="Machines" className={styles['areas']}>
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
                        onClick={() => onOpen({ machine: machine.id, selection: null })}
                      >
                        <span className={styles['words']}>
                          <span className={styles['about']}>
                            {inShort(graphFor(machine).description) || machine.id}
                          </span>{' '}
                          <code>{machine.id}</code>
                          {hasChanged(machine.id) && <small className={styles['changed']}> changed since signed</small>}
                        </span>
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
        <SearchHits
          hits={hits}
          leftOut={leftOut}
          query={[query.trim(), titles.get(filter ?? '') ?? ''].filter((part) => part !== '').join(' / ')}
          onOpen={onOpen}
          onClear={() => setQuery('')}
        />
      )}
    </div>
  )
}
