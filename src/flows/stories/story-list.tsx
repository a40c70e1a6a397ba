import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Foldable } from '../page/foldable'
import styles from './stories.module.css'

/** A story as it is listed: its id in the address, its title, what it answers, and what its steps say. */
export type ListedStory = {
  readonly id: string
  readonly title: string
  readonly lesson?: string
  readonly steps: readonly string[]
}
export type StoryGroup = { readonly title: string; readonly stories: readonly ListedStory[] }

type Props = {
  readonly groups: readonly StoryGroup[]
  readonly current: string
  readonly step: number
  readonly onStory: (id: string) => void
  readonly onStep: (step: number) => void
  /** What stands below the last group. */
  readonly children?: ReactNode
}

/** Moves the list alone: on a small screen the page itself must stay where it is. */
const reveal = (list: HTMLElement): void => {
  const item = list.querySelector('[aria-current=step]')?.getBoundingClientRect()
  const room = list.getBoundingClientRect()
  if (!item) return
  if (item.top < room.top) list.scrollTop -= room.top - item.top
  else if (item.bottom > room.bottom) list.scrollTop += item.bottom - room.bottom
}

/** The stories in groups, and the steps of the one that is open. */
export const StoryList = ({ groups, current, step, onStory, onStep, children }: Props) => {
  const list = useRef<HTMLElement>(null)
  const open = groups.flatMap(({ stories }) => stories).find(({ id }) => id === current)
  useLayoutEffect(() => {
    if (list.current) reveal(list.current)
  }, [current, step])
  return (
    <nav ref={list} aria-label="Stories" className={styles['list']}>
      <Foldable title="Story" chosen={open?.title} about={open?.lesson} below="laptop">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <p className={styles['group']}>{group.title}</p>
            <ul>
              {group.stories.map(({ id, title, lesson, steps }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles['story']}
                    aria-current={id === current ? 'true' : undefined}
                    onClick={() => onStory(id)}
                  >
                    {title}
                  </button>
                  {id === current && lesson !== undefined && <p className={styles['about']}>{lesson}</p>}
                  {id === current && (
                    <ol aria-label={`Steps of ${title}`}>
                      {steps.map((says, place) => (
                        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
                        <li key={place}>
                          <button
                            type="button"
                            className={styles['step']}
                            aria-current={place === step ? 'step' : undefined}
                            onClick={() => onStep(place)}
                          >
                            {says}
                          </button>
                        </li>
                      ))}
                    </ol>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {children}
      </Foldable>
    </nav>
  )
}
