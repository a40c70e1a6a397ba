import { users, type Tables } from './tables'
import { keptOf, phaseAt, type World } from './state'
import type { Mover } from './world'

/** Something that can happen next, in words, and the tab whose machines it moves; `null` when nobody hears of it. */
export type Happening = { readonly did: string; readonly tab: number | null; readonly go: (mover: Mover) => void }

/** As much as is put into the cart altogether: more of it tells nothing new. */
const mostAdded = 2
const fates = [
  { what: 'the server takes it', isStored: true, failure: null },
  { what: 'the server takes it, the answer is lost', isStored: true, failure: { kind: 'unreachable' } },
  { what: 'it is lost on its way', isStored: false, failure: { kind: 'unreachable' } },
  {
    what: 'the server refuses it',
    isStored: false,
    failure: { kind: 'rejected', status: 429, message: null, fields: {} },
  },
  { what: 'the server answers 401', isStored: false, failure: { kind: 'unauthorised', message: null } },
] as const

/** All that buyers, tabs and the server can do next. Buyers look before they say what the orders show. */
export const choicesOf = (tables: Tables, world: World): readonly Happening[] => {
  const all: Happening[] = []
  world.tabs.forEach((tab, at) => {
    const may = (did: string, go: (mover: Mover) => void) => void all.push({ did, tab: at, go })
    const name = `tab ${'AB'[at]}`
    if (!tab.isOpen) return may(`${name} is opened`, (mover) => mover.open(at))
    may(`${name} is closed`, (mover) => mover.close(at))
    for (const news of ['attempt', 'cart', 'session'] as const) {
      // News of the attempt wait until the cart has heard its own.
      const isNext = news !== 'attempt' || !tab.news.cart
      if (tab.news[news] && isNext) may(`${name} hears of the ${news}`, (mover) => mover.hear(at, news))
    }
    const { shop } = tab
    if (shop === null) {
      for (const user of users) may(`${user} signs in in ${name}`, (mover) => mover.login(at, user))
      return
    }
    may(`${shop.user} logs out in ${name}`, (mover) => mover.logout(at))
    const phase = phaseAt(tables, shop.sender)
    if (shop.checkout === null) may(`${name} opens the checkout`, (mover) => mover.enter(at))
    else may(`${name} leaves the checkout`, (mover) => mover.leave(at))
    if (world.added[0] + world.added[1] < mostAdded) may(`${name} adds a part`, (mover) => mover.add(at))
    if (shop.checkout !== null) {
      may(`${name} presses Complete order`, (mover) => mover.toCheckout(at, { type: 'order.submitted' }))
      if (phase === 'doubt.told') {
        may(`${name} presses Send again`, (mover) => mover.toSender(at, { type: 'resending.requested' }))
        const { attempt } = keptOf(world, shop.user)
        const key = (tables.sender.at(shop.sender).context as { attempt: { key: string } | null }).attempt?.key
        const isKnown = attempt !== null && key !== undefined
        const isStored = isKnown && world.stored[key] !== undefined
        const isOnItsWay = world.questions.some((one) => one.key === key)
        if (isStored && !isOnItsWay)
          may(`${name}: it is there`, (mover) => mover.toSender(at, { type: 'fate.told', isThere: true } as never))
        if (isKnown && !isStored && !isOnItsWay) {
          may(`${name}: it is not there`, (mover) => mover.toSender(at, { type: 'fate.told', isThere: false } as never))
        }
      }
      if (phase === 'doubt.asking' || phase === 'doubt.contradicting') {
        may(`${name} confirms`, (mover) => mover.toSender(at, { type: 'question.confirmed' }))
        may(`${name} declines`, (mover) => mover.toSender(at, { type: 'question.declined' }))
      }
      if (phase === 'underWay.sending')
        may(`${name} waits no longer`, (mover) => mover.toSender(at, { type: 'waiting.ended' }))
    }
  })
  const [first] = world.queue
  // Before a turn is given, what others stored has had the time to get there: that somebody else signed in, too.
  if (first !== undefined && !world.isGiven && !world.tabs[first as 0 | 1].news.session) {
    all.push({ did: `tab ${'AB'[first]} has its turn`, tab: first, go: (mover) => mover.grant() })
  }
  for (const question of world.questions) {
    for (const { what, isStored, failure } of fates) {
      const go = (mover: Mover) => mover.answer(question, { isStored, failure })
      all.push({ did: `the order of ${question.user}: ${what}`, tab: question.tab, go })
    }
  }
  return all
}
