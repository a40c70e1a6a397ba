import { useEffect, useState, type ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import { basePath } from '../atlas/base-path'
import { EventLog } from '../live/event-log'
import { actorsAt } from '../live/live-model'
import { PayloadView } from '../live/payload-view'
import { SequenceDiagram } from '../live/sequence-diagram'
import { Button } from '../../ui/components/button'
import { ChartView } from '../page/chart-view'
import { ScaledFrame } from '../stories/scaled-frame'
import { StoryControls } from '../stories/story-controls'
import type { Play } from '../stories/use-play'
import { departureIn, departureWords, type Played } from './played'
import { ReportCalls } from './report-calls'
import { ReportTools } from './report-tools'
import styles from './report.module.css'

type Props = {
  readonly id: string
  readonly played: Played
  readonly step: number
  readonly player: Play
  readonly opener: ReactNode
  readonly notes: readonly string[]
  readonly onFailure: () => void
  readonly onCompare: (text: string) => void
  readonly onDrawn: (machine: AnyStateMachine | null) => void
}

/** As wide as the buyer saw it; a file may say anything. */
const within = (width: number): number => Math.min(2560, Math.max(320, width))
/** A report at one of its steps: who told whom, the chart of who was told, the real screen, and the calls. */
export const ReportView = ({ id, played, step, player, opener, notes, onFailure, onCompare, onDrawn }: Props) => {
  const [news, setNews] = useState('')
  const { rows, entries, report, replay } = played
  const row = rows[step] ?? null
  const at = row?.at ?? 0
  const actors = actorsAt(entries, at)
  const told = actors.find(({ id: actor }) => actor === row?.toId)
  const asker = told?.machine === null ? actors.find(({ id: actor }) => actor === told.parent) : told
  const machine = [...replay.bases.values(), ...replay.steps.values()].find(
    (one) => one.machine.id === asker?.machine,
  )?.machine
  useEffect(() => onDrawn(machine ?? null), [machine, onDrawn])
  const choose = (entry: number) => player.onStep(rows.findIndex((one) => one.at === entry))
  const departs = departureWords(played)
  const departure = departureIn(played)
  const address = `${basePath()}__flows/frame?${new URLSearchParams({ report: id, at: String(at), lang: report.language })}`
  return (
    <div className={styles['report']}>
      <StoryControls step={step} count={rows.length} play={player}>
        {opener}
        <ReportTools played={played} onFailure={onFailure} onCompare={onCompare} onNews={setNews} />
      </StoryControls>
      <div role="status" className={styles['outcome']} data-departs={departs === null ? undefined : ''}>
        <p>
          {departs ??
            `The machines of today end as recorded: ${replay.steps.size} events of ${report.written} replayed.`}{' '}
          {departure !== null && <Button onClick={() => player.onStep(departure)}>Show that step</Button>}
        </p>
        {replay.lost.size > 0 && <p>{replay.lost.size} actors of the report are not known any more.</p>}
        {[...notes, news].map((note) => note !== '' && <p key={note}>{note}</p>)}
      </div>
      <div className={styles['columns']}>
        <section aria-label="What happened" className={styles['log']}>
          <EventLog rows={rows} at={at} onChoose={choose} />
          <PayloadView row={row} context={asker?.context ?? null} name={asker?.name ?? ''} />
        </section>
        <section aria-label="Who said what to whom" className={styles['sequence']}>
          <SequenceDiagram rows={rows.slice(0, step + 1)} onChoose={choose} />
        </section>
        <section aria-label="Chart" className={styles['chart']}>
          {machine && asker && (
            <ChartView
              machine={machine}
              active={new Set(asker.states)}
              last={new Set(asker.transitions)}
              selected={null}
              onSelect={() => undefined}
              fit
              follow
            />
          )}
        </section>
        <section aria-label="Screen" className={styles['screen']}>
          <ScaledFrame address={address} width={within(report.screen.width)} />
        </section>
        <ReportCalls calls={report.calls} time={row?.time ?? 0} />
      </div>
    </div>
  )
}
