import { assign, setup, type ActorRefFrom } from 'xstate'
import type { PasswordChange } from '../../api/schemas/account'
import type { Failure } from '../../api/schemas/failure'
import type { Message } from '../../api/schemas/shared'
import { delays } from '../delays'
import { givenUpState, sending, type WaitingEnded } from '../loading'
import { port } from '../port'
import { fieldProblems, withoutProblemsOf, type FieldProblems } from '../rules/field-problems'
import { refusalOf } from './refusal'

export type ChangePasswordContext = {
  readonly code: string
  readonly values: PasswordChange
  readonly problems: FieldProblems
  readonly failure: Failure | null
  /** What the server answered to the last success, `null` before that. */
  readonly message: Message | null
}
export type ChangePasswordEvent =
  { type: 'field.changed'; patch: Partial<PasswordChange> } | { type: 'form.submitted' } | WaitingEnded
export type ChangePasswordInput = Pick<ChangePasswordContext, 'code'>

const nothing: PasswordChange = { current_password: '', new_password: '', new_password_confirmation: '' }
const pair = ['new_password', 'new_password_confirmation'] as const
// No rule about the new password itself: that is the server's to say (C-111).
const problemsOf = (values: PasswordChange): FieldProblems =>
  fieldProblems(values, { required: Object.keys(nothing), alike: pair })

export const changePasswordMachine = setup({
  types: {} as {
    context: ChangePasswordContext
    events: ChangePasswordEvent
    input: ChangePasswordInput
    tags: 'busy' | 'slow' | 'givenUp' | 'changed'
  },
  actors: { changePassword: port<Message, { code: string; change: PasswordChange }>('changePassword') },
  guards: { hasProblems: ({ context }) => Object.keys(problemsOf(context.values)).length > 0 },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'changePassword',
  description: 'A buyer chooses another password.',
  meta: { spec: '2 Profile, 5 Password change, 7 PUT /api/user/{code}/password, 8 Password change failure' },
  context: ({ input }) => ({ ...input, values: nothing, problems: {}, failure: null, message: null }),
  initial: 'editing',
  states: {
    editing: { description: 'The form can be filled in.' },
    submitting: {
      description: 'The change is with the server; sent once, whatever happens.',
      tags: 'busy',
      on: { 'form.submitted': { description: 'A second press does nothing.' } },
      invoke: {
        src: 'changePassword',
        input: ({ context }) => ({ code: context.code, change: context.values }),
        onDone: {
          description: 'The new password is valid from now on; the fields are emptied (C-84).',
          target: 'changed',
          actions: assign(({ event }) => ({ values: nothing, problems: {}, message: event.output })),
        },
        onError: {
          description: 'Refused, or not reached: what was typed stays; what the server says of a field stands at it.',
          target: 'refused',
          actions: assign(({ context, event }) => refusalOf(context.values, event.error)),
        },
      },
      ...sending('#changePassword.givenUp'),
    },
    givenUp: givenUpState('Nobody waited for the answer: the new password may be valid already; what was typed stays.'),
    refused: { description: 'The attempt failed; another one is possible.' },
    changed: { description: 'The password was changed; it can be changed again.', tags: 'changed' },
  },
  on: {
    'field.changed': {
      description: 'A field is edited: its own problem goes, the others stay.',
      actions: assign(({ context, event }) => ({
        values: { ...context.values, ...event.patch },
        problems: withoutProblemsOf(context.problems, Object.keys(event.patch), pair),
      })),
    },
    'form.submitted': [
      {
        description: 'A field is empty, or the new password and its confirmation differ: no call is made.',
        guard: 'hasProblems',
        target: '.editing',
        actions: assign(({ context }) => ({ problems: problemsOf(context.values), failure: null })),
      },
      {
        description: 'The form is complete.',
        target: '.submitting',
        actions: assign({ problems: {}, failure: null, message: null }),
      },
    ],
  },
})
export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>
