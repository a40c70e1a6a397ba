import type { Asked } from './api/answering'
import { createHad } from './api/had'
import { createPassedOn } from './api/passed-on'
import type { Audience, ProductFilter } from './api/endpoints/catalogue'
import type { Http } from './api/http'
import type { withPassers } from './api/product-reading'
import type { Product } from './api/schemas/catalogue'
import type { Failure } from './api/schemas/failure'
import type { Answered, Kept } from './api/schemas/kept'
import type { Order, OrderRow, OrderStatus } from './api/schemas/ordering'
import { createShopApi } from './api/shop-api'
import { keptOn } from './app-kept'
import type { Ports } from './app-ports'
import type { Foreseen } from './machines/catalogue/foresight.machine'
import { isKept } from './machines/rules/kept-answer'
import type { ProductQuery } from './machines/rules/product-query'

/** A read by what is asked for. */
type Reading<TAsked, T> = (asked: TAsked, signal: AbortSignal) => Asked<T>
type OrdersAsked = { readonly code: string; readonly status: OrderStatus }

/** The reads of the shop that work without a network, for what this device has seen. */
export const readable = (ports: Ports, passing: Pick<ReturnType<typeof withPassers>, 'over'>) => {
  const { http, language } = ports
  const live = (client: Http) => {
    const api = createShopApi(client)
    return { ...api, ...passing.over(api) }
  }
  const { answered, seen, token: tokenNow } = keptOn(ports, { http, over: createShopApi, live })
  const reader = () => {
    const token = tokenNow()
    return token === null ? null : `${language()} ${token}`
  }
  const had = createHad(reader)
  /** Goods and orders by themselves: a day's look at many of them does not drive the lists out. */
  const hadSingly = createHad(reader)
  /** What the server said last is at hand for who comes back, and what the device kept for who waits long. */
  const remembered = <TAsked extends object, T>(
    name: string,
    read: Reading<TAsked, T>,
    isSomething: (answer: T) => boolean,
    { among = had, load = (asked: TAsked, signal: AbortSignal) => answered(read(asked, signal)) } = {},
  ) => {
    const questionOf = (asked: TAsked) => `${name} ${JSON.stringify(asked)}`
    return {
      load: async (asked: TAsked, signal: AbortSignal) => {
        const owner = among.owner()
        const value = await load(asked, signal)
        if (!isKept(value) && isSomething(value))
          among.keep(owner, questionOf(asked), { value, asOf: Date.now(), isSearched: false })
        return value
      },
      had: (asked: TAsked) => among.recall(questionOf(asked)) as Kept<NonNullable<T>> | null,
      seen: async (asked: TAsked) => {
        const kept = await seen(read(asked, new AbortController().signal))
        return kept !== null && isSomething(kept.value) ? (kept as Kept<NonNullable<T>>) : null
      },
    }
  }
  const passedOn = createPassedOn<Answered<OrderRow[]>>(Date.now)
  const ordersOf = ({ code, status }: OrdersAsked) => JSON.stringify([had.owner(), code, status])
  /** The same, asked for before somebody wants it: whoever wants it then takes the answer, or waits for the one call. */
  const foreseeable = <TAsked extends object, T>(read: Reading<TAsked, T>) => {
    const passed = createPassedOn<Answered<T>>(Date.now)
    const load = (asked: TAsked, signal: AbortSignal) => answered(read(asked, signal))
    const questionOf = (asked: TAsked) => JSON.stringify([hadSingly.owner(), asked])
    return {
      load: async (asked: TAsked, signal: AbortSignal): Promise<Answered<T>> =>
        (await passed.take(questionOf(asked))) ?? load(asked, signal),
      foresee: (asked: TAsked): void => {
        const question = questionOf(asked)
        // What fails is nobody's answer: who wants it asks anew, and is told.
        if (!passed.has(question)) passed.put(question, load(asked, new AbortController().signal)).catch(() => null)
      },
    }
  }
  const readProduct: Reading<{ code: string; productId: string }, Product | null> = ({ code, productId }, signal) => ({
    kind: 'products',
    ask: (api) => api.productDetails(code, productId, signal),
    otherwise: (before) => before.product(productId),
  })
  const product = foreseeable(readProduct)
  const readOrder: Reading<{ code: string; orderId: string }, Order | null> = ({ code, orderId }, signal) => ({
    kind: 'orders',
    ask: (api) => api.order(code, orderId, signal),
  })
  const order = foreseeable(readOrder)
  const readOrders: Reading<OrdersAsked, OrderRow[]> = ({ code, status }, signal) => ({
    kind: 'shelves',
    ask: (api) => api.orders(code, status, signal),
  })
  return {
    products: remembered(
      'products',
      ({ code, query }: { code: string; query: ProductQuery }, signal) => ({
        kind: 'pages',
        ask: (api) => api.products(code, query, signal),
        otherwise: (before) => before.search(query),
      }),
      ({ data }) => data.length > 0,
    ),
    /** What is looked up in passing; without a network what was seen is searched. */
    lookup: (code: string, query: ProductFilter, signal: AbortSignal) =>
      answered({
        kind: 'pages',
        ask: (api) => api.products(code, query, signal),
        otherwise: (before) => before.search(query),
        isToKeep: false,
      }),
    categoryBrowse: remembered(
      'category',
      ({ code, categoryId, query }: { code: string; categoryId: string | null; query: ProductQuery }, signal) => ({
        kind: 'pages',
        ask: (api) => api.categoryBrowse(code, categoryId, query, signal),
      }),
      ({ childCategories, products }) => childCategories.length + products.data.length > 0,
    ),
    product: remembered('product', readProduct, (answer) => answer !== null, {
      among: hadSingly,
      load: product.load,
    }),
    categories: (audience: Audience, code: string, page: number, signal: AbortSignal) =>
      answered({ kind: 'shelves', ask: (api) => api.categories(audience, code, page, signal) }),
    tags: (signal: AbortSignal) => answered({ kind: 'shelves', ask: (api) => api.tags(signal) }),
    orders: remembered('orders', readOrders, (rows) => rows.length > 0, {
      load: async (asked, signal) => (await passedOn.take(ordersOf(asked))) ?? answered(readOrders(asked, signal)),
    }),
    /** The orders after one was placed; whoever looks at them next is not asked to wait for them once more. */
    newOrders: async (asked: OrdersAsked, signal: AbortSignal): Promise<OrderRow[]> => {
      const rows = await passedOn.put(ordersOf(asked), answered(readOrders(asked, signal)))
      if (isKept(rows)) throw { kind: 'unreachable' } satisfies Failure
      return rows
    },
    order: remembered('order', readOrder, (answer) => answer !== null, { among: hadSingly, load: order.load }),
    customer: ({ code, email }: { code: string; email: string }, signal: AbortSignal) =>
      answered({ kind: 'shelves', ask: (api) => api.customer(code, { email, withAddresses: true }, signal) }),
    /** A product or an order that somebody is about to open. */
    foresee: (code: string, { kind, id }: Foreseen): void =>
      kind === 'product' ? product.foresee({ code, productId: id }) : order.foresee({ code, orderId: id }),
  }
}
