import { assign, type ActorRefFrom } from 'xstate'
import { guest } from './session.guest'
import { found, ownerOf, sessionSetup } from './session.setup'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is at the counter: nobody, or a buyer with a token of one tenant.',
  meta: { spec: '2 Routes, 3 Session, 4 Login, Logout, Session restore, 401' },
  context: { session: null, lastCode: null, farewell: null, former: null, hasOpenOrder: false, cart: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reading token, manufacturer and user from storage.',
      tags: 'restoring',
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
                params: ({ event }) => ({ session: found(event.output), isRestored: true }),
              },
            ],
          },
          {
            description: 'There is no token, or no manufacturer: nobody is signed in.',
            target: 'guest',
            actions: [assign(({ event }) => event.output), 'announceVisitor'],
          },
        ],
        onError: {
          description: 'The stored user is not readable (C-15).',
          target: 'unreadable',
          actions: { type: 'reportCrash', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    guest,
    signedIn: {
      description: 'A buyer of one tenant is signed in.',
      tags: 'signedIn',
      on: {
        'logout.requested': {
          description: 'The buyer logs out: session and branding are forgotten.',
          target: 'ending',
          actions: [
            assign({ farewell: null }),
            { type: 'forgetSession', params: { end: 'loggedOut' } },
            { type: 'announceEnd', params: { isExpired: false } },
          ],
        },
        'session.rejected': {
          description: 'The server answered 401: the session is over (spec 4).',
          target: 'ending',
          actions: [
            assign({ farewell: { kind: 'expired' } }),
            { type: 'forgetSession', params: { end: 'rejected' } },
            { type: 'announceEnd', params: { isExpired: true } },
          ],
        },
        'loop.detected': {
          description: 'More than 15 path changes in 5,000 ms force a logout.',
          target: 'ending',
          actions: [
            assign({ farewell: { kind: 'loopDetected' } }),
            { type: 'forgetSession', params: { end: 'loopDetected' } },
            { type: 'announceEnd', params: { isExpired: false } },
          ],
        },
        'storage.changed': [
          {
            description: 'The session is the same.',
            guard: { type: 'isSameToken', params: ({ event }) => event.stored },
          },
          {
            description: 'Another tab signed in as somebody else: everything of the former session is dropped first.',
            guard: { type: 'hasSession', params: ({ event }) => event.stored },
            target: 'signedIn',
            actions: [
              assign(({ event }) => event.stored),
              { type: 'announceSwitch', params: ({ event }) => ({ session: found(event.stored) }) },
              {
                type: 'announceOpening',
                params: ({ event }) => ({ session: found(event.stored), isRestored: false }),
              },
            ],
          },
          {
            description: 'Another tab signed out.',
            target: 'ending',
            actions: [
              assign(({ event }) => ({ lastCode: event.stored.lastCode, farewell: null })),
              { type: 'forgetSession', params: { end: 'endedElsewhere' } },
              { type: 'announceEnd', params: { isExpired: false } },
            ],
          },
        ],
      },
    },
    ending: {
      description: 'What is forgotten on the device depends on why the session ends; here it goes from memory.',
      entry: assign(({ context: { session, former } }) => ({
        session: null,
        former: ownerOf(session) ?? former,
        cart: null,
      })),
      always: { description: 'Nobody is signed in any more.', target: 'guest' },
    },
    unreadable: {
      description:
        'The stored user cannot be read: the error screen shows. Return to Login forgets that user and loads the page anew.',
      tags: 'unreadable',
      type: 'final',
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
