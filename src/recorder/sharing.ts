const partsOf = (value: object): readonly unknown[] => Object.values(value)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Plain JSON in which what is one and the same object in several places stays so: it stands in a list of its own. Machines
 * ask whether two things are the same.
 */
export const withSharing = (value: unknown): unknown => {
  const once = new Set<object>()
  const shared = new Map<object, number>()
  const count = (part: unknown): void => {
    if (!isObject(part)) return
    if (once.has(part)) return void (shared.has(part) || shared.set(part, shared.size))
    once.add(part)
    for (const inner of partsOf(part)) count(inner)
  }
  count(value)
  if (shared.size === 0) return value
  const inside = (part: object): unknown =>
    Array.isArray(part)
      ? part.map(told)
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, told(inner)]))
  const told = (part: unknown): unknown => {
    if (!isObject(part)) return part
    const at = shared.get(part)
    return at === undefined ? inside(part) : { $same: at }
  }
  return { $shared: [...shared.keys()].map(inside), $in: told(value) }
}
