import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Credentials, LoginAnswer, Session } from '../../api/schemas/session'
import { delays } from '../delays'
import { givenUpState, sending, type WaitingEnded } from '../loading'
import { asFailure, port } from '../port'
import type { Recipient } from '../news'
import { fieldProblems, withoutProblemsOf, type FieldProblems, type Malformed } from '../rules/field-problems'
import { refusedLogin } from '../rules/refused-login'

/** Why a login did not succeed: the server's refusal, or an answer without tenant or user (spec 8). */
export type LoginProblem = { readonly kind: 'failed'; readonly failure: Failure } | { readonly kind: 'incomplete' }
/** Whom the login tells that somebody signed in. */
export type SessionRef = Recipient<{ readonly type: 'session.started'; readonly session: Session }>
export type LoginContext = {
  readonly session: SessionRef
  readonly credentials: Credentials
  readonly problems: FieldProblems
  readonly problem: LoginProblem | null
  readonly answer: LoginAnswer | null
}
export type LoginEvent =
  | { type: 'credentials.changed'; patch: Partial<Credentials> }
  | { type: 'login.submitted'; malformed: Malformed }
  | WaitingEnded

const problemsOf = ({ credentials }: LoginContext, malformed: Malformed): FieldProblems =>
  fieldProblems(credentials, { required: ['email', 'password'], malformed })

/** The session of an answer: the first tenant is used; `null` when token, tenant or user is missing. */
const sessionOf = (answer: LoginAnswer | null, email: string): Session | null => {
  const manufacturer = answer?.tenants[0]
  if (!answer?.token || !manufacturer || !answer.user) return null
  return { token: answer.token, manufacturer, user: { ...answer.user, email: answer.user.email || email } }
}

export const loginMachine = setup({
  types: {} as {
    context: LoginContext
    events: LoginEvent
    input: { session: SessionRef }
    tags: 'busy' | 'slow' | 'givenUp'
  },
  actors: { signIn: port<LoginAnswer, Credentials>('signIn') },
  actions: {
    startSession: enqueueActions(({ context, enqueue }) => {
      const session = sessionOf(context.answer, context.credentials.email)
      if (session) enqueue.sendTo(context.session, { type: 'session.started', session })
    }),
  },
  guards: {
    isIncomplete: ({ context }, { malformed }: { malformed: Malformed }) =>
      Object.keys(problemsOf(context, malformed)).length > 0,
    isSession: ({ context }, { answer }: { answer: LoginAnswer }) =>
      sessionOf(answer, context.credentials.email) !== null,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'login',
  description: 'Signing in with email and password.',
  meta: { spec: '2 Login, 4 Login, 5 Login, 8 Login failure' },
  context: ({ input }) => ({
    session: input.session,
    credentials: { email: '', password: '' },
    problems: {},
    problem: null,
    answer: null,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'The form can be filled in.' },
    submitting: {
      description: 'The credentials are with the server; sent once.',
      tags: 'busy',
      on: { 'login.submitted': { description: 'A second press does nothing.' } },
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            description: 'Token, tenant and user are there.',
            guard: { type: 'isSession', params: ({ event }) => ({ answer: event.output }) },
            target: 'success',
            actions: assign(({ event }) => ({ answer: event.output })),
          },
          {
            description: 'The answer holds no tenant or no user: nobody is signed in, nothing is stored.',
            target: 'error',
            actions: assign({ problem: { kind: 'incomplete' } }),
          },
        ],
        onError: {
          description: 'The server refused, or could not be reached; what it says of a field stands at it.',
          target: 'error',
          actions: assign(({ event }) => {
            const failure = asFailure(event.error)
            return { problem: { kind: 'failed', failure }, problems: refusedLogin(failure) }
          }),
        },
      },
      ...sending('#login.givenUp'),
    },
    givenUp: givenUpState('Nobody waited for the answer: nobody is signed in, and another attempt is possible.'),
    error: { description: 'The attempt failed; the email is kept and another attempt is possible.' },
    success: { description: 'The buyer is signed in.', type: 'final', entry: 'startSession' },
  },
  on: {
    'credentials.changed': {
      description: 'A field is edited: its own error goes.',
      actions: assign(({ context, event }) => ({
        credentials: { ...context.credentials, ...event.patch },
        problems: withoutProblemsOf(context.problems, Object.keys(event.patch)),
      })),
    },
    'login.submitted': [
      {
        description: 'A field is empty or malformed: no call is made.',
        guard: { type: 'isIncomplete', params: ({ event }) => event },
        target: '.idle',
        actions: assign(({ context, event }) => ({
          problems: problemsOf(context, event.malformed),
          problem: null,
        })),
      },
      {
        description: 'The form is complete.',
        target: '.submitting',
        actions: assign({ problem: null, problems: {} }),
      },
    ],
  },
})
export type LoginActor = ActorRefFrom<typeof loginMachine>
