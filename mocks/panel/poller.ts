import type { LoggedCall } from '../call-log'
import { api, type BenchState } from './api'

/** What the panel knows of the mock. `calls` are the log's, oldest first. */
export type Seen = {
  readonly state: BenchState | null
  readonly calls: readonly LoggedCall[]
  /** Why the last question was not answered. */
  readonly problem: string | null
}

const interval = 1000

/** The calls known so far with the news among them; those that the log has dropped are gone. */
const merged = (known: readonly LoggedCall[], news: readonly LoggedCall[], oldest: number | null) => {
  const left = known.filter(({ id }) => oldest !== null && id >= oldest)
  if (news.length === 0) return left.length === known.length ? known : left
  const calls = new Map([...left, ...news].map((call) => [call.id, call]))
  return [...calls.values()].sort((one, other) => one.id - other.id)
}

/** Asks the mock once a second, as long as somebody listens and the page is visible. */
export const createPoller = () => {
  let seen: Seen = { state: null, calls: [], problem: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isWanted = false
  const listeners = new Set<() => void>()

  const look = async (): Promise<Seen> => {
    const state = await api.state()
    const last = seen.state
    const isOther = last === null || state.beginnings !== last.beginnings || state.sequence < last.sequence
    const since = isOther ? 0 : last.sequence
    const news = state.sequence > since ? await api.log(since) : []
    return { state, calls: merged(isOther ? [] : seen.calls, news, state.oldest), problem: null }
  }
  const ask = async (): Promise<void> => {
    if (isAsking) {
      isWanted = true
      return
    }
    isAsking = true
    clearTimeout(timer)
    try {
      seen = await look()
    } catch (error) {
      seen = { ...seen, problem: error instanceof Error ? error.message : String(error) }
    }
    isAsking = false
    for (const listener of listeners) listener()
    if (isWanted) {
      isWanted = false
      return ask()
    }
    if (listeners.size > 0 && document.visibilityState === 'visible') timer = setTimeout(() => void ask(), interval)
  }
  const onVisibility = () => void (document.visibilityState === 'visible' && ask())

  return {
    seen: (): Seen => seen,
    /** Asks at once: something was changed. */
    refresh: (): void => void ask(),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility)
        void ask()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onVisibility)
      }
    },
  }
}
export type Poller = ReturnType<typeof createPoller>
