import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** What `useSelector` needs of an actor. */
type Seen = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

/** Once what is due now is on the screen; at the latest after that many ms. */
const atLatest = 100
const whenPainted = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: atLatest })
  else setTimeout(work, 0)
}
/** Changes that come one after another put off what may wait no longer than this, in ms. */
const longest = 600

/**
 * An actor as it was a moment ago, for `useSelector`: what may wait is drawn once nothing has changed for as many ms as
 * `quietOf` says and the browser has painted what cannot wait; of a burst of changes the last one only. Of `null` it is
 * seen at once.
 */
export const seenLater = <A extends AnyActorRef>(
  actor: A,
  quietOf: (was: SnapshotFrom<A>, now: SnapshotFrom<A>) => number | null,
): Seen => {
  const listeners = new Set<() => void>()
  let seen: SnapshotFrom<A> = actor.getSnapshot()
  let following: { unsubscribe: () => void } | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  let since: number | null = null
  const look = () => {
    clearTimeout(waiting)
    isDue = false
    since = null
    if (following === null) return
    seen = actor.getSnapshot()
    for (const listener of listeners) listener()
  }
  const due = () => {
    isDue = true
    whenPainted(() => {
      if (isDue) look()
    })
  }
  const hear = (now: SnapshotFrom<A>) => {
    const quiet = quietOf(seen, now)
    if (quiet === null) return look()
    if (isDue) return
    clearTimeout(waiting)
    since ??= performance.now()
    const left = longest - (performance.now() - since)
    if (quiet === 0) due()
    else waiting = setTimeout(due, Math.max(0, Math.min(quiet, left)))
  }
  const subscribe = ({ next }: { readonly next: () => void }) => {
    listeners.add(next)
    if (following === null) {
      seen = actor.getSnapshot()
      following = actor.subscribe({ next: hear, error: look })
    }
    return {
      unsubscribe: () => {
        listeners.delete(next)
        if (listeners.size > 0) return
        following?.unsubscribe()
        following = null
      },
    }
  }
  return {
    getSnapshot: () => (following === null ? (actor.getSnapshot() as SnapshotFrom<A>) : seen),
    subscribe: subscribe as Seen['subscribe'],
  }
}
