import type { categoryBrowseMachine } from './catalogue/category-browse.machine'
import type { foresightMachine } from './catalogue/foresight.machine'
import type { guestBrowseMachine } from './catalogue/guest-browse.machine'
import type { padOfferMachine } from './catalogue/pad-offer.machine'
import type { productDetailMachine } from './catalogue/product-detail.machine'
import type { productListMachine } from './catalogue/product-list.machine'
import type { relatedMachine } from './catalogue/related.machine'
import type { Recipient } from './news'
import type { checkoutMachine } from './ordering/checkout.machine'
import type { cartToldMachine } from './ordering/cart-told.machine'
import type { jumpMachine } from './ordering/jump.machine'
import type { draftsMachine, DraftsActor } from './ordering/drafts.machine'
import type { deskMachine } from './ordering/desk.machine'
import type { listMachine } from './ordering/list.machine'
import type { PartNamed } from './ordering/list.types'
import type { ListsActor, listsMachine } from './ordering/lists.machine'
import type { ListsEvent } from './ordering/lists.types'
import type { orderDetailMachine } from './ordering/order-detail.machine'
import type { orderFilesMachine } from './ordering/order-files.machine'
import type { orderListMachine } from './ordering/order-list.machine'
import type { orderLinkMachine } from './ordering/order-link.machine'
import type { orderRepeatMachine } from './ordering/order-repeat.machine'
import type { PadActor, padMachine } from './ordering/pad.machine'
import type { PadPageNews, PadRowsOpened } from './ordering/pad.types'
import type { sharingMachine } from './ordering/sharing.machine'
import type { copierMachine } from './shell/copier.machine'
import type { dashboardMachine } from './shell/dashboard.machine'
import type { printingMachine } from './shell/printing.machine'
import type { scanMachine } from './shell/scan.machine'
import type { shortcutsMachine } from './shell/shortcuts.machine'
import type { shopMachine } from './shop.machine'
import type { showcaseMachine } from './showcase.machine'

/** The logic of the screens behind the front door, by name. */
export type ShopScreens = {
  readonly dashboard: typeof dashboardMachine
  readonly productList: typeof productListMachine
  readonly padOffer: typeof padOfferMachine
  readonly guestBrowse: typeof guestBrowseMachine
  readonly categoryBrowse: typeof categoryBrowseMachine
  readonly productDetail: typeof productDetailMachine
  readonly related: typeof relatedMachine
  readonly cartTold: typeof cartToldMachine
  readonly jump: typeof jumpMachine
  readonly scan: typeof scanMachine
  readonly shortcuts: typeof shortcutsMachine
}
/** The logic of the screens of carts and orders. */
export type OrderingScreens = {
  readonly checkout: typeof checkoutMachine
  readonly sharing: typeof sharingMachine
  readonly copier: typeof copierMachine
  readonly orderList: typeof orderListMachine
  readonly orderDetail: typeof orderDetailMachine
  readonly orderFiles: typeof orderFilesMachine
  readonly printing: typeof printingMachine
  readonly orderRepeat: typeof orderRepeatMachine
}
/** The logic of the screens of the tools. */
export type ToolsScreens = {
  readonly list: typeof listMachine
  readonly orderLink: typeof orderLinkMachine
  readonly desk: typeof deskMachine
}

/** What comes with the first cart or order. */
export type OrderingParts = {
  readonly part: 'ordering'
  readonly lists: typeof listsMachine
  readonly drafts: typeof draftsMachine
  readonly foresight: typeof foresightMachine
  readonly screens: OrderingScreens
}
/** What comes with the first of the tools. */
export type ToolsParts = {
  readonly part: 'tools'
  readonly pad: typeof padMachine
  readonly partNamed: PartNamed
  readonly screens: ToolsScreens
}
/** A part of the shop that comes late. */
export type LateParts = OrderingParts | ToolsParts
/** What lists, drafts and the screens of carts and orders are once their code is there. */
export type OpenOrdering = {
  readonly screens: OrderingScreens
  readonly lists: ListsActor
  readonly drafts: DraftsActor
}
export type OpenTools = Pick<ToolsParts, 'screens' | 'partNamed'> & { readonly pad: PadActor }

/** What is meant for the order pad, or the lists, whether they are there already or not. */
export type ForLists = Extract<ListsEvent, { type: 'adding.requested' }>
export type ForPad = PadRowsOpened | Extract<PadPageNews, { type: 'text.pasted' }>
/** The shop, as somebody knows it who has something for the order pad or the lists. */
export type Handing = Recipient<ForLists | ForPad>

/** What lies behind the front door: loaded when somebody signs in or browses. */
export type ShopParts = {
  readonly shop: typeof shopMachine
  readonly showcase: typeof showcaseMachine
  readonly screens: ShopScreens
}
