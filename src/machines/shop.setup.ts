import { assign, sendParent, sendTo, setup } from 'xstate'
import type { Session } from '../api/schemas/session'
import type { AppNews, PathAndSearch, PlaceChanged, ScreenRequest } from './app.types'
import { categoriesMachine } from './catalogue/categories.machine'
import { tagsMachine } from './catalogue/tags.machine'
import { subscription } from './news'
import { cartMachine } from './ordering/cart.machine'
import { cartViewMachine } from './ordering/cart-view.machine'
import type { CartNews } from './ordering/cart.types'
import { draftsMachine } from './ordering/drafts.machine'
import { listsMachine } from './ordering/lists.machine'
import { partNumbersMachine } from './ordering/part-numbers.machine'
import { freshnessMachine } from './ordering/freshness.machine'
import { orderSenderMachine } from './ordering/order-sender.machine'
import { receiptsMachine } from './ordering/receipts.machine'
import { padMachine } from './ordering/pad.machine'
import { hasSidebar, matchRoute } from './rules/access'
import { readProductQuery } from './rules/product-query'
import { to } from './system'
import type { SettingsRef, SettingsSettled } from './tenant/settings.machine'

export type ShopContext = {
  readonly session: Session
  readonly settings: SettingsRef
  readonly place: PathAndSearch
}
export type ShopEvent = PlaceChanged | SettingsSettled | CartNews

export const shopSetup = setup({
  types: {} as { context: ShopContext; events: ShopEvent; input: ShopContext },
  actors: {
    appNews: subscription<AppNews>(),
    settingsNews: subscription<SettingsSettled>(),
    categories: categoriesMachine,
    tags: tagsMachine,
    cart: cartMachine,
    cartView: cartViewMachine,
    lists: listsMachine,
    partNumbers: partNumbersMachine,
    drafts: draftsMachine,
    orderSender: orderSenderMachine,
    receipts: receiptsMachine,
    pad: padMachine,
    freshness: freshnessMachine,
  },
  actions: {
    passOn: sendParent((_, request: ScreenRequest) => request),
    showTree: sendTo(to('categories'), { type: 'catalogue.shown' }),
    nameTags: sendTo(to('tags'), { type: 'tags.wanted' }),
    shutPanel: sendTo(to('cart'), { type: 'panel.closed' }),
    keepPlace: assign((_, { pathname, search }: PathAndSearch) => ({ place: { pathname, search } })),
    tellStep: sendTo(to('cart'), (_, { isSellMinimumOn }: { isSellMinimumOn: boolean }) => ({
      type: 'step.changed' as const,
      isSellMinimumOn,
    })),
  },
  guards: {
    isAtCheckout: ({ context }) => context.place.pathname === '/checkout',
    // The way to a product leads through the tree, too, and so do the catalogues to come.
    isTreeNeeded: (_, { pathname }: { pathname: string }) =>
      hasSidebar(pathname) || /^(?:product|catalogs)$/.test(matchRoute(pathname)?.name ?? ''),
    isOtherPath: ({ context }, { pathname }: { pathname: string }) => pathname !== context.place.pathname,
    hasTags: (_, { search }: { search: string }) => readProductQuery(search).tagIds.length > 0,
  },
})
