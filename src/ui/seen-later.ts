import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** What `useSelector` needs of an actor. */
type Seen = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

/** Once the letter that was just typed is on the screen; at the latest after that many ms. */
const atLatest = 100
const whenPainted = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: atLatest })
  else setTimeout(work, 0)
}

/**
 * An actor as it was a moment ago, for `useSelector`: what `mayWait` is drawn once the browser has painted what cannot,
 * and of a burst of changes the last one only. Everything else is seen at once.
 */
export const seenLater = <A extends AnyActorRef>(
  actor: A,
  mayWait: (was: SnapshotFrom<A>, now: SnapshotFrom<A>) => boolean,
): Seen => {
  const listeners = new Set<() => void>()
  let seen: SnapshotFrom<A> = actor.getSnapshot()
  let following: { unsubscribe: () => void } | null = null
  let isWaiting = false
  const look = () => {
    isWaiting = false
    if (following === null) return
    seen = actor.getSnapshot()
    for (const listener of listeners) listener()
  }
  const hear = (now: SnapshotFrom<A>) => {
    if (!mayWait(seen, now)) return look()
    if (!isWaiting) whenPainted(look)
    isWaiting = true
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
