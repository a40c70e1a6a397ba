import { readExplored } from './explored-file'
import type { ExploredStory } from './explored-story'

/** What a run of the explorer found comes first, then the stories of the planted defects. */
const files = {
  ...import.meta.glob<unknown>('./found/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<unknown>('./planted/*.json', { eager: true, import: 'default' }),
}

/** The stories that the explorer found and wrote beside this file, and why any of them cannot be played. */
export const exploredStories = (): {
  readonly stories: readonly ExploredStory[]
  readonly reasons: readonly string[]
} => {
  const read = Object.entries(files).map(([path, json]) => readExplored(json, path.split('/').at(-1) ?? path))
  return {
    stories: read.flatMap((one) => ('story' in one ? one.story : [])),
    reasons: read.flatMap((one) => ('reason' in one ? one.reason : [])),
  }
}
