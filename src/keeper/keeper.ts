import { buildSettings } from '../build-settings'
import { createKeeping, type FetchEvent, type KeptFile, type WorkerEvent, type WorkerScope } from './keeping'

/** The files of this version, and its name: put in by the build (scripts/keeper.ts). */
declare const KEPT_FILES: readonly KeptFile[]
declare const EDITION: string

type Keeper = WorkerScope & {
  readonly addEventListener: {
    (name: 'fetch', listener: (event: FetchEvent) => void): void
    (name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  }
}

const { basePath, apiPath } = buildSettings
const api = basePath.slice(0, -1) + apiPath
/** The API is never touched, nor what stands beside the portal under a name of two underscores. */
const isLeftAlone = (path: string): boolean =>
  path === api || path.startsWith(`${api}/`) || path.slice(basePath.length).startsWith('__')

/** The service worker of the production build: the portal opens where there is no network. */
const keepFrom = (scope: Keeper): void => {
  const keeping = createKeeping({ scope, edition: EDITION, files: KEPT_FILES, isLeftAlone })
  scope.addEventListener('install', keeping.install)
  scope.addEventListener('activate', keeping.activate)
  scope.addEventListener('fetch', (event) => {
    const { mode, destination, url, method } = event.request
    const { pathname } = new URL(url)
    const isPage = mode === 'navigate' && destination === 'document' && method === 'GET'
    if (isPage && !isLeftAlone(pathname) && !/\.\w+$/.test(pathname)) event.respondWith(keeping.page(event))
    else {
      const answer = keeping.answer(event)
      if (answer !== null) event.respondWith(answer)
    }
  })
}

keepFrom(globalThis as unknown as Keeper)
