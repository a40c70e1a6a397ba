const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Tells apart what is one and the same object in several places and has so many characters or more: it stands in a list,
 * and in its places only `{ [mark]: where in the list }`.
 */
const apart = (
  value: unknown,
  mark: string,
  least: number,
): { readonly list: readonly unknown[]; readonly value: unknown } => {
  const once = new Set<object>()
  const shared = new Map<object, number>()
  const small = new Set<object>()
  const count = (part: unknown): void => {
    if (!isObject(part)) return
    if (!once.has(part)) {
      once.add(part)
      for (const inner of Object.values(part)) count(inner)
    } else if (!shared.has(part) && !small.has(part)) {
      if (least > 0 && JSON.stringify(part).length < least) small.add(part)
      else shared.set(part, shared.size)
    }
  }
  count(value)
  const inside = (part: object): unknown =>
    Array.isArray(part)
      ? part.map(told)
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, told(inner)]))
  const told = (part: unknown): unknown => {
    if (!isObject(part)) return part
    const at = shared.get(part)
    return at === undefined ? inside(part) : { [mark]: at }
  }
  return shared.size === 0 ? { list: [], value } : { list: [...shared.keys()].map(inside), value: told(value) }
}

/**
 * Plain JSON in which what is one and the same object in several places stays so: it stands in a list of its own. Machines
 * ask whether two things are the same.
 */
export const withSharing = (value: unknown): unknown => {
  const { list, value: told } = apart(value, '$same', 0)
  return list.length === 0 ? value : { $shared: list, $in: told }
}

/** As JSON; what stands in it many times over (the lines of a cart, which every change tells to everybody) is written once. */
export const writtenOnce = <T extends object>(value: T): string => {
  const { list, value: told } = apart(value, '$part', 200)
  return JSON.stringify(list.length === 0 ? value : { ...(told as T), parts: list })
}
