import { faultOf } from './checks'
import { choicesOf } from './choices'
import type { Tables } from './tables'
import { firstWorld, type World } from './state'
import { worldOf } from './world'

/** How the walk went: `story` is the shortest way to what must not be, with its reason; `null` when there is none. */
export type Exploration = {
  readonly states: number
  readonly steps: number
  readonly depth: number
  readonly story: FoundStory | null
}
/** A story in words, and the place of each of its steps among all that could happen; the first one is the beginning. */
export type FoundStory = {
  readonly steps: readonly string[]
  readonly choices: readonly number[]
  readonly fault: string
}

type Seen = { readonly world: World; readonly before: number; readonly did: string; readonly choice: number }

/** Where every story begins: two tabs of one browser, ann signed in in both, one part in the cart. */
export const beginning = 'two tabs are open'

/**
 * Walks all orders of events, breadth first, up to a depth or a number of states: two states that differ by nothing
 * that anybody reads are one. Ends with the first state that breaks a rule: it has no shorter story.
 */
export const explore = (
  tables: Tables,
  { depth, most }: { readonly depth: number; readonly most: number },
): Exploration => {
  const mover = worldOf(tables, firstWorld)
  mover.open(0)
  mover.open(1)
  const seen: Seen[] = [{ world: mover.now(), before: -1, did: beginning, choice: -1 }]
  const known = new Set([JSON.stringify(mover.now())])
  const storyTo = (at: number): readonly Seen[] => {
    const one = seen[at]
    return one === undefined ? [] : [...storyTo(one.before), one]
  }
  let steps = 0
  let from = 0
  for (let level = 1; level <= depth; level += 1) {
    const end = seen.length
    for (; from < end; from += 1) {
      const { world } = seen[from] as Seen
      for (const [choice, { did, go }] of choicesOf(tables, world).entries()) {
        steps += 1
        const next = worldOf(tables, world)
        go(next)
        const key = JSON.stringify(next.now())
        if (known.has(key)) continue
        known.add(key)
        seen.push({ world: next.now(), before: from, did, choice })
        const fault = faultOf(tables, next.now())
        if (fault !== null) {
          const way = storyTo(seen.length - 1)
          const story = { steps: way.map((one) => one.did), choices: way.map((one) => one.choice), fault }
          return { states: seen.length, steps, depth: level, story }
        }
        if (seen.length >= most) return { states: seen.length, steps, depth: level, story: null }
      }
    }
    if (seen.length === end) return { states: seen.length, steps, depth: level - 1, story: null }
  }
  return { states: seen.length, steps, depth, story: null }
}
