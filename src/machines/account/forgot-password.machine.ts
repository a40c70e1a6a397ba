import { assign, setup, type ActorRefFrom } from 'xstate'
import { subscription } from '../news'
import type { ForgotPassword } from '../../api/schemas/account'
import type { Failure } from '../../api/schemas/failure'
import type { Message } from '../../api/schemas/shared'
import { delays } from '../delays'
import { givenUpState, sending, type WaitingEnded } from '../loading'
import { port } from '../port'
import { fieldProblems, withoutProblemsOf, type FieldProblems, type Malformed } from '../rules/field-problems'
import { refusalOf } from './refusal'

import type { CodeOffered, TenantNews, TenantRef } from '../tenant/tenant.types'

export type ForgotPasswordContext = {
  readonly tenant: TenantRef
  readonly values: ForgotPassword
  readonly problems: FieldProblems
  readonly failure: Failure | null
  /** What the server answered to the last success, `null` before that. */
  readonly message: Message | null
}
export type ForgotPasswordEvent =
  | { type: 'field.changed'; patch: Partial<ForgotPassword> }
  | CodeOffered
  | { type: 'form.submitted'; malformed: Malformed }
  | WaitingEnded
export type ForgotPasswordInput = {
  /** The code of the address, else the last-used one; empty when neither is known (C-03). */
  readonly code: string
  readonly tenant: TenantRef
}

const problemsOf = ({ values }: ForgotPasswordContext, malformed: Malformed): FieldProblems =>
  fieldProblems(values, { required: ['email', 'manufacturerCode'], malformed })

export const forgotPasswordMachine = setup({
  types: {} as {
    context: ForgotPasswordContext
    events: ForgotPasswordEvent
    input: ForgotPasswordInput
    tags: 'busy' | 'slow' | 'givenUp' | 'requested'
  },
  actors: {
    requestReset: port<Message, ForgotPassword>('requestReset'),
    tenantNews: subscription<TenantNews>(),
  },
  actions: {
    applyEdit: assign(({ context }, { patch }: { patch: Partial<ForgotPassword> }) => ({
      values: {
        email: patch.email ?? context.values.email,
        manufacturerCode: (patch.manufacturerCode ?? context.values.manufacturerCode).toUpperCase(),
      },
      problems: withoutProblemsOf(context.problems, Object.keys(patch)),
    })),
  },
  guards: {
    hasProblems: ({ context }, { malformed }: { malformed: Malformed }) =>
      Object.keys(problemsOf(context, malformed)).length > 0,
    hasNoCode: ({ context }) => context.values.manufacturerCode === '',
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking the company for a new password.',
  meta: { spec: '2 Forgot password, 5 Forgot password, 7 POST /api/auth/forgot-password, 8 Forgot password' },
  context: ({ input }) => ({
    tenant: input.tenant,
    values: { email: '', manufacturerCode: input.code.toUpperCase() },
    problems: {},
    failure: null,
    message: null,
  }),
  invoke: { src: 'tenantNews', input: ({ context: { tenant } }) => ({ to: tenant }) },
  initial: 'editing',
  states: {
    editing: { description: 'The form can be filled in.' },
    submitting: {
      description: 'The request is with the server; sent once.',
      tags: 'busy',
      on: { 'form.submitted': { description: 'A second press does nothing.' } },
      invoke: {
        src: 'requestReset',
        input: ({ context: { values } }) => ({
          email: values.email.trim(),
          manufacturerCode: values.manufacturerCode.trim(),
        }),
        onDone: {
          description: 'The company has the request: the email is emptied, the form can be used again (C-94).',
          target: 'requested',
          actions: assign(({ context, event }) => ({
            values: { ...context.values, email: '' },
            problems: {},
            message: event.output,
          })),
        },
        onError: {
          description: 'Refused, or not reached: what was typed stays; what the server says of a field stands at it.',
          target: 'refused',
          actions: assign(({ context, event }) => refusalOf(context.values, event.error)),
        },
      },
      ...sending('#forgotPassword.givenUp'),
    },
    givenUp: givenUpState('Nobody waited for the answer: the company may have the request; another one is possible.'),
    refused: { description: 'The attempt failed; another one is possible.' },
    requested: { description: 'The request was sent; another one is possible.', tags: 'requested' },
  },
  on: {
    'code.offered': {
      description: 'The host knows its company: its code is filled in where none is, and can be changed (C-03).',
      guard: 'hasNoCode',
      actions: { type: 'applyEdit', params: ({ event }) => ({ patch: { manufacturerCode: event.code } }) },
    },
    'field.changed': {
      description: 'A field is edited: its own problem goes; a code is written in upper case.',
      actions: { type: 'applyEdit', params: ({ event }) => event },
    },
    'form.submitted': [
      {
        description: 'A field is empty or malformed: no call is made.',
        guard: { type: 'hasProblems', params: ({ event }) => event },
        target: '.editing',
        actions: assign(({ context, event }) => ({ problems: problemsOf(context, event.malformed), failure: null })),
      },
      {
        description: 'The form is complete.',
        target: '.submitting',
        actions: assign({ problems: {}, failure: null, message: null }),
      },
    ],
  },
})
export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>
