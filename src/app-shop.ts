import { fromPromise } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore } from './api/browser/json-store'
import { lateCode } from './api/browser/late-code'
import { exclusively } from './api/browser/locks'
import { oncePainted, onLeaving } from './api/browser/page-moments'
import { recordsOf } from './api/browser/records'
import { orderStatuses } from './api/schemas/ordering'
import { withPassers } from './api/product-reading'
import { createShopApi } from './api/shop-api'
import { readable } from './app-answers'
import { jumpPorts, shortcutPorts } from './app-jump'
import { partNumberPorts } from './app-numbers'
import { receiptPorts } from './app-receipts'
import { scanPorts } from './app-scan'
import { orderSenderOver } from './app-sending'
import type { ShopPorts } from './app-ordering'
import { ask, type Ports } from './app-ports'
import { furtherPartsOf, readings, searchPartsOf } from './app-reading'
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
import { freshnessMachine } from './machines/ordering/freshness.machine'
import type { ProductsPassed } from './machines/ordering/freshness.types'
import { cartToldMachine } from './machines/ordering/cart-told.machine'
import { jumpMachine } from './machines/ordering/jump.machine'
import { partNumbersMachine } from './machines/ordering/part-numbers.machine'
import { receiptsMachine } from './machines/ordering/receipts.machine'
import { listening, memory, seenBefore } from './machines/port'
import { markOf, olderMark, valueOf } from './machines/rules/kept-answer'
import { dashboardMachine } from './machines/shell/dashboard.machine'
import { scanMachine } from './machines/shell/scan.machine'
import { shortcutsMachine } from './machines/shell/shortcuts.machine'
import { shopMachine } from './machines/shop.machine'
import type { AlterLate } from './app-alter'
import type { ShopParts } from './machines/shop.types'
import { showcaseMachine } from './machines/showcase.machine'

const pagesAtOnce = 6
const asItIs: AlterLate = (parts) => parts

/** So many lines are written within a press on the slowest of phones; see decision 071. */
const writtenAtOnce = 100

/** What lies behind the front door: catalogue, cart, orders. Loaded when somebody signs in or browses. */
export const shopParts = (ports: Ports, alterLate: AlterLate = asItIs): ShopParts => {
  const { window, store, http, say, navigation, logFailure } = ports
  const api = createShopApi(http)
  /** For what settles something: a price before an order, an order in doubt. */
  const sure = createShopApi(http.anew)
  const passing = withPassers(api)
  const reads = readable(ports, passing)
  const cartText = createJsonStore(store, deviceKeys.cart)
  const records = recordsOf(window)
  const numbers = partNumberPorts({ window, say }, records)
  const cartTurn = exclusively(window.navigator, 'tradepost-cart')

  const categories = categoriesMachine.provide({
    actors: {
      loadPage: ask(({ source, page }, signal) => reads.categories(source.audience, source.code, page, signal)),
      loadPages: ask(async ({ source, pages }, signal) => {
        const answers: PromiseSettledResult<Awaited<ReturnType<typeof reads.categories>>>[] = []
        for (let at = 0; at < pages.length; at += pagesAtOnce) {
          const batch = pages.slice(at, at + pagesAtOnce)
          const settled = await Promise.allSettled(
            batch.map((page) => reads.categories(source.audience, source.code, page, signal)),
          )
          answers.push(...settled)
          // An empty page is the last one, whatever the server promised (quality R17).
          if (settled.some((answer) => answer.status === 'fulfilled' && valueOf(answer.value).data.length === 0)) break
        }
        const lost = answers.filter((answer) => answer.status === 'rejected')
        for (const { reason } of lost) logFailure(null, { what: 'A page of categories', error: reason })
        const had = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        const rows = had.flatMap((page) => valueOf(page).data)
        if (lost.length > 0) throw new PagesLost(rows)
        const mark = had.map(markOf).reduce(olderMark, null)
        return mark === null ? rows : { ...mark, value: rows }
      }),
    },
    actions: { logFailure },
  })
  const cartStore = cartStoreOver({
    read: cartText.text,
    write: cartText.writeText,
    atOnce: writtenAtOnce,
    onOtherTab: cartText.onOtherTab,
    locked: cartTurn,
    oncePainted: (work) => oncePainted(window, work),
    onLeaving: (listener) => onLeaving(window, listener),
    freshMark: () => freshKey().slice(0, 8),
  })
  const allOrdersBy = (orders: (typeof api)['orders']) =>
    ask(async ({ code }: { code: string }, signal) =>
      (await Promise.all(orderStatuses.map((status) => orders(code, status, signal)))).flat(),
    )
  const late: ShopPorts = { api, passing, records, reads }
  const reading = readings(sure, { ...api, ...passing }, logFailure)
  const freshness = freshnessMachine.provide({
    actors: {
      passingProducts: listening<ProductsPassed>((tell) =>
        passing.onProducts((code, results) => tell({ type: 'products.passed', code, results })),
      ),
      tellTime: fromPromise(async () => Date.now()),
      readProducts: reading.ofLines,
    },
  })
  const code = lateCode({ window, reload: () => navigation.reload() })
  const shop = shopMachine.provide({
    actions: { reloadPage: () => navigation.reload() },
    actors: {
      loadOrdering: fromPromise(async () =>
        alterLate((await code('ordering', () => import('./app-ordering'))).orderingParts(ports, late)),
      ),
      loadTools: fromPromise(async () =>
        alterLate((await code('tools', () => import('./app-tools'))).toolsParts(ports, late)),
      ),
      categories,
      tags: tagsMachine.provide({ actors: { loadTags: fromPromise(({ signal }) => reads.tags(signal)) } }),
      cart: cartMachine.provide({ actors: { cartStore } }),
      orderSender: orderSenderOver(ports, sure, {
        allOrders: allOrdersBy(sure.wholeOrders),
        cartTurn,
        records,
      }),
      receipts: receiptsMachine.provide({
        actors: {
          ...receiptPorts(records),
          loadOrders: allOrdersBy((of, status, signal) => reads.newOrders({ code: of, status }, signal)),
        },
        actions: { logFailure },
      }),
      freshness,
      partNumbers: partNumbersMachine.provide({ actors: numbers }),
    },
  })

  return {
    shop,
    showcase: showcaseMachine.provide({ actors: { categories } }),
    screens: {
      dashboard: dashboardMachine,
      productList: productListMachine.provide({
        actors: {
          loadProducts: ask(reads.products.load),
          products: memory(reads.products.had),
          seenProducts: seenBefore(reads.products.seen),
          furtherParts: furtherPartsOf(passing),
          spelling: spellingMachine.provide({ actors: { searchParts: searchPartsOf(passing.products) } }),
        },
      }),
      padOffer: padOfferMachine.provide({
        actors: {
          // Reading sheets is for who writes one into the search.
          weighOffer: fromPromise(async ({ input }) =>
            (await import('./machines/rules/pad-offer-reading')).weighOffer(input),
          ),
        },
        actions: { logFailure },
      }),
      guestBrowse: guestBrowseMachine.provide({
        actors: { loadCatalogue: ask(({ code, query }, signal) => api.guestProducts(code, query, signal)) },
      }),
      categoryBrowse: categoryBrowseMachine.provide({
        actors: {
          loadCategory: ask(reads.categoryBrowse.load),
          category: memory(reads.categoryBrowse.had),
          seenCategory: seenBefore(reads.categoryBrowse.seen),
        },
      }),
      productDetail: productDetailMachine.provide({
        actors: {
          loadProduct: ask(reads.product.load),
          product: memory(reads.product.had),
          seenProduct: seenBefore(reads.product.seen),
        },
      }),
      related: relatedMachine.provide({ actors: { readProducts: reading.ofRelated } }),
      cartTold: cartToldMachine,
      jump: jumpMachine.provide({ actors: jumpPorts(reads.lookup, records) }),
      scan: scanMachine.provide({ actors: scanPorts(ports) }),
      shortcuts: shortcutsMachine.provide(shortcutPorts(ports)),
    },
  }
}
