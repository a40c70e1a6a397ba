type Waiting = { readonly work: () => Promise<void>; readonly resolve: () => void }

/** The locks of a browser: one holder at a time for each name, the others wait in the order in which they came. */
export const browserLocks = () => {
  const queues = new Map<string, Waiting[]>()
  const held = new Set<string>()
  const names: string[] = []
  const next = (name: string) => {
    const first = held.has(name) ? undefined : queues.get(name)?.shift()
    if (first === undefined) return
    held.add(name)
    void first.work().then(() => {
      held.delete(name)
      first.resolve()
      next(name)
    })
  }
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const waiting = { work, resolve }
      const queue = queues.get(name) ?? []
      names.push(name)
      signal.addEventListener('abort', () => {
        const at = queue.indexOf(waiting)
        if (at === -1) return
        queue.splice(at, 1)
        reject(signal.reason)
      })
      queue.push(waiting)
      queues.set(name, queue)
      next(name)
    })
  return { locks: { request }, names }
}
