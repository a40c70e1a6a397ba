import { useEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import * as Tabs from 'radix-ui/tabs'
import { allMachines, type FoundMachine } from '../all-machines'
import { subjectOf, subjectOfStep } from '../signing/subjects'
import { readBookmark } from '../stories/look'
import { journeyFor } from '../stories/stories'
import { ChartTab } from './chart-tab'
import styles from './flows-page.module.css'
import { filterOf } from './filters'
import { createLayouts, graphFor, LayoutsContext, type LayOut } from './layouts'
import { MachineList } from './machine-list'
import { movesFrom } from './moves'
import { PageHead } from './page-head'
import { selectionOf } from './selection'
import { useSidePanels } from './side-panels'
import type { FlowsTab } from './tab'
import { TabStrip } from './tab-strip'
import { troublesOf } from './troubles'
import { useAddress } from './use-address'
import { usePrepared } from './use-prepared'
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
const Flows = ({ tabs = noTabs, machines = allMachines, onTheme }: Omit<FlowsPageProps, 'layOut'>) => {
  const { address, go } = useAddress()
  const panels = useSidePanels(address.parameters.has('select'))
  const [drawn, setDrawn] = useState<AnyStateMachine | null>(null)
  const main = useRef<HTMLDivElement>(null)
  const all = [chartTab, ...tabs]
  // A view of its own may be asked for by the name of what it shows.
  const tab = all.find(({ own }) => own?.id === address.machine) ?? all.find(({ id }) => id === address.tab) ?? chartTab
  const isPrepared = usePrepared(tab)
  const own = isPrepared ? tab.own?.machine() : undefined
  const named = machines.find((found) => found.machine.id === address.machine)
  const chosen = (named ?? machines[0])?.machine
  const machine = own ?? (tab.drawsOther ? drawn : null) ?? chosen
  const select = address.parameters.get('select')
  const selected = select === null ? null : selectionOf(select)

  const title = machine ? `${machine.id} - State charts` : 'State charts'
  useEffect(() => {
    document.title = title
  }, [title])
  if (!machine || !chosen) return null

  const story = tab.id === 'stories' ? journeyFor(address.parameters.get('story'), chosen.id) : undefined
  const subject = story
    ? subjectOfStep(story, readBookmark(address.parameters).step)
    : subjectOf(graphFor(machine), selected, tab.id === 'atlas')
  const moves = movesFrom({ address, go, tab, chosen: chosen.id, panels })
  return (
    <div className={styles['page']}>
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        Skip to the view
      </button>
      <PageHead
        machine={machine}
        isListOpen={panels.isListOpen}
        onList={panels.setListOpen}
        areWordsOpen={panels.areWordsOpen}
        onWords={panels.setWordsOpen}
        onTheme={onTheme}
      />
      <div className={styles['body']}>
        {panels.isListOpen && (
          <aside aria-label="Machines" data-paper="no" className={styles['aside']}>
            <MachineList
              machines={machines}
              current={tab.own ? '' : machine.id}
              onOpen={moves.onOpen}
              filter={filterOf(address.parameters.get('show'))}
              onFilter={moves.onFilter}
            />
          </aside>
        )}
        <main className={styles['main']}>
          <Tabs.Root
            value={tab.id}
            onValueChange={(id) => moves.onTab(all.find((one) => one.id === id) ?? chartTab)}
            className={styles['tabs']}
          >
            <TabStrip tabs={all} current={tab.id} />
            <div role="status" className={styles['unknown']}>
              {troublesOf(address, {
                tabs: all,
                machine,
                isNamed: named !== undefined || tab.own !== undefined,
              }).map((trouble) => (
                <p key={trouble}>{trouble}</p>
              ))}
            </div>
            <Tabs.Content ref={main} value={tab.id} className={styles['panel']} tabIndex={-1}>
              {isPrepared ? (
                <tab.Body
                  key={own?.id ?? chosen.id}
                  machine={own ?? chosen}
                  isNamed={named !== undefined}
                  onDrawn={setDrawn}
                  selected={selected}
                  onSelect={moves.onSelect}
                  parameters={address.parameters}
                  setParameters={moves.setParameters}
                />
              ) : (
                <p role="status" className={styles['preparing']}>
                  Walking through all machines to see who tells whom...
                </p>
              )}
            </Tabs.Content>
          </Tabs.Root>
        </main>
        {panels.areWordsOpen && (
          <WordsDrawer
            machine={machine}
            selected={selected}
            subject={subject}
            onSelect={moves.onSelect}
            onClose={() => panels.setWordsOpen(false)}
          />
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
