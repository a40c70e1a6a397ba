import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore, type JsonStore } from './api/browser/json-store'
import { exclusively, inTurn } from './api/browser/locks'
import { recordsOf } from './api/browser/records'
import type { TextStore } from './api/browser/storage'
import { orderStatuses } from './api/schemas/ordering'
import { withPassers } from './api/product-reading'
import { createShopApi } from './api/shop-api'
import { listPorts } from './app-lists'
import { partNumberPorts } from './app-numbers'
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
import { listMachine } from './machines/ordering/list.machine'
import { listsMachine } from './machines/ordering/lists.machine'
import { orderLinkMachine } from './machines/ordering/order-link.machine'
import { orderDetailMachine } from './machines/ordering/order-detail.machine'
import { orderListMachine } from './machines/ordering/order-list.machine'
import { orderRepeatMachine } from './machines/ordering/order-repeat.machine'
import { partNumbersMachine } from './machines/ordering/part-numbers.machine'
import { orderSenderMachine } from './machines/ordering/order-sender.machine'
import { padMachine } from './machines/ordering/pad.machine'
import type { AttemptFound, TurnGiven } from './machines/ordering/order-sender.types'
import { listening } from './machines/port'
import { localDay } from './machines/rules/dates'
import { formRecord, readForm } from './machines/rules/checkout-form'
import { readKept, withKept, type Owner } from './machines/rules/order-attempt'
import { sharingMachine } from './machines/ordering/sharing.machine'
import { copierMachine } from './machines/shell/copier.machine'
import { dashboardMachine } from './machines/shell/dashboard.machine'
import { shopMachine } from './machines/shop.machine'
import type { ShopParts } from './machines/shop.types'
import { showcaseMachine } from './machines/showcase.machine'

const pagesAtOnce = 6

const attemptsIn = (store: TextStore) => createJsonStore(store, deviceKeys.attempts)
/** Text that cannot be parsed reads as null, and is not nothing. */
const keptIn = (attempts: JsonStore, owner: Owner) => {
  const json = attempts.read()
  return readKept(json === null && attempts.text() !== null ? 'unreadable' : json, owner)
}
const isAnswered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind !== 'unreachable'
/**
 * A page that is left hears that its calls were cut, and that is no news of the order: that no answer came is told in a
 * task of its own, which a page that is gone never comes to (quality R32). An answer is told at once: it may end the
 * session, and then has to be written down before.
 */
const unlessLeft = <TAnswer>(call: Promise<TAnswer>): Promise<TAnswer> =>
  call.catch(async (error: unknown) => {
    if (!isAnswered(error)) await new Promise((resolve) => setTimeout(resolve))
    throw error
  })

/** An order of theirs was sent from this device, and nobody knows what became of it. */
export const hasOpenOrder = (store: TextStore, owner: Owner): boolean =>
  keptIn(attemptsIn(store), owner).attempt !== null

/** What lies behind the front door: catalogue, cart, orders. Loaded when somebody signs in or browses. */
export const shopParts = (ports: Ports): ShopParts => {
  const { window, store, http, language, logFailure } = ports
  const api = createShopApi(http)
  const passing = withPassers(api)
  const cartText = createJsonStore(store, deviceKeys.cart)
  const records = recordsOf(window)
  const lists = listPorts({ window, store, language }, records)
  const numbers = partNumberPorts({ window, language }, records)
  const attemptStore = attemptsIn(store)
  const formStore = createJsonStore(store, deviceKeys.form)
  const cartTurn = exclusively(window.navigator, 'tradepost-cart')
  const orderTurn = inTurn(window.navigator, 'tradepost-order')

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
  const orderSender = orderSenderMachine.provide({
    actors: {
      storedAttempt: listening<AttemptFound, Owner>((tell, owner) => {
        const look = () => tell({ type: 'attempt.found', ...keptIn(attemptStore, owner) })
        look()
        // After the cart has heard: an order that is settled is told when its lines are gone.
        return attemptStore.onOtherTab(() => cartTurn(look))
      }),
      turn: listening<TurnGiven, Owner>((tell, owner) =>
        orderTurn(() => {
          const now = new Date()
          tell({
            type: 'turn.given',
            ...keptIn(attemptStore, owner),
            stamp: { key: freshKey(), day: localDay(now), sentAt: now.toISOString(), language: language() },
          })
        }),
      ),
      placeOrder: ask(({ code, body, key }, signal) => unlessLeft(api.placeOrder(code, body, key, signal))),
      loadOrders: allOrders,
      searchOrders: allOrders,
      holdPage: fromCallback<EventObject, void>(() => {
        const hold = (event: BeforeUnloadEvent) => event.preventDefault()
        window.addEventListener('beforeunload', hold)
        return () => window.removeEventListener('beforeunload', hold)
      }),
    },
    actions: {
      logFailure,
      keep: (_, { owner, ...kept }) => attemptStore.write(withKept(attemptStore.read(), owner, kept)),
      forgetForm: () => formStore.remove(),
    },
  })
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
      orderSender,
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
      }),
      orderDetail: orderDetailMachine.provide({ actors: { loadOrder } }),
      orderRepeat: orderRepeatMachine.provide({ actors: { loadOrder } }),
    },
  }
}
