import { startPortal } from './portal'

// The static demo learns only in the browser which folder it stands in.
const basePath = document.documentElement.dataset['base'] ?? import.meta.env.BASE_URL
/** The state visualizer is part of development and of the demo; production holds none of it. */
const hasFlows = import.meta.env.DEV || import.meta.env.MODE === 'demo'

const startWatched = async () => {
  const { createTap } = await import('./ui/flows/live/tap')
  const tap = createTap(
    crypto.randomUUID(),
    () => document.title,
    () => performance.now(),
  )
  window.addEventListener('pagehide', tap.leave)
  startPortal({ basePath, inspect: tap.inspect })
  const { placeDock } = await import('./ui/flows/live/dock')
  placeDock(document, `${basePath}__flows#//live`)
}

if (!hasFlows) startPortal({ basePath })
else if (window.location.pathname === `${basePath}__flows/frame`) void import('./flows-frame')
else if (window.location.pathname.startsWith(`${basePath}__flows`)) void import('./flows')
else void startWatched()
