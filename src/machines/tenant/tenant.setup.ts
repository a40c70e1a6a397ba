import { enqueueActions, setup } from 'xstate'
import type { PublicSettings } from '../../api/schemas/tenant'
import type { Recipient } from '../news'
import { asFailure, effect, isUnknownThere, port } from '../port'
import { matchRoute } from '../rules/access'
import { looksOf } from '../rules/accents-kept'
import type { TenantContext, TenantEvent, TenantNews } from './tenant.types'

const routesOfHost = ['login', 'register', 'forgotPassword'] as const
export const routeOf = (pathname: string) => {
  const route = matchRoute(pathname)
  // Codes are written in upper case everywhere (C-03); somebody who types an address need not know.
  return {
    code: route?.code?.toUpperCase() ?? null,
    asksHost: routesOfHost.some((name) => name === route?.name) && !route?.code,
  }
}

export const codeNews = ({ code, origin }: TenantContext): TenantNews | undefined =>
  origin === 'host' && code !== null ? { type: 'code.offered', code } : undefined
export const looksNews = ({ code, storefront, isSettled }: TenantContext): TenantNews | undefined =>
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

/** The words that the tenant's chart is written in. */
export const tenantSetup = setup({
  types: {} as { context: TenantContext; events: TenantEvent; tags: 'pending' | 'unknownCode' },
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
    isUnknown: (_, { error }: { error: unknown }) => isUnknownThere(error),
    isUnauthorised: (_, { error }: { error: unknown }) => asFailure(error).kind === 'unauthorised',
  },
})
