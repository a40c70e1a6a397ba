import { useEffect, useState } from 'react'
import * as Tabs from 'radix-ui/tabs'
import { allMachines, type FoundMachine } from '../all-machines'
import { ChartTab } from './chart-tab'
import styles from './flows-page.module.css'
import { createLayouts, LayoutsContext, type LayOut } from './layouts'
import { MachineList } from './machine-list'
import { PageHead } from './page-head'
import { selectionOf, type Selection } from './selection'
import type { FlowsTab } from './tab'
import { useAddress } from './use-address'
import { WordsDrawer } from './words-drawer'

type FlowsPageProps = {
  /** Views beside the chart. */
  readonly tabs?: readonly FlowsTab[]
  readonly machines?: readonly FoundMachine[]
  /** Lays the charts out; a worker does it unless told. */
  readonly layOut?: LayOut
  /** Keeps the theme that the reader chose. */
  readonly onTheme?: (isDark: boolean) => void
}

const chartTab: FlowsTab = { id: 'chart', title: 'Chart', Body: ChartTab }
const noTabs: readonly FlowsTab[] = []
/** Widths of the window, in px, from which the list and the words stand beside the chart from the beginning. */
const roomForList = 900
const roomForWords = 1500

const Flows = ({ tabs = noTabs, machines = allMachines, onTheme }: Omit<FlowsPageProps, 'layOut'>) => {
  const { address, go } = useAddress()
  const [isListOpen, setListOpen] = useState(() => window.innerWidth >= roomForList)
  const [areWordsOpen, setWordsOpen] = useState(
    () => window.innerWidth >= roomForWords || (window.innerWidth >= roomForList && address.parameters.has('select')),
  )
  const all = [chartTab, ...tabs]
  const tab = all.find(({ id }) => id === address.tab) ?? chartTab
  const chosen = (machines.find((found) => found.machine.id === address.machine) ?? machines[0])?.machine
  const machine = tab.machine?.() ?? chosen
  const isUnknown = address.machine !== '' && chosen?.id !== address.machine
  const select = address.parameters.get('select')
  const selected = select === null ? null : selectionOf(select)

  const title = machine ? `${machine.id} - State charts` : 'State charts'
  useEffect(() => {
    document.title = title
  }, [title])
  if (!machine || !chosen) return null

  const here = { machine: chosen.id, tab: tab.id }
  const onSelect = (selection: Selection | null) => {
    const parameters = new URLSearchParams(address.parameters)
    if (selection === null) parameters.delete('select')
    else parameters.set('select', selection.id)
    if (selection !== null) setWordsOpen(true)
    go({ ...here, parameters })
  }
  const onOpen = (id: string, selection: Selection | null) => {
    const isSmall = window.innerWidth < roomForList
    if (isSmall) setListOpen(false)
    if (selection !== null) setWordsOpen(true)
    else if (isSmall) setWordsOpen(false)
    const view = address.parameters.get('view')
    const parameters = new URLSearchParams(view === null ? {} : { view })
    if (selection !== null) parameters.set('select', selection.id)
    go({ machine: id, tab: tab.machine ? chartTab.id : tab.id, parameters })
  }
  return (
    <div className={styles['page']}>
      <PageHead
        machine={machine}
        isListOpen={isListOpen}
        onList={setListOpen}
        areWordsOpen={areWordsOpen}
        onWords={setWordsOpen}
        onTheme={onTheme}
      />
      <div className={styles['body']}>
        {isListOpen && (
          <aside aria-label="Machines" className={styles['aside']}>
            <MachineList machines={machines} current={tab.machine ? '' : machine.id} onOpen={onOpen} />
          </aside>
        )}
        <main className={styles['main']}>
          {isUnknown && (
            <p role="status" className={styles['unknown']}>
              There is no machine called {address.machine}.
            </p>
          )}
          <Tabs.Root
            value={tab.id}
            onValueChange={(id) => go({ ...here, tab: id, parameters: address.parameters })}
            className={styles['tabs']}
          >
            <Tabs.List aria-label="Views" className={styles['tabList']}>
              {all.map(({ id, title }) => (
                <Tabs.Trigger key={id} value={id} className={styles['tab']}>
                  {title}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content value={tab.id} className={styles['panel']} tabIndex={-1}>
              <tab.Body
                key={machine.id}
                machine={machine}
                selected={selected}
                onSelect={onSelect}
                parameters={address.parameters}
                setParameters={(parameters) => go({ ...here, parameters }, 'replace')}
              />
            </Tabs.Content>
          </Tabs.Root>
        </main>
        {areWordsOpen && (
          <WordsDrawer machine={machine} selected={selected} onSelect={onSelect} onClose={() => setWordsOpen(false)} />
        )}
      </div>
    </div>
  )
}

/** The state visualizer: every machine as a chart, in words and in whatever other views it is given. */
export const FlowsPage = ({ layOut, ...rest }: FlowsPageProps) => {
  const [layouts] = useState(() => (layOut ? createLayouts(layOut) : null))
  return layouts ? (
    <LayoutsContext value={layouts}>
      <Flows {...rest} />
    </LayoutsContext>
  ) : (
    <Flows {...rest} />
  )
}
