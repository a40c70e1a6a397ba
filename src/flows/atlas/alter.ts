import type { AnyStateMachine } from 'xstate'
import type { Alterations } from '../../app-alter'
import type { appMachine } from '../../machines/app.machine'
import { categoriesMachine } from '../../machines/catalogue/categories.machine'
import { tagsMachine } from '../../machines/catalogue/tags.machine'
import { cartMachine } from '../../machines/ordering/cart.machine'
import { cartViewMachine } from '../../machines/ordering/cart-view.machine'
import { draftsMachine } from '../../machines/ordering/drafts.machine'
import { listsMachine } from '../../machines/ordering/lists.machine'
import { partNumbersMachine } from '../../machines/ordering/part-numbers.machine'
import { freshnessMachine } from '../../machines/ordering/freshness.machine'
import { receiptsMachine } from '../../machines/ordering/receipts.machine'
import { orderSenderMachine } from '../../machines/ordering/order-sender.machine'
import { padMachine } from '../../machines/ordering/pad.machine'
import { crashMachine } from '../../machines/shell/crash.machine'
import { toastsMachine } from '../../machines/shell/toasts.machine'
import type { shopMachine } from '../../machines/shop.machine'
import type { LateParts } from '../../machines/shop.types'
import type { Run } from '../walk/engine'
import { frozen } from '../walk/frozen'
import { readRun } from '../walk/written'

const withApp = (app: typeof appMachine, run: Run): typeof appMachine => {
  switch (run.machine.id) {
    case 'toasts':
      return app.provide({ actors: { toasts: frozen(toastsMachine, run) } })
    case 'crash':
      return app.provide({ actors: { crash: frozen(crashMachine, run) } })
    default:
      return app
  }
}
/** The view of a cart is drawn over one that has the lines of the samples in it. */
const fullCartRun = (): Run => {
  const read = readRun('cart!cart.found', [cartMachine])
  if ('run' in read) return read.run
  throw new Error(read.reason)
}
const withShop = (shop: typeof shopMachine, run: Run): typeof shopMachine => {
  switch (run.machine.id) {
    case 'cart':
      return shop.provide({ actors: { cart: frozen(cartMachine, run) } })
    case 'cartView':
      return shop.provide({
        actors: { cart: frozen(cartMachine, fullCartRun()), cartView: frozen(cartViewMachine, run) },
      })
    case 'partNumbers':
      return shop.provide({ actors: { partNumbers: frozen(partNumbersMachine, run) } })
    case 'orderSender':
      return shop.provide({ actors: { orderSender: frozen(orderSenderMachine, run) } })
    case 'receipts':
      return shop.provide({ actors: { receipts: frozen(receiptsMachine, run) } })
    case 'freshness':
      return shop.provide({ actors: { freshness: frozen(freshnessMachine, run) } })
    case 'categories':
      return shop.provide({ actors: { categories: frozen(categoriesMachine, run) } })
    case 'tags':
      return shop.provide({ actors: { tags: frozen(tagsMachine, run) } })
    default:
      return shop
  }
}
/** The same logic by name, with the machine of the run standing still. */
const withScreen = <TLogic extends { readonly [TName in keyof TLogic]: AnyStateMachine }>(
  logic: TLogic,
  run: Run,
): TLogic => {
  const altered = { ...logic }
  for (const name in altered) {
    if (altered[name].id === run.machine.id) altered[name] = frozen(altered[name], run)
  }
  return altered
}

const withLate = <TParts extends LateParts>(parts: TParts, run: Run): TParts => {
  const { id } = run.machine
  const stood =
    parts.part === 'tools'
      ? { pad: id === 'pad' ? frozen(padMachine, run) : parts.pad }
      : {
          lists: id === 'lists' ? frozen(listsMachine, run) : parts.lists,
          drafts: id === 'drafts' ? frozen(draftsMachine, run) : parts.drafts,
        }
  return { ...parts, ...stood, screens: withScreen<LateParts['screens']>(parts.screens, run) }
}

/** The portal as it is, but for the machine of the run: it stands still where the run stands. */
export const standing = (run: Run): Partial<Alterations> => ({
  app: (app) => withApp(app, run),
  shop: ({ shop, showcase, screens }) => ({
    shop: withShop(shop, run),
    showcase,
    screens: withScreen(screens, run),
  }),
  late: (parts) => withLate(parts, run),
  account: (account) => ({ ...account, logic: withScreen(account.logic, run) }),
  front: (logic) => withScreen(logic, run),
})
