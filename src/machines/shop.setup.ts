import { assign, enqueueActions, raise, sendParent, sendTo, setup } from 'xstate'
import type { Session } from '../api/schemas/session'
import type { AppNews, NetworkReturned, PathAndSearch, PlaceChanged, ScreenRequest } from './app.types'
import { categoriesMachine } from './catalogue/categories.machine'
import { tagsMachine } from './catalogue/tags.machine'
import { delays } from './delays'
import { subscription } from './news'
import { cartMachine } from './ordering/cart.machine'
import { cartViewMachine } from './ordering/cart-view.machine'
import type { CartNews } from './ordering/cart.types'
import { partNumbersMachine } from './ordering/part-numbers.machine'
import { freshnessMachine } from './ordering/freshness.machine'
import { orderSenderMachine } from './ordering/order-sender.machine'
import { receiptsMachine } from './ordering/receipts.machine'
import { effect, port } from './port'
import { hasSidebar, matchRoute } from './rules/access'
import { needsPart, type LatePart } from './rules/late-parts'
import { readProductQuery } from './rules/product-query'
import type { ForLists, ForPad, LateParts, OpenOrdering, OpenTools, OrderingParts, ToolsParts } from './shop.types'
import { actorIn, named, to } from './system'
import type { SettingsRef, SettingsSettled } from './tenant/settings.machine'

export type ShopContext = {
  readonly session: Session
  readonly settings: SettingsRef
  readonly place: PathAndSearch
  /** What came late, `null` while it is not there. */
  readonly ordering: OpenOrdering | null
  readonly tools: OpenTools | null
  /** What is meant for the lists or the order pad, until they are there. */
  readonly held: readonly (ForLists | ForPad)[]
}
export type ShopInput = Pick<ShopContext, 'session' | 'settings' | 'place'>
export type ShopEvent =
  | PlaceChanged
  | NetworkReturned
  | SettingsSettled
  | CartNews
  | ForLists
  | ForPad
  | { type: 'part.wanted'; part: LatePart }
  | { type: 'part.retried' }
type ShopTag = 'orderingSlow' | 'orderingFailed' | 'toolsSlow' | 'toolsFailed'

type Part = { readonly part: LatePart }
type Loaded = { readonly loaded: LateParts }
const partFor = ({ type }: ForLists | ForPad): LatePart => (type === 'adding.requested' ? 'ordering' : 'tools')

export const shopSetup = setup({
  types: {} as { context: ShopContext; events: ShopEvent; input: ShopInput; tags: ShopTag },
  actors: {
    appNews: subscription<AppNews>(),
    settingsNews: subscription<SettingsSettled>(),
    categories: categoriesMachine,
    tags: tagsMachine,
    cart: cartMachine,
    cartView: cartViewMachine,
    partNumbers: partNumbersMachine,
    orderSender: orderSenderMachine,
    receipts: receiptsMachine,
    loadOrdering: port<OrderingParts>('loadOrdering'),
    loadTools: port<ToolsParts>('loadTools'),
    freshness: freshnessMachine,
  },
  actions: {
    passOn: sendParent((_, request: ScreenRequest) => request),
    showTree: sendTo(to('categories'), { type: 'catalogue.shown' }),
    nameTags: sendTo(to('tags'), { type: 'tags.wanted' }),
    /** What lies over a screen goes with it: the cart panel, a question of the cart, and the one for a list. Nothing is done. */
    shutOver: enqueueActions(({ context: { ordering }, enqueue }) => {
      enqueue.sendTo(to('cart'), { type: 'question.declined' })
      enqueue.sendTo(to('cart'), { type: 'panel.closed' })
      if (ordering) enqueue.sendTo(ordering.lists, { type: 'adding.declined' })
    }),
    keepPlace: assign((_, { pathname, search }: PathAndSearch) => ({ place: { pathname, search } })),
    tellStep: sendTo(to('cart'), (_, { isSellMinimumOn }: { isSellMinimumOn: boolean }) => ({
      type: 'step.changed' as const,
      isSellMinimumOn,
    })),
    reloadPage: (_, _params: undefined) => effect('reloadPage')(),
    hold: assign(({ context }, event: ForLists | ForPad) => ({ held: [...context.held, event] })),
    want: raise((_, event: ForLists | ForPad) => ({ type: 'part.wanted' as const, part: partFor(event) })),
    /** What is held goes to whom it is meant for, as soon as they are there. */
    handOver: enqueueActions(({ context: { held, ordering, tools }, enqueue }) => {
      for (const event of held) {
        if (event.type !== 'adding.requested') {
          if (tools) enqueue.sendTo(tools.pad, event)
        } else if (ordering) enqueue.sendTo(ordering.lists, event)
      }
      const isOpen = { ordering: ordering !== null, tools: tools !== null }
      enqueue.assign({ held: held.filter((event) => !isOpen[partFor(event)]) })
    }),
    openPart: assign(({ context, spawn, self }, { loaded }: Loaded) => {
      const owner = { tenantCode: context.session.manufacturer.code, email: context.session.user.email }
      const { system } = self
      const [app, cart] = [actorIn(system, 'app'), actorIn(system, 'cart')]
      const { pathname } = context.place
      if (loaded.part === 'tools') {
        const numbers = actorIn(system, 'partNumbers')
        const pad = spawn(loaded.pad, { ...named('pad'), input: { owner, app, cart, numbers, pathname } })
        return { tools: { screens: loaded.screens, partNamed: loaded.partNamed, pad } }
      }
      const lists = spawn(loaded.lists, { ...named('lists'), input: { owner, pad: self } })
      const drafts = spawn(loaded.drafts, { ...named('drafts'), input: { owner, cart, lists } })
      spawn(loaded.foresight, { ...named('foresight'), input: { code: owner.tenantCode } })
      return { ordering: { screens: loaded.screens, lists, drafts } }
    }),
    /** Whoever has something for the pad is led to its screen, which says what failed; for a list nobody goes anywhere. */
    letGo: enqueueActions(({ context: { held }, enqueue }, { part }: Part) => {
      const kept = held.filter((event) => part === 'tools' || partFor(event) === 'tools')
      if (kept.length === held.length) return
      enqueue.assign({ held: kept })
      enqueue.sendParent({ type: 'notice.given', notice: { kind: 'listsNotLoaded' } } satisfies ScreenRequest)
    }),
  },
  delays: { slow: delays.slow, lull: delays.lull },
  guards: {
    isAtCheckout: ({ context }) => context.place.pathname === '/checkout',
    // The way to a product leads through the tree, too, and so do the catalogues to come.
    isTreeNeeded: (_, { pathname }: { pathname: string }) =>
      hasSidebar(pathname) || /^(?:product|catalogs)$/.test(matchRoute(pathname)?.name ?? ''),
    isPart: (_, { part, wanted }: Part & { wanted: LatePart }) => part === wanted,
    isNeeded: (_, { part, pathname }: Part & { pathname: string }) => needsPart(part, pathname),
    isOtherPath: ({ context }, { pathname }: { pathname: string }) => pathname !== context.place.pathname,
    hasTags: (_, { search }: { search: string }) => readProductQuery(search).tagIds.length > 0,
  },
})
