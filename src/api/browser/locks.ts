/** The parts of the Web Locks API that are used; missing in old browsers, and where pages are not served securely. */
type QueueLike = {
  readonly request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>
}
type LockManagerLike = { readonly request: (name: string, work: () => Promise<void>) => Promise<unknown> }

/**
 * Work that no two tabs of this browser do at the same time. Where there are no locks, or none is given, it is done at
 * once: what two tabs wrote at the same moment is then found out by what they hear of each other.
 */
export const exclusively =
  (navigator: Navigator, name: string) =>
  (work: () => void): void => {
    const { locks } = navigator as { readonly locks?: LockManagerLike }
    if (locks === undefined) return work()
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      work()
    }
    locks
      .request(name, async () => begin())
      .catch((error: unknown) => {
        // Work that failed is not done twice: its error is for the log.
        if (hasBegun) throw error
        begin()
      })
  }

/** How long what another tab stored may be on its way, in ms: two tabs may live in two processes. */
const onItsWay = 50

/**
 * A turn that only one tab of this browser has at a time: `begin` is called when it is there, and what the last one
 * stored has had the time to get here; what is answered gives the turn back, or leaves the queue. Where there are no
 * locks, or none is given, every tab has its turn at once.
 */
export const inTurn =
  (navigator: Navigator, name: string) =>
  (begin: () => void): (() => void) => {
    const { locks } = navigator as { readonly locks?: QueueLike }
    let isOver = false
    let leave = (): void => undefined
    const beginUnlessOver = () => (isOver ? undefined : begin())
    if (locks === undefined) {
      queueMicrotask(beginUnlessOver)
      return () => void (isOver = true)
    }
    const left = new Promise<void>((resolve) => (leave = resolve))
    const queue = new AbortController()
    locks
      .request(name, { signal: queue.signal }, async () => {
        await new Promise((resolve) => setTimeout(resolve, onItsWay))
        beginUnlessOver()
        await left
      })
      .catch(beginUnlessOver)
    return () => {
      isOver = true
      leave()
      queue.abort()
    }
  }
