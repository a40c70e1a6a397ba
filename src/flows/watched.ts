import { startPortal } from '../portal'
import { placeDock } from './live/dock'
import { lockOf } from './live/messages'
import { ownTab } from './live/own-tab'
import { createTap } from './live/tap'

/** Starts the portal with the visualizer looking on, and places the button that opens it (development and demo only). */
export const startWatched = (basePath: string): void => {
  const page = crypto.randomUUID()
  const { tab, since, keep } = ownTab(() => window.sessionStorage, { tab: page, since: Date.now() })
  const tap = createTap(
    { page, tab, since },
    () => document.title,
    () => performance.now(),
    async () => recording.write((await import('../app-report')).surroundingsOf(window, null)),
  )
  // Held until the page is gone; a browser that knows no locks leaves it at the goodbye.
  void navigator.locks?.request(lockOf(page), () => new Promise<never>(() => undefined))
  window.addEventListener('pagehide', () => {
    keep()
    tap.leave()
  })
  const recording = startPortal({ basePath, actorOptions: { inspect: tap.inspect } })
  placeDock(document, `${basePath}__flows#/-/live?portal=${tab}`)
}
