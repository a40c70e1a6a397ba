import type { Http } from '../http'
import type { ErrorReport } from '../schemas/shell'

export const shellEndpoints = (http: Http) => ({
  /** POST /api/log/error: a 401 here ends nothing (spec 4). */
  logError: (report: ErrorReport, signal: AbortSignal): Promise<void> =>
    http.postUnread('/api/log/error', report, { signal, isQuiet: true }),
})
