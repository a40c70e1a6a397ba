import { openChannel } from './channel'
import { freshKey } from './fresh-key'

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

/** How long the tabs of a browser have to say that they are at it, in ms; and when who waits asks them once more. */
const answering = 200
const askingAgain = 1_000

type Said = { readonly kind: 'asked' | 'taken' | 'over'; readonly by: string }
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'kind' in value

/**
 * A turn by word of mouth, where a browser gives no locks: whoever wants it asks the other tabs, and begins when none
 * of them says that it is at it. Of two that ask at once, the smaller mark goes first. A tab that is gone says nothing.
 */
const spoken = (window: Window, name: string, begin: () => void): (() => void) => {
  const by = freshKey()
  let state: 'asking' | 'waiting' | 'mine' = 'asking'
  let timer: ReturnType<typeof setTimeout>
  const hear = (said: unknown) => {
    if (!isSaid(said)) return
    if (state === 'waiting') return said.kind === 'over' ? ask() : undefined
    if (state === 'mine') return said.kind === 'asked' ? say('taken') : undefined
    // Of those that ask, none has it yet: the smallest repeats its question until the others have heard it.
    if (said.kind === 'asked' && by < said.by) return say('asked')
    if (said.kind !== 'over') wait()
  }
  const channel = openChannel(window, name, hear)
  const say = (kind: Said['kind']) => channel?.say({ kind, by } satisfies Said)
  const wait = () => {
    state = 'waiting'
    clearTimeout(timer)
    timer = setTimeout(ask, askingAgain)
  }
  const take = () => {
    state = 'mine'
    begin()
  }
  const ask = () => {
    state = 'asking'
    clearTimeout(timer)
    timer = setTimeout(take, channel === null ? 0 : answering)
    say('asked')
  }
  ask()
  return () => {
    clearTimeout(timer)
    if (state === 'mine') say('over')
    channel?.close()
  }
}

/**
 * A turn that only one tab of this browser has at a time: `begin` is called when it is there, and what the last one
 * stored has had the time to get here; what is answered gives the turn back, or leaves the queue. Where there are no
 * locks, or none is given, the tabs agree by speaking; where they cannot, every tab has its turn at once.
 */
export const inTurn =
  (window: Window, name: string) =>
  (begin: () => void): (() => void) => {
    const { locks } = window.navigator as { readonly locks?: QueueLike }
    let isOver = false
    let leave = (): void => undefined
    const beginUnlessOver = () => (isOver ? undefined : begin())
    const withoutLocks = () => {
      if (!isOver) leave = spoken(window, name, begin)
    }
    if (locks === undefined) {
      queueMicrotask(withoutLocks)
      return () => {
        isOver = true
        leave()
      }
    }
    const left = new Promise<void>((resolve) => (leave = resolve))
    const queue = new AbortController()
    locks
      .request(name, { signal: queue.signal }, async () => {
        await new Promise((resolve) => setTimeout(resolve, onItsWay))
        beginUnlessOver()
        await left
      })
      .catch(withoutLocks)
    return () => {
      isOver = true
      leave()
      queue.abort()
    }
  }
