import { useEffect, useState } from 'react'
import { exploredStories } from '../explored/explored-stories'
import type { ExploredStory } from '../explored/explored-story'
import { ExploredView } from '../explored/explored-view'
import { OpenStory } from '../explored/open-story'
import type { Selection } from '../page/selection'
import type { FlowsTabProps } from '../page/tab'
import { writeAddress } from '../page/use-address'
import { useTheme } from '../page/use-theme'
import { JourneyView } from './journey-view'
import { readBookmark } from './look'
import { journeyFor, stories } from './stories'
import styles from './stories.module.css'
import { StoryList, type StoryGroup } from './story-list'
import { scenesOf } from './story'
import { usePlay } from './use-play'

/** What stands in the address for a story of the explorer. */
const idOf = ({ name }: ExploredStory): string => `explored.${name}`

/** Named journeys, and what the explorer found, step by step. */
export const StoriesTab = ({ machine, onDrawn, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const [opened, setOpened] = useState<readonly ExploredStory[]>([])
  // As the page around it, so that nothing glares in the dark.
  const bookmark = readBookmark(parameters, useTheme())
  const [written] = useState(exploredStories)
  const found = [...opened, ...written.stories]
  const explored = found.find((one) => idOf(one) === bookmark.story)
  const journey = journeyFor(bookmark.story, machine.id)
  const scenes = journey ? scenesOf(journey) : []
  const count = explored ? explored.steps.length : scenes.length
  const step = Math.min(bookmark.step, count - 1)
  const current = explored ? idOf(explored) : (journey?.id ?? '')
  const scene = scenes[step]
  // The page speaks of the machine whose chart is seen.
  const shown = scene?.run.machine ?? null
  useEffect(() => onDrawn(shown), [shown, onDrawn])

  const go = (changes: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams(parameters)
    wanted.delete('select')
    wanted.delete('see')
    wanted.set('story', current)
    for (const [name, value] of Object.entries(changes)) wanted.set(name, value)
    setParameters(wanted)
  }
  const play = usePlay(step, count - 1, (place) => go({ step: String(place + 1) }))
  const openStory = (id: string) => go({ story: id, step: '1' })
  const open = (story: ExploredStory) => {
    setOpened([story])
    openStory(idOf(story))
  }
  const choose = (selection: Selection | null) => {
    if (play.isPlaying) play.onPlay(false)
    const { id } = scene?.run.machine ?? machine
    if (id === machine.id || selection === null) return onSelect(selection)
    const wanted = new URLSearchParams(parameters)
    wanted.set('story', current)
    wanted.set('select', selection.id)
    return window.location.assign(writeAddress({ machine: id, tab: 'stories', parameters: wanted }))
  }
  const groups: readonly StoryGroup[] = [
    {
      title: 'Journeys',
      stories: stories.map(({ id, title, lesson, steps }) => ({
        id,
        title,
        lesson,
        steps: steps.map(({ says }) => says),
      })),
    },
    {
      title: 'What the explorer found',
      stories: found.map((one) => ({ id: idOf(one), title: one.title, steps: one.steps.map(({ says }) => says) })),
    },
  ]
  return (
    <div className={styles['stories']}>
      <StoryList groups={groups} current={current} step={step} onStory={openStory} onStep={play.onStep}>
        <OpenStory reasons={written.reasons} onOpen={open} />
      </StoryList>
      {explored && (
        <ExploredView
          story={explored}
          step={step}
          play={play}
          see={parameters.get('see')}
          onSee={(see) => go({ see })}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {!explored && journey && scene && (
        <JourneyView
          story={journey}
          scenes={scenes}
          scene={scene}
          step={step}
          look={bookmark.look}
          unknown={bookmark.story !== null && bookmark.story !== journey.id ? bookmark.story : null}
          play={play}
          selected={selected}
          onChoose={choose}
          onLook={(name, value) => go({ [name]: value })}
        />
      )}
    </div>
  )
}
