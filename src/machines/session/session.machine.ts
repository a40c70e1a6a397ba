import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import type { Session } from '../../api/schemas/session'
import { deed, port } from '../port'

/** What is found in storage at start, and again when another tab changed it. */
export type StoredSession = { readonly session: Session | null; readonly lastCode: string | null }
/** Why a session ended: each reason forgets its own keys (C-11). */
export type SessionEnd = 'loggedOut' | 'rejected' | 'loopDetected' | 'endedElsewhere'
/** What the login screen says to somebody who did not ask to leave; `message` is the server's, for a refused login. */
export type Farewell =
  { readonly kind: 'expired' | 'loopDetected' } | { readonly kind: 'refused'; readonly message: string }

export type SessionContext = {
  readonly session: Session | null
  readonly lastCode: string | null
  readonly farewell: Farewell | null
  readonly end: SessionEnd
}
export type SessionEvent =
  | { type: 'session.started'; session: Session }
  | { type: 'logout.requested' }
  /** A 401 to a call that carried the stored token, or none where none is stored. */
  | { type: 'session.rejected'; message: string | null }
  | { type: 'loop.detected' }
  | { type: 'storage.changed'; stored: StoredSession }
  | { type: 'farewell.read' }
export type SessionEmitted =
  | { type: 'session.opened'; session: Session; isRestored: boolean }
  | { type: 'session.closed'; end: SessionEnd }
  | { type: 'visitor.known' }

export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionEmitted; tags: 'signedIn' },
  actors: { restoreSession: port<StoredSession>('restoreSession') },
  actions: {
    storeSession: (_, _params: { session: Session; isOtherTenant: boolean }) => deed('storeSession')(),
    forgetSession: (_, _params: { end: SessionEnd }) => deed('forgetSession')(),
    reportCrash: (_, _params: { error: unknown }) => deed('reportCrash')(),
    announceOpening: emit((_, params: { session: Session; isRestored: boolean }) => ({
      type: 'session.opened' as const,
      ...params,
    })),
    announceEnd: emit(({ context }) => ({ type: 'session.closed' as const, end: context.end })),
  },
  guards: {
    hasSession: (_, { session }: { session: Session | null }) => session !== null,
    isSameToken: ({ context }, { session }: { session: Session | null }) => session?.token === context.session?.token,
  },
}).createMachine({
  id: 'session',
  description: 'Who is at the counter: nobody, or a buyer with a token of one tenant.',
  meta: { spec: '2 Routes, 3 Session, 4 Login, Logout, Session restore, 401' },
  context: { session: null, lastCode: null, farewell: null, end: 'loggedOut' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reading token, manufacturer and user from storage.',
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            description: 'Token and manufacturer were both found.',
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output.session }) },
            target: 'signedIn',
            actions: [
              assign(({ event }) => event.output),
              {
                type: 'announceOpening',
                params: ({ event }) => ({ session: event.output.session as Session, isRestored: true }),
              },
            ],
          },
          { target: 'guest', actions: [assign(({ event }) => event.output), emit({ type: 'visitor.known' })] },
        ],
        onError: {
          description: 'The stored user is not readable (C-15).',
          target: 'unreadable',
          actions: { type: 'reportCrash', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    guest: {
      description: 'Nobody is signed in: public screens only, no price, no stock, no cart.',
      on: {
        'session.started': {
          description: 'A login succeeded. Another tenant than the last one clears the stored cart (spec 4 Login).',
          target: 'signedIn',
          actions: [
            {
              type: 'storeSession',
              params: ({ context, event }) => ({
                session: event.session,
                isOtherTenant: context.lastCode !== null && context.lastCode !== event.session.manufacturer.code,
              }),
            },
            assign(({ event }) => ({
              session: event.session,
              lastCode: event.session.manufacturer.code,
              farewell: null,
            })),
            { type: 'announceOpening', params: ({ event }) => ({ session: event.session, isRestored: false }) },
          ],
        },
        'session.rejected': {
          description:
            'A 401 to a call without a token, such as a refused login: its message is kept for the login screen.',
          target: 'ending',
          actions: assign(({ context, event }) => ({
            end: 'rejected' as const,
            farewell:
              context.farewell ??
              (event.message === null ? null : { kind: 'refused' as const, message: event.message }),
          })),
        },
        'loop.detected': {
          description: 'A guest is only led back to the start.',
          target: 'ending',
          actions: assign({ end: 'loopDetected' }),
        },
        'storage.changed': [
          {
            description: 'Another tab signed in.',
            guard: { type: 'hasSession', params: ({ event }) => event.stored },
            target: 'signedIn',
            actions: [
              assign(({ event }) => ({ ...event.stored, farewell: null })),
              {
                type: 'announceOpening',
                params: ({ event }) => ({ session: event.stored.session as Session, isRestored: false }),
              },
            ],
          },
          {
            description: 'Another tab signed in and out again: only the last code is news.',
            actions: assign(({ event }) => ({ lastCode: event.stored.lastCode })),
          },
        ],
        'farewell.read': {
          description: 'The reader starts typing: the old message goes.',
          actions: assign({ farewell: null }),
        },
      },
    },
    signedIn: {
      description: 'A buyer of one tenant is signed in.',
      tags: 'signedIn',
      on: {
        'logout.requested': {
          description: 'The buyer logs out: session and branding are forgotten.',
          target: 'ending',
          actions: assign({ end: 'loggedOut', farewell: null }),
        },
        'session.rejected': {
          description: 'The server answered 401: the session is over (spec 4).',
          target: 'ending',
          actions: assign({ end: 'rejected', farewell: { kind: 'expired' } }),
        },
        'loop.detected': {
          description: 'More than 15 path changes in 5,000 ms force a logout.',
          target: 'ending',
          actions: assign({ end: 'loopDetected', farewell: { kind: 'loopDetected' } }),
        },
        'storage.changed': [
          {
            description: 'The session is the same.',
            guard: { type: 'isSameToken', params: ({ event }) => event.stored },
          },
          {
            description: 'Another tab signed in as somebody else.',
            guard: { type: 'hasSession', params: ({ event }) => event.stored },
            target: 'switching',
            actions: assign(({ event }) => ({ ...event.stored, end: 'endedElsewhere' as const })),
          },
          {
            description: 'Another tab signed out.',
            target: 'ending',
            actions: assign(({ event }) => ({
              lastCode: event.stored.lastCode,
              end: 'endedElsewhere' as const,
              farewell: null,
            })),
          },
        ],
      },
    },
    switching: {
      description: 'Another tab signed in as somebody else: everything of the former session is dropped first.',
      entry: [
        'announceEnd',
        {
          type: 'announceOpening',
          params: ({ context }) => ({ session: context.session as Session, isRestored: false }),
        },
      ],
      always: 'signedIn',
    },
    ending: {
      description: 'The session is forgotten; what is forgotten depends on why it ends.',
      entry: [
        { type: 'forgetSession', params: ({ context }) => ({ end: context.end }) },
        assign({ session: null }),
        'announceEnd',
      ],
      always: 'guest',
    },
    unreadable: {
      description: 'The stored user cannot be read: the error screen shows, and Return to Login heals it.',
      type: 'final',
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
