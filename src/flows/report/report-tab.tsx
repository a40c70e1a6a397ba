import { useState } from 'react'
import { allMachines } from '../all-machines'
import type { FlowsTabProps } from '../page/tab'
import { usePlay } from '../stories/use-play'
import { comparedWords } from './compared'
import { hindrance } from '../whole/whole'
import { failureIn, play, playWhole, type Played } from './played'
import { keepReport, keptReport, reportIn } from './report-file'
import { OpenReport } from './report-tools'
import { ReportView } from './report-view'
import styles from './report.module.css'

const machines = allMachines.map(({ machine }) => machine)
/** A report has hundreds of steps. */
const paces = { slow: 2500, normal: 1000, fast: 300 }
const opened = new Map<string, Played>()
/** A report is run once in each way, however often its steps are looked at. */
const playedOf = (id: string | null, isWhole: boolean): Played | null => {
  const key = `${String(id)} ${String(isWhole)}`
  const known = opened.get(key)
  if (known !== undefined) return known
  const report = keptReport(window.sessionStorage, id)
  if (report === null) return null
  const played = isWhole && hindrance(report) === null ? playWhole(report, machines) : play(report, machines)
  opened.set(key, played)
  return played
}

/** A report of a problem, played with the machines of today. */
export const ReportTab = ({ parameters, setParameters, onDrawn }: FlowsTabProps) => {
  const [problem, setProblem] = useState('')
  const [compared, setCompared] = useState('')
  const id = parameters.get('report')
  const played = playedOf(id, parameters.get('run') === 'whole')
  const isWhole = played !== null && parameters.get('run') === 'whole' && hindrance(played.report) === null
  const count = played?.rows.length ?? 0
  const step = Math.min(Math.max(Number(parameters.get('step') ?? 1) || 1, 1), Math.max(count, 1)) - 1
  const go = (changes: Readonly<Record<string, string>>) =>
    setParameters(new URLSearchParams({ ...Object.fromEntries(parameters), ...changes }))
  const player = usePlay(step, count - 1, (place) => go({ step: String(place + 1) }), paces)
  const open = (text: string) => {
    const read = reportIn(text)
    setProblem('reason' in read ? read.reason : '')
    setCompared('')
    if ('report' in read) go({ report: keepReport(window.sessionStorage, text), step: '1' })
  }
  const compare = (text: string) => {
    const read = reportIn(text)
    setProblem('reason' in read ? read.reason : '')
    if ('report' in read && played !== null) setCompared(comparedWords(played, play(read.report, machines)))
  }
  const opener = <OpenReport label="Open a report" icon="open" onText={open} />
  if (played === null)
    return (
      <div className={styles['alone']}>
        <h2>Open a report</h2>
        <p>
          {id === null
            ? 'A buyer saves one with "Report a problem": in the menu of the account, on the error screen, and where something failed.'
            : 'This report was opened in another tab: open its file again.'}
        </p>
        {opener}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    )
  return (
    <ReportView
      id={id ?? ''}
      played={played}
      isWhole={isWhole}
      onWhole={(chosen) => go({ run: chosen ? 'whole' : 'each' })}
      step={step}
      player={player}
      opener={opener}
      notes={[problem, compared].filter((note) => note !== '')}
      onFailure={() => {
        const row = failureIn(played)
        setCompared(row === null ? 'Nothing failed in this report.' : '')
        if (row !== null) player.onStep(row)
      }}
      onCompare={compare}
      onDrawn={onDrawn}
    />
  )
}
