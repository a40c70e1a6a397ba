import { startPortal } from '../portal'
import { placeDock } from './live/dock'
import { createTap } from './live/tap'

/** Starts the portal with the visualizer looking on, and places the button that opens it (development and demo only). */
export const startWatched = (basePath: string): void => {
  const tap = createTap(
    crypto.randomUUID(),
    () => document.title,
    () => performance.now(),
  )
  window.addEventListener('pagehide', tap.leave)
  startPortal({ basePath, actorOptions: { inspect: tap.inspect } })
  placeDock(document, `${basePath}__flows#//live`)
}
