import type { SnapshotFrom } from 'xstate'
import type { Visitor } from '../rules/access'
import type { sessionMachine } from './session.machine'

type Snapshot = SnapshotFrom<typeof sessionMachine>

export const selectSession = ({ context }: Snapshot) => context.session
export const selectFarewell = ({ context }: Snapshot) => context.farewell
/** An order of whoever left this tab last has no answer yet. */
export const hasOpenOrder = ({ context }: Snapshot): boolean => context.hasOpenOrder
/** The cart that lies on this device while nobody is signed in. */
export const selectCart = ({ context }: Snapshot) => context.cart
export const isSignedIn = (snapshot: Snapshot): boolean => snapshot.hasTag('signedIn')
export const selectUserName = ({ context }: Snapshot): string =>
  context.session?.user.name || context.session?.user.email || ''

/** The visitor as the rules of access know one; `null` while the session is still being read. */
export const selectVisitor = (snapshot: Snapshot): Visitor | null => {
  if (snapshot.hasTag('restoring') || snapshot.hasTag('unreadable')) return null
  const { session, lastCode } = snapshot.context
  return session ? { kind: 'signedIn', code: session.manufacturer.code } : { kind: 'guest', lastCode }
}
