import type { App } from './app'
import type { Account } from './app-account'
import type { Shop } from './app-shop'

/** The parts of the portal that are fetched only when somebody gets there. */
export type Doors = {
  /** Catalogue, cart and orders; one and the same shop for as long as the tab lives. Asked again after a failure. */
  readonly shop: () => Promise<Shop>
  /** Registration, passwords, profile and About Us; kept and asked for like the shop. */
  readonly account: () => Promise<Account>
}

const keptOnSuccess = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | null = null
  return () => {
    if (kept === null) {
      kept = load()
      kept.catch(() => {
        kept = null
      })
    }
    return kept
  }
}

export const createDoors = (app: App): Doors => ({
  shop: keptOnSuccess(async () => (await import('./app-shop')).createShop(app)),
  account: keptOnSuccess(async () => (await import('./app-account')).createAccount(app)),
})
