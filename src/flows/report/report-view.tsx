import { useEffect, useState, type ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import { EventLog } from '../live/event-log'
import { actorsAt } from '../live/live-model'
import { PayloadView } from '../live/payload-view'
import { SequenceDiagram } from '../live/sequence-diagram'
import { ChartView } from '../page/chart-view'
import { StoryControls } from '../stories/story-controls'
import type { Play } from '../stories/use-play'
import type { Played } from './played'
import { ReportCalls } from './report-calls'
import { ReportOutcome } from './report-outcome'
import { ReportTools } from './report-tools'
import styles from './report.module.css'
import { RunFrame } from './run-frame'
import { StepFrame } from './step-frame'

type Props = {
  readonly id: string
  readonly played: Played
  /** The whole portal is run, not each machine by itself. */
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
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
export const ReportView = ({ id, played, isWhole, onWhole, step, player, opener, notes, ...heard }: Props) => {
  const [news, setNews] = useState('')
  const { onFailure, onCompare, onDrawn } = heard
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
  const width = within(report.screen.width)
  return (
    <div className={styles['report']}>
      <StoryControls step={step} count={rows.length} play={player}>
        {opener}
        <ReportTools played={played} onFailure={onFailure} onCompare={onCompare} onNews={setNews} />
      </StoryControls>
      <ReportOutcome
        played={played}
        isWhole={isWhole}
        onWhole={onWhole}
        onStep={player.onStep}
        notes={[...notes, news]}
      />
      <div className={styles['columns']} data-whole={isWhole ? '' : undefined}>
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
              entered={new Set(asker.entered)}
              last={new Set(asker.transitions)}
              selected={null}
              onSelect={() => undefined}
              moment={step}
              fit
              follow
            />
          )}
        </section>
        <section aria-label="Screen" className={styles['screen']}>
          {isWhole ? (
            <RunFrame key={id} id={id} played={played} at={at} width={width} />
          ) : (
            <StepFrame key={id} id={id} language={report.language} at={at} width={width} />
          )}
        </section>
        <ReportCalls calls={report.calls} time={row?.time ?? 0} />
      </div>
    </div>
  )
}
