import { sessionEndpoints } from './endpoints/session'
import { shellEndpoints } from './endpoints/shell'
import { tenantEndpoints } from './endpoints/tenant'
import type { Http } from './http'

/** The calls that the front door needs: signing in, the tenant's looks and settings, the error log. */
export const createApi = (http: Http) => ({
  ...sessionEndpoints(http),
  ...tenantEndpoints(http),
  ...shellEndpoints(http),
})
export type Api = ReturnType<typeof createApi>
