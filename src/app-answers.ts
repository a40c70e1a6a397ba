import type { Asked } from './api/answering'
import { createHad } from './api/had'
import { createPassedOn } from './api/passed-on'
import type { Audience, ProductFilter } from './api/endpoints/catalogue'
import type { Http } from './api/http'
import type { withPassers } from './api/product-reading'
import type { Failure } from './api/schemas/failure'
import type { Answered, Kept } from './api/schemas/kept'
import type { OrderRow, OrderStatus } from './api/schemas/ordering'
import { createShopApi } from './api/shop-api'
import { keptOn } from './app-kept'
import type { Ports } from './app-ports'
import type { Foreseen } from './machines/catalogue/foresight.machine'
import { isKept } from './machines/rules/kept-answer'
import type { ProductQuery } from './machines/rules/product-query'

type OrdersAsked = { readonly code: string; readonly status: OrderStatus }

/** The reads of the shop that work without a network, for what this device has seen. */
export const readable = (ports: Ports, passing: Pick<ReturnType<typeof withPassers>, 'over'>) => {
  const { http, language } = ports
  const live = (client: Http) => {
    const api = createShopApi(client)
    return { ...api, ...passing.over(api) }
  }
  const { answered, token: tokenNow } = keptOn(ports, { http, over: createShopApi, live })
  const reader = () => {
    const token = tokenNow()
    return token === null ? null : `${language()} ${token}`
  }
  const had = createHad(reader)
  /** Goods and orders by themselves: a day's look at many of them does not drive the lists out. */
  const hadSingly = createHad(reader)
  const ask = <T>(kind: Asked<T>['kind'], one: Asked<T>['ask'], otherwise?: Asked<T>['otherwise']) =>
    answered({ kind, ask: one, ...(otherwise && { otherwise }) })
  /** The same, and what the server said last is at hand for who comes back. */
  const remembered = <TAsked extends object, T>(
    name: string,
    load: (asked: TAsked, signal: AbortSignal) => Promise<Answered<T>>,
    isSomething: (answer: T) => boolean,
    among = had,
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
    }
  }
  const passedOn = createPassedOn<Answered<OrderRow[]>>(Date.now)
  const ordersOf = ({ code, status }: OrdersAsked) => JSON.stringify([had.owner(), code, status])
  /** The same, asked for before somebody wants it: whoever wants it then takes the answer, or waits for the one call. */
  const foreseeable = <TAsked extends object, T>(load: (asked: TAsked, signal: AbortSignal) => Promise<T>) => {
    const passed = createPassedOn<T>(Date.now)
    const questionOf = (asked: TAsked) => JSON.stringify([hadSingly.owner(), asked])
    return {
      load: async (asked: TAsked, signal: AbortSignal): Promise<T> =>
        (await passed.take(questionOf(asked))) ?? load(asked, signal),
      foresee: (asked: TAsked): void => {
        const question = questionOf(asked)
        // What fails is nobody's answer: who wants it asks anew, and is told.
        if (!passed.has(question)) passed.put(question, load(asked, new AbortController().signal)).catch(() => null)
      },
    }
  }
  const product = foreseeable(({ code, productId }: { code: string; productId: string }, signal) =>
    ask(
      'products',
      (api) => api.productDetails(code, productId, signal),
      (seen) => seen.product(productId),
    ),
  )
  const order = foreseeable(({ code, orderId }: { code: string; orderId: string }, signal) =>
    ask('orders', (api) => api.order(code, orderId, signal)),
  )
  const askOrders = ({ code, status }: OrdersAsked, signal: AbortSignal) =>
    ask('shelves', (api) => api.orders(code, status, signal))
  return {
    products: remembered(
      'products',
      ({ code, query }: { code: string; query: ProductQuery }, signal) =>
        ask(
          'pages',
          (api) => api.products(code, query, signal),
          (seen) => seen.search(query),
        ),
      ({ data }) => data.length > 0,
    ),
    /** What is looked up in passing; without a network what was seen is searched. */
    lookup: (code: string, query: ProductFilter, signal: AbortSignal) =>
      answered({
        kind: 'pages',
        ask: (api) => api.products(code, query, signal),
        otherwise: (seen) => seen.search(query),
        isToKeep: false,
      }),
    categoryBrowse: remembered(
      'category',
      ({ code, categoryId, query }: { code: string; categoryId: string | null; query: ProductQuery }, signal) =>
        ask('pages', (api) => api.categoryBrowse(code, categoryId, query, signal)),
      ({ childCategories, products }) => childCategories.length + products.data.length > 0,
    ),
    product: remembered('product', product.load, (answer) => answer !== null, hadSingly),
    categories: (audience: Audience, code: string, page: number, signal: AbortSignal) =>
      ask('shelves', (api) => api.categories(audience, code, page, signal)),
    tags: (signal: AbortSignal) => ask('shelves', (api) => api.tags(signal)),
    orders: remembered(
      'orders',
      async (asked: OrdersAsked, signal) => (await passedOn.take(ordersOf(asked))) ?? askOrders(asked, signal),
      (rows) => rows.length > 0,
    ),
    /** The orders after one was placed; whoever looks at them next is not asked to wait for them once more. */
    newOrders: async (asked: OrdersAsked, signal: AbortSignal): Promise<OrderRow[]> => {
      const rows = await passedOn.put(ordersOf(asked), askOrders(asked, signal))
      if (isKept(rows)) throw { kind: 'unreachable' } satisfies Failure
      return rows
    },
    order: remembered('order', order.load, (answer) => answer !== null, hadSingly),
    customer: ({ code, email }: { code: string; email: string }, signal: AbortSignal) =>
      ask('shelves', (api) => api.customer(code, { email, withAddresses: true }, signal)),
    /** A product or an order that somebody is about to open. */
    foresee: (code: string, { kind, id }: Foreseen): void =>
      kind === 'product' ? product.foresee({ code, productId: id }) : order.foresee({ code, orderId: id }),
  }
}
