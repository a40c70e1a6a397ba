import { allMachines } from '../all-machines'
import { fingerprintOfGraph } from '../difference/record'
import { graphFor } from '../page/layouts'
import { stories } from '../stories/stories'
import type { Approval } from './sign-off'
import { fingerprintOfStory } from './subjects'

/** Something that can be signed, as it is now. */
export type SignRow = { readonly of: Approval['of']; readonly id: string; readonly title: string; readonly now: string }
export const rowsNow = (): readonly SignRow[] => [
  ...allMachines.map(({ machine }): SignRow => {
    const graph = graphFor(machine)
    return { of: 'machine', id: graph.id, title: graph.id, now: fingerprintOfGraph(graph) }
  }),
  ...stories.map((story): SignRow => ({
    of: 'story',
    id: story.id,
    title: story.title,
    now: fingerprintOfStory(story),
  })),
]
