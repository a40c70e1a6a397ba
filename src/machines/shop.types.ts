import type { categoryBrowseMachine } from './catalogue/category-browse.machine'
import type { guestBrowseMachine } from './catalogue/guest-browse.machine'
import type { padOfferMachine } from './catalogue/pad-offer.machine'
import type { productDetailMachine } from './catalogue/product-detail.machine'
import type { productListMachine } from './catalogue/product-list.machine'
import type { relatedMachine } from './catalogue/related.machine'
import type { checkoutMachine } from './ordering/checkout.machine'
import type { jumpMachine } from './ordering/jump.machine'
import type { deskMachine } from './ordering/desk.machine'
import type { listMachine } from './ordering/list.machine'
import type { orderDetailMachine } from './ordering/order-detail.machine'
import type { orderFilesMachine } from './ordering/order-files.machine'
import type { orderListMachine } from './ordering/order-list.machine'
import type { orderLinkMachine } from './ordering/order-link.machine'
import type { orderRepeatMachine } from './ordering/order-repeat.machine'
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
  readonly checkout: typeof checkoutMachine
  readonly list: typeof listMachine
  readonly orderLink: typeof orderLinkMachine
  readonly sharing: typeof sharingMachine
  readonly copier: typeof copierMachine
  readonly orderList: typeof orderListMachine
  readonly orderDetail: typeof orderDetailMachine
  readonly orderFiles: typeof orderFilesMachine
  readonly desk: typeof deskMachine
  readonly jump: typeof jumpMachine
  readonly scan: typeof scanMachine
  readonly shortcuts: typeof shortcutsMachine
  readonly printing: typeof printingMachine
  readonly orderRepeat: typeof orderRepeatMachine
}
/** What lies behind the front door: loaded when somebody signs in or browses. */
export type ShopParts = {
  readonly shop: typeof shopMachine
  readonly showcase: typeof showcaseMachine
  readonly screens: ShopScreens
}
