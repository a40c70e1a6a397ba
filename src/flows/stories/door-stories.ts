import { asGuest, loggingIn } from './login-steps'
import type { Story } from './story'

/** A door that was dead, and is mended on the spot. */
export const mistypedCode: Story = {
  id: 'mistyped-code',
  title: 'A mistyped company code',
  lesson:
    'A code that no company has is said to be unknown, and the box for it stands there with what was typed: the ' +
    'visitor corrects it and goes on at the same door.',
  steps: [
    ...asGuest,
    {
      machine: 'tenant',
      begins: '',
      says: 'Nobody has asked for a company yet.',
      leads: ['tenant.unknown'],
    },
    {
      machine: 'tenant',
      does: 'place.changed',
      sample: 'the login with a mistyped code',
      says: 'The visitor opens the login of ZETTA, and means ACME.',
      leads: ['tenant.loading'],
    },
    {
      machine: 'tenant',
      does: 'error.loadPublicSettings',
      payload: { kind: 'rejected', status: 404, message: 'There is no company with this code.', fields: {} },
      says: 'The server knows no company with this code.',
      sees: 'That there is no company ZETTA, and the box with that code in it.',
      leads: ['tenant.unrecognised'],
    },
    {
      machine: 'tenant',
      does: 'place.changed',
      sample: 'the login of Acme',
      says: 'The visitor corrects the code and presses Go.',
      leads: ['tenant.loading'],
    },
    {
      machine: 'tenant',
      does: 'done.loadPublicSettings',
      sample: 'Acme',
      says: 'The looks of Acme are on the screen.',
      leads: ['tenant.known'],
    },
    ...loggingIn,
  ],
}
