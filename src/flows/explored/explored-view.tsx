import { CircleAlert, Info } from 'lucide-react'
import { ChartView } from '../page/chart-view'
import { enteredBetween } from '../page/followed'
import { graphFor } from '../page/layouts'
import type { Selection } from '../page/selection'
import { standingAt } from '../simulate/possible'
import { StoryControls } from '../stories/story-controls'
import storyStyles from '../stories/stories.module.css'
import type { Play } from '../stories/use-play'
import { Board } from './board'
import { machineOf } from './explored-file'
import { playerTitles, type ExploredStory } from './explored-story'
import styles from './explored.module.css'
import { enteredAt, heroOf, readSeen, seenText, titleOf, wordsOf } from './told'

type Props = {
  readonly story: ExploredStory
  readonly step: number
  readonly play: Play
  /** The machine that the reader chose to look at; without one the chart follows the story. */
  readonly see: string | null
  readonly onSee: (see: string) => void
  /** What of the chart the reader chose. */
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
}

/** A story of the explorer at one of its steps: the chart of who moves, both tabs, what is stored, and the server. */
export const ExploredView = ({ story, step, play, see, onSee, selected, onSelect }: Props) => {
  const now = story.steps[step]
  if (!now) return null
  const isLast = step === story.steps.length - 1
  const wanted = readSeen(see)
  const seen = wanted && now.stands[wanted.tab][wanted.player] !== null ? wanted : heroOf(story, step)
  const machine = machineOf(seen.player)
  // Chosen in the chart of another machine, it is nothing here.
  const { states, transitions } = graphFor(machine)
  const isHere = states.some(({ id }) => id === selected?.id) || transitions.some(({ key }) => key === selected?.id)
  const chosen = isHere ? selected : null
  const active = now.stands[seen.tab][seen.player] ?? []
  const before = story.steps[step - 1]?.stands[seen.tab][seen.player] ?? []
  const own = now.moves.filter((one) => one.tab === seen.tab && one.machine === seen.player)
  const deeds = now.moves.filter(({ event }) => event !== '')
  return (
    <div className={storyStyles['body']}>
      <StoryControls step={step} count={story.steps.length} play={play} />
      <p className={storyStyles['lesson']}>
        {story.planted === null
          ? 'The explorer took the real machines of two tabs through every order of events. This is its shortest way to what must never be.'
          : `A defect was planted on purpose, to see whether the explorer finds it: ${story.planted}. This is its shortest story.`}
      </p>
      <div role="status" className={storyStyles['caption']}>
        <h2>{now.says}</h2>
        {step === story.departsAt && (
          <p className={styles['departs']}>
            <Info aria-hidden /> The portal as it is goes another way from here on: its protection holds.
          </p>
        )}
        {isLast && (
          <p className={styles['fault']}>
            <CircleAlert aria-hidden /> <strong>Broken:</strong> {story.fault}
          </p>
        )}
      </div>
      <div className={styles['columns']}>
        <section aria-label="Chart" className={styles['chart']}>
          <h3 className={storyStyles['subtitle']}>
            {titleOf(seen.tab)}, {playerTitles[seen.player]}: {standingAt(machine, active)}
          </h3>
          <div className={storyStyles['drawing']}>
            <ChartView
              machine={machine}
              active={new Set(active)}
              entered={new Set(enteredBetween(before, active))}
              last={new Set(own.flatMap(({ taken }) => taken))}
              selected={chosen ?? { kind: 'state', id: enteredAt(seen.player, own, active) }}
              onSelect={onSelect}
              fit
              follow
            />
          </div>
        </section>
        <Board step={now} seen={seen} onSee={(next) => onSee(seenText(next))} />
        <section aria-label="What the machines did" className={styles['deeds']}>
          <h3 className={storyStyles['subtitle']}>What the machines did</h3>
          {deeds.length === 0 && <p className={storyStyles['note']}>Nothing: no machine heard of it.</p>}
          <ol>
            {deeds.map((moved, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a deed is its place
              <li key={place}>
                <b>
                  {titleOf(moved.tab)}, {playerTitles[moved.machine]}
                </b>
                <span>{wordsOf(moved)}</span>
                {moved.asked.length > 0 && <small>asks: {moved.asked.join(', ')}</small>}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
