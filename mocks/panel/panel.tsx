import * as Tabs from 'radix-ui/tabs'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { BenchContext, reasonOf, type Bench, type Notice } from './bench'
import { differencesIn, everyCall } from './calls'
import { CallsTab } from './calls-tab'
import { DataTab } from './data-tab'
import { answerFault, emptyFault, type FaultFields } from './fault-fields'
import { FaultsTab } from './faults-tab'
import { Header } from './header'
import { useKeptFocus } from './kept-focus'
import { NoticeBar } from './notice-bar'
import styles from './panel.module.css'
import parted from './parts.module.css'
import type { Poller } from './poller'
import { ScenariosTab } from './scenarios-tab'
import { ServerTab } from './server-tab'
import { useEdges } from './use-edges'
import { useHash } from './use-hash'
import { WorldTab } from './world-tab'

const tabs = ['scenarios', 'calls', 'faults', 'data', 'server', 'world'] as const
type Tab = (typeof tabs)[number]
const labels: Readonly<Record<Tab, string>> = {
  scenarios: 'Scenarios',
  calls: 'Calls',
  faults: 'Faults',
  data: 'Data',
  server: 'Server',
  world: 'World',
}
const isTab = (text: string): text is Tab => tabs.some((tab) => tab === text)

/** The tabs in one row; where there is no room for all, the open one is in sight as a whole. */
const TabBar = ({ tab, counts }: { readonly tab: Tab; readonly counts: Partial<Record<Tab, number>> }) => {
  const bar = useEdges<HTMLDivElement>()
  useEffect(() => {
    const open = bar.current?.querySelector('[data-state=active]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [bar, tab])
  return (
    <div className={styles['tabBar']}>
      <div ref={bar} className={parted['along']}>
        <Tabs.List aria-label="Parts of the test bench" className={styles['tabs']}>
          {tabs.map((one) => (
            <Tabs.Trigger key={one} value={one} className={styles['tab']}>
              {labels[one]}
              {(counts[one] ?? 0) > 0 && <span className={styles['count']}>{counts[one]}</span>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
    </div>
  )
}

/** QA's panel: the world of this browser, seen and changed through the mock's control addresses. */
export const Panel = ({ poller }: { readonly poller: Poller }) => {
  const { state, calls, problem } = useSyncExternalStore(poller.subscribe, poller.seen)
  const [hash, setHash] = useHash()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [filters, setFilters] = useState(everyCall)
  const [fault, setFault] = useState<FaultFields>(emptyFault)
  const tab = isTab(hash) ? hash : 'scenarios'
  useKeptFocus()

  const bench: Bench | null = state && {
    state,
    calls,
    say: setNotice,
    act: async (deed, done) => {
      try {
        await deed()
        setNotice(done)
        return true
      } catch (error) {
        setNotice({ text: reasonOf(error), isBad: true })
        return false
      } finally {
        poller.refresh()
      }
    },
  }
  const open = (next: Tab) => {
    setNotice(null)
    setHash(next)
  }
  if (bench === null) {
    return (
      <p className={styles['waiting']} role="status">
        {problem ?? 'Asking the mock…'}
      </p>
    )
  }
  const counts: Partial<Record<Tab, number>> = {
    calls: bench.calls.length,
    faults: bench.state.faults,
    server: differencesIn(bench.calls).length,
  }
  const parts: Readonly<Record<Tab, ReactNode>> = {
    scenarios: <ScenariosTab />,
    calls: (
      <CallsTab
        filters={filters}
        onFilter={setFilters}
        onFault={({ method, path }) => {
          setFault({ ...emptyFault, method, path })
          open('faults')
        }}
        onAnswer={(call) => {
          setFault(answerFault(call))
          open('faults')
        }}
      />
    ),
    faults: <FaultsTab fields={fault} onChange={setFault} />,
    data: <DataTab />,
    server: (
      <ServerTab
        onCalls={(operation) => {
          setFilters({ ...everyCall, text: operation.split('{')[0] ?? '', isDifferent: true })
          open('calls')
        }}
      />
    ),
    world: <WorldTab />,
  }
  return (
    <BenchContext value={bench}>
      <Header problem={problem} canReset={tab !== 'world'} />
      <Tabs.Root asChild value={tab} onValueChange={(next) => isTab(next) && open(next)}>
        <main>
          <TabBar tab={tab} counts={counts} />
          <Tabs.Content key={tab} value={tab} className={styles['content']}>
            {parts[tab]}
          </Tabs.Content>
        </main>
      </Tabs.Root>
      <NoticeBar notice={notice} onClose={() => setNotice(null)} />
    </BenchContext>
  )
}
