import { assign, type ActorRefFrom } from 'xstate'
import { givenUpState, networkTo, patience, retryTo, sending } from '../loading'
import { refusalOf } from './refusal'
import { emptyRegistration, registrationBody, withScheme } from '../rules/registration'
import { recalled } from '../rules/registration-draft'
import { problemsOf, registrationSetup } from './registration.setup'

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'Asking a company for an account; the company decides later.',
  meta: { spec: '2 Registration, 4 Registration, 5 Registration, 7 POST /api/register, 8 Registration' },
  context: ({ input: { app, tenant, ...start } }) => ({
    app,
    tenant,
    start,
    values: emptyRegistration(start),
    countries: [],
    problems: {},
    failure: null,
    message: null,
  }),
  invoke: [
    { src: 'tenantNews', input: ({ context: { tenant } }) => ({ to: tenant }) },
    { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  ],
  type: 'parallel',
  states: {
    countries: {
      description: 'The list of countries and their regions.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The list is being fetched; the rest of the form can be filled in meanwhile.',
          invoke: {
            src: 'loadCountries',
            onDone: {
              description: 'The list is there.',
              target: 'known',
              actions: assign(({ event }) => ({ countries: event.output })),
            },
            onError: {
              description: 'Without the list nobody can choose a country: the form says so and offers Retry.',
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ what: 'The countries', error: event.error }) },
            },
          },
          on: { 'countries.retried': retryTo('loading') },
          ...patience('countriesSlow'),
        },
        known: { description: 'Countries can be chosen.' },
        failed: {
          description: 'The list could not be fetched.',
          tags: 'countriesFailed',
          on: { 'countries.retried': retryTo('loading'), 'network.returned': networkTo('loading') },
        },
      },
    },
    form: {
      description: 'The form itself.',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'What this tab keeps of a form that was not sent is looked for.',
          invoke: {
            src: 'recallDraft',
            input: ({ context: { start } }) => ({ code: start.manufacturerCode }),
            onDone: {
              description: 'What was typed before a reload, or before the visitor went back, stands in the form again.',
              target: 'editing',
              actions: assign(({ context: { values, start }, event }) => ({
                values: recalled(values, start, event.output),
              })),
            },
            onError: { description: 'It cannot be read: the form begins empty.', target: 'editing' },
          },
        },
        editing: { description: 'The form can be filled in.' },
        submitting: {
          description: 'The form is with the server; sent once.',
          tags: 'busy',
          on: { 'form.submitted': { description: 'A second press does nothing.' } },
          invoke: {
            src: 'register',
            input: ({ context }) => registrationBody(context.values),
            onDone: {
              description: 'The company has the request: the form is emptied (C-25), nobody is signed in.',
              target: 'registered',
              actions: [
                assign(({ context, event }) => ({
                  values: emptyRegistration(context.start),
                  problems: {},
                  message: event.output,
                })),
                { type: 'forgetDraft', params: ({ context }) => context },
              ],
            },
            onError: {
              description:
                'Refused, or not reached: everything typed stays, except for the passwords; what the server says of a field stands at it.',
              target: 'refused',
              actions: assign(({ context, event }) => ({
                values: { ...context.values, password: '', password_confirmation: '' },
                ...refusalOf(context.values, event.error),
              })),
            },
          },
          ...sending('#registration.form.givenUp'),
        },
        givenUp: givenUpState(
          'Nobody waited for the answer: the company may have the request; everything typed stays.',
        ),
        refused: { description: 'The attempt failed; another one is possible.' },
        registered: { description: 'The account waits for the approval of the company.', tags: 'registered' },
      },
      on: {
        'code.offered': {
          description: 'The host knows its company: its code is filled in where none is, and can be changed (C-29).',
          guard: 'hasNoCode',
          actions: { type: 'applyEdit', params: ({ event }) => ({ patch: { manufacturerCode: event.code } }) },
        },
        'field.changed': [
          {
            description: 'A country that the list does not have is only logged (spec 8); its state can be typed.',
            guard: { type: 'isUnknownCountry', params: ({ event }) => event },
            actions: [
              { type: 'applyEdit', params: ({ event }) => event },
              { type: 'keepDraft', params: ({ context }) => context },
              { type: 'logUnknownCountry', params: ({ event }) => ({ code: event.patch.country }) },
            ],
          },
          {
            description: 'A field is edited: its own problem goes, the others stay; this tab keeps what is typed.',
            actions: [
              { type: 'applyEdit', params: ({ event }) => event },
              { type: 'keepDraft', params: ({ context }) => context },
            ],
          },
        ],
        'website.left': {
          description: 'The cursor leaves the website: an address without its https:// gets it.',
          guard: 'isWithoutScheme',
          actions: [
            {
              type: 'applyEdit',
              params: ({ context: { values } }) => ({ patch: { webAddress: withScheme(values.webAddress) } }),
            },
            { type: 'keepDraft', params: ({ context }) => context },
          ],
        },
        'form.submitted': [
          {
            description: 'Something is missing, malformed or different: no call is made.',
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.editing',
            actions: assign(({ context, event }) => ({
              problems: problemsOf(context, event.malformed),
              failure: null,
            })),
          },
          {
            description: 'The form is complete.',
            target: '.submitting',
            actions: assign({ problems: {}, failure: null, message: null }),
          },
        ],
      },
    },
  },
})
export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
