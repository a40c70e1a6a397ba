import { Info } from 'lucide-react'
import { useEffect } from 'react'
import type { AnyStateMachine } from 'xstate'
import { allMachines } from '../all-machines'
import { ChartView } from '../page/chart-view'
import type { FlowsTabProps } from '../page/tab'
import { useNarrow } from '../page/use-narrow'
import { ActorTree } from './actor-tree'
import { EventLog } from './event-log'
import { LiveControls } from './live-controls'
import { actorNamed, addressOf, type Look } from './live-look'
import { actorsAt, logOf, present, type LivePage, type StandingActor } from './live-model'
import { PayloadView } from './payload-view'
import { SequenceDiagram } from './sequence-diagram'
import styles from './live.module.css'

const machineOf = (actor: StandingActor | undefined): AnyStateMachine | null =>
  allMachines.find(({ machine }) => machine.id === actor?.machine)?.machine ?? null

type PortalProps = Pick<FlowsTabProps, 'machine' | 'isNamed' | 'onDrawn'> & {
  readonly pages: readonly LivePage[]
  readonly page: LivePage
  readonly looked: Look
  readonly onLook: (look: Look) => void
  /** It shares the window with the portal that it watches. */
  readonly isBeside: boolean
  /** Forgets what was told so far. */
  readonly onClear: () => void
}

/** The machine that a row is about: a port is watched at the machine that asks it. */
const followed = (actors: readonly StandingActor[], id: number | undefined): StandingActor | undefined => {
  const actor = actors.find((one) => one.id === id)
  return actor?.machine === null ? followed(actors, actor.parent ?? undefined) : actor
}

/** One portal that is running, or was: its actors, what was said, and the chart of the chosen one. */
export const LivePortal = ({ pages, page, looked, isBeside, onLook, onClear, ...wanted }: PortalProps) => {
  const { view, moment } = looked
  const isNarrow = useNarrow()
  // A portal that was loaded anew begins at its beginning; what it no longer keeps cannot be gone back to.
  const isKept = moment?.page === page.page && moment.at >= (page.entries[0]?.at ?? 0)
  const cursor = isKept ? moment.at : null
  const look = (patch: Partial<Look>) => onLook({ ...looked, ...patch })
  const momentAt = (at: number) => ({ at, page: page.page })
  const { entries } = page
  const rows = logOf(entries).filter((row) => row.at > page.clearedAt)
  const at = cursor ?? entries.at(-1)?.at ?? 0
  const actors = actorsAt(entries, at)
  const shownRows = rows.filter((row) => row.at <= at)
  const current = shownRows.at(-1) ?? null
  const there = present(actors).filter((one) => one.machine !== null)
  const named = wanted.isNamed && cursor === null ? there.find((one) => one.machine === wanted.machine.id) : undefined
  const actor = actorNamed(there, looked.actor) ?? named ?? followed(actors, current?.toId) ?? there[0]
  const machine = machineOf(actor)
  const { onDrawn } = wanted
  useEffect(() => onDrawn(view === 'chart' ? machine : null), [onDrawn, machine, view])
  const step = (by: number) => {
    const index = rows.findIndex((row) => row.at === (current?.at ?? 0)) + by
    const next = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (next !== undefined) look({ moment: momentAt(next.at) })
  }
  // What happened is seen at the machine that it happened to.
  const choose = (row: number) => look({ actor: null, moment: momentAt(row) })
  return (
    <div className={styles['live']}>
      <LiveControls
        pages={pages}
        page={page}
        onPage={(portal) => look({ portal, actor: null, moment: null })}
        isPaused={cursor !== null}
        onPause={() => look({ moment: cursor === null ? momentAt(current?.at ?? at) : null })}
        onStep={step}
        onClear={() => {
          onClear()
          look({ moment: null })
        }}
        view={view}
        onView={(next) => look({ view: next })}
      />
      {wanted.isNamed && !there.some((one) => one.machine === wanted.machine.id) && (
        <p role="status" className={styles['absent']}>
          <Info aria-hidden />
          <span>
            {wanted.machine.id} is not running at this moment.
            {actor && ` Shown instead: ${actor.name}${looked.actor === null ? ', where something happened last' : ''}.`}
          </span>
        </p>
      )}
      <div className={styles['columns']}>
        <ActorTree
          actors={actors}
          chosen={actor?.id ?? null}
          isFolded={isBeside}
          onChoose={(chosen) => look({ actor: addressOf(chosen) })}
        />
        <section
          className={styles['chart']}
          aria-label={view === 'sequence' ? 'Who said what to whom' : 'Where it stands'}
        >
          {view === 'sequence' ? (
            <SequenceDiagram rows={shownRows} onChoose={choose} />
          ) : machine === null || actor === undefined ? (
            <p className={styles['empty']}>Choose a machine in the list of actors.</p>
          ) : (
            <ChartView
              machine={machine}
              active={new Set(actor.states)}
              entered={new Set(actor.entered)}
              last={new Set(actor.transitions)}
              selected={null}
              onSelect={() => undefined}
              moment={cursor ?? 0}
              fit
              follow
            />
          )}
        </section>
        <section className={styles['log']} aria-label="What happened">
          <h2 className={styles['logTitle']}>What happened</h2>
          <EventLog rows={rows} at={current?.at ?? null} about={actor} onChoose={choose} />
          <PayloadView
            row={current}
            context={actor?.context ?? null}
            name={actor?.name ?? ''}
            isFolded={isBeside && isNarrow}
          />
        </section>
      </div>
    </div>
  )
}
