import { use, useEffect, useState } from 'react'
import { ChartView } from '../page/chart-view'
import { save } from '../page/exports'
import { LayoutsContext } from '../page/layouts'
import { selectionOf, type Selection } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { writeAddress } from '../page/use-address'
import { standing } from '../simulate/possible'
import { CallsList } from './calls-list'
import { picturesOf } from './export-pictures'
import { storyHtml } from './export-story'
import { readBookmark } from './look'
import { ScreenFrame } from './screen-frame'
import { stories } from './stories'
import styles from './stories.module.css'
import { firstPace, StoryControls } from './story-controls'
import { StoryList } from './story-list'
import { scenesOf } from './story'

/** Named journeys step by step: chart, screen and calls side by side. */
export const StoriesTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const layouts = use(LayoutsContext)
  const [isPlaying, setPlaying] = useState(false)
  const [pace, setPace] = useState(firstPace)
  const [isExporting, setExporting] = useState(false)
  const [news, setNews] = useState('')
  const bookmark = readBookmark(parameters)
  const { look } = bookmark
  const story =
    stories.find(({ id }) => id === bookmark.story) ??
    stories.find(({ steps }) => steps[0]?.machine === machine.id) ??
    stories.find(({ steps }) => steps.some((step) => step.machine === machine.id)) ??
    stories[0]
  const scenes = story ? scenesOf(story) : []
  const last = scenes.length - 1
  const step = Math.min(bookmark.step, last)
  const scene = scenes[step]
  const moved = scene?.run.steps.at(-1)
  // What the step leads to is brought into sight.
  const entered = scene ? selectionOf(scene.step.leads.at(-1) ?? scene.run.machine.id) : null

  const go = (changes: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams(parameters)
    wanted.delete('select')
    if (story) wanted.set('story', story.id)
    for (const [name, value] of Object.entries(changes)) wanted.set(name, value)
    setParameters(wanted)
  }
  const goTo = (place: number) => go({ step: String(place + 1) })
  const isMoving = isPlaying && step < last
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => goTo(step + 1), pace)
    return () => clearTimeout(timer)
  })
  if (!story || !scene) return null

  const play = (isWanted: boolean) => {
    setPlaying(isWanted)
    if (isWanted && step === last) goTo(0)
  }
  const stay = (place: number) => {
    setPlaying(false)
    goTo(place)
  }
  const exportAll = async () => {
    setExporting(true)
    setNews('Drawing every step of the story...')
    try {
      const html = storyHtml(story, await picturesOf(scenes, look, layouts), look.width)
      save(`${story.id}.html`, new Blob([html], { type: 'text/html' }))
      setNews(`${story.id}.html is saved.`)
    } catch {
      setNews('The story could not be exported.')
    }
    setExporting(false)
  }
  const choose = (selection: Selection | null) => {
    setPlaying(false)
    const { id } = scene.run.machine
    if (id === machine.id || selection === null) return onSelect(selection)
    const wanted = new URLSearchParams(parameters)
    wanted.set('story', story.id)
    wanted.set('select', selection.id)
    return window.location.assign(writeAddress({ machine: id, tab: 'stories', parameters: wanted }))
  }
  return (
    <div className={styles['stories']}>
      <StoryList
        story={story}
        scenes={scenes}
        step={step}
        onStory={(id) => go({ story: id, step: '1' })}
        onStep={stay}
      />
      <div className={styles['body']}>
        <StoryControls
          step={step}
          count={scenes.length}
          onStep={stay}
          isPlaying={isMoving}
          onPlay={play}
          pace={pace}
          onPace={setPace}
          look={look}
          onLook={(name, value) => go({ [name]: value })}
          isExporting={isExporting}
          onExport={() => void exportAll()}
        />
        {bookmark.story !== null && bookmark.story !== story.id && (
          <p role="status">There is no story called {bookmark.story}: this one shows.</p>
        )}
        <p className={styles['lesson']}>{story.lesson}</p>
        <div role="status" className={styles['caption']}>
          <h2>{scene.step.says}</h2>
          {scene.step.sees !== undefined && <p>{scene.step.sees}</p>}
        </div>
        <div className={styles['columns']}>
          <section aria-label="Chart" className={styles['chart']}>
            <h3 className={styles['subtitle']}>
              {scene.step.machine}: {standing(scene.run)}
            </h3>
            <div className={styles['drawing']}>
              <ChartView
                machine={scene.run.machine}
                active={new Set(moved?.to)}
                last={new Set(moved?.taken)}
                selected={selected ?? entered}
                onSelect={choose}
              />
            </div>
          </section>
          <section aria-label="Screen" className={styles['screenColumn']} data-width={look.width}>
            <h3 className={styles['subtitle']}>Screen</h3>
            <ScreenFrame scene={scene} look={look} />
          </section>
          <CallsList calls={scene.calls} asked={moved?.asked ?? []} />
        </div>
        <span role="status" className={styles['news']}>
          {news}
        </span>
      </div>
    </div>
  )
}
