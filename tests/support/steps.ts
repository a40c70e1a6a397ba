/** What a piece of work cost, counted: the same on an idle and on a busy machine. */
export type Steps = {
  /** Look-ups and changes of every Map and Set. */
  readonly lookups: number
  /** Each time that a regular expression was tried on a text. */
  readonly tries: readonly { readonly pattern: string; readonly length: number }[]
}

/** Does the work (synchronously) and counts its steps. */
export const stepsOf = (work: () => void): Steps => {
  let lookups = 0
  const tries: { pattern: string; length: number }[] = []
  const undo: (() => void)[] = []
  const replace = (owner: object, name: string, make: (original: Function) => Function) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`${name} is no function.`)
    Object.defineProperty(owner, name, { value: make(original), configurable: true, writable: true })
    undo.push(() => Object.defineProperty(owner, name, { value: original, configurable: true, writable: true }))
  }
  for (const owner of [Map.prototype, Set.prototype]) {
    for (const name of ['get', 'set', 'has', 'add', 'delete'].filter((one) => one in owner)) {
      replace(
        owner,
        name,
        (original) =>
          function counted(this: unknown, ...given: unknown[]) {
            lookups += 1
            return Reflect.apply(original, this, given)
          },
      )
    }
  }
  // `test`, `match`, `replace` and `split` all go through `exec`.
  replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function counted(this: RegExp, text: string) {
        tries.push({ pattern: this.source, length: String(text).length })
        return Reflect.apply(original, this, [text])
      },
  )
  try {
    work()
  } finally {
    for (const back of undo) back()
  }
  return { lookups, tries }
}

const isUnbounded = (quantifier: string): boolean => /^(?:[*+]|\{\d+,\})/.test(quantifier)

/** How deep the endless repetitions of a pattern stand in each other; from 2 on a short text may take years. */
export const repetitionDepth = (pattern: string): number => {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const depths = [0]
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? ''
    const after = isUnbounded(plain.slice(at + 1)) ? 1 : 0
    if (sign === '(') depths.push(0)
    else if (sign === ')') depths.push(Math.max((depths.pop() ?? 0) + after, depths.pop() ?? 0))
    else depths.push(Math.max(after, depths.pop() ?? 0))
  }
  return Math.max(...depths)
}
