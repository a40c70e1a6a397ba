import './worker-storage'
import {
  createKeeping,
  type FetchEvent,
  type KeptFile,
  type WorkerEvent,
  type WorkerScope,
} from '../../src/keeper/keeping'
import { isMockAddress } from '../addresses'
import { isBeginning } from '../scenario-address'
import { bodyLimit, call } from '../server'
import { createWorld } from '../world'
import { commonWorld } from '../world-name'
import { createShelf } from './world-shelf'

/** The files of this version by their paths in the folder of the demo, and its name: put in by the build. */
declare const KEPT_FILES: readonly KeptFile[]
declare const EDITION: string

type DemoScope = WorkerScope & {
  readonly addEventListener: {
    (name: 'fetch', listener: (event: FetchEvent) => void): void
    (name: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void
  }
}

/**
 * The mock inside a service worker, for the static demo: one world per browser, kept in IndexedDB. It also answers each
 * address of the portal with its page, because a static host knows only files; and it keeps the portal on the device, as
 * the worker of the production build does.
 */
const serveFrom = (scope: DemoScope): void => {
  const { origin, pathname: base } = new URL(scope.registration.scope)
  const shelf = createShelf(createWorld(commonWorld))
  const files = KEPT_FILES.map((file) => ({ ...file, url: base + file.url }))
  const keeping = createKeeping({ scope, edition: EDITION, files, isLeftAlone: () => false })

  /** The address as the mock knows it: without the folder that the demo stands in. */
  const inside = (url: URL): URL => {
    const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length - 1) : url.pathname
    return new URL(path + url.search, origin)
  }

  const answer = async (event: FetchEvent, url: URL): Promise<Response> => {
    const { request } = event
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? '' : await request.text()
    const asked = new Request(url, { method, headers, signal, ...(body === '' ? {} : { body }) })
    const world = await shelf.world()
    const outcome = await call(world, asked, body.length > bodyLimit(url.pathname) ? null : body)
    const kept = shelf.keep()
    // What changed the world is kept before the portal hears of it: a worker may be stopped at any moment.
    if (method === 'GET') event.waitUntil(kept)
    else await kept
    if (!(outcome instanceof Response)) return Response.error()
    const to = outcome.headers.get('location')
    return to === null ? outcome : Response.redirect(new URL(base + to.slice(1), origin), outcome.status)
  }

  /** A page of the portal, whose relative addresses are made absolute: any address of the portal may ask for it. */
  const page = async (event: FetchEvent, file: 'index.html' | 'flows.html'): Promise<Response> => {
    // The visualizer stays on its host.
    const asked = new Request(`${base}${file}`)
    const found = await (file === 'flows.html' ? fetch(asked) : keeping.page(event, file, asked))
    const text = (await found.text())
      .replace('<html ', `<html data-base="${base}" `)
      .replaceAll(/(src|href)="\.\//g, `$1="${base}`)
      // What finds the way here has found it: nothing in the page runs by its hash any more.
      .replace(/<script data-astray>[^]*?<\/script>\s*/, '')
      .replace(/ 'sha256-[^']+'/, '')
    // The page says its policy itself; what a page cannot say stands here. The portal frames the visualizer.
    return new Response(text, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
      },
    })
  }

  // The pretend server is needed at once; the files come to the device while it works.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', keeping.activate)
  // A page that was reloaded without its worker asks to be taken in again.
  scope.addEventListener('message', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (url.origin !== origin) return
    const local = inside(url)
    const isPage = event.request.mode === 'navigate'
    if (isMockAddress(local.pathname) || (isPage && isBeginning(local))) event.respondWith(answer(event, local))
    else if (isPage && !/\.\w+$/.test(local.pathname))
      event.respondWith(page(event, /^\/__flows(?:\/|$)/.test(local.pathname) ? 'flows.html' : 'index.html'))
    else {
      const kept = keeping.answer(event)
      if (kept !== null) event.respondWith(kept)
    }
    keeping.fill(event)
  })
}

serveFrom(globalThis as unknown as DemoScope)
