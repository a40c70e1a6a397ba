import { heard, type LiveModel } from './live-model'
import { channelName, type LiveMessage } from './messages'

/**
 * What the running portals tell, as a store for React. Asks when the first reader comes; forgets nothing until `clear`.
 * One store per window.
 */
export const createLiveStore = () => {
  let model: LiveModel = { pages: [] }
  let channel: BroadcastChannel | null = null
  const readers = new Set<() => void>()
  const change = (next: LiveModel) => {
    if (next === model) return
    model = next
    readers.forEach((reader) => reader())
  }
  const listen = () => {
    const opened = new BroadcastChannel(channelName)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    const ask = () => opened.postMessage({ type: 'asked' } satisfies LiveMessage)
    opened.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
      if (data.type === 'opened') ask()
      change(heard(model, data))
    })
    ask()
    channel = opened
  }
  return {
    subscribe: (reader: () => void) => {
      readers.add(reader)
      if (channel === null) listen()
      return () => {
        readers.delete(reader)
        if (readers.size > 0) return
        channel?.close()
        channel = null
      }
    },
    snapshot: (): LiveModel => model,
    /** Forgets what was told so far; what runs is asked for again. */
    clear: () => {
      change({
        pages: model.pages.filter(({ hasLeft }) => !hasLeft).map((page) => ({ ...page, entries: kept(page.entries) })),
      })
    },
  }
}
/** What is needed to know which actors run and where they stand. */
const kept = (entries: LiveModel['pages'][number]['entries']): LiveModel['pages'][number]['entries'] => {
  const latest = new Map<number, number>()
  const over = new Set<number>()
  for (const entry of entries) {
    if (entry.kind === 'changed') latest.set(entry.actor, entry.at)
    if (entry.kind === 'ended') over.add(entry.actor)
  }
  return entries.filter(
    (entry) =>
      (entry.kind === 'began' && !over.has(entry.actor.id)) ||
      (entry.kind === 'changed' && !over.has(entry.actor) && latest.get(entry.actor) === entry.at),
  )
}
export type LiveStore = ReturnType<typeof createLiveStore>
