import { type Http, segment } from '../http'
import type { ChosenPassword, ForgotPassword, PasswordChange, Registration } from '../schemas/account'
import type { Failure } from '../schemas/failure'
import { Message } from '../schemas/shared'

/** A success is a success, also when its words cannot be read: what was asked for is done. */
const acknowledged = async (answer: Promise<Message>): Promise<Message> => {
  try {
    return await answer
  } catch (error) {
    if ((error as Partial<Failure>).kind === 'unreadable') return { message: null }
    throw error
  }
}

export const accountEndpoints = (http: Http) => ({
  /** POST /api/register: the server's message, `null` when it sent none. */
  register: (registration: Registration & Partial<ChosenPassword>, signal: AbortSignal): Promise<Message> =>
    acknowledged(http.post('/api/register', registration, Message, { signal })),
  /** PUT /api/user/{code}/password: sent once whatever happens. */
  changePassword: async (code: string, change: PasswordChange, signal: AbortSignal): Promise<Message> =>
    acknowledged(http.put(`/api/user/${segment(code)}/password`, change, Message, { signal })),
  /** POST /api/auth/forgot-password: the server's message, `null` when it sent none. */
  forgotPassword: (request: ForgotPassword, signal: AbortSignal): Promise<Message> =>
    acknowledged(http.post('/api/auth/forgot-password', request, Message, { signal })),
})
