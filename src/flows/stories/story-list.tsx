import { useLayoutEffect, useRef } from 'react'
import { stories } from './stories'
import styles from './stories.module.css'
import type { Scene, Story } from './story'

type Props = {
  readonly story: Story
  readonly scenes: readonly Scene[]
  readonly step: number
  readonly onStory: (id: string) => void
  readonly onStep: (step: number) => void
}

/** Moves the list alone: on a small screen the page itself must stay where it is. */
const reveal = (list: HTMLElement): void => {
  const item = list.querySelector('[aria-current=step]')?.getBoundingClientRect()
  const room = list.getBoundingClientRect()
  if (!item) return
  if (item.top < room.top) list.scrollTop -= room.top - item.top
  else if (item.bottom > room.bottom) list.scrollTop += item.bottom - room.bottom
}

/** The stories, and the steps of the one that is open. */
export const StoryList = ({ story, scenes, step, onStory, onStep }: Props) => {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (list.current) reveal(list.current)
  }, [story, step])
  return (
    <nav ref={list} aria-label="Stories" className={styles['list']}>
      <ul>
        {stories.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['story']}
              aria-current={id === story.id ? 'true' : undefined}
              onClick={() => onStory(id)}
            >
              {title}
            </button>
            {id === story.id && (
              <ol aria-label={`Steps of ${title}`}>
                {scenes.map((scene, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a step is its place
                  <li key={place}>
                    <button
                      type="button"
                      className={styles['step']}
                      aria-current={place === step ? 'step' : undefined}
                      onClick={() => onStep(place)}
                    >
                      {scene.step.says}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
