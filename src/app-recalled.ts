import { documentAnswer } from './api/answers/document-answer'
import { orderingEndpoints } from './api/endpoints/ordering'
import type { Answered } from './api/schemas/kept'
import type { Customer } from './api/schemas/ordering'
import { keptOn } from './app-kept'
import type { Ports } from './app-ports'
import type { AboutUsDocument } from './machines/account/about-us.machine'

/** What the screens of the account read, for a signed-in buyer: as this device kept it where the network fails. */
export const recalledReads = (ports: Ports) => ({
  customer: (
    { code, email }: { readonly code: string; readonly email: string },
    signal: AbortSignal,
  ): Promise<Answered<Customer | null>> =>
    keptOn(ports, { http: ports.http, over: orderingEndpoints, live: orderingEndpoints }).answered({
      kind: 'shelves',
      ask: (api) => api.customer(code, { email, withAddresses: false }, signal),
    }),
  document: (code: string, load: () => Promise<AboutUsDocument | null>): Promise<Answered<AboutUsDocument | null>> => {
    const { http, over } = documentAnswer(ports.http, code, load)
    return keptOn(ports, { http, over, live: over }).answered({ kind: 'shelves', ask: (api) => api.document() })
  },
})
