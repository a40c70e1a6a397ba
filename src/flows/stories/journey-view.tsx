import { ArrowDown, FileDown } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { Button } from '../../ui/components/button'
import { ChartView } from '../page/chart-view'
import { save } from '../page/exports'
import { enteredBetween } from '../page/followed'
import { LayoutsContext } from '../page/layouts'
import { selectionOf, type Selection } from '../page/selection'
import { useNarrow } from '../page/use-narrow'
import { standing } from '../simulate/possible'
import { CallsList } from './calls-list'
import { picturesOf } from './export-pictures'
import { storyHtml } from './export-story'
import type { Look } from './look'
import { LookControls } from './look-controls'
import { ScreenFrame } from './screen-frame'
import styles from './stories.module.css'
import { StoryControls } from './story-controls'
import type { Scene, Story } from './story'
import type { Play } from './use-play'

type Props = {
  readonly story: Story
  readonly scenes: readonly Scene[]
  readonly scene: Scene
  readonly step: number
  readonly look: Look
  /** Names a story that does not exist, when the address asks for one. */
  readonly unknown: string | null
  readonly play: Play
  readonly selected: Selection | null
  /** Something of the scene's chart is chosen. */
  readonly onChoose: (selection: Selection | null) => void
  readonly onLook: (name: 'width' | 'lang' | 'theme', value: string) => void
}

/** A named journey at one of its steps: chart, screen and calls side by side; on a phone one below the other. */
export const JourneyView = (props: Props) => {
  const { story, scenes, scene, step, look, unknown, play, selected, onChoose, onLook } = props
  const layouts = use(LayoutsContext)
  const isNarrow = useNarrow()
  /** What the buyer sees comes first there. */
  const isPhone = useNarrow('phone')
  /** Below it no list says what comes. */
  const hasList = !useNarrow('laptop')
  const next = scenes[step + 1]
  const isSame = next?.run.machine.id === scene.run.machine.id
  const [isExporting, setExporting] = useState(false)
  const [news, setNews] = useState('')
  const moved = scene.run.steps.at(-1)
  const first = scenes.findIndex(({ screen }) => screen !== null)
  const isComing = scene.screen === null && first !== -1
  // What the step leads to is brought into sight.
  const entered = selectionOf(scene.step.leads.at(-1) ?? scene.run.machine.id)
  const exportAll = async () => {
    setExporting(true)
    setNews('Drawing every step of the story…')
    try {
      const html = storyHtml(story, await picturesOf(scenes, look, layouts), look.width)
      save(`${story.id}.html`, new Blob([html], { type: 'text/html' }))
      setNews(`${story.id}.html is saved.`)
    } catch {
      setNews('The story could not be exported.')
    }
    setExporting(false)
  }
  const stands = `${scene.step.machine}: ${standing(scene.run)}`
  const place = useRef<HTMLElement>(null)
  const chart = (
    <section key="chart" ref={place} aria-label="Chart" className={styles['chart']}>
      <h3 className={styles['subtitle']}>{stands}</h3>
      <div className={styles['drawing']}>
        <ChartView
          machine={scene.run.machine}
          active={new Set(moved?.to)}
          entered={new Set(enteredBetween(scene.run.steps.at(-2)?.to ?? [], moved?.to ?? []))}
          last={new Set(moved?.taken)}
          ahead={isSame ? [...(next.run.steps.at(-1)?.taken ?? [])] : []}
          selected={selected ?? entered}
          onSelect={onChoose}
          moment={step}
          fit
          follow
        />
      </div>
    </section>
  )
  const shown = (
    <section key="screen" aria-label="Screen" className={styles['screenColumn']} data-width={look.width}>
      <h3 className={styles['subtitle']} data-coming={isComing || undefined}>
        {isComing ? `No screen yet: step ${first + 1} shows this one` : 'Screen'}
      </h3>
      <ScreenFrame scene={scene} coming={scenes[first] ?? null} look={look} />
    </section>
  )
  return (
    <div className={styles['body']}>
      <StoryControls
        isFolded
        step={step}
        count={scenes.length}
        play={play}
        deeds={
          <Button
            variant="quiet"
            title="Export story"
            isBusy={isExporting}
            {...(!isNarrow && { busyLabel: 'Drawing...' })}
            onClick={() => void exportAll()}
          >
            <FileDown aria-hidden />
            <span className={isNarrow ? 'visually-hidden' : undefined}>Export story</span>
          </Button>
        }
      >
        <LookControls look={look} onLook={onLook} />
      </StoryControls>
      {unknown !== null && <p role="status">There is no story called {unknown}: this one shows.</p>}
      <div role="status" className={styles['caption']}>
        <h2>{scene.step.says}</h2>
        {scene.step.sees !== undefined && <p>{scene.step.sees}</p>}
        {!hasList && !isPhone && next !== undefined && <p className={styles['next']}>Next: {next.step.says}</p>}
      </div>
      {isPhone && (
        <button type="button" className={styles['where']} onClick={() => place.current?.scrollIntoView()}>
          <span>{stands}</span>
          <span>
            Chart <ArrowDown aria-hidden />
          </span>
        </button>
      )}
      <div className={styles['columns']}>
        {isPhone ? [shown, chart] : [chart, shown]}
        <CallsList calls={scene.calls} asked={moved?.asked ?? []} />
      </div>
      <span role="status" className={styles['news']}>
        {news}
      </span>
    </div>
  )
}
