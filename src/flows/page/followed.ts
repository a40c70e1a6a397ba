import type { Graph } from '../chart/graph'
import type { Box } from '../chart/piece'

/** Where a machine stands: its active states, those of them that a step has newly led to, and what the step has taken. */
type Standing = {
  readonly active: ReadonlySet<string>
  readonly entered: ReadonlySet<string>
  readonly last: ReadonlySet<string>
}
/** The states that are active now and were not before. */
export const enteredBetween = (before: readonly string[], now: readonly string[]): readonly string[] =>
  now.filter((id) => !before.includes(id))

/**
 * The innermost active states: first those that were just entered, then those that the transitions just taken belong to;
 * where nothing is active, the outermost of those that something begins with (`begins`).
 */
export const followedIn = (
  { states, transitions }: Graph,
  { active, entered, last }: Standing,
  begins: readonly string[],
): readonly string[] => {
  const lit = states.filter(({ id, parent }) => parent !== null && active.has(id))
  const innermost = lit.filter(({ id }) => !lit.some(({ parent }) => parent === id)).map(({ id }) => id)
  if (innermost.length === 0) {
    const depth = (id: string): number => id.split('.').length
    return begins.toSorted((one, other) => depth(one) - depth(other)).slice(0, 1)
  }
  const ends = transitions.filter(({ key }) => last.has(key)).flatMap(({ targets, source }) => [...targets, source])
  const rank = (id: string): number => {
    const at = ends.findIndex((end) => id === end || id.startsWith(`${end}.`))
    return at === -1 ? ends.length : at
  }
  const ranked = innermost.toSorted((one, other) => rank(one) - rank(other))
  return [...ranked.filter((id) => entered.has(id)), ...ranked.filter((id) => !entered.has(id))]
}

/** What a step has taken, and where it began. */
export const ledBy = ({ transitions }: Graph, last: ReadonlySet<string>): readonly string[] =>
  transitions.filter(({ key }) => last.has(key)).flatMap(({ key, source }) => [source, key])

/** Where the ways out of some states lead to, those ways, and where they are come to from: at most one step away. */
export const besideIn = ({ states, transitions }: Graph, ids: readonly string[]): readonly string[] => {
  const isWithin = (id: string): boolean => ids.some((one) => one === id || one.startsWith(`${id}.`))
  const isSmall = new Set(states.filter(({ children }) => children.length === 0).map(({ id }) => id))
  const isBeside = (id: string): boolean => isSmall.has(id) && !ids.includes(id)
  const ways = transitions.filter(({ source, targets }) => isWithin(source) && targets.some(isBeside))
  const next = ways.flatMap(({ targets }) => targets.filter(isBeside))
  const before = transitions.filter(({ targets }) => targets.some(isWithin)).map(({ source }) => source)
  return [...new Set([...next, ...ways.map(({ key }) => key), ...before.filter(isBeside)])]
}

const around = (one: Box, other: Box): Box => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
/** The box around the first of some boxes and as many of the others as there is room for; `null` without any. */
export const asManyAs = ([first, ...others]: readonly Box[], room: Pick<Box, 'width' | 'height'>): Box | null => {
  if (!first) return null
  return others.reduce((box, other) => {
    const both = around(box, other)
    return both.width <= room.width && both.height <= room.height ? both : box
  }, first)
}
