import { createAnswering, createSeen } from './api/answering'
import { createShelf } from './api/answers/shelf'
import { createSessionStore } from './api/browser/session-store'
import type { Http } from './api/http'
import { recordOwner, type Ports } from './app-ports'

type KeptApi<TApi> = {
  readonly http: Http
  /** The reads over a client. */
  readonly over: (http: Http) => TApi
  /** The same for answers of the server itself. */
  readonly live: (http: Http) => TApi
}

/** Reads whose answers the device keeps for whoever is signed in, and gives back where the network fails (decision 052). */
export const keptOn = <TApi>({ window, store, language }: Ports, { http, over, live }: KeptApi<TApi>) => {
  const sessions = createSessionStore(store)
  const options = { http, language, over }
  const shelf = createShelf<TApi>({
    window,
    sessions,
    ownerOf: ({ manufacturer, user }) => recordOwner({ tenantCode: manufacturer.code, email: user.email }),
    open: async () => (await import('./api/answers/recall')).answersOf(window, options),
  })
  const isOnline = () => window.navigator.onLine
  return {
    token: sessions.token,
    answered: createAnswering({ ...options, live, shelf, isOnline, now: Date.now }),
    seen: createSeen(shelf),
  }
}
