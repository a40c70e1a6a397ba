import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import type { PublicSettings, Settings } from '../../api/schemas/tenant'
import { deed, port } from '../port'
import { matchRoute } from '../rules/access'

export type TenantContext = {
  /** Code of the address, else of the host; the tenant whose looks a guest sees. */
  readonly code: string | null
  readonly origin: 'address' | 'host' | null
  readonly storefront: PublicSettings | null
  /** Code of the signed-in buyer's tenant. */
  readonly buyerCode: string | null
  readonly settings: Settings | null
}
export type TenantEvent =
  | { type: 'place.changed'; pathname: string }
  | { type: 'session.opened'; code: string }
  | { type: 'session.closed' }
  | { type: 'settings.retried' }
export type TenantEmitted = { type: 'sellMinimum.known'; isOn: boolean }

const routesOfHost = ['login', 'register', 'forgotPassword'] as const
const routeOf = (pathname: string) => {
  const route = matchRoute(pathname)
  // Codes are written in upper case everywhere (C-03); somebody who types an address need not know.
  return {
    code: route?.code?.toUpperCase() ?? null,
    asksHost: routesOfHost.some((name) => name === route?.name) && !route?.code,
  }
}

export const tenantMachine = setup({
  types: {} as { context: TenantContext; events: TenantEvent; emitted: TenantEmitted; tags: 'settingsPending' },
  actors: {
    resolveHost: port<string | null>('resolveHost'),
    loadPublicSettings: port<PublicSettings, { code: string }>('loadPublicSettings'),
    loadSettings: port<Settings, { code: string }>('loadSettings'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => deed('logFailure')(),
    announceStep: emit(({ context }) => ({
      type: 'sellMinimum.known' as const,
      isOn: context.settings?.b2b_sell_minimum ?? false,
    })),
  },
  guards: {
    isOtherCode: ({ context }, { pathname }: { pathname: string }) => {
      const { code } = routeOf(pathname)
      return code !== null && code !== context.code
    },
    isHostAsked: ({ context }, { pathname }: { pathname: string }) =>
      routeOf(pathname).asksHost && context.origin !== 'host',
    hasCode: (_, { code }: { code: string | null }) => code !== null,
  },
}).createMachine({
  id: 'tenant',
  description: 'Whose storefront this is: its looks for everybody, its settings for signed-in buyers.',
  meta: { spec: '3 Tenant branding, Tenant public settings, Settings; 7 resolve-host' },
  context: { code: null, origin: null, storefront: null, buyerCode: null, settings: null },
  type: 'parallel',
  states: {
    storefront: {
      description: 'The public looks of a tenant.',
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
            })),
          },
          {
            description: 'A public screen without a code: the host may know the tenant (C-02).',
            guard: { type: 'isHostAsked', params: ({ event }) => event },
            target: '.resolving',
            actions: assign({ code: null, origin: null, storefront: null }),
          },
        ],
      },
      states: {
        unknown: { description: 'No tenant is known.' },
        resolving: {
          description: 'Asking the server which tenant this host belongs to.',
          invoke: {
            src: 'resolveHost',
            onDone: [
              {
                guard: { type: 'hasCode', params: ({ event }) => ({ code: event.output }) },
                target: 'loading',
                actions: assign(({ event }) => ({ code: event.output, origin: 'host' as const })),
              },
              { target: 'unknown' },
            ],
            onError: { description: 'No answer means: no code known, and no error text.', target: 'unknown' },
          },
        },
        loading: {
          description: 'Fetching the public settings of the tenant; the form can be used meanwhile.',
          invoke: {
            src: 'loadPublicSettings',
            input: ({ context }) => ({ code: context.code ?? '' }),
            onDone: { target: 'known', actions: assign(({ event }) => ({ storefront: event.output })) },
            onError: {
              description: 'Default looks and texts will do (LOGIN-42).',
              target: 'failed',
              actions: {
                type: 'logFailure',
                params: ({ event }) => ({ what: 'Public settings', error: event.error }),
              },
            },
          },
        },
        known: { description: 'The looks of the tenant are on the screen.' },
        failed: { description: 'The looks could not be fetched; the screen shows the defaults.' },
      },
    },
    settings: {
      description: "The settings of the signed-in buyer's tenant, kept for the session.",
      initial: 'none',
      on: {
        'session.opened': {
          description: 'A buyer is signed in: their settings are fetched once.',
          target: '.loading',
          actions: assign(({ event }) => ({ buyerCode: event.code, settings: null })),
        },
        'session.closed': {
          description: 'Nothing of the former tenant stays.',
          target: '.none',
          actions: [assign({ buyerCode: null, settings: null }), 'announceStep'],
        },
      },
      states: {
        none: { description: 'Nobody is signed in.' },
        loading: {
          description: 'Fetching the settings; the dashboard waits for them (C-41).',
          tags: 'settingsPending',
          on: { 'settings.retried': { description: 'The buyer will not wait.', target: 'loading', reenter: true } },
          invoke: {
            src: 'loadSettings',
            input: ({ context }) => ({ code: context.buyerCode ?? '' }),
            onDone: { target: 'known', actions: [assign(({ event }) => ({ settings: event.output })), 'announceStep'] },
            onError: {
              description: 'Only logged (spec 8): the flags count as off.',
              target: 'failed',
              actions: [
                { type: 'logFailure', params: ({ event }) => ({ what: 'Settings', error: event.error }) },
                'announceStep',
              ],
            },
          },
        },
        known: { description: 'The settings are there.' },
        failed: { description: 'The settings could not be fetched; the defaults count.' },
      },
    },
  },
})

export type TenantActor = ActorRefFrom<typeof tenantMachine>
