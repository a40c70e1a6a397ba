import type { EventObject } from 'xstate'
import { withKept, type Kept } from '../../src/machines/rules/order-attempt'
import type { CartLine } from '../../src/machines/rules/cart'
import type { Asked } from '../../src/flows/walk/stepper'
import type { Place } from './machines'
import { closed, keptOf, noNews, phaseAt, userOf, type Question, type Shop, type Tab, type World } from './state'
import {
  cartInput,
  checkoutInput,
  knownCustomer,
  linesOf,
  ownerOf,
  products,
  senderInput,
  sessionOf,
  stampOf,
  unitsIn,
  unitsOf,
  users,
  type Tables,
  type Units,
  type User,
} from './tables'

const isIn = ({ attempt, settled, former }: Kept, key: string): boolean =>
  [attempt?.key, settled, former?.key].includes(key)
const wantsTurn = (phase: string): boolean => /^(?:elsewhere|underWay|doubt\.concluding)/.test(phase)
/** Which turn it is that a state wants: another state wants another one. */
const turnOf = (phase: string): string => (wantsTurn(phase) ? (/^\w+(?:\.concluding)?/.exec(phase)?.[0] ?? '') : '')

/** Moves a world; every method makes the next one. The machines decide, this only carries what they say. */
export const worldOf = (tables: Tables, start: World) => {
  let world = start
  const set = (patch: Partial<World>) => void (world = { ...world, ...patch })
  const tabAt = (at: number): Tab => world.tabs[at] as Tab
  const setTab = (at: number, patch: Partial<Tab>) =>
    set({
      tabs: world.tabs.map((tab, place) => (place === at ? { ...tab, ...patch } : tab)) as [Tab, Tab] & World['tabs'],
    })
  const setShop = (at: number, patch: Partial<Shop>) => {
    const { shop } = tabAt(at)
    if (shop) setTab(at, { shop: { ...shop, ...patch } })
  }
  const tellOther = (at: number, news: keyof Tab['news']) => {
    const other = tabAt(1 - at)
    if (other.isOpen) setTab(1 - at, { news: { ...other.news, [news]: true } })
  }
  const leaveQueue = (at: number) =>
    set({ queue: world.queue.filter((tab) => tab !== at), isGiven: world.isGiven && world.queue[0] !== at })
  const giveUpCalls = (at: number) =>
    set({ questions: world.questions.map((one) => (one.tab === at ? { ...one, tab: null } : one)) })

  const toCheckout = (at: number, event: EventObject) => {
    const shop = tabAt(at).shop
    if (!shop || shop.checkout === null) return
    const { to, asked } = tables.checkout.step(shop.checkout, event)
    setShop(at, { checkout: to })
    for (const { name, params } of asked) {
      if (name === 'tell orderSender order.sent') toSender(at, { type: 'order.sent', ...(params as object) })
      // Whether lines are fresh decides nothing here: the held order is let go at once.
      if (name === 'tell freshness check.requested')
        toCheckout(at, { type: 'check.ended', unchecked: 0 } as EventObject)
    }
  }
  const showCart = (at: number) => {
    const { shop } = tabAt(at)
    if (!shop) return
    const { lines } = tables.cart.at(shop.cart).context as { readonly lines: readonly CartLine[] }
    toCheckout(at, { type: 'cart.changed', lines, isSellMinimumOn: false } as EventObject)
  }
  const toCart = (at: number, event: EventObject) => {
    const { shop } = tabAt(at)
    if (!shop) return
    const { to, asked } = tables.cart.step(shop.cart, event)
    setShop(at, { cart: to })
    for (const { name, params } of asked) {
      if (name.endsWith('order.settled')) {
        const gone = unitsOf(
          (params as { readonly ordered: readonly { productId: unknown; quantity: number }[] }).ordered,
        )
        const left = world.cart.map((units, product) => Math.max(0, units - (gone[product] ?? 0))) as unknown as Units
        set({ cart: left })
        setShop(at, { seen: unitsIn((params as { readonly lines: readonly CartLine[] }).lines) })
        tellOther(at, 'cart')
        setTab(at, { news: { ...tabAt(at).news, cart: true } })
      }
      if (name.endsWith('cart.sought')) lookAtCart(at)
      if (!name.endsWith('cart.saved')) continue
      const now = unitsIn((params as { readonly lines: readonly CartLine[] }).lines)
      // What this tab changed comes on top of what others changed (property of the cart's store).
      const merged = world.cart.map((units, product) =>
        Math.max(0, units + (now[product] ?? 0) - (shop.seen[product] ?? 0)),
      ) as unknown as Units
      set({ cart: merged })
      setShop(at, { seen: now })
      if (merged.some((units, product) => units !== now[product]))
        setTab(at, { news: { ...tabAt(at).news, cart: true } })
      tellOther(at, 'cart')
      const { cart } = tabAt(at).shop ?? shop
      setShop(at, { cart: tables.cart.step(cart, { type: 'cart.stored' }).to })
    }
    showCart(at)
  }
  /** What is stored is on the screen. */
  const lookAtCart = (at: number) => {
    setShop(at, { seen: world.cart })
    toCart(at, { type: 'cart.changedElsewhere', lines: linesOf(world.cart) } as EventObject)
  }
  const senderMoved = (at: number, before: Place, to: Place, asked: readonly Asked[]) => {
    const { shop } = tabAt(at)
    if (!shop) return
    const [from, phase] = [phaseAt(tables, before), phaseAt(tables, to)]
    const { attempt } = tables.sender.at(before).context as Kept
    setShop(at, { sender: to })
    if (from.startsWith('underWay.sending') && !phase.startsWith('underWay.sending')) giveUpCalls(at)
    if (turnOf(from) !== turnOf(phase)) {
      leaveQueue(at)
      if (wantsTurn(phase)) set({ queue: [...world.queue, at] })
    }
    for (const { name, params } of asked) {
      if (name === 'keep') {
        set({ device: withKept(world.device, ownerOf(shop.user), params as Kept) })
        tellOther(at, 'attempt')
      }
      if (name === 'tell cart order.settledElsewhere') toCart(at, { type: 'order.settledElsewhere' })
      if (name === 'tell cart order.accepted') {
        const units = unitsOf(
          (params as { readonly ordered: readonly { productId: unknown; quantity: number }[] }).ordered,
        )
        if (attempt) set({ settled: { ...world.settled, [attempt.key]: units } })
        toCart(at, { type: 'order.accepted', ...(params as object) })
      }
    }
    if (!from.startsWith('underWay.sending') && phase.startsWith('underWay.sending')) {
      const sent = (tables.sender.at(to).context as Kept).attempt
      if (sent)
        set({
          questions: [...world.questions, { key: sent.key, units: unitsOf(sent.ordered), user: shop.user, tab: at }],
        })
    }
    const former = tables.sender.at(before).context as { readonly phase: string }
    const after = tables.sender.at(to).context as { readonly phase: string }
    if (former.phase !== after.phase) toCheckout(at, { type: 'order.changed', phase: after.phase } as EventObject)
    // Whether the list points at something decides nothing, and what was there before is known: answered at once.
    const listed = tables.sender.answer(to, 'searchOrders', []) ?? tables.sender.answer(to, 'loadOrders', [])
    if (listed) senderMoved(at, to, listed.to, listed.asked)
  }
  const toSender = (at: number, event: EventObject) => {
    const { shop } = tabAt(at)
    if (!shop) return
    const { to, asked } = tables.sender.step(shop.sender, event)
    senderMoved(at, shop.sender, to, asked)
  }
  const openCheckout = (at: number) => {
    const { shop } = tabAt(at)
    if (!shop) return
    let place = tables.checkout.begin(checkoutInput(shop.user)).to
    place = tables.checkout.answer(place, 'rememberedForm', null)?.to ?? place
    place = tables.checkout.answer(place, 'loadCustomer', knownCustomer)?.to ?? place
    const { phase } = tables.sender.at(shop.sender).context as { readonly phase: string }
    place = tables.checkout.step(place, { type: 'order.changed', phase } as EventObject).to
    setShop(at, { checkout: place })
    showCart(at)
  }
  const openShop = (at: number, user: User) => {
    const lines = linesOf(world.cart)
    const opened = tables.cart.begin(cartInput).to
    const cart = tables.cart.step(opened, { type: 'cart.found', lines, isDamaged: false } as EventObject).to
    const sender = tables.sender.begin(senderInput(user)).to
    setTab(at, { shop: { user, sender, cart, checkout: null, seen: world.cart } })
    toSender(at, { type: 'attempt.found', ...keptOf(world, user) })
    openCheckout(at)
  }
  const closeShop = (at: number) => {
    leaveQueue(at)
    giveUpCalls(at)
    setTab(at, { shop: null, news: { ...tabAt(at).news, attempt: false, cart: false } })
  }
  const sessionMoved = (at: number, to: Place, asked: readonly Asked[]) => {
    setTab(at, { session: to })
    for (const { name, params } of asked) {
      if (name.endsWith('session.closed')) closeShop(at)
      if (name.endsWith('session.opened')) {
        openShop(at, (params as { readonly session: { readonly token: User } }).session.token)
      }
      if (name === 'storeSession') {
        set({ signedIn: (params as { readonly session: { readonly token: User } }).session.token })
        tellOther(at, 'session')
      }
      if (name === 'forgetSession' && (params as { readonly end: string }).end !== 'endedElsewhere') {
        set({ signedIn: null })
        tellOther(at, 'session')
      }
    }
  }
  const storedSession = () => ({ session: world.signedIn && sessionOf(world.signedIn), lastCode: 'ACME' })
  const toSession = (at: number, event: EventObject) => {
    const { to, asked } = tables.session.step(tabAt(at).session, event)
    sessionMoved(at, to, asked)
  }

  const refersTo = (key: string): boolean =>
    users.some((user) => isIn(keptOf(world, user), key)) ||
    world.questions.some((one) => one.key === key) ||
    world.tabs.some(({ shop }) => shop !== null && isIn(tables.sender.at(shop.sender).context as Kept, key))
  /** The first number that nothing refers to: which number a key has decides nothing. */
  const freshKey = (user: User): string => {
    for (let number = 1; ; number += 1) {
      const key = `${user}-${number}`
      if (!refersTo(key) && world.stored[key] === undefined && world.settled[key] === undefined) return key
    }
  }
  /** Orders that nobody asks about any more are only counted. */
  const fold = () => {
    for (const [key, units] of Object.entries(world.stored)) {
      const isOpen = world.settled[key] === undefined || refersTo(key)
      if (isOpen) continue
      const { [key]: _, ...stored } = world.stored
      const { [key]: __, ...settled } = world.settled
      const user = userOf(key)
      const done = world.done[user]
      set({ stored, settled, done: { ...world.done, [user]: [done[0] + units[0], done[1] + units[1]] } })
    }
  }

  return {
    now: () => {
      fold()
      return world
    },
    toSender,
    toCheckout,
    open: (at: number) => {
      const { to } = tables.session.begin(undefined)
      setTab(at, { isOpen: true, session: to, shop: null, news: noNews })
      const restored = tables.session.answer(to, 'restoreSession', storedSession())
      if (restored) sessionMoved(at, restored.to, restored.asked)
    },
    close: (at: number) => {
      closeShop(at)
      setTab(at, closed)
    },
    leave: (at: number) => {
      setShop(at, { checkout: null })
      toSender(at, { type: 'place.changed', pathname: '/products', search: '' } as EventObject)
    },
    enter: (at: number) => {
      toSender(at, { type: 'place.changed', pathname: '/checkout', search: '' } as EventObject)
      openCheckout(at)
    },
    add: (at: number) => {
      set({ added: world.added.map((units, place) => (place === at ? units + 1 : units)) as unknown as Units })
      toCart(at, { type: 'line.increased', product: products[at], place: 'card' } as EventObject)
    },
    login: (at: number, user: User) =>
      toSession(at, { type: 'session.started', session: sessionOf(user) } as EventObject),
    logout: (at: number) => toSession(at, { type: 'logout.requested' }),
    /** News of the device arrive in a tab: what is read is what is there now. */
    hear: (at: number, news: keyof Tab['news']) => {
      setTab(at, { news: { ...tabAt(at).news, [news]: false } })
      const { shop } = tabAt(at)
      if (news === 'session') toSession(at, { type: 'storage.changed', stored: storedSession() } as EventObject)
      if (!shop) return
      if (news === 'attempt') toSender(at, { type: 'attempt.found', ...keptOf(world, shop.user) })
      if (news === 'cart') lookAtCart(at)
    },
    grant: () => {
      const [at] = world.queue
      const shop = at === undefined ? null : tabAt(at).shop
      if (at === undefined || !shop) return
      set({ isGiven: true })
      const stamp = stampOf(freshKey(shop.user))
      toSender(at, { type: 'turn.given', ...keptOf(world, shop.user), stamp } as EventObject)
    },
    /** The server takes a question, or it is lost; whoever waits hears what the answer is. */
    answer: (question: Question, { isStored, failure }: { isStored: boolean; failure: unknown }) => {
      if (isStored) set({ stored: { ...world.stored, [question.key]: question.units } })
      set({ questions: world.questions.filter((one) => one !== question) })
      const at = question.tab
      const shop = at === null ? null : tabAt(at).shop
      if (at === null || !shop) return
      const heard = tables.sender.answer(shop.sender, 'placeOrder', failure ?? undefined, failure !== null)
      if (heard) senderMoved(at, shop.sender, heard.to, heard.asked)
      const isOver = failure !== null && (failure as { readonly kind: string }).kind === 'unauthorised'
      if (isOver && tabAt(at).shop?.user === shop.user)
        toSession(at, { type: 'session.rejected', message: null } as EventObject)
    },
  }
}
export type Mover = ReturnType<typeof worldOf>
