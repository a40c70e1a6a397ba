import { fromPromise } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore } from './api/browser/json-store'
import { exclusively } from './api/browser/locks'
import { recordsOf } from './api/browser/records'
import { orderStatuses } from './api/schemas/ordering'
import { withPassers } from './api/product-reading'
import { createShopApi } from './api/shop-api'
import { jumpPorts, shortcutPorts } from './app-jump'
import { listPorts } from './app-lists'
import { partNumberPorts } from './app-numbers'
import { orderFilePorts, orderTrail, printingPorts } from './app-orders'
import { receiptPorts } from './app-receipts'
import { scanPorts } from './app-scan'
import { orderSenderOver } from './app-sending'
import { sharingPorts } from './app-sharing'
import { copyTextIn, padPorts, searchPartsOf } from './app-pad'
import { ask, type Ports } from './app-ports'
import { readings } from './app-reading'
import { categoriesMachine } from './machines/catalogue/categories.machine'
import { PagesLost } from './machines/catalogue/categories.types'
import { categoryBrowseMachine } from './machines/catalogue/category-browse.machine'
import { guestBrowseMachine } from './machines/catalogue/guest-browse.machine'
import { padOfferMachine } from './machines/catalogue/pad-offer.machine'
import { productDetailMachine } from './machines/catalogue/product-detail.machine'
import { productListMachine } from './machines/catalogue/product-list.machine'
import { spellingMachine } from './machines/catalogue/spelling.machine'
import { tagsMachine } from './machines/catalogue/tags.machine'
import { cartStoreOver } from './machines/ordering/cart-store'
import { cartMachine } from './machines/ordering/cart.machine'
import { relatedMachine } from './machines/catalogue/related.machine'
import { checkoutMachine } from './machines/ordering/checkout.machine'
import { draftsMachine } from './machines/ordering/drafts.machine'
import { freshnessMachine } from './machines/ordering/freshness.machine'
import type { ProductsPassed } from './machines/ordering/freshness.types'
import { deskMachine } from './machines/ordering/desk.machine'
import { jumpMachine } from './machines/ordering/jump.machine'
import { listMachine } from './machines/ordering/list.machine'
import { listsMachine } from './machines/ordering/lists.machine'
import { orderLinkMachine } from './machines/ordering/order-link.machine'
import { orderDetailMachine } from './machines/ordering/order-detail.machine'
import { orderFilesMachine } from './machines/ordering/order-files.machine'
import { orderListMachine } from './machines/ordering/order-list.machine'
import { orderRepeatMachine } from './machines/ordering/order-repeat.machine'
import { partNumbersMachine } from './machines/ordering/part-numbers.machine'
import { receiptsMachine } from './machines/ordering/receipts.machine'
import { padMachine } from './machines/ordering/pad.machine'
import { listening } from './machines/port'
import { formRecord, readForm } from './machines/rules/checkout-form'
import { sharingMachine } from './machines/ordering/sharing.machine'
import { copierMachine } from './machines/shell/copier.machine'
import { dashboardMachine } from './machines/shell/dashboard.machine'
import { scanMachine } from './machines/shell/scan.machine'
import { shortcutsMachine } from './machines/shell/shortcuts.machine'
import { printingMachine } from './machines/shell/printing.machine'
import { shopMachine } from './machines/shop.machine'
import type { ShopParts } from './machines/shop.types'
import { showcaseMachine } from './machines/showcase.machine'

const pagesAtOnce = 6

/** What lies behind the front door: catalogue, cart, orders. Loaded when somebody signs in or browses. */
export const shopParts = (ports: Ports): ShopParts => {
  const { window, store, http, language, logFailure } = ports
  const api = createShopApi(http)
  const passing = withPassers(api)
  const cartText = createJsonStore(store, deviceKeys.cart)
  const records = recordsOf(window)
  const lists = listPorts({ window, store, language }, records)
  const numbers = partNumberPorts({ window, language }, records)
  const trail = orderTrail()
  const files = orderFilePorts(ports, api)
  const formStore = createJsonStore(store, deviceKeys.form)
  const cartTurn = exclusively(window.navigator, 'tradepost-cart')

  const categories = categoriesMachine.provide({
    actors: {
      loadPage: ask(({ source, page }, signal) => api.categories(source.audience, source.code, page, signal)),
      loadPages: ask(async ({ source, pages }, signal) => {
        const answers: PromiseSettledResult<Awaited<ReturnType<typeof api.categories>>>[] = []
        for (let at = 0; at < pages.length; at += pagesAtOnce) {
          const batch = pages.slice(at, at + pagesAtOnce)
          const settled = await Promise.allSettled(
            batch.map((page) => api.categories(source.audience, source.code, page, signal)),
          )
          answers.push(...settled)
          // An empty page is the last one, whatever the server promised (quality R17).
          if (settled.some((answer) => answer.status === 'fulfilled' && answer.value.data.length === 0)) break
        }
        const lost = answers.filter((answer) => answer.status === 'rejected')
        for (const { reason } of lost) logFailure(null, { what: 'A page of categories', error: reason })
        const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.data : []))
        if (lost.length > 0) throw new PagesLost(rows)
        return rows
      }),
    },
    actions: { logFailure },
  })
  const cartStore = cartStoreOver({
    read: cartText.text,
    write: cartText.writeText,
    onOtherTab: cartText.onOtherTab,
    locked: cartTurn,
    freshMark: () => freshKey().slice(0, 8),
  })
  const allOrders = ask(async ({ code }: { code: string }, signal) =>
    (await Promise.all(orderStatuses.map((status) => api.orders(code, status, signal)))).flat(),
  )
  const loadOrder = ask(({ code, orderId }: { code: string; orderId: string }, signal) =>
    api.order(code, orderId, signal),
  )
  const reading = readings(api, passing, logFailure)
  const freshness = freshnessMachine.provide({
    actors: {
      passingProducts: listening<ProductsPassed>((tell) =>
        passing.onProducts((code, results) => tell({ type: 'products.passed', code, results })),
      ),
      tellTime: fromPromise(async () => Date.now()),
      readProducts: reading.ofLines,
    },
  })
  const shop = shopMachine.provide({
    actors: {
      categories,
      tags: tagsMachine.provide({ actors: { loadTags: fromPromise(({ signal }) => api.tags(signal)) } }),
      cart: cartMachine.provide({ actors: { cartStore } }),
      orderSender: orderSenderOver(ports, api, { allOrders, cartTurn }),
      receipts: receiptsMachine.provide({
        actors: { ...receiptPorts(records), loadOrders: allOrders },
        actions: { logFailure },
      }),
      pad: padMachine.provide({ actors: padPorts(ports, passing, records) }),
      freshness,
      lists: listsMachine.provide({
        actors: {
          storedLists: lists.storedLists,
          changeList: lists.changeList,
          readList: lists.readList,
          readListFile: lists.readListFile,
          saveListFile: lists.saveListFile,
        },
      }),
      partNumbers: partNumbersMachine.provide({ actors: numbers }),
      drafts: draftsMachine.provide({ actors: { readList: lists.readList } }),
    },
  })

  return {
    shop,
    showcase: showcaseMachine.provide({ actors: { categories } }),
    screens: {
      dashboard: dashboardMachine,
      productList: productListMachine.provide({
        actors: {
          loadProducts: ask(({ code, query }, signal) => passing.products(code, query, signal)),
          spelling: spellingMachine.provide({ actors: { searchParts: searchPartsOf(passing) } }),
        },
      }),
      padOffer: padOfferMachine,
      guestBrowse: guestBrowseMachine.provide({
        actors: { loadCatalogue: ask(({ code, query }, signal) => api.guestProducts(code, query, signal)) },
      }),
      categoryBrowse: categoryBrowseMachine.provide({
        actors: {
          loadCategory: ask(({ code, categoryId, query }, signal) =>
            passing.categoryBrowse(code, categoryId, query, signal),
          ),
        },
      }),
      productDetail: productDetailMachine.provide({
        actors: { loadProduct: ask(({ code, productId }, signal) => passing.productDetails(code, productId, signal)) },
      }),
      related: relatedMachine.provide({ actors: { readProducts: reading.ofRelated } }),
      checkout: checkoutMachine.provide({
        actors: {
          loadCustomer: ask(({ code, email }, signal) => api.customer(code, { email, withAddresses: true }, signal)),
          rememberedForm: fromPromise(async ({ input: { code, email } }) =>
            readForm(formStore.read(), { tenantCode: code, email }),
          ),
        },
        actions: {
          logFailure,
          rememberForm: (_, { owner, form }) => formStore.write(formRecord(owner, form)),
        },
      }),
      orderLink: orderLinkMachine,
      list: listMachine.provide({ actors: { readList: lists.readList } }),
      copier: copierMachine.provide({ actors: { copyText: copyTextIn(window) } }),
      sharing: sharingMachine.provide({ actors: sharingPorts({ window, language }) }),
      orderList: orderListMachine.provide({
        actors: { loadOrders: ask(({ code, status }, signal) => api.orders(code, status, signal)) },
        actions: { keepTrail: trail.keepTrail },
      }),
      orderDetail: orderDetailMachine.provide({ actors: { loadOrder, readTrail: trail.readTrail } }),
      orderFiles: orderFilesMachine.provide({ actors: files }),
      desk: deskMachine.provide({ actors: { loadOrders: allOrders, readOrders: files.readOrders } }),
      jump: jumpMachine.provide({ actors: jumpPorts(passing, records) }),
      scan: scanMachine.provide({ actors: scanPorts(ports) }),
      shortcuts: shortcutsMachine.provide(shortcutPorts(ports)),
      printing: printingMachine.provide({ actors: printingPorts(ports) }),
      orderRepeat: orderRepeatMachine.provide({ actors: { loadOrder } }),
    },
  }
}
