/** What is made when it is first asked for: the tables of a language, say, of which a first paint needs none. */
export const once = <TMade extends object>(make: () => TMade): (() => TMade) => {
  let made: TMade | undefined
  return () => (made ??= make())
}

/** A function that works out what it answers for an object once: only for objects that nobody ever changes. */
export const oncePer = <TKey extends object, TResult>(work: (key: TKey) => TResult): ((key: TKey) => TResult) => {
  const known = new WeakMap<TKey, { readonly result: TResult }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.result
    const result = work(key)
    known.set(key, { result })
    return result
  }
}
