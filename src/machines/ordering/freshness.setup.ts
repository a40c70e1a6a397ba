import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { isSameId, type Id } from '../../api/schemas/shared'
import type { AppNews } from '../app.types'
import { delays } from '../delays'
import { subscription, type Recipient } from '../news'
import { listener, port } from '../port'
import { lineOf } from '../rules/cart'
import { heardOf, isStale, linesAt, withHeard, type CheckResult } from '../rules/freshness'
import type { CartChanged, Lines } from './cart.types'
import type { CheckSettled, LinesSeen } from './cart-view.types'
import type {
  CheckEnded,
  FreshnessContext,
  FreshnessEvent,
  FreshnessInput,
  FreshnessTag,
  ProductsPassed,
  ReadingNews,
} from './freshness.types'
import type { OrderNews } from './order-sender.types'

type Path = { readonly pathname: string }
type Asking = Extract<FreshnessEvent, { type: 'check.requested' }>
type Read = { readonly results: readonly CheckResult[]; readonly failed: readonly Id[] }

const present = ({ lines, pathname, view }: FreshnessContext): Lines => linesAt(lines, pathname, view)
/** What has to be read at this moment; what failed before is not tried again by itself. */
const staleIn = (context: FreshnessContext, now: number): readonly Id[] =>
  present(context)
    .filter((line) => context.isForced || (isStale(line, now) && !context.missed.includes(String(line.product.id))))
    .map(({ product }) => product.id)
const ofCart = ({ code, lines }: FreshnessContext, news: Omit<ProductsPassed, 'type'>): readonly CheckResult[] =>
  news.code === code ? news.results.filter(({ productId }) => lineOf(lines, productId) !== null) : []

/** How many lines of the screen could not be checked. */
export const uncheckedIn = (context: FreshnessContext): number =>
  present(context).filter(({ product }) => context.missed.includes(String(product.id))).length

/** Of products that were read the cart hears, and how far it is. */
export const hearing = [
  { type: 'tellCart', params: ({ event }: { event: Read }) => event },
  { type: 'keepProgress', params: ({ event }: { event: Read }) => event },
] as const

/** What failed before is tried again, because an order waits for it. */
export const asked = {
  description: 'The checkout holds an order until its lines are checked.',
  target: 'choosing',
  actions: [{ type: 'keepAsker', params: ({ event }: { event: Asking }) => event }, 'forgetMissed'],
} as const
export const inView = {
  description: 'Other lines are in view.',
  target: 'choosing',
  actions: { type: 'keepView', params: ({ event }: { event: LinesSeen }) => event },
} as const

/** The words that the chart of freshness is written in. */
export const freshnessSetup = setup({
  types: {} as { context: FreshnessContext; events: FreshnessEvent; input: FreshnessInput; tags: FreshnessTag },
  actors: {
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
    viewNews: subscription<LinesSeen>(),
    orderNews: subscription<OrderNews>(),
    passingProducts: listener<ProductsPassed>('passingProducts'),
    tellTime: port<number>('tellTime'),
    readProducts: listener<ReadingNews, { code: string; ids: readonly Id[] }>('readProducts'),
  },
  actions: {
    // What was just seen of new lines counts as a check: they were added from that very screen.
    keepLines: enqueueActions(({ context, enqueue }, { lines }: { lines: Lines }) => {
      const results = heardOf(lines, context.heard)
      enqueue.assign({ lines })
      if (results.length > 0) enqueue.sendTo(context.cart, { type: 'lines.checked', results })
    }),
    keepView: assign((_, { ids }: Pick<LinesSeen, 'ids'>) => ({ view: ids })),
    // What failed on one screen may be tried again on the next one, and who waited there waits no longer.
    keepPlace: assign(({ context }, { pathname }: Path) => ({
      pathname,
      view: pathname === '/cart' ? context.view : [],
      missed: [],
      askers: [],
    })),
    force: assign({ isForced: true }),
    forgetMissed: assign({ missed: [] }),
    keepAsker: assign(({ context }, { by }: { by: Recipient<CheckEnded> }) => ({ askers: [...context.askers, by] })),
    choose: assign(({ context }, { now }: { now: number }) => {
      const chosen = staleIn(context, now)
      return { chosen, open: chosen, isForced: false }
    }),
    keepProgress: assign(({ context }, { results, failed }: Read) => {
      const told = new Set([...results.map(({ productId }) => productId), ...failed].map(String))
      return {
        open: context.open.filter((id) => !told.has(String(id))),
        missed: [...context.missed, ...failed.map(String)],
      }
    }),
    keepPassed: assign(({ context }, news: Omit<ProductsPassed, 'type'>) => ({
      missed: context.missed.filter((id) => !news.results.some(({ productId }) => isSameId(productId, id))),
    })),
    keepHeard: assign(({ context }, { code, results }: Omit<ProductsPassed, 'type'>) =>
      code === context.code ? { heard: withHeard(context.heard, results) } : {},
    ),
    giveUp: assign(({ context }) => ({ missed: [...context.missed, ...context.open.map(String)], open: [] })),
    tellCart: sendTo(
      ({ context }) => context.cart,
      (_, { results }: { results: readonly CheckResult[] }) => ({ type: 'lines.checked' as const, results }),
    ),
    tellPassed: sendTo(
      ({ context }) => context.cart,
      ({ context }, news: Omit<ProductsPassed, 'type'>) => ({
        type: 'lines.checked' as const,
        results: ofCart(context, news),
      }),
    ),
    settle: enqueueActions(({ context, enqueue }) => {
      const end: CheckEnded = { type: 'check.ended', unchecked: uncheckedIn(context) }
      for (const asker of context.askers) enqueue.sendTo(asker, end)
      enqueue.assign({ askers: [] })
    }),
    tellMissed: sendTo(
      ({ context }) => context.cartView,
      ({ context }): CheckSettled => ({ type: 'check.settled', missed: context.missed }),
    ),
  },
  guards: {
    /** Lines have come that nobody looked at yet, or of which less is known than before, as with a draft. */
    isNewcomer: ({ context }, { lines }: { lines: Lines }) =>
      present({ ...context, lines }).some(({ product, check }) => {
        const known = lineOf(context.lines, product.id)
        return known === null || (check?.at ?? 0) < (known.check?.at ?? 0)
      }),
    isOtherPath: ({ context }, { pathname }: Path) => pathname !== context.pathname,
    isAtCheckout: (_, { pathname }: Path) => pathname === '/checkout',
    isOutdated: (_, { isOutdated }: OrderNews) => isOutdated === true,
    isOfCart: ({ context }, news: Omit<ProductsPassed, 'type'>) => ofCart(context, news).length > 0,
    isAnyStale: ({ context }, { now }: { now: number }) => staleIn(context, now).length > 0,
    isAnyMissed: ({ context }) => uncheckedIn(context) > 0,
    isNoneMissed: ({ context }) => uncheckedIn(context) === 0,
    isAnswered: (_, { results }: Read) => results.length > 0,
    isAwaited: ({ context }) => context.askers.length > 0,
  },
  delays: { patience: delays.slow },
})
