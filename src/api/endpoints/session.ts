import type { Http } from '../http'
import { LoginAnswer } from '../schemas/session'
import type { Credentials } from '../schemas/session'

export const sessionEndpoints = (http: Http) => ({
  /** POST /api/login. Rejects with a `Failure`. */
  login: ({ email, password }: Credentials, signal: AbortSignal): Promise<LoginAnswer> =>
    http.post('/api/login', { email, password }, LoginAnswer, { signal }),
})
