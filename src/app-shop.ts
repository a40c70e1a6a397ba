import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { createJsonStore } from './api/browser/json-store'
import type { Session } from './api/schemas/session'
import { createShopApi } from './api/shop-api'
import { ask, type App } from './app'
import { categoriesMachine, type CategorySource } from './machines/catalogue/categories.machine'
import { categoryBrowseMachine } from './machines/catalogue/category-browse.machine'
import { guestBrowseMachine } from './machines/catalogue/guest-browse.machine'
import { productDetailMachine } from './machines/catalogue/product-detail.machine'
import { productListMachine } from './machines/catalogue/product-list.machine'
import { tagsMachine } from './machines/catalogue/tags.machine'
import { cartMachine } from './machines/ordering/cart.machine'
import type { Lines } from './machines/ordering/cart.types'
import { checkoutMachine } from './machines/ordering/checkout.machine'
import type { OrderForm } from './machines/ordering/checkout.types'
import { draftsMachine } from './machines/ordering/drafts.machine'
import { orderDetailMachine } from './machines/ordering/order-detail.machine'
import { orderListMachine } from './machines/ordering/order-list.machine'
import { matchRoute } from './machines/rules/access'
import { cartEnvelope, readCart } from './machines/rules/cart-storage'
import { merged } from './machines/rules/cart-merge'
import { localDay } from './machines/rules/checkout'
import { draftsOf, readDrafts } from './machines/rules/drafts'
import { attemptRecord, readAttempt } from './machines/rules/order-attempt'
import { readProductQuery } from './machines/rules/product-query'

const sidebarRoutes: ReadonlySet<string> = new Set(['dashboard', 'products', 'category', 'browse'])
const pagesAtOnce = 6

/** What lies behind the front door: catalogue, cart, orders. Loaded when a catalogue is first shown. */
export const createShop = (app: App) => {
  const { session, tenant, guard, preferences, toasts } = app.actors
  const api = createShopApi(app.http)
  const go = (_: unknown, { to }: { to: string }) => app.navigation.push(to)
  const goInstead = (_: unknown, { to }: { to: string }) => app.navigation.replace(to)
  const { surroundings, logFailure, run, watched } = app
  const cartStore = createJsonStore(app.store, 'cart')
  const draftStore = createJsonStore(app.store, 'drafts')
  const attemptStore = createJsonStore(app.store, 'orderAttempt')
  let leftForm: OrderForm | null = null
  /** The cart as this tab last wrote it: as long as storage holds exactly that, no other tab had a say. */
  let written: string | null = null
  const writeCart = (tenantCode: string, lines: Lines) => {
    cartStore.write(cartEnvelope(tenantCode, lines))
    written = cartStore.text()
  }

  const cart = run(
    createActor(
      cartMachine.provide({
        actions: {
          saveCart: (_, { tenantCode, base, lines }) => {
            const stored = cartStore.text()
            if (stored === null || stored === written) return writeCart(tenantCode, lines)
            const result = merged(base, lines, readCart(cartStore.read(), tenantCode).lines)
            writeCart(tenantCode, result)
            cart.send({ type: 'cart.changedElsewhere', lines: result })
          },
        },
      }),
      watched,
    ),
  )
  const drafts = run(
    createActor(
      draftsMachine.provide({
        actors: {
          nameDraft: fromPromise(async ({ input: { owner } }) => {
            const now = new Date()
            const time = now.toTimeString().slice(0, 5)
            return { id: freshKey(), name: `${localDay(now)} ${time}`, savedAt: now.toISOString(), ...owner }
          }),
        },
        actions: {
          saveDrafts: (_, { owner, drafts: mine }) => {
            const others = readDrafts(draftStore.read()).filter(
              ({ tenantCode, email }) => tenantCode !== owner.tenantCode || email !== owner.email,
            )
            draftStore.write([...mine, ...others])
          },
        },
      }),
      watched,
    ),
  )
  const categories = run(
    createActor(
      categoriesMachine.provide({
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
            return answers.flatMap((answer) => {
              if (answer.status === 'fulfilled') return answer.value.data
              logFailure(null, { what: 'A page of categories', error: answer.reason })
              return []
            })
          }),
        },
        actions: { logFailure },
      }),
      watched,
    ),
  )
  const tags = run(
    createActor(tagsMachine.provide({ actors: { loadTags: fromPromise(({ signal }) => api.tags(signal)) } }), watched),
  )

  const open = ({ manufacturer: { code }, user: { email } }: Session) => {
    const { lines, isDamaged } = readCart(cartStore.read(), code)
    written = cartStore.text()
    if (isDamaged) toasts.send({ type: 'notice.given', notice: { kind: 'cartRepaired' } })
    cart.send({ type: 'cart.opened', tenantCode: code, lines })
    const owner = { tenantCode: code, email }
    drafts.send({ type: 'drafts.opened', owner, drafts: draftsOf(readDrafts(draftStore.read()), owner) })
  }
  const close = () => {
    leftForm = null
    cart.send({ type: 'cart.closed' })
    drafts.send({ type: 'drafts.closed' })
    tags.send({ type: 'session.closed' })
    categories.send({ type: 'source.changed', source: null })
  }
  const followPlace = () => {
    const { pathname } = app.navigation.place()
    const route = matchRoute(pathname)
    const buyer = session.getSnapshot().context.session
    cart.send({ type: 'panel.closed' })
    if (!route || !sidebarRoutes.has(route.name)) return
    const source: CategorySource | null = buyer
      ? { audience: 'buyer', code: buyer.manufacturer.code }
      : route.code
        ? { audience: 'guest', code: route.code.toUpperCase() }
        : null
    categories.send({ type: 'source.changed', source })
  }
  /** Chips of an address with tags need their names. */
  const nameTags = () => {
    const isBuyer = session.getSnapshot().context.session !== null
    if (isBuyer && readProductQuery(app.navigation.place().search).tagIds.length > 0) tags.send({ type: 'tags.wanted' })
  }
  let lastPath = app.navigation.place().pathname
  app.navigation.listen(() => {
    const { pathname } = app.navigation.place()
    if (pathname !== lastPath) followPlace()
    lastPath = pathname
    nameTags()
  })
  session.on('session.opened', (event) => {
    open(event.session)
    followPlace()
  })
  session.on('session.closed', close)
  tenant.on('sellMinimum.known', ({ isOn }) => cart.send({ type: 'step.changed', isSellMinimumOn: isOn }))
  preferences.on('language.changed', (event) => {
    categories.send(event)
    tags.send(event)
  })
  cartStore.onOtherTab(() => {
    const { tenantCode } = cart.getSnapshot().context
    written = cartStore.text()
    cart.send({ type: 'cart.changedElsewhere', lines: readCart(cartStore.read(), tenantCode).lines })
  })
  draftStore.onOtherTab(() => {
    const { owner } = drafts.getSnapshot().context
    if (owner) drafts.send({ type: 'drafts.changedElsewhere', drafts: draftsOf(readDrafts(draftStore.read()), owner) })
  })
  cart.on('notice.given', toasts.send)
  drafts.on('notice.given', toasts.send)
  drafts.on('draft.opened', cart.send)
  cart.on('checkout.allowed', () => guard.send({ type: 'navigation.requested', to: '/checkout' }))
  cart.on('cart.cleared', () => {
    if (app.navigation.place().pathname === '/checkout') guard.send({ type: 'navigation.requested', to: '/cart' })
  })
  const current = session.getSnapshot().context.session
  if (current) open(current)
  cart.send({ type: 'step.changed', isSellMinimumOn: tenant.getSnapshot().context.settings?.b2b_sell_minimum ?? false })
  followPlace()
  nameTags()

  return {
    actors: { cart, drafts, categories, tags },
    /** The checkout form as left for the cart; in memory, until the session ends. */
    leftForm: () => leftForm,
    /** An order of this buyer whose answer never came, if any. */
    pendingAttempt: (owner: { tenantCode: string; email: string }) => readAttempt(attemptStore.read(), owner),
    logic: {
      productList: productListMachine.provide({
        actors: { surroundings, loadProducts: ask(({ code, query }, signal) => api.products(code, query, signal)) },
        actions: { go, goInstead },
      }),
      guestBrowse: guestBrowseMachine.provide({
        actors: {
          surroundings,
          loadCatalogue: ask(({ code, query }, signal) => api.guestProducts(code, query, signal)),
        },
        actions: { go, goInstead },
      }),
      categoryBrowse: categoryBrowseMachine.provide({
        actors: {
          surroundings,
          loadCategory: ask(({ code, categoryId, query }, signal) =>
            api.categoryBrowse(code, categoryId, query, signal),
          ),
        },
        actions: { go, goInstead },
      }),
      productDetail: productDetailMachine.provide({
        actors: {
          surroundings,
          loadProduct: ask(({ code, productId }, signal) => api.productDetails(code, productId, signal)),
        },
        actions: { go, tell: (_, { notice }) => toasts.send({ type: 'notice.given', notice }) },
      }),
      checkout: checkoutMachine.provide({
        actors: {
          surroundings,
          loadCustomer: ask(({ code, email }, signal) => api.customer(code, { email, withAddresses: true }, signal)),
          stampOrder: fromPromise(async () => ({ today: localDay(new Date()), key: freshKey() })),
          placeOrder: ask(({ code, draft, key }, signal) => api.placeOrder(code, draft, key, signal)),
          holdPage: fromCallback<EventObject, void>(() => {
            const hold = (event: BeforeUnloadEvent) => event.preventDefault()
            window.addEventListener('beforeunload', hold)
            return () => window.removeEventListener('beforeunload', hold)
          }),
        },
        actions: {
          go,
          logFailure,
          rememberAttempt: (_, attempt) => attemptStore.write(attemptRecord(attempt)),
          forgetAttempt: () => attemptStore.remove(),
          rememberForm: (_, { form }) => void (leftForm = form),
        },
      }),
      orderList: orderListMachine.provide({
        actors: { surroundings, loadOrders: ask(({ code, status }, signal) => api.orders(code, status, signal)) },
        actions: { go },
      }),
      orderDetail: orderDetailMachine.provide({
        actors: { surroundings, loadOrder: ask(({ code, orderId }, signal) => api.order(code, orderId, signal)) },
      }),
    },
  }
}
export type Shop = ReturnType<typeof createShop>
