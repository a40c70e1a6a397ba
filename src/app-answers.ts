import { createAnswering, type Asked } from './api/answering'
import { createShelf } from './api/answers/shelf'
import { createSessionStore } from './api/browser/session-store'
import type { Audience, ProductFilter } from './api/endpoints/catalogue'
import type { Http } from './api/http'
import type { withPassers } from './api/product-reading'
import type { OrderStatus } from './api/schemas/ordering'
import { createShopApi } from './api/shop-api'
import { recordOwner, type Ports } from './app-ports'

type Browse = Pick<ProductFilter, 'page' | 'search' | 'tagIds'>

/** The reads of the shop that work without a network, for what this device has seen. */
export const readable = (ports: Ports, passing: Pick<ReturnType<typeof withPassers>, 'over'>) => {
  const { window, store, http, language } = ports
  const options = { http, language, over: createShopApi }
  const shelf = createShelf({
    window,
    sessions: createSessionStore(store),
    ownerOf: ({ manufacturer, user }) => recordOwner({ tenantCode: manufacturer.code, email: user.email }),
    open: async () => (await import('./api/answers/recall')).answersOf(window, options),
  })
  const live = (client: Http) => {
    const api = createShopApi(client)
    return { ...api, ...passing.over(api) }
  }
  const answered = createAnswering({ ...options, live, shelf, isOnline: () => window.navigator.onLine, now: Date.now })
  const ask = <T>(kind: Asked<T>['kind'], one: Asked<T>['ask'], otherwise?: Asked<T>['otherwise']) =>
    answered({ kind, ask: one, ...(otherwise && { otherwise }) })
  return {
    products: (code: string, filter: ProductFilter, signal: AbortSignal) =>
      ask(
        'pages',
        (api) => api.products(code, filter, signal),
        (seen) => seen.search(filter),
      ),
    categoryBrowse: (code: string, categoryId: string | null, filter: Browse, signal: AbortSignal) =>
      ask('pages', (api) => api.categoryBrowse(code, categoryId, filter, signal)),
    productDetails: (code: string, productId: string, signal: AbortSignal) =>
      ask(
        'products',
        (api) => api.productDetails(code, productId, signal),
        (seen) => seen.product(productId),
      ),
    categories: (audience: Audience, code: string, page: number, signal: AbortSignal) =>
      ask('shelves', (api) => api.categories(audience, code, page, signal)),
    tags: (signal: AbortSignal) => ask('shelves', (api) => api.tags(signal)),
    orders: (code: string, status: OrderStatus, signal: AbortSignal) =>
      ask('shelves', (api) => api.orders(code, status, signal)),
    order: (code: string, orderId: string, signal: AbortSignal) =>
      ask('orders', (api) => api.order(code, orderId, signal)),
  }
}
