import type { Session } from '../api/schemas/session'
import { assign, sendTo, stopChild } from 'xstate'
import { appSetup } from './app.setup'
import { withoutSubscriber, withSubscriber } from './news'
import { to } from './system'

const signedIn = (session: Session) => ({ kind: 'signedIn' as const, code: session.manufacturer.code })

const entered = ({ manufacturer: { code, logo } }: Session) => ({ type: 'buyer.entered' as const, code, logo })

const settingsOf = ({ manufacturer: { code } }: Session) => ({
  id: 'settings' as const,
  systemId: 'settings',
  input: { code },
})

/** Who hears of what, and in which order. */
export const corridors = appSetup.createStateConfig({
  description:
    'What actors that do not know each other have to say passes through here; those that do, talk without it.',
  on: {
    'address.changed': {
      description: 'The address in the browser changed: the guard decides whether the reader may be there.',
      actions: sendTo(to('guard'), ({ event }) => ({ ...event, type: 'place.changed' as const })),
    },
    'place.opened': {
      description: 'The reader may be there: tenant, shop and screens hear of it.',
      actions: [
        assign(({ event }) => ({ place: event.place })),
        sendTo(to('tenant'), ({ event }) => ({ type: 'place.changed' as const, pathname: event.place.pathname })),
        { type: 'publish', params: ({ event }) => ({ type: 'place.changed', ...event.place }) },
      ],
    },
    'network.returned': {
      description: 'The browser has a network again: who failed for want of it asks once more.',
      actions: [
        { type: 'publish', params: { type: 'network.returned' } },
        'askSettings',
        sendTo(to('crash'), { type: 'network.returned' }),
      ],
    },
    'call.unauthorised': {
      description: 'The server answered 401 to a call of the present session, or of a guest.',
      actions: sendTo(to('session'), ({ event }) => ({ ...event, type: 'session.rejected' as const })),
    },
    'session.stored': {
      description: 'Another tab signed in or out.',
      actions: sendTo(to('session'), ({ event }) => ({ type: 'storage.changed' as const, stored: event.stored })),
    },
    'preferences.stored': {
      description: 'Another tab changed the language or the theme.',
      actions: sendTo(to('preferences'), ({ event }) => ({ ...event, type: 'storage.changed' as const })),
    },
    'storage.refused': {
      description: 'The browser keeps nothing: the reader is told once.',
      actions: sendTo(to('toasts'), { type: 'notice.given', notice: { kind: 'cartNotSaved' } }),
    },
    'visitor.known': {
      description: 'Nobody is signed in on this device.',
      actions: sendTo(to('guard'), ({ event }) => ({ type: 'visitor.restored' as const, visitor: event.visitor })),
    },
    'session.opened': [
      {
        description:
          'A stored session was found: the settings of the tenant are fetched, and the buyer stays at the address.',
        guard: { type: 'isRestored', params: ({ event }) => event },
        actions: [
          assign(({ event: { session }, spawn }) => ({ session, settings: spawn('settings', settingsOf(session)) })),
          sendTo(to('guard'), ({ event }) => ({ type: 'visitor.restored' as const, visitor: signedIn(event.session) })),
          sendTo(to('accent'), ({ event }) => entered(event.session)),
        ],
      },
      {
        description:
          'A buyer has just signed in: the settings of the tenant are fetched, and the guard leads the buyer in.',
        actions: [
          assign(({ event: { session }, spawn }) => ({ session, settings: spawn('settings', settingsOf(session)) })),
          sendTo(to('guard'), ({ event }) => ({ type: 'visitor.entered' as const, visitor: signedIn(event.session) })),
          sendTo(to('accent'), ({ event }) => entered(event.session)),
        ],
      },
    ],
    'session.closed': {
      description: 'The session is over: settings and shop go with it, and the guard leads to the start.',
      actions: [
        stopChild('settings'),
        assign({ session: null, settings: null }),
        sendTo(to('accent'), { type: 'buyer.left' }),
        sendTo(to('guard'), ({ event }) => ({
          type: 'visitor.left' as const,
          visitor: event.visitor,
          isReturning: event.isExpired,
        })),
      ],
    },
    'loop.found': {
      description: 'The navigation runs in circles: the session is ended.',
      actions: sendTo(to('session'), { type: 'loop.detected' }),
    },
    'navigation.requested': {
      description: 'A screen or the shop wants to go somewhere: only the guard moves.',
      actions: sendTo(to('guard'), ({ event }) => event),
    },
    'navigation.replaced': {
      description: 'The same, without a trace in the history.',
      actions: sendTo(to('guard'), ({ event }) => event),
    },
    'place.wished': {
      description: 'A guest wants to see something that needs a login: the guard remembers it for after that.',
      actions: sendTo(to('guard'), ({ event }) => event),
    },
    'language.changed': {
      description: 'Other words are on the screen: texts of the server are fetched again.',
      actions: { type: 'publish', params: { type: 'language.changed' } },
    },
    'notice.given': {
      description: 'Something to tell the reader.',
      actions: sendTo(to('toasts'), ({ event }) => event),
    },
    'error.noticed': {
      description: 'Something failed that does not stop the reader.',
      actions: sendTo(to('crash'), ({ event }) => event),
    },
    'region.wanted': {
      description: 'F6: the focus goes to the next region of the page, with Shift to the one before.',
      actions: { type: 'leadToRegion', params: ({ event }) => event },
    },
    'screen.crashed': {
      description: 'A screen cannot go on.',
      actions: sendTo(to('crash'), ({ event }) => event),
    },
    'xstate.error.actor.*': {
      description: 'An actor failed for good: the error screen shows. Code that cannot be fetched is no such failure.',
      guard: { type: 'isLasting', params: ({ event }) => event },
      actions: sendTo(to('crash'), ({ event }) => ({
        type: 'screen.crashed' as const,
        error: event.error,
        componentStack: '',
      })),
    },
    'subscriber.joined': {
      description: 'A screen wants to hear of place, language and network.',
      actions: assign(({ context, event }) => ({ subscribers: withSubscriber(context.subscribers, event) })),
    },
    'subscriber.left': {
      description: 'The screen is gone.',
      actions: assign(({ context, event }) => ({ subscribers: withoutSubscriber(context.subscribers, event) })),
    },
  },
})
