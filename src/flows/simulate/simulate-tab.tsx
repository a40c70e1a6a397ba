import { useMemo } from 'react'
import { ChartView } from '../page/chart-view'
import { enteredBetween } from '../page/followed'
import type { Selection } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { useNarrow } from '../page/use-narrow'
import { writeAddress } from '../page/use-address'
import { ChoiceList } from './choice-list'
import { saidAt, standing, wayThrough } from './possible'
import styles from './simulate.module.css'
import { useWalk } from './use-walk'
import { WalkTools } from './walk-tools'
import { Knowledge, WalkedSteps } from './walked-steps'
import { stepTitle } from './words'

/** Walks a machine by hand, without a server: events, answers and times as the reader chooses. */
export const SimulateTab = (props: FlowsTabProps) => {
  const { machine, selected, onSelect } = props
  const { run, problem, go, tell } = useWalk(props)
  const isPhone = useNarrow('phone')
  const step = run.steps.at(-1)
  const active = useMemo(() => new Set(step?.to), [step])
  const before = run.steps.at(-2)
  const entered = useMemo(() => new Set(enteredBetween(before?.to ?? [], step?.to ?? [])), [before, step])
  const last = useMemo(() => new Set(step?.taken), [step])

  const choose = (selection: Selection | null) => {
    const way = selection?.kind === 'transition' ? wayThrough(run, selection.id) : null
    if (way) go(way.next)
    else onSelect(selection)
  }
  const open = (walk: string) => {
    tell(null)
    const [name = machine.id] = /^[\w.-]+/.exec(walk) ?? []
    const parameters = new URLSearchParams({ run: walk })
    window.location.hash = writeAddress({ machine: name, tab: 'simulate', parameters })
  }
  return (
    <div className={styles['simulate']}>
      <WalkTools run={run} onGo={go} onOpen={open} />
      <div role="status" className={styles['now']}>
        <p>{saidAt(machine, step?.to ?? [])}</p>
        <p className={styles['note']}>
          {stepTitle(step?.choice ?? null)}: now <b>{standing(run)}</b>
          {step?.choice !== null && step?.taken.length === 0 && ' (nothing changed)'}
        </p>
      </div>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {/* On a phone a line and two choices above the chart: what is chosen there is seen to happen. */}
      {isPhone && <ChoiceList run={run} onGo={go} />}
      <div className={styles['columns']}>
        <section className={styles['chart']} aria-label="Where it stands">
          <ChartView
            machine={machine}
            active={active}
            entered={entered}
            last={last}
            selected={selected}
            onSelect={choose}
            moment={run.steps.length}
            fit
            follow
          />
        </section>
        {!isPhone && (
          <div className={styles['panel']}>
            <ChoiceList run={run} onGo={go} />
          </div>
        )}
        <div className={styles['panel']}>
          <WalkedSteps run={run} onGo={go} />
          <Knowledge run={run} />
        </div>
      </div>
    </div>
  )
}
