import { useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import { allMachines } from '../all-machines'
import { ChartView } from '../page/chart-view'
import { ActorTree } from './actor-tree'
import { EventLog } from './event-log'
import { LiveControls } from './live-controls'
import { actorsAt, logOf } from './live-model'
import { createLiveStore } from './live-store'
import { PayloadView } from './payload-view'
import { SequenceDiagram } from './sequence-diagram'
import styles from './live.module.css'

const store = createLiveStore()
const machineOf = (name: string | undefined): AnyStateMachine | null =>
  allMachines.find(({ machine }) => machine.id === name)?.machine ?? null

/** The running portal: its actors, what they say to each other, and where the chosen one stands; also back in time. */
export const LiveTab = () => {
  const { pages } = useSyncExternalStore(store.subscribe, store.snapshot)
  const [chosenPage, choosePage] = useState<string | null>(null)
  const [chosenActor, chooseActor] = useState<number | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const [view, setView] = useState<'chart' | 'sequence'>('chart')

  const page = pages.find((one) => one.page === chosenPage) ?? pages.findLast(({ hasLeft }) => !hasLeft) ?? pages.at(-1)
  if (page === undefined) {
    return (
      <p className={styles['empty']}>
        No portal is running beside this page. Open it in another window of this browser, and what happens there shows
        here at once.
      </p>
    )
  }
  const { entries } = page
  const rows = logOf(entries)
  const at = cursor ?? entries.at(-1)?.at ?? 0
  const actors = actorsAt(entries, at)
  const shownRows = rows.filter((row) => row.at <= at)
  const current = shownRows.at(-1) ?? null
  const followed = actors.findLast(({ id, isMachine }) => isMachine && id === current?.toId)
  const actor = actors.find(({ id }) => id === chosenActor) ?? followed ?? actors.find(({ isMachine }) => isMachine)
  const machine = machineOf(actor?.name)
  const step = (by: number) => {
    const index = rows.findIndex((row) => row.at === (current?.at ?? 0)) + by
    const next = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (next !== undefined) setCursor(next.at)
  }
  return (
    <div className={styles['live']}>
      <LiveControls
        pages={pages}
        page={page.page}
        onPage={choosePage}
        isPaused={cursor !== null}
        onPause={() => setCursor(cursor === null ? (current?.at ?? at) : null)}
        onStep={step}
        onClear={() => {
          store.clear()
          setCursor(null)
        }}
        view={view}
        onView={setView}
      />
      <div className={styles['columns']}>
        <ActorTree actors={actors} chosen={actor?.id ?? null} onChoose={chooseActor} />
        <section
          className={styles['chart']}
          aria-label={view === 'sequence' ? 'Who said what to whom' : 'Where it stands'}
        >
          {view === 'sequence' ? (
            <SequenceDiagram rows={shownRows} onChoose={setCursor} />
          ) : machine === null || actor === undefined ? (
            <p className={styles['empty']}>Choose a machine in the list of actors.</p>
          ) : (
            <ChartView
              machine={machine}
              active={new Set(actor.states)}
              last={new Set(actor.transitions)}
              selected={null}
              onSelect={() => undefined}
              fit
            />
          )}
        </section>
        <section className={styles['log']} aria-label="What happened">
          <EventLog rows={rows} at={current?.at ?? null} onChoose={setCursor} />
          <PayloadView row={current} context={actor?.context ?? null} name={actor?.name ?? ''} />
        </section>
      </div>
    </div>
  )
}
