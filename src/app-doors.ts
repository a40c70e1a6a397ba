import type { App } from './app'
import type { Shop } from './app-shop'

/** The parts of the portal that are fetched only when somebody gets there. */
export type Doors = {
  /** Catalogue, cart and orders; one and the same shop for as long as the tab lives. Asked again after a failure. */
  readonly shop: () => Promise<Shop>
}

export const createDoors = (app: App): Doors => {
  let shop: Promise<Shop> | null = null
  return {
    shop: () => {
      if (shop === null) {
        shop = import('./app-shop').then(({ createShop }) => createShop(app))
        shop.catch(() => {
          shop = null
        })
      }
      return shop
    },
  }
}
