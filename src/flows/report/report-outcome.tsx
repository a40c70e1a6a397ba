import { startTransition, useOptimistic } from 'react'
import { Button } from '../../ui/components/button'
import { hindrance } from '../whole/whole'
import { asideWords, departureIn, departureWords, type Played } from './played'
import styles from './report.module.css'

type Props = {
  readonly played: Played
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
  readonly onStep: (step: number) => void
  readonly notes: readonly string[]
}
const ways = [
  { isWhole: false, words: 'Each machine by itself' },
  { isWhole: true, words: 'The whole portal in a frame' },
] as const

/** Minutes are enough to tell reports apart; reports of before may not say when they were written. */
const writtenOn = (iso: string): string => (iso === '' ? 'some day' : `${iso.slice(0, 16).replace('T', ', ')} UTC`)
const asRecorded = ({ report, rows }: Played, isWhole: boolean): string =>
  isWhole
    ? `The whole portal of today ends as recorded: ${rows.length} steps of ${writtenOn(report.written)} replayed.`
    : `The machines of today end as recorded: ${rows.length} steps of ${writtenOn(report.written)} replayed.`

/** In which way a report is replayed, and where today's portal goes another way than the recorded one. */
export const ReportOutcome = ({ played, isWhole, onWhole, onStep, notes }: Props) => {
  const departs = departureWords(played)
  const departure = departureIn(played)
  const aside = asideWords(played)
  const hindered = hindrance(played.report)
  const { lost } = played.replay
  const [isChosen, setChosen] = useOptimistic(isWhole)
  /** The whole portal is run before it is shown: what was chosen is marked at once. */
  const choose = (next: boolean) =>
    startTransition(() => {
      setChosen(next)
      onWhole(next)
    })
  const meant = isWhole
    ? 'The portal starts once, where the report begins. Only what came from outside is sent again: what the buyer did, the answers, the clock. All else has to follow by itself.'
    : 'Every machine is told what it was told then, whoever it came from: a change is named at the machine that changed.'
  return (
    <div className={styles['outcome']} data-departs={departs === null ? undefined : ''}>
      <div role="radiogroup" aria-label="Replayed as" className={styles['ways']}>
        {ways.map((way) => (
          <label key={way.words}>
            <input
              type="radio"
              name="report-way"
              checked={way.isWhole === isChosen}
              disabled={way.isWhole && hindered !== null}
              onChange={() => choose(way.isWhole)}
            />
            {way.words}
          </label>
        ))}
        <span>{hindered ?? meant}</span>
      </div>
      <div role="status">
        <p>
          {departs ?? asRecorded(played, isWhole)}{' '}
          {departure !== null && <Button onClick={() => onStep(departure)}>Show that step</Button>}
        </p>
        {aside !== null && <p>{aside}</p>}
        {lost.size > 0 && <p>{lost.size} actors of the report are not known any more.</p>}
        {notes.map((note) => note !== '' && <p key={note}>{note}</p>)}
      </div>
    </div>
  )
}
