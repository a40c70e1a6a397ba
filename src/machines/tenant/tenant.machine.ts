import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { TextByLanguage } from '../../api/schemas/shared'
import type { PublicSettings } from '../../api/schemas/tenant'
import { withoutSubscriber, withSubscriber, type Recipient, type SubscriptionEvent } from '../news'
import { asFailure, effect, port } from '../port'
import { matchRoute } from '../rules/access'
import { looksOf, type TenantLooks } from '../rules/accents-kept'

/** The host of this page belongs to a tenant. */
export type CodeOffered = { readonly type: 'code.offered'; readonly code: string }
/** The public looks of a tenant are there; `addresses` and `looks` are `null` where they could not be fetched. */
export type StorefrontSettled = {
  readonly type: 'storefront.settled'
  readonly code: string
  readonly addresses: TextByLanguage | null
  readonly looks: TenantLooks | null
}
/** What the tenant tells forms and documents that depend on it. */
export type TenantNews = CodeOffered | StorefrontSettled
export type TenantContext = {
  /** Code of the address, else of the host; the tenant whose looks a guest sees. */
  readonly code: string | null
  readonly origin: 'address' | 'host' | null
  readonly storefront: PublicSettings | null
  /** The looks of `code` have been fetched, or could not be. */
  readonly isSettled: boolean
  readonly subscribers: readonly Recipient<TenantNews>[]
}
export type TenantEvent = { type: 'place.changed'; pathname: string } | SubscriptionEvent<TenantNews>
/** The tenant, as who depends on it knows it. */
export type TenantRef = Recipient<SubscriptionEvent<TenantNews>>

const routesOfHost = ['login', 'register', 'forgotPassword'] as const
const routeOf = (pathname: string) => {
  const route = matchRoute(pathname)
  // Codes are written in upper case everywhere (C-03); somebody who types an address need not know.
  return {
    code: route?.code?.toUpperCase() ?? null,
    asksHost: routesOfHost.some((name) => name === route?.name) && !route?.code,
  }
}

const codeNews = ({ code, origin }: TenantContext): TenantNews | undefined =>
  origin === 'host' && code !== null ? { type: 'code.offered', code } : undefined
const looksNews = ({ code, storefront, isSettled }: TenantContext): TenantNews | undefined =>
  isSettled && code !== null
    ? {
        type: 'storefront.settled',
        code,
        addresses: storefront?.about_us_url ?? null,
        looks: storefront && looksOf(storefront),
      }
    : undefined
/** What is known now, for those who subscribe late. */
const presentNews = (context: TenantContext): readonly TenantNews[] =>
  [codeNews(context), looksNews(context)].filter((news) => news !== undefined)

export const tenantMachine = setup({
  types: {} as { context: TenantContext; events: TenantEvent; tags: 'pending' },
  actors: {
    resolveHost: port<string | null>('resolveHost'),
    loadPublicSettings: port<PublicSettings, { code: string }>('loadPublicSettings'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    publish: enqueueActions(({ context, enqueue }, { news }: { news: TenantNews | undefined }) => {
      if (news) for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, news)
    }),
    answer: enqueueActions(({ context, enqueue }, { subscriber }: { subscriber: Recipient<TenantNews> }) => {
      for (const news of presentNews(context)) enqueue.sendTo(subscriber, news)
    }),
  },
  guards: {
    isOtherCode: ({ context }, { pathname }: { pathname: string }) => {
      const { code } = routeOf(pathname)
      return code !== null && code !== context.code
    },
    isHostAsked: ({ context }, { pathname }: { pathname: string }) =>
      routeOf(pathname).asksHost && context.origin !== 'host',
    hasCode: (_, { code }: { code: string | null }) => code !== null,
    isUnauthorised: (_, { error }: { error: unknown }) => asFailure(error).kind === 'unauthorised',
  },
}).createMachine({
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
        onError: {
          description: 'Default looks and texts will do (LOGIN-42).',
          target: 'failed',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ what: 'Public settings', error: event.error }) },
            assign({ isSettled: true }),
            { type: 'publish', params: ({ context }) => ({ news: looksNews(context) }) },
          ],
        },
      },
    },
    known: { description: 'The looks of the tenant are on the screen.' },
    failed: { description: 'The looks could not be fetched; the screen shows the defaults.' },
  },
})

export type TenantActor = ActorRefFrom<typeof tenantMachine>
