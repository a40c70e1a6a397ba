import { assign, type ActorRefFrom } from 'xstate'
import { withoutSubscriber, withSubscriber } from '../news'
import { codeNews, looksNews, routeOf, tenantSetup } from './tenant.setup'

export const tenantMachine = tenantSetup.createMachine({
  id: 'tenant',
  description: 'Whose storefront this is, and how it looks to everybody.',
  meta: { spec: '3 Tenant branding, Tenant public settings; 7 resolve-host' },
  context: { code: null, origin: null, storefront: null, isSettled: false, subscribers: [] },
  initial: 'unknown',
  on: {
    'place.changed': [
      {
        description: 'The address names another tenant.',
        guard: { type: 'isOtherCode', params: ({ event }) => event },
        target: '.loading',
        actions: assign(({ event }) => ({
          code: routeOf(event.pathname).code,
          origin: 'address' as const,
          storefront: null,
          isSettled: false,
        })),
      },
      {
        description: 'A public screen without a code: the host may know the tenant (C-02).',
        guard: { type: 'isHostAsked', params: ({ event }) => event },
        target: '.resolving',
        actions: assign({ code: null, origin: null, storefront: null, isSettled: false }),
      },
    ],
    'subscriber.joined': {
      description: 'A form or a document depends on the tenant: told what is known, and what will be.',
      actions: [
        assign(({ context, event }) => ({ subscribers: withSubscriber(context.subscribers, event) })),
        { type: 'answer', params: ({ event }) => event },
      ],
    },
    'subscriber.left': {
      description: 'The form or document is gone.',
      actions: assign(({ context, event }) => ({ subscribers: withoutSubscriber(context.subscribers, event) })),
    },
  },
  states: {
    unknown: {
      description:
        'The address asks for no storefront of a tenant, and the host belongs to none. Whether a buyer is signed in says the session.',
    },
    resolving: {
      description: 'Asking the server which tenant this host belongs to.',
      tags: 'pending',
      on: {
        'place.changed': {
          description: 'Another screen without a code: the host is being asked.',
          guard: { type: 'isHostAsked', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'resolveHost',
        onDone: [
          {
            description: 'The host belongs to a tenant.',
            guard: { type: 'hasCode', params: ({ event }) => ({ code: event.output }) },
            target: 'loading',
            actions: [
              assign(({ event }) => ({ code: event.output, origin: 'host' as const })),
              { type: 'publish', params: ({ context }) => ({ news: codeNews(context) }) },
            ],
          },
          { description: 'The host belongs to nobody.', target: 'unknown' },
        ],
        onError: [
          {
            description: 'A 401 sends every visitor back to the start, which would ask the host anew, for ever.',
            guard: { type: 'isUnauthorised', params: ({ event }) => event },
            target: 'turnedAway',
          },
          { description: 'No answer means: no code known, and no error text.', target: 'unknown' },
        ],
      },
    },
    turnedAway: {
      description: 'No tenant is known, and the server will not say whose host this is.',
      on: {
        'place.changed': {
          description: 'The host is not asked again.',
          guard: { type: 'isHostAsked', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'Fetching the public settings of the tenant; the form can be used meanwhile.',
      tags: 'pending',
      invoke: {
        src: 'loadPublicSettings',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: {
          description: 'The looks are there.',
          target: 'known',
          actions: [
            assign(({ event }) => ({ storefront: event.output, isSettled: true })),
            { type: 'publish', params: ({ context }) => ({ news: looksNews(context) }) },
          ],
        },
        onError: [
          {
            description: 'No company has this code (C-125).',
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'unrecognised',
            actions: [
              assign({ isSettled: true }),
              { type: 'publish', params: ({ context }) => ({ news: looksNews(context) }) },
            ],
          },
          {
            description: 'Default looks and texts will do (LOGIN-42).',
            target: 'failed',
            actions: [
              { type: 'logFailure', params: ({ event }) => ({ what: 'Public settings', error: event.error }) },
              assign({ isSettled: true }),
              { type: 'publish', params: ({ context }) => ({ news: looksNews(context) }) },
            ],
          },
        ],
      },
    },
    known: { description: 'The looks of the tenant are on the screen.' },
    unrecognised: {
      description: 'The server knows no company with the code of the address: the screens say so and ask for another.',
      tags: 'unknownCode',
    },
    failed: { description: 'The looks could not be fetched; the screen shows the defaults.' },
  },
})

export type TenantActor = ActorRefFrom<typeof tenantMachine>
