import { type Http, segment } from '../http'
import type { ChosenPassword, ForgotPassword, PasswordChange, Registration } from '../schemas/account'
import { Message } from '../schemas/shared'

export const accountEndpoints = (http: Http) => ({
  /** POST /api/register: the server's message. */
  register: (registration: Registration & Partial<ChosenPassword>, signal: AbortSignal): Promise<Message> =>
    http.post('/api/register', registration, Message, { signal }),
  /** PUT /api/user/{code}/password: sent once whatever happens. */
  changePassword: async (code: string, change: PasswordChange, signal: AbortSignal): Promise<Message> =>
    http.put(`/api/user/${segment(code)}/password`, change, Message, { signal }),
  /** POST /api/auth/forgot-password: the server's message. */
  forgotPassword: (request: ForgotPassword, signal: AbortSignal): Promise<Message> =>
    http.post('/api/auth/forgot-password', request, Message, { signal }),
})
