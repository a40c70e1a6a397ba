import { loginMachine } from '../../../machines/session/login.machine'
import { navigationGuardMachine } from '../../../machines/session/navigation-guard.machine'
import { sessionMachine } from '../../../machines/session/session.machine'
import type { SessionContext } from '../../../machines/session/session.setup'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'

type Session = NonNullable<SessionContext['session']>

/** A session of a buyer of Acme. */
export const acme: Session = {
  token: 'demo-token',
  manufacturer: { code: 'ACME', name: 'Acme Supply', logo: null },
  user: { email: 'buyer@acme.test', name: 'Ann Buyer', rep_code: null },
}
/** A session of the same buyer at another company. */
export const bolt: Session = {
  ...acme,
  token: 'other-token',
  manufacturer: { code: 'BOLT', name: 'Bolt Brothers', logo: null },
}

const login = samplesOf(loginMachine, {
  inputs: { 'nobody signed in': { session: standIn('session') } },
  events: {
    'credentials.changed': {
      'both fields': { patch: { email: 'buyer@acme.test', password: 'Secret-123' } },
      'the email': { patch: { email: 'buyer@acme' } },
      'the password': { patch: { password: 'wrong' } },
    },
    'login.submitted': {
      'well-formed': { malformed: {} },
      'a malformed email': { malformed: { email: 'email' } },
    },
  },
  ports: {
    signIn: {
      done: {
        'signed in': { token: acme.token, tenants: [acme.manufacturer], user: acme.user },
        'no tenant': { token: acme.token, tenants: [], user: acme.user },
        'no user': { token: acme.token, tenants: [acme.manufacturer], user: null },
      },
    },
  },
})

const session = samplesOf(sessionMachine, {
  events: {
    'session.started': { 'the buyer of Acme': { session: acme }, 'the buyer of Bolt': { session: bolt } },
    'session.rejected': {
      'without words': { message: null },
      'with the words of the server': { message: 'These credentials do not match our records.' },
    },
    'storage.changed': {
      'signed out': { stored: { session: null, lastCode: 'ACME' } },
      'signed in at Acme': { stored: { session: acme, lastCode: 'ACME' } },
      'signed in at Bolt': { stored: { session: bolt, lastCode: 'BOLT' } },
    },
  },
  ports: {
    restoreSession: {
      done: {
        nobody: { session: null, lastCode: null },
        'nobody, last at Acme': { session: null, lastCode: 'ACME' },
        'the buyer of Acme': { session: acme, lastCode: 'ACME' },
      },
      failed: { 'unreadable user': { kind: 'unreadable' } },
    },
    findCart: {
      done: {
        'no cart': null,
        'a cart of Acme': { code: 'ACME', lines: 3 },
        'a cart of Bolt': { code: 'BOLT', lines: 2 },
      },
    },
    findOpenOrder: { done: { 'no order is open': false, 'an order is open': true } },
  },
})

const place = (pathname: string, at: number, search = '') => ({ place: { pathname, search }, at })
const buyer = { kind: 'signedIn', code: 'ACME' } as const
const guest = { kind: 'guest', lastCode: 'ACME' } as const
const guard = samplesOf(navigationGuardMachine, {
  inputs: {
    'at the products': { place: { pathname: '/products', search: '?page=2' } },
    'at the login': { place: { pathname: '/login/ACME', search: '' } },
    'at an order link': { place: { pathname: '/order-link', search: '', hash: '#1/BOLT/0/CB-120:6' } },
    'at the login, with an order link': {
      place: { pathname: '/login/BOLT', search: '' },
      link: '/order-link#1/BOLT/0/CB-120:6',
    },
  },
  events: {
    'place.changed': {
      'the cart': place('/cart', 1000),
      'the orders': place('/orders', 1000),
      'another page of the products': place('/products', 1000, '?page=3'),
      'the dashboard': place('/dashboard', 9000),
      'the login': place('/login/ACME', 9500),
      'the login of Bolt': place('/login/BOLT', 9600),
      'an address of no page': place('/nowhere/at/all', 9700),
    },
    'visitor.restored': { 'a guest': { visitor: guest }, 'the buyer of Acme': { visitor: buyer } },
    'visitor.entered': {
      'the buyer of Acme': { visitor: buyer },
      'a buyer of Bolt': { visitor: { kind: 'signedIn', code: 'BOLT' } },
    },
    'visitor.left': {
      'logged out': { visitor: guest, isReturning: false },
      'session lost': { visitor: guest, isReturning: true },
    },
    'navigation.requested': { 'to the cart': { to: '/cart' } },
    'place.wished': {
      'a product of Acme': { wish: { code: 'ACME', to: '/products/101' } },
      'nothing more': { wish: null },
    },
    'link.kept': { 'a link of Bolt': { link: '/order-link#1/BOLT/0/CB-120:6' } },
    'navigation.replaced': { 'to the login': { to: '/login/ACME' } },
  },
  ports: {},
  // Two places in turn, 16 changes of path at once: that is a loop.
  walks: [`navigationGuard!visitor.restored*1${'!place.changed!place.changed*1'.repeat(8)}`],
})

export const sessionSamples = [login, session, guard]
