import { asBuyer, asGuest, loggingIn } from './login-steps'
import { atCheckout, openCart, sending } from './ordering-steps'
import type { Story } from './story'

const placeAt = (pathname: string, at: number) => ({ place: { pathname, search: '' }, at })

/** A 401 in the middle of an order. */
export const lostSession: Story = {
  id: 'lost-session',
  title: 'The session ends during checkout',
  lesson:
    'When a session expires during checkout, the order is not taken, the buyer is led to the login and told ' +
    'why, and the cart stays on the device. After the login they are back at the checkout with the same ' +
    'cart; what was typed into the form is there again.',
  steps: [
    ...asBuyer,
    ...openCart('two lines', 'What this device keeps for the buyer is found: two products.'),
    {
      machine: 'navigationGuard',
      begins: 'at the products',
      says: 'The guard of the addresses waits until it is known who is there.',
      leads: ['navigationGuard.waiting'],
    },
    {
      machine: 'navigationGuard',
      does: 'visitor.restored',
      sample: 'the buyer of Acme',
      says: 'The buyer may be where they are.',
      leads: ['navigationGuard.guarding'],
    },
    {
      machine: 'navigationGuard',
      does: 'place.changed',
      payload: placeAt('/checkout', 1000),
      says: 'The buyer goes on to the checkout.',
      leads: ['navigationGuard.guarding'],
    },
    ...atCheckout,
    ...sending,
    {
      machine: 'orderSender',
      does: 'error.placeOrder',
      isUnseen: true,
      payload: { kind: 'unauthorised', message: 'Unauthenticated.' },
      says: 'The session has expired: the server answers 401. Whether the order is there all the same is looked up after the next login.',
      leads: ['orderSender.order.underWay.verifying'],
    },
    {
      machine: 'session',
      does: 'session.rejected',
      sample: 'with the words of the server',
      says:
        'A 401 ends the session: token and user are forgotten, and the buyer is a guest. The cart leaves the ' +
        'screen; what the device keeps of it stays.',
      leads: ['session.guest'],
    },
    {
      machine: 'navigationGuard',
      does: 'visitor.left',
      sample: 'session lost',
      says: 'The guard remembers the checkout and leads the guest away from it.',
      leads: ['navigationGuard.guarding'],
    },
    {
      machine: 'navigationGuard',
      does: 'place.changed',
      payload: placeAt('/login/ACME', 2000),
      says:
        'The login screen of the company opens, with the reason above its fields. The pictures of the next steps ' +
        'show it as it is for anybody, without the reason.',
      sees: '“Your session has ended. Log in again; your cart is still here.”',
      leads: ['navigationGuard.guarding'],
    },
    ...loggingIn,
    ...openCart('two lines', 'A cart of the new session begins with the same two products.'),
    {
      machine: 'navigationGuard',
      does: 'visitor.entered',
      sample: 'the buyer of Acme',
      says: 'The buyer of the same company is back: the guard still knows where they were.',
      leads: ['navigationGuard.guarding'],
    },
    {
      machine: 'navigationGuard',
      does: 'place.changed',
      payload: placeAt('/dashboard', 30_000),
      says: 'Instead of the dashboard the checkout opens.',
      leads: ['navigationGuard.guarding'],
    },
    ...atCheckout,
  ],
}

/** Both ends of a registration. */
export const registration: Story = {
  id: 'registration',
  title: 'A registration',
  lesson:
    'A registration ends in one of two states. Registered: the form is emptied, the account waits for the ' +
    'approval of the company, and nobody is signed in. Refused: the server said no or was not reached; ' +
    'everything typed stays except for the passwords, and another attempt is possible.',
  steps: [
    {
      machine: 'registration',
      begins: 'at Acme, from Canada',
      says: 'The registration opens with the code of the company; the list of countries is fetched meanwhile.',
      leads: ['registration.countries.loading', 'registration.form.recalling'],
    },
    {
      machine: 'registration',
      does: 'done.recallDraft',
      sample: 'nothing typed before',
      says: 'This tab keeps nothing of an earlier attempt: the form is empty.',
      leads: ['registration.countries.loading', 'registration.form.editing'],
    },
    {
      machine: 'registration',
      does: 'done.loadCountries',
      sample: 'three countries',
      says: 'Countries can be chosen.',
      leads: ['registration.countries.known', 'registration.form.editing'],
    },
    {
      machine: 'registration',
      does: 'form.submitted',
      sample: 'well-formed',
      says: 'The visitor presses Register too early: the form says what is missing, and no call is made.',
      sees: 'Each field says what is wrong with it.',
      leads: ['registration.form.editing'],
    },
    {
      machine: 'registration',
      does: 'field.changed',
      sample: 'all other fields',
      says: 'The visitor fills everything in; a password is optional.',
      leads: ['registration.form.editing'],
    },
    {
      machine: 'registration',
      does: 'form.submitted',
      sample: 'well-formed',
      says: 'The form is complete and goes to the server, once.',
      sees: 'The button says “Registering…”.',
      leads: ['registration.form.submitting'],
    },
    {
      machine: 'registration',
      does: 'error.register',
      payload: {
        kind: 'rejected',
        status: 422,
        message: 'The email has already been taken.',
        fields: { email: ['The email has already been taken.'] },
      },
      says: 'The server refuses: this email has an account already.',
      sees:
        'The server\'s own words stand above the button: "The email has already been taken." Everything ' +
        'typed stays, except for the passwords.',
      leads: ['registration.form.refused'],
    },
    {
      machine: 'registration',
      does: 'field.changed',
      payload: { patch: { email: 'ann.buyer@northyard.test' } },
      says: 'The visitor gives another email.',
      leads: ['registration.form.refused'],
    },
    {
      machine: 'registration',
      does: 'form.submitted',
      sample: 'well-formed',
      says: 'The second attempt goes to the server.',
      leads: ['registration.form.submitting'],
    },
    {
      machine: 'registration',
      does: 'done.register',
      sample: 'without words',
      says: 'The company has the request and decides later; nobody is signed in.',
      sees: '“Registration successful! Your account is pending company approval.”',
      leads: ['registration.form.registered'],
    },
  ],
}

/** A guest who wants to see more. */
export const guestToLogin: Story = {
  id: 'guest-to-login',
  title: 'From guest to login',
  lesson:
    'A guest may look at the catalogue without prices. Choosing a product asks them to log in; they may ' +
    'decline and look on.',
  steps: [
    ...asGuest,
    {
      machine: 'guestBrowse',
      begins: 'the catalogue of Acme',
      says: 'The guest opens the public catalogue of a company.',
      leads: ['guestBrowse.catalogue.loading.patient', 'guestBrowse.prompt.closed'],
    },
    {
      machine: 'guestBrowse',
      does: 'done.loadCatalogue',
      sample: 'three products',
      says: 'The products are there, without price and stock.',
      leads: ['guestBrowse.catalogue.ready', 'guestBrowse.prompt.closed'],
    },
    {
      machine: 'guestBrowse',
      does: 'product.chosen',
      sample: 'a bolt',
      says: 'The guest chooses a product: details need a login.',
      sees: 'A dialog: “Log in to see more”. It offers to cancel, to log in and to register.',
      leads: ['guestBrowse.prompt.asking'],
    },
    {
      machine: 'guestBrowse',
      does: 'prompt.declined',
      says: 'The guest cancels: nothing else changes.',
      leads: ['guestBrowse.catalogue.ready', 'guestBrowse.prompt.closed'],
    },
    {
      machine: 'guestBrowse',
      does: 'product.chosen',
      sample: 'a bolt',
      says: 'The guest chooses again, and this time decides to log in.',
      leads: ['guestBrowse.prompt.asking'],
    },
    ...loggingIn,
  ],
}
