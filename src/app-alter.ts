import type { AccountParts } from './machines/account/account.types'
import type { appMachine } from './machines/app.machine'
import type { loginMachine } from './machines/session/login.machine'
import type { LateParts, ShopParts } from './machines/shop.types'

/** The same for a part that comes late. */
export type AlterLate = <TParts extends LateParts>(parts: TParts) => TParts
/** Puts other logic in the place of the real one: an atlas shows a screen that stands still this way. */
export type Alterations = {
  readonly app: (logic: typeof appMachine) => typeof appMachine
  readonly shop: (parts: ShopParts) => ShopParts
  readonly late: AlterLate
  readonly account: (parts: AccountParts) => AccountParts
  readonly front: (logic: FrontScreens) => FrontScreens
}
/** The logic of the screens that need no other part. */
export type FrontScreens = { readonly login: typeof loginMachine }
export const asItIs: Alterations = {
  app: (logic) => logic,
  shop: (parts) => parts,
  late: (parts) => parts,
  account: (parts) => parts,
  front: (logic) => logic,
}
