import { heard, type LiveModel } from './live-model'
import { channelName, lockOf, type LiveMessage } from './messages'

/** The session of a running portal, as its black box holds it; `null` where it cannot be written. */
export const askReport = (page: string): Promise<string | null> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
      if (data.type !== 'reported' || data.page !== page) return
      channel.close()
      resolve(data.text)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage({ type: 'reportAsked', page } satisfies LiveMessage)
  })

/**
 * What the running portals tell, as a store for React. Asks when the first reader comes; forgets nothing until `clear`.
 * One store per window. `locks` are the browser's, which has none where the page came without encryption.
 */
export const createLiveStore = (locks?: Pick<LockManager, 'request' | 'query'>) => {
  let model: LiveModel = { pages: [] }
  let channel: BroadcastChannel | null = null
  const readers = new Set<() => void>()
  const change = (next: LiveModel) => {
    if (next === model) return
    model = next
    readers.forEach((reader) => reader())
  }
  /** Portals whose end is waited for. */
  const awaited = new Set<string>()
  /** A tab that crashes or is closed while it is busy says no goodbye: its lock comes free. */
  const awaitEnd = async (page: string) => {
    if (locks === undefined || awaited.has(page)) return
    awaited.add(page)
    const { held } = await locks.query()
    if (held?.some(({ name }) => name === lockOf(page)))
      await locks.request(lockOf(page), () => change(heard(model, { type: 'left', page })))
    awaited.delete(page)
  }
  const listen = () => {
    const opened = new BroadcastChannel(channelName)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    const ask = () => opened.postMessage({ type: 'asked' } satisfies LiveMessage)
    opened.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
      if (data.type === 'opened') ask()
      if (data.type === 'told') void awaitEnd(data.page)
      change(heard(model, data))
    })
    // Who was closed while nobody listened does not answer.
    model = { pages: model.pages.map((page) => ({ ...page, hasLeft: true })) }
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
    /** Lists nothing any more of what was told so far, and forgets the portals that are closed. */
    clear: () => {
      change({
        pages: model.pages
          .filter(({ hasLeft }) => !hasLeft)
          .map((page) => ({ ...page, clearedAt: page.entries.at(-1)?.at ?? 0 })),
      })
    },
  }
}
export type LiveStore = ReturnType<typeof createLiveStore>
