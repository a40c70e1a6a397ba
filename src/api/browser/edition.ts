import { editionOf } from './edition-hold'
import { ownWorker } from './own-worker'

/** The container of workers, where the browser has and gives one. */
const workersOf = ({ navigator }: Window): ServiceWorkerContainer | null => {
  try {
    return (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null
  } catch {
    // Forbidden here: the portal comes from the network, as ever.
    return null
  }
}

/** How often a tab that stays open asks for a new version, in ms. */
const interval = 3_600_000
/** How long after a look that failed the next one is taken, in ms. */
const patience = 60_000

export type EditionDevice = {
  readonly window: Window
  readonly basePath: string
  readonly fetch: typeof fetch
  readonly onFound: () => void
  /** Over when the tab is. */
  readonly signal: AbortSignal
}

const folderOf = ({ window, basePath }: EditionDevice): string => window.location.origin + basePath

/** Tells when the version on the device, or on the host where no worker answers for it, is another than this page's. */
const lookForEdition = async (device: EditionDevice): Promise<void> => {
  const { window, fetch, onFound, signal } = device
  const answer = await fetch(`${folderOf(device)}edition.txt`, { cache: 'no-store', signal })
  const found = answer.ok ? (await answer.text()).trim() : ''
  if (/^[\da-f]{16}$/.test(found) && found !== editionOf(window)) onFound()
}

/**
 * Brings up the worker that keeps the portal on this device, and tells when that of another version has taken its place.
 * Where no worker may be, nothing is lost but that.
 */
export const watchEdition = (device: EditionDevice): void => {
  const { window, basePath, fetch, signal } = device
  if (signal.aborted) return
  const folder = folderOf(device)
  /** A look that cannot be taken now is taken a little later, until it is or the tab is gone. */
  const look = (): void =>
    void lookForEdition(device).catch(() => {
      if (signal.aborted) return
      const again = window.setTimeout(look, patience)
      signal.addEventListener('abort', () => window.clearTimeout(again), { once: true })
    })
  // Files of this version are gone from the host.
  window.addEventListener('vite:preloadError', look, { signal })
  const workers = workersOf(window)
  // Where no worker answers for this page the host knows what is new.
  if (!workers?.controller) look()
  if (workers === null) return
  const script = window.document.documentElement.dataset['keeper']

  /** A worker whose script is no longer there goes, with what it keeps. */
  const isRemoved = async (url: string): Promise<boolean> => {
    const { status, ok, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    // A host that answers everything with the page answers this with it, too.
    return status === 404 || status === 410 || (ok && !(headers.get('content-type') ?? '').includes('javascript'))
  }
  const removeKept = async (): Promise<void> => {
    const names = (await window.caches.keys()).filter((name) => name.startsWith(`tradepost-code ${basePath} `))
    await Promise.all(names.map((name) => window.caches.delete(name)))
  }
  /** Asks for the worker, or for a new version of it; without a network nothing is known, and nothing is said. */
  const begin = async (): Promise<void> => {
    const known = await workers.getRegistration(basePath)
    // One of a folder above is not ours.
    const own = known?.scope === folder ? known : null
    try {
      if (own !== null) await own.update()
      else if (script !== undefined) await workers.register(ownWorker(folder + script), { scope: basePath })
    } catch {
      if (script === undefined || !(await isRemoved(folder + script))) return
      await own?.unregister()
      // A worker that still answers for this page may keep a file once more: that goes with the next visit.
      await removeKept()
    }
  }
  // A worker that cannot be brought up is no loss: the portal comes from the network.
  const start = () => void begin().catch(() => undefined)

  workers.addEventListener('controllerchange', look, { signal })
  const timer = window.setInterval(start, interval)
  signal.addEventListener('abort', () => window.clearInterval(timer))
  if (window.document.readyState === 'complete') start()
  else window.addEventListener('load', start, { signal, once: true })
}
