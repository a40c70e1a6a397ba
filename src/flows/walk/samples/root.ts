import { aboutUsMachine } from '../../../machines/account/about-us.machine'
import { changePasswordMachine } from '../../../machines/account/change-password.machine'
import { deviceRecordMachine } from '../../../machines/account/device-record.machine'
import { forgotPasswordMachine } from '../../../machines/account/forgot-password.machine'
import { profileMachine } from '../../../machines/account/profile.machine'
import { registrationMachine } from '../../../machines/account/registration.machine'
import { appMachine } from '../../../machines/app.machine'
import type { AppNews } from '../../../machines/app.types'
import { categoryBrowseMachine } from '../../../machines/catalogue/category-browse.machine'
import { foresightMachine } from '../../../machines/catalogue/foresight.machine'
import { guestBrowseMachine } from '../../../machines/catalogue/guest-browse.machine'
import { padOfferMachine } from '../../../machines/catalogue/pad-offer.machine'
import { relatedMachine } from '../../../machines/catalogue/related.machine'
import { productDetailMachine } from '../../../machines/catalogue/product-detail.machine'
import { copierMachine } from '../../../machines/shell/copier.machine'
import { scanMachine } from '../../../machines/shell/scan.machine'
import { shortcutsMachine } from '../../../machines/shell/shortcuts.machine'
import { printingMachine } from '../../../machines/shell/printing.machine'
import { dashboardMachine } from '../../../machines/shell/dashboard.machine'
import { productListMachine } from '../../../machines/catalogue/product-list.machine'
import { checkoutMachine } from '../../../machines/ordering/checkout.machine'
import { deskMachine } from '../../../machines/ordering/desk.machine'
import { cartToldMachine } from '../../../machines/ordering/cart-told.machine'
import { jumpMachine } from '../../../machines/ordering/jump.machine'
import { listMachine } from '../../../machines/ordering/list.machine'
import { orderLinkMachine } from '../../../machines/ordering/order-link.machine'
import { sharingMachine } from '../../../machines/ordering/sharing.machine'
import { draftsMachine } from '../../../machines/ordering/drafts.machine'
import { listsMachine } from '../../../machines/ordering/lists.machine'
import { padMachine } from '../../../machines/ordering/pad.machine'
import { orderDetailMachine } from '../../../machines/ordering/order-detail.machine'
import { orderFilesMachine } from '../../../machines/ordering/order-files.machine'
import { orderListMachine } from '../../../machines/ordering/order-list.machine'
import { orderRepeatMachine } from '../../../machines/ordering/order-repeat.machine'
import { shopMachine } from '../../../machines/shop.machine'
import type { OrderingParts, ToolsParts } from '../../../machines/shop.types'
import { port } from '../../../machines/port'
import { showcaseMachine } from '../../../machines/showcase.machine'
import { listLineOf } from '../../../machines/rules/lists'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { bolt as boltGoods, line } from './goods'
import { acme, bolt } from './session'
import { describe } from './shell'
import { settings } from './tenant'

const at = (pathname: string, search = '') => ({ pathname, search })
const screen = { 'a screen': { subscriber: standIn<AppNews>('subscriber') } }
const failure = { error: { message: 'lines is undefined' } }
const notice = { 'an order was canceled': { notice: { kind: 'orderCanceled' } } } as const
const app = samplesOf(appMachine, {
  inputs: {
    'at the start': { place: at('/'), preferences: { language: 'en', isDark: false }, describe },
    'at the profile': { place: at('/profile'), preferences: { language: 'fr', isDark: true }, describe },
  },
  events: {
    'address.changed': { 'the cart': { place: at('/cart'), at: 1000 } },
    'call.unauthorised': {
      'without words': { message: null },
      'with the words of the server': { message: 'Unauthenticated.' },
    },
    'session.stored': {
      'signed out': { stored: { session: null, lastCode: 'ACME' } },
      'signed in at Acme': { stored: { session: acme, lastCode: 'ACME' } },
    },
    'preferences.stored': { 'French, dark': { preferences: { language: 'fr', isDark: true } } },
    'error.noticed': { 'a missing picture': failure },
    'region.wanted': { 'the next': { isBack: false }, 'the one before': { isBack: true } },
    'session.opened': {
      'the buyer of Acme': { session: acme, isRestored: false },
      'the buyer of Bolt': { session: bolt, isRestored: true },
    },
    'session.closed': {
      'logged out': { visitor: { kind: 'guest', lastCode: 'ACME' }, isExpired: false },
      expired: { visitor: { kind: 'guest', lastCode: 'ACME' }, isExpired: true },
    },
    'visitor.known': { 'a guest': { visitor: { kind: 'guest', lastCode: null } } },
    'screen.crashed': { 'the cart': { ...failure, componentStack: '\n    at CartScreen' } },
    'place.opened': {
      'the products': { place: at('/products') },
      'the catalogue of Acme': { place: at('/browse/ACME') },
      'the catalogue of Bolt': { place: at('/browse/BOLT') },
      'the profile': { place: at('/profile') },
    },
    'navigation.requested': { 'to the cart': { to: '/cart' } },
    'navigation.replaced': { 'to the products': { to: '/products' } },
    'notice.given': notice,
    'place.wished': { 'a product of Acme': { wish: { code: 'ACME', to: '/products/101' } } },
    'subscriber.joined': screen,
    'subscriber.left': screen,
  },
  ports: {
    loadShop: {
      done: {
        'its code': {
          shop: shopMachine,
          showcase: showcaseMachine,
          screens: {
            dashboard: dashboardMachine,
            productList: productListMachine,
            padOffer: padOfferMachine,
            guestBrowse: guestBrowseMachine,
            categoryBrowse: categoryBrowseMachine,
            productDetail: productDetailMachine,
            related: relatedMachine,
            cartTold: cartToldMachine,
            jump: jumpMachine,
            scan: scanMachine,
            shortcuts: shortcutsMachine,
          },
        },
      },
      failed: { 'not loaded': { message: 'Failed to fetch dynamically imported module' } },
    },
    loadAccount: {
      done: {
        'its code': {
          startCountry: () => 'CA',
          logic: {
            registration: registrationMachine,
            forgotPassword: forgotPasswordMachine,
            changePassword: changePasswordMachine,
            profile: profileMachine,
            deviceRecord: deviceRecordMachine,
            aboutUs: aboutUsMachine,
          },
        },
      },
      failed: { 'not loaded': { message: 'Failed to fetch dynamically imported module' } },
    },
  },
  news: {
    outside: [
      'address.changed',
      'network.returned',
      'call.unauthorised',
      'session.stored',
      'preferences.stored',
      'storage.refused',
      'error.noticed',
      'region.wanted',
    ],
    session: ['session.opened', 'session.closed', 'visitor.known', 'screen.crashed'],
    guard: ['place.opened', 'loop.found', 'notice.given'],
    preferences: ['language.changed', 'notice.given'],
  },
  // The search finds the shop of a guest sooner.
  walks: ['app!session.opened!done.loadShop'],
})

const cartAndOrders: OrderingParts = {
  part: 'ordering',
  lists: listsMachine,
  drafts: draftsMachine,
  foresight: foresightMachine,
  screens: {
    checkout: checkoutMachine,
    sharing: sharingMachine,
    copier: copierMachine,
    orderList: orderListMachine,
    orderDetail: orderDetailMachine,
    orderFiles: orderFilesMachine,
    printing: printingMachine,
    orderRepeat: orderRepeatMachine,
  },
}
const tools: ToolsParts = {
  part: 'tools',
  pad: padMachine,
  partNamed: port('partNamed'),
  screens: { list: listMachine, orderLink: orderLinkMachine, desk: deskMachine },
}

const shop = samplesOf(shopMachine, {
  inputs: {
    'of the buyer of Acme': { session: acme, settings: standIn('settings'), place: at('/products') },
    'at the checkout': { session: acme, settings: standIn('settings'), place: at('/checkout') },
  },
  events: {
    'place.changed': {
      'the cart': at('/cart'),
      'the order pad': at('/order-pad'),
      'the products, two tags': at('/products', '?tag=1&tag=2'),
    },
    'settings.settled': { known: { settings }, 'not fetched': { settings: null } },
    'navigation.requested': { 'to the checkout': { to: '/checkout' } },
    'notice.given': notice,
    'adding.requested': { 'a bolt': { lines: [listLineOf(line(boltGoods, 2))] } },
    'rows.opened': { 'of an order': { source: 'order', name: '4711', rows: [] } },
    'text.pasted': { 'three part numbers': { text: 'CB-120\t6\nAN-12\t2\nFW-M8\t1' } },
    'part.wanted': { 'the lists': { part: 'ordering' }, 'the order pad': { part: 'tools' } },
  },
  ports: {
    loadOrdering: {
      done: { 'their code': cartAndOrders },
      failed: { 'not loaded': { message: 'Failed to fetch dynamically imported module' } },
    },
    loadTools: {
      done: { 'their code': tools },
      failed: { 'not loaded': { message: 'Failed to fetch dynamically imported module' } },
    },
  },
  news: {
    appNews: ['place.changed', 'network.returned'],
    settingsNews: ['settings.settled'],
    cart: ['cart.cleared', 'navigation.requested', 'notice.given'],
    partNumbers: ['notice.given'],
  },
})

const showcase = samplesOf(showcaseMachine, { inputs: { 'of Acme': { code: 'ACME' } }, events: {}, ports: {} })

export const rootSamples = [app, shop, showcase]
