import { assign, sendParent, setup } from 'xstate'
import type { Session, SessionEnd, StoredSession } from '../../api/schemas/session'
import type { Language } from '../../api/schemas/shared'
import type { SessionNews } from '../app.types'
import { effect, port } from '../port'
import { isAtRisk, type LyingCart } from '../rules/lying-cart'
import type { Owner } from '../rules/order-attempt'

/** What the login screen says to somebody who did not ask to leave; `message` is the server's, for a refused login, in `lang`. */
export type Farewell =
  | { readonly kind: 'expired' | 'loopDetected' }
  | { readonly kind: 'refused'; readonly message: string; readonly lang: Language | undefined }

export type SessionContext = {
  readonly session: Session | null
  readonly lastCode: string | null
  readonly farewell: Farewell | null
  /** Whose session ended in this tab last. */
  readonly former: Owner | null
  /** An order of theirs has no answer yet. */
  readonly hasOpenOrder: boolean
  /** What lies in the cart of this device, as it was when the present guest came. */
  readonly cart: LyingCart | null
}
export type SessionEvent =
  | { type: 'session.started'; session: Session }
  | { type: 'logout.requested' }
  /** A 401 to a call that carried the stored token, or none where none is stored. */
  | { type: 'session.rejected'; message: string | null; lang?: Language | undefined }
  | { type: 'loop.detected' }
  | { type: 'storage.changed'; stored: StoredSession }
  | { type: 'farewell.read' }
/** To whom belongs what the device keeps of the orders of a session. */
export const ownerOf = (session: Session | null): Owner | null =>
  session && { tenantCode: session.manufacturer.code, email: session.user.email }

/** The session that `hasSession` has found. */
export const found = ({ session }: StoredSession): Session => {
  if (session === null) throw new Error('No session is stored.')
  return session
}

/** The words that the session's chart is written in: ports, actions and guards. */
export const sessionSetup = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: 'signedIn' | 'restoring' | 'unreadable' },
  actors: {
    restoreSession: port<StoredSession>('restoreSession'),
    findOpenOrder: port<boolean, { owner: Owner | null }>('findOpenOrder'),
    findCart: port<LyingCart | null, { lastCode: string | null }>('findCart'),
  },
  actions: {
    storeSession: (_, _params: { session: Session; isOtherTenant: boolean }) => effect('storeSession')(),
    forgetSession: (_, _params: { end: SessionEnd }) => effect('forgetSession')(),
    takeSession: assign((_, { session }: { session: Session }) => ({
      session,
      lastCode: session.manufacturer.code,
      farewell: null,
    })),
    tellEmptied: sendParent((_, { cart }: { cart: LyingCart | null }): SessionNews => ({
      type: 'notice.given',
      notice: { kind: 'cartEmptied', other: cart?.code ?? '' },
    })),
    reportCrash: sendParent((_, { error }: { error: unknown }): SessionNews => ({
      type: 'screen.crashed',
      error,
      componentStack: '',
    })),
    announceVisitor: sendParent(({ context: { lastCode } }): SessionNews => ({
      type: 'visitor.known',
      visitor: { kind: 'guest', lastCode },
    })),
    announceOpening: sendParent((_, params: { session: Session; isRestored: boolean }): SessionNews => ({
      type: 'session.opened',
      ...params,
    })),
    announceEnd: sendParent(({ context: { lastCode } }, { isExpired }: { isExpired: boolean }): SessionNews => ({
      type: 'session.closed',
      visitor: { kind: 'guest', lastCode },
      isExpired,
    })),
    announceSwitch: sendParent((_, { session: { manufacturer } }: { session: Session }): SessionNews => ({
      type: 'session.closed',
      visitor: { kind: 'signedIn', code: manufacturer.code },
      isExpired: false,
    })),
  },
  guards: {
    isCartLost: ({ context }, { session }: { session: Session }) => isAtRisk(context.cart, session.manufacturer.code),
    hasSession: (_, { session }: { session: Session | null }) => session !== null,
    isSameToken: ({ context }, { session }: { session: Session | null }) => session?.token === context.session?.token,
  },
})
