import * as v from 'valibot'
import { orderingEndpoints } from './api/endpoints/ordering'
import type { Http } from './api/http'
import type { Customer } from './api/schemas/ordering'
import type { Answered } from './api/schemas/kept'
import { keptOn } from './app-kept'
import type { Ports } from './app-ports'
import type { AboutUsDocument } from './machines/account/about-us.machine'

const DocumentOrNothing = v.nullable(v.object({ html: v.string(), address: v.string() }))

/** What the screens of the account read, for a signed-in buyer: as this device kept it where the network fails. */
export const accountReads = (ports: Ports) => ({
  customer: (
    { code, email }: { readonly code: string; readonly email: string },
    signal: AbortSignal,
  ): Promise<Answered<Customer | null>> =>
    keptOn(ports, { http: ports.http, over: orderingEndpoints, live: orderingEndpoints }).answered({
      kind: 'shelves',
      ask: (api) => api.customer(code, { email, withAddresses: false }, signal),
    }),
  /** A company's document, whichever host it is from, kept as an answer of its own. */
  document: (code: string, load: () => Promise<AboutUsDocument | null>): Promise<Answered<AboutUsDocument | null>> => {
    const over = (line: Http) => ({ document: () => line.get(`/about-us/${code}`, DocumentOrNothing) })
    const loading: Http = { ...ports.http, get: async (_, schema) => v.parse(schema, await load()) }
    return keptOn(ports, { http: loading, over, live: over }).answered({
      kind: 'shelves',
      ask: (api) => api.document(),
    })
  },
})
