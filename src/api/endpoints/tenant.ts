import { type Http, segment } from '../http'
import { PublicSettings, ResolvedHost, Settings } from '../schemas/tenant'

export const tenantEndpoints = (http: Http) => ({
  /** GET /api/public/resolve-host: the code of this host, `null` when it has none. */
  resolveHost: async (signal: AbortSignal): Promise<string | null> =>
    (await http.get('/api/public/resolve-host', ResolvedHost, {}, signal)).code,
  /** GET /api/public/settings/{code}. */
  publicSettings: async (code: string, signal: AbortSignal): Promise<PublicSettings> =>
    http.get(`/api/public/settings/${segment(code)}`, PublicSettings, {}, signal),
  /** GET /api/settings/{code}, for signed-in buyers. */
  settings: async (code: string, signal: AbortSignal): Promise<Settings> =>
    http.get(`/api/settings/${segment(code)}`, Settings, {}, signal),
})
