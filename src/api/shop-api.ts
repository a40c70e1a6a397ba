import { accountEndpoints } from './endpoints/account'
import { catalogueEndpoints } from './endpoints/catalogue'
import { orderingEndpoints } from './endpoints/ordering'
import type { Http } from './http'

/** The calls behind the front door: catalogue, orders and account. Apart, so that the login page does not carry them. */
export const createShopApi = (http: Http) => ({
  ...catalogueEndpoints(http),
  ...orderingEndpoints(http),
  ...accountEndpoints(http),
})
export type ShopApi = ReturnType<typeof createShopApi>
