import { assign } from 'xstate'
import { found, sessionSetup } from './session.setup'

/** What a session is while nobody is signed in. */
export const guest = sessionSetup.createStateConfig({
  description: 'Nobody is signed in: public screens only, no price, no stock, no cart.',
  invoke: [
    {
      src: 'findOpenOrder',
      input: ({ context: { former } }) => ({ owner: former }),
      onDone: {
        description: 'Whoever left is told when an order of theirs has no answer yet.',
        actions: assign({ hasOpenOrder: ({ event }) => event.output }),
      },
      onError: { description: 'It cannot be found out; the next login of the same buyer tells it.' },
    },
    {
      src: 'findCart',
      input: ({ context: { lastCode } }) => ({ lastCode }),
      onDone: {
        description: 'Whether a cart lies on this device: the login screen says so, or that a login would empty it.',
        actions: assign({ cart: ({ event }) => event.output }),
      },
      onError: { description: 'It cannot be found out: then nothing is said about it.' },
    },
  ],
  on: {
    'session.started': [
      {
        description:
          'A login at another company than that of the cart on this device: the cart is emptied, and the buyer told.',
        guard: { type: 'isCartLost', params: ({ event }) => event },
        target: 'signedIn',
        actions: [
          { type: 'storeSession', params: ({ event: { session } }) => ({ session, isOtherTenant: true }) },
          { type: 'tellEmptied', params: ({ context }) => context },
          { type: 'takeSession', params: ({ event }) => event },
          { type: 'announceOpening', params: ({ event }) => ({ session: event.session, isRestored: false }) },
        ],
      },
      {
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
          { type: 'takeSession', params: ({ event }) => event },
          { type: 'announceOpening', params: ({ event }) => ({ session: event.session, isRestored: false }) },
        ],
      },
    ],
    'session.rejected': {
      description:
        'A 401 to a call without a token, such as a refused login: its message is kept for the login screen.',
      target: 'ending',
      actions: [
        assign(({ context: { farewell }, event: { message, lang } }) => ({
          farewell: farewell ?? (message === null ? null : { kind: 'refused' as const, message, lang }),
        })),
        { type: 'forgetSession', params: { end: 'rejected' } },
        { type: 'announceEnd', params: { isExpired: true } },
      ],
    },
    'loop.detected': {
      description: 'A guest is only led back to the start.',
      target: 'ending',
      actions: [
        { type: 'forgetSession', params: { end: 'loopDetected' } },
        { type: 'announceEnd', params: { isExpired: false } },
      ],
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
            params: ({ event }) => ({ session: found(event.stored), isRestored: false }),
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
})
