import { assign, enqueueActions, setup } from 'xstate'
import type { AccountParts } from './account/account.types'
import type { AppContext, AppEvent, AppInput, AppNews, AppTag, OutsideNews } from './app.types'
import { densityMachine } from './catalogue/density.machine'
import { delays } from './delays'
import { effect, listener, port } from './port'
import { isSameOwner, needsAccount, shopOwner } from './rules/shop-owner'
import { navigationGuardMachine } from './session/navigation-guard.machine'
import { sessionMachine } from './session/session.machine'
import { crashMachine } from './shell/crash.machine'
import { editionMachine } from './shell/edition.machine'
import { preferencesMachine } from './shell/preferences.machine'
import { toastsMachine } from './shell/toasts.machine'
import type { ShopParts } from './shop.types'
import { accentMachine } from './tenant/accent.machine'
import { named } from './system'
import { settingsMachine } from './tenant/settings.machine'
import { tenantMachine } from './tenant/tenant.machine'

const ownerNow = ({ session, place }: AppContext) => shopOwner(session, place.pathname)

/** The words that the app's chart is written in: its actors, actions and guards. */
export const appSetup = setup({
  types: {} as { context: AppContext; events: AppEvent; input: AppInput; tags: AppTag },
  actors: {
    outside: listener<OutsideNews>('outside'),
    loadShop: port<ShopParts>('loadShop'),
    loadAccount: port<AccountParts>('loadAccount'),
    preferences: preferencesMachine,
    toasts: toastsMachine,
    crash: crashMachine,
    tenant: tenantMachine,
    session: sessionMachine,
    guard: navigationGuardMachine,
    settings: settingsMachine,
    accent: accentMachine,
    density: densityMachine,
    edition: editionMachine,
  },
  actions: {
    reloadPage: (_, _params: undefined) => effect('reloadPage')(),
    leadToRegion: (_, _params: { readonly isBack: boolean }) => effect('leadToRegion')(),
    publish: enqueueActions(({ context, enqueue }, news: AppNews) => {
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, news)
    }),
    askSettings: enqueueActions(({ context: { settings }, enqueue }) => {
      if (settings) enqueue.sendTo(settings, { type: 'network.returned' })
    }),
    openShop: assign(({ context, spawn }, { shop, showcase, screens }: ShopParts) => {
      const owner = ownerNow(context)
      const { settings, place } = context
      if (owner === null) return {}
      if (owner.kind === 'guest') {
        const actor = spawn(showcase, { ...named('showcase'), input: { code: owner.code } })
        return { shop: { owner, screens, actor } }
      }
      if (settings === null) return {}
      const actor = spawn(shop, { ...named('shop'), input: { session: owner.session, settings, place } })
      return { shop: { owner, screens, actor } }
    }),
    keepAccount: assign((_, account: AccountParts) => ({ account })),
    closeShop: enqueueActions(({ context, enqueue }) => {
      if (context.shop) enqueue.stopChild(context.shop.actor)
      enqueue.assign({ shop: null })
    }),
  },
  guards: {
    hasOwner: ({ context }) => ownerNow(context) !== null,
    hasNoOwner: ({ context }) => ownerNow(context) === null,
    isOtherOwner: ({ context }) => {
      const owner = ownerNow(context)
      return owner === null || context.shop === null || !isSameOwner(owner, context.shop.owner)
    },
    isRestored: (_, { isRestored }: { isRestored: boolean }) => isRestored,
    isLasting: (_, { actorId }: { actorId: string }) => actorId !== 'loadShop' && actorId !== 'loadAccount',
    isAccountNeeded: ({ context }) => needsAccount(context.place.pathname),
  },
  delays: { slow: delays.slow },
})
