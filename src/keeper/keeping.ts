import { PrecacheController } from 'workbox-precaching/PrecacheController.js'

/** A file of this version as the worker keeps it: by its address, and with what it must hold. */
export type KeptFile = { readonly url: string; readonly revision: string | null; readonly integrity: string }

/** What is used of the events of a service worker. */
export type WorkerEvent = { readonly type: string; readonly waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = WorkerEvent & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
/** What is used of a service worker's global scope. */
export type WorkerScope = {
  readonly registration: { readonly scope: string; readonly installing: unknown; readonly waiting: unknown }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly caches: CacheStorage
  readonly navigator: { readonly locks?: Pick<LockManager, 'query' | 'request'> }
  readonly skipWaiting: () => Promise<void>
}
type KeepingOptions = {
  readonly scope: WorkerScope
  readonly edition: string
  readonly files: readonly KeptFile[]
  /** True for what the worker has nothing to do with, such as the API. */
  readonly isLeftAlone: (path: string) => boolean
}

/** An answer whose end has come, too: half a page is none. Where a redirect leads is not to be read here. */
const whole = async (answer: Response): Promise<Response> => {
  if (answer.body !== null) await answer.clone().arrayBuffer()
  return answer
}

/** How long the page of the server is waited for while one is kept, in ms. */
const patience = 1_000
const mostPictures = 200

/**
 * Keeps a version of the portal on the device: its page, code, words, typeface and icons, and pictures of goods that were
 * seen (decision 050). Every version has a cache of its own, which stays while a tab runs it: a tab holds a lock by
 * the name of the cache (`holdEdition`). Files are named by their content, so a tab is never given those of another version.
 */
export const createKeeping = ({ scope, edition, files, isLeftAlone }: KeepingOptions) => {
  const { caches, navigator, registration } = scope
  const { origin, pathname: base } = new URL(registration.scope)
  const prefix = `tradepost-code ${base} `
  const cacheName = prefix + edition
  const controller = new PrecacheController({ cacheName })
  controller.addToCacheList([...files])

  /** A file of this version; what the browser threw away is fetched again, and kept if it is still the same. */
  const own = async (event: WorkerEvent, request: Request): Promise<Response | null> => {
    const cacheKey = controller.getCacheKeyForURL(request.url)
    if (cacheKey === undefined) return null
    const integrity = controller.getIntegrityForCacheKey(cacheKey)
    return controller.strategy.handle({
      event: event as never,
      request,
      params: { cacheKey, ...(integrity !== undefined && { integrity }) },
    })
  }

  /** A file of code: of this version, of one that another tab still runs, or of the server. */
  const code = async (event: WorkerEvent, request: Request): Promise<Response> =>
    (await own(event, request)) ?? (await caches.match(request.url, { ignoreVary: true })) ?? (await fetch(request))

  /** The page as the server has it; as it is kept, when the server is slow, in trouble, or out of reach. */
  const page = async (asked: Request, file: string): Promise<Response> => {
    const kept = async () => (await controller.matchPrecache(`${base}${file}`)) ?? null
    const giveUp = new AbortController()
    const fetched = fetch(asked, { signal: giveUp.signal })
      .then(whole)
      .catch(() => null)
    const first = await Promise.race([fetched, new Promise<null>((late) => setTimeout(() => late(null), patience))])
    if (first !== null && first.status < 500) return first
    const there = await kept()
    if (there !== null) {
      // A browser has few connections to a host: one that hangs would be missing for what is asked next.
      giveUp.abort()
      return there
    }
    const last = await fetched
    if (last === null) throw new TypeError('The page is neither kept nor within reach.')
    return last
  }

  const keepPicture = async (request: Request, answer: Response): Promise<void> => {
    if (!answer.ok || /no-store/.test(answer.headers.get('cache-control') ?? '')) return
    const cache = await caches.open(`tradepost-pictures ${base}`)
    await cache.put(request, answer)
    // Those that came first go first.
    const overdue = (await cache.keys()).slice(0, -mostPictures)
    await Promise.all(overdue.map((one) => cache.delete(one)))
  }
  /** A picture at once if it is kept, and the newer one for the next time. */
  const picture = async (event: WorkerEvent, request: Request): Promise<Response> => {
    const kept = await caches.match(request, { cacheName: `tradepost-pictures ${base}`, ignoreVary: true })
    const fetched = fetch(request).then((answer) => {
      // What cannot be kept is shown all the same.
      event.waitUntil(keepPicture(request, answer.clone()).catch(() => undefined))
      return answer
    })
    if (kept === undefined) return fetched
    event.waitUntil(fetched.catch(() => undefined))
    return kept
  }

  /** Caches of former versions go when no tab runs them any more. */
  const sweep = async (): Promise<void> => {
    // One that is being installed has a cache, too.
    if (registration.installing !== null || registration.waiting !== null || !navigator.locks) return
    const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
    if (former.length === 0) return
    const { held = [] } = await navigator.locks.query()
    const running = new Set(held.map(({ name }) => name))
    await Promise.all(former.filter((name) => !running.has(name)).map((name) => caches.delete(name)))
  }
  const fetchMissing = async (event: WorkerEvent): Promise<void> => {
    const cache = await caches.open(cacheName)
    if ((await cache.keys()).length >= files.length) return
    for (const { url } of files) await own(event, new Request(url))
  }
  let mending: Promise<unknown> | null = null
  /** What the browser threw away of this version is fetched again; however many pages ask, once at a time. */
  const mend = (event: WorkerEvent): Promise<unknown> => {
    mending ??= fetchMissing(event).finally(() => {
      mending = null
    })
    return mending
  }

  let filling: Promise<unknown> | null = null
  return {
    install: (event: WorkerEvent): void => {
      // Nobody sweeps what is held. What fails here leaves the former worker in its place.
      const { locks } = navigator
      const fill = () => Promise.resolve(controller.install(event as never))
      event.waitUntil(locks ? locks.request(cacheName, { mode: 'shared' }, fill) : fill())
      // No tab is changed by it: each keeps its own code until its buyer reloads it.
      event.waitUntil(scope.skipWaiting())
    },
    activate: (event: WorkerEvent): void => {
      event.waitUntil(scope.clients.claim().then(sweep))
    },
    /** Fetches what is missing, once in the life of a worker; for one that cannot wait for it at its beginning. */
    fill: (event: WorkerEvent): void => {
      // What fails is tried again with the next page.
      filling ??= mend(event).catch(() => undefined)
      event.waitUntil(filling)
    },
    /** The page for an address of the portal; `file` is its name. */
    page: (event: FetchEvent, file = 'index.html', asked: Request = event.request): Promise<Response> => {
      // What can be tidied up or mended later is no trouble now.
      event.waitUntil(Promise.all([sweep(), mend(event)]).catch(() => undefined))
      return page(asked, file).catch(() => fetch(asked))
    },
    /** The answer to everything else that is kept, `null` for what is not: the browser asks for it as ever. */
    answer: (event: FetchEvent): Promise<Response> | null => {
      const { request } = event
      const { origin: host, pathname } = new URL(request.url)
      const isOurs = request.method === 'GET' && host === origin && pathname.startsWith(base)
      if (!isOurs || request.mode === 'navigate' || isLeftAlone(pathname)) return null
      const isCode = pathname.startsWith(`${base}assets/`) || controller.getCacheKeyForURL(request.url) !== undefined
      if (isCode) return code(event, request).catch(() => fetch(request))
      if (request.destination === 'image') return picture(event, request).catch(() => fetch(request))
      return null
    },
  }
}
