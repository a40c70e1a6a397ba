import type { Run } from '../walk/engine'

/** Where a machine can be seen: the address of a screen that draws it, and who is looking. */
export type Stage = {
  readonly path: (run: Run, code: string) => string
  readonly who: 'buyer' | 'guest'
}

const buyer = (path: string): Stage => ({ path: () => path, who: 'buyer' })
const guest = (path: string): Stage => ({ path: (_, code) => `${path}/${code}`, who: 'guest' })
const isIn = (run: Run, id: string): boolean => run.steps.at(-1)?.to.includes(id) ?? false

/** The machines that a reader can see, by id. Session, guard, tenant and preferences draw nothing of their own. */
const stages: Readonly<Record<string, Stage>> = {
  login: guest('/login'),
  registration: guest('/register'),
  forgotPassword: guest('/forgot-password'),
  guestBrowse: guest('/browse'),
  aboutUs: {
    path: (run, code) => (run.start === 0 ? `/about-us/${code}` : '/about-us'),
    who: 'buyer',
  },
  dashboard: buyer('/dashboard'),
  productList: buyer('/products'),
  padOffer: buyer('/products'),
  productDetail: buyer('/products/101'),
  categoryBrowse: buyer('/category'),
  checkout: buyer('/checkout'),
  orderSender: buyer('/checkout'),
  freshness: buyer('/checkout'),
  orderList: buyer('/orders'),
  orderRepeat: buyer('/orders'),
  orderFiles: buyer('/orders'),
  receipts: buyer('/order-success'),
  shortcuts: buyer('/products'),
  desk: buyer('/desk'),
  scan: buyer('/order-pad'),
  cartTold: buyer('/products'),
  jump: buyer('/desk'),
  printing: buyer('/orders'),
  orderDetail: buyer('/orders/101'),
  copier: buyer('/orders/101'),
  profile: buyer('/profile'),
  changePassword: buyer('/profile'),
  deviceRecord: buyer('/profile'),
  cart: {
    path: (run) => (isIn(run, 'cart.panel.shown') ? '/products' : '/cart'),
    who: 'buyer',
  },
  cartView: buyer('/cart'),
  drafts: buyer('/cart'),
  lists: buyer('/lists'),
  partNumbers: buyer('/part-numbers'),
  list: buyer('/lists/list-1'),
  sharing: buyer('/cart'),
  orderLink: buyer('/order-link'),
  pad: buyer('/order-pad'),
  categories: buyer('/products'),
  tags: buyer('/products?tag=1'),
  toasts: buyer('/products'),
  crash: buyer('/products'),
}

/** The ids of all machines that can be seen. */
export const staged: readonly string[] = Object.keys(stages)
/** Where the machine of an id can be seen, `null` when it draws nothing of its own. */
export const stageOf = (id: string): Stage | null => (Object.hasOwn(stages, id) ? (stages[id] ?? null) : null)
