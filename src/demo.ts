import { holdEdition } from './api/browser/edition-hold'
import { ownWorker } from './api/browser/own-worker'
// Named by the page itself, so that the frame of the shop stands before any script runs, as in production.
import './ui/theme.css'
import './ui/base.css'

/**
 * The first script of the static demo: brings up the service worker that plays the server, then the portal. The page
 * may stand in any folder of any host; a page that the worker served says so itself (`data-base`).
 */
const root = document.documentElement
const base = root.dataset['base'] ?? new URL('.', window.location.href).pathname
root.dataset['base'] = base

/** Settles once the worker answers this page's calls. */
const controlled = (worker: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (worker.controller !== null) return resolve()
    worker.addEventListener('controllerchange', () => resolve(), { once: true })
    // A page reloaded without its worker is not taken in by itself.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the page's origin
    void worker.ready.then(({ active }) => active?.postMessage('claim'))
  })

const say = (text: string): void => {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.textContent = text
  document.body.append(line)
}

const begin = async (): Promise<void> => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker === undefined) return say('This demo needs a service worker: open it over https or on localhost.')
  await serviceWorker.register(ownWorker(`${base}mock-worker.js`), { scope: base })
  await controlled(serviceWorker)
  holdEdition(window, base)
  // The worker was not there yet to begin the scenario that the address asks for.
  if (new URLSearchParams(window.location.search).has('scenario')) return window.location.reload()
  // Visualizer and bench have pages of their own, which the worker serves; some hosts answer their first address with this one.
  if (/^__(?:flows|mock)(?:\/|$)/.test(window.location.pathname.slice(base.length))) return window.location.reload()
  await import('./main')
}

begin().catch((error: unknown) => {
  console.error(error)
  say('The demo could not start its pretend server. Reload the page to try again.')
})
