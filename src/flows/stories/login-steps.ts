import type { StoryStep } from './story'

/** Nobody is signed in yet. */
export const asGuest: readonly StoryStep[] = [
  {
    machine: 'session',
    begins: '',
    says: 'The portal opens and looks whether somebody is still signed in on this device.',
    leads: ['session.restoring'],
  },
  {
    machine: 'session',
    does: 'done.restoreSession',
    sample: 'nobody',
    says: 'Nobody is: the visitor is a guest.',
    leads: ['session.guest'],
  },
]

/** A buyer who is signed in already. */
export const asBuyer: readonly StoryStep[] = [
  {
    machine: 'session',
    begins: '',
    says: 'The portal opens and looks whether somebody is still signed in on this device.',
    leads: ['session.restoring'],
  },
  {
    machine: 'session',
    does: 'done.restoreSession',
    sample: 'the buyer of Acme',
    says: 'The buyer of Acme is: no login is needed.',
    leads: ['session.signedIn'],
  },
]

/** From the login screen to a session. */
export const loggingIn: readonly StoryStep[] = [
  {
    machine: 'login',
    begins: 'nobody signed in',
    says: 'The login screen waits for an email and a password.',
    leads: ['login.idle'],
  },
  {
    machine: 'login',
    does: 'credentials.changed',
    sample: 'both fields',
    says: 'The buyer types both.',
    leads: ['login.idle'],
  },
  {
    machine: 'login',
    does: 'login.submitted',
    sample: 'well-formed',
    says: 'The buyer presses Log in: the portal asks the server once, also when the button is pressed twice.',
    sees: 'The button says “Logging in…”.',
    leads: ['login.submitting'],
  },
  {
    machine: 'login',
    does: 'done.signIn',
    sample: 'signed in',
    says: 'The server knows the buyer and answers with the company they buy from.',
    leads: ['login.success'],
  },
  {
    machine: 'session',
    does: 'session.started',
    sample: 'the buyer of Acme',
    says: 'The session begins: prices, stock and cart are open to the buyer.',
    leads: ['session.signedIn'],
  },
]
