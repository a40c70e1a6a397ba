import * as v from 'valibot'
import {
  StoredManufacturer,
  User,
  type Manufacturer,
  type Session,
  type SessionEnd,
  type StoredSession,
} from '../schemas/session'
import type { TextStore } from './storage'

const all = ['authToken', 'manufacturer', 'user', 'tenantName', 'logoUrl', 'tenantCode', 'checkoutForm'] as const
/** What each end of a session removes, a half-filled checkout at a logout among it; another tab has removed its part itself. */
const forgotten: Readonly<Record<SessionEnd, readonly string[]>> = {
  loggedOut: all,
  loopDetected: all,
  rejected: ['authToken', 'user', 'manufacturer'],
  endedElsewhere: [],
  crashed: ['authToken', 'user', 'manufacturer', 'logoUrl'],
}

/** What a header can carry, and a server reads; any other text under the key was put there by no login of ours. */
const sendable = (text: string | null): string | null => (text !== null && /^[!-~]{1,8000}$/.test(text) ? text : null)

/** Local storage keys of spec 3 Session and Tenant branding. */
export const createSessionStore = (store: TextStore) => {
  const writeOrRemove = (key: string, value: string | null) =>
    value === null || value === '' ? store.remove(key) : store.write(key, value)

  const readManufacturer = (): Manufacturer | null => {
    try {
      const stored = v.safeParse(StoredManufacturer, JSON.parse(store.read('manufacturer') ?? 'null'))
      return stored.success ? stored.output : null
    } catch {
      return null
    }
  }

  let ends = 0
  return {
    /** How many sessions have ended in this tab. */
    ends: (): number => ends,
    token: (): string | null => sendable(store.read('authToken')),
    lastCode: (): string | null => store.read('lastManufacturerCode') || null,
    /** Throws a SyntaxError on a malformed user, as spec 4 has it (C-15); the boot machine leads to the error screen. */
    read: (): StoredSession => {
      const lastCode = store.read('lastManufacturerCode') || null
      const storedUser: unknown = JSON.parse(store.read('user') ?? 'null')
      const token = sendable(store.read('authToken'))
      const manufacturer = readManufacturer()
      if (token === null || manufacturer === null) return { session: null, lastCode }
      const user = v.safeParse(User, storedUser)
      return {
        session: { token, manufacturer, user: user.success ? user.output : { email: '', name: '', rep_code: null } },
        lastCode,
      }
    },
    /** Stores a new session; the token goes last, so that another tab sees either all of it or none. */
    write: ({ token, manufacturer, user }: Session): void => {
      store.write('manufacturer', JSON.stringify(manufacturer))
      store.write(
        'user',
        JSON.stringify({ email: user.email, name: user.name, ...(user.rep_code && { rep_code: user.rep_code }) }),
      )
      writeOrRemove('tenantName', manufacturer.name)
      writeOrRemove('logoUrl', manufacturer.logo)
      writeOrRemove('tenantCode', manufacturer.code)
      store.write('lastManufacturerCode', manufacturer.code)
      store.write('authToken', token)
    },
    forget: (end: SessionEnd): void => {
      ends += 1
      forgotten[end].forEach(store.remove)
    },
    onOtherTab: (listener: () => void) => store.onOtherTab(['authToken'], listener),
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
