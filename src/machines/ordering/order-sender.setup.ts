import { assign, enqueueActions, raise, sendParent, sendTo, setup } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { OrderRow } from '../../api/schemas/ordering'
import { delays } from '../delays'
import type { AppNews, NavigationRequest, NoticeGiven } from '../app.types'
import { subscription, withoutSubscriber, withSubscriber, type Recipient } from '../news'
import { asFailure, effect, listener, port } from '../port'
import { speaksOfGoods } from '../rules/freshness'
import type { Notice } from '../rules/notice'
import { blamedFields } from '../rules/order-form'
import {
  ended,
  isOpen,
  isSameAttempt,
  lost,
  newAttempt,
  refused,
  remembered,
  sentAgain,
  stored,
  type Found,
  type Kept,
  type Owner,
  type Stamp,
} from '../rules/order-attempt'
import { buyerMark } from '../rules/digest'
import { candidates, mayHaveNewOrder } from '../rules/orders'
import { receiptOf } from '../rules/receipts'
import type {
  AttemptFound,
  CartOrderNews,
  OrderNews,
  OrderPhase,
  OrderSenderContext,
  OrderSenderEvent,
  OrderSenderInput,
  OrderSenderTag,
  TurnGiven,
} from './order-sender.types'

/** A lost connection, a failing server, a redirection and anything unforeseen leave open whether the order was stored. */
const isLost = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' && (failure.status < 400 || failure.status >= 500))

const isOneOf = (failure: Failure | null, ...statuses: readonly number[]): boolean =>
  failure?.kind === 'rejected' && statuses.includes(failure.status)
/** The first one may still be on its way into the orders: time-outs of who stands between, locks. */
const mayArrive = (failure: Failure | null): boolean => isOneOf(failure, 408, 423, 425, 499)
/** The same, or another order is; that the orders show nothing new later on is enough then (CHECK-32). */
const saysAtWork = (failure: Failure | null): boolean => mayArrive(failure) || isOneOf(failure, 409)

/** Where orders are sent from. */
export const checkout = '/checkout'
type Path = { readonly pathname: string }
type Refusal = { readonly error: unknown }
type Writing = { readonly owner: Owner } & Kept

const phaseNews = ({ phase, failure, settled, isUnsure }: OrderSenderContext): OrderNews => ({
  type: 'order.changed',
  phase,
  settled,
  ...(phase === 'free' && isUnsure && { isUnsure }),
  ...(phase === 'free' && speaksOfGoods(failure) && { isOutdated: true }),
  ...(phase === 'free' && failure !== null && { blamed: blamedFields(failure) }),
})

/** What this tab goes by of what was found. */
const seen = ({ attempt, settled, former }: OrderSenderContext, found: Found): Kept =>
  remembered({ attempt, settled, former }, found)
/** What is settled, when nothing is open. */
const settledIn = (context: OrderSenderContext, found: Found): string | null => {
  const { attempt, settled } = seen(context, found)
  return attempt === null ? settled : null
}
const isAsKnown = (context: OrderSenderContext, found: Found): boolean =>
  isSameAttempt(seen(context, found).attempt, context.attempt)

/** The words that the chart of the order sender is written in: ports, actions and guards. */
export const orderSenderSetup = setup({
  types: {} as {
    context: OrderSenderContext
    events: OrderSenderEvent
    input: OrderSenderInput
    tags: OrderSenderTag
  },
  actors: {
    appNews: subscription<AppNews>(),
    storedAttempt: listener<AttemptFound, Owner>('storedAttempt'),
    turn: listener<TurnGiven, Owner>('turn'),
    placeOrder: port<void, { code: string; body: string; key: string }>('placeOrder'),
    loadOrders: port<OrderRow[], { code: string }>('loadOrders'),
    searchOrders: port<OrderRow[], { code: string }>('searchOrders'),
    holdPage: listener('holdPage'),
  },
  actions: {
    keep: (_, _params: Writing) => effect('keep')(),
    /** What was typed for the order; what was typed for the next one stays. */
    forgetForm: (_, _params: { owner: Owner; body: string }) => effect('forgetForm')(),
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    keepSubscriber: assign(({ context }, event: { subscriber: Recipient<OrderNews> }) => ({
      subscribers: withSubscriber(context.subscribers, event),
    })),
    dropSubscriber: assign(({ context }, event: { subscriber: Recipient<OrderNews> }) => ({
      subscribers: withoutSubscriber(context.subscribers, event),
    })),
    welcome: sendTo(
      (_, { subscriber }: { subscriber: Recipient<OrderNews> }) => subscriber,
      ({ context }) => phaseNews(context),
    ),
    keepPhase: assign((_, { phase }: { phase: OrderPhase }) => ({ phase })),
    publish: enqueueActions(({ context, enqueue }) => {
      const { cart, owner, others } = context
      enqueue.sendTo(cart, { ...phaseNews(context), by: buyerMark(owner.email), others } satisfies CartOrderNews)
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, phaseNews(context))
    }),
    takeKept: assign(({ context }, found: Found) => seen(context, found)),
    takeOthers: assign((_, { others }: Found) => ({ others })),
    keepFailure: assign((_, { error }: Refusal) => ({ failure: asFailure(error), isUnsure: false })),
    dropRefusal: assign(({ context: { attempt, failure } }) => ({ failure: attempt === null ? null : failure })),
    /** What goes out for the first time is written down; once more, it is already. */
    tellBegun: enqueueActions(({ context, enqueue }, { stamp }: { stamp: Stamp }) => {
      const { wanted, known, former, receipts } = context
      if (wanted === null) return
      const { key } = newAttempt(wanted, stamp, known, former)
      enqueue.sendTo(receipts, { type: 'order.begun', receipt: receiptOf(wanted, { ...stamp, key }) })
    }),
    tellStored: enqueueActions(({ context: { attempt, receipts }, enqueue }) => {
      if (attempt === null) return
      const { key, known, total, day } = attempt
      enqueue.sendTo(receipts, { type: 'order.stored', key, known, total, day })
    }),
    tellDropped: enqueueActions(({ context: { attempt, receipts }, enqueue }) => {
      if (attempt !== null) enqueue.sendTo(receipts, { type: 'order.dropped', key: attempt.key })
    }),
    prepare: assign(({ context }, { stamp }: { stamp: Stamp }) => ({
      attempt:
        context.wanted === null
          ? context.attempt && sentAgain(context.attempt)
          : newAttempt(context.wanted, stamp, context.known, context.former),
      wanted: null,
      failure: null,
    })),
    forgetKnown: assign({ known: null }),
    dropWanted: assign({ wanted: null }),
    markRefused: assign(({ context: { attempt, failure } }) => ({
      attempt: attempt && refused(attempt, mayArrive(failure)),
    })),
    /** The refusal is told, and that nobody could look whether the order is there. */
    markUnsure: assign({ isUnsure: true }),
    markLost: assign(({ context: { attempt } }) => ({ attempt: attempt && lost(attempt) })),
    pointAt: assign(({ context: { attempt } }, { rows }: { rows: readonly OrderRow[] }) => ({
      alike: attempt && candidates(rows, attempt),
    })),
    settleCart: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'order.accepted' as const, ordered: context.attempt?.ordered ?? [] }),
    ),
    /** It stands at the checkout until that is left, or an order is sent. */
    markPlaced: assign((_, { placed }: Pick<OrderSenderContext, 'placed'>) => ({ placed })),
    /** Another tab's order: what it took is not offered back. */
    tellSettled: sendTo(({ context }) => context.cart, { type: 'order.settledElsewhere' as const }),
    settle: assign(({ context }) => ({ ...stored(context), failure: null })),
    conclude: assign(({ context }) => ended(context)),
    announce: sendParent(({ context: { pathname } }): NavigationRequest | NoticeGiven =>
      pathname === checkout
        ? { type: 'navigation.requested', to: '/order-success' }
        : { type: 'notice.given', notice: { kind: 'orderPlaced' } },
    ),
    /** At the checkout it stands there. */
    tellRefused: enqueueActions(({ context: { pathname }, enqueue }) => {
      if (pathname === checkout) enqueue.assign({ placed: 'refusedBefore' })
      else enqueue(sendParent({ type: 'notice.given', notice: { kind: 'orderRefused' } } satisfies NoticeGiven))
    }),
    /** What can be said of an order is being found out. */
    changeWord: raise({ type: 'word.changed' }),
    tell: sendParent((_, notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })),
  },
  guards: {
    isArriving: ({ context }, { pathname }: Path) => pathname === checkout && context.pathname !== checkout,
    isLeaving: (_, { pathname }: Path) => pathname !== checkout,
    isAway: ({ context }) => context.pathname !== checkout,
    isAtCheckout: ({ context }) => context.pathname === checkout,
    isAttempt: ({ context }, found: Found) => seen(context, found).attempt !== null,
    isNoAttempt: ({ context }, found: Found) => seen(context, found).attempt === null,
    isAsKnown: ({ context }, found: Found) => isAsKnown(context, found),
    isThere: ({ context }, found: Found) => context.isThere && isAsKnown(context, found),
    isUnheardOf: ({ context }, found: Found) => {
      const { attempt } = seen(context, found)
      return isOpen(attempt) && !isSameAttempt(attempt, context.attempt)
    },
    isOfOthers: ({ context }, { others }: Found) => others.join() !== context.others.join(),
    isWiped: (_, { isRecorded }: Found) => !isRecorded,
    isLost: (_, { error }: Refusal) => isLost(asFailure(error)),
    /** What was there before is not known, so that the orders cannot tell. */
    isUnknown: ({ context }) => context.attempt?.known === null,
    isEnd: (_, { error }: Refusal) => asFailure(error).kind === 'unauthorised',
    isUndecided: ({ context }, found: Found) => seen(context, found).attempt?.state === 'refused',
    isListed: ({ context: { attempt } }, { rows }: { rows: readonly OrderRow[] }) =>
      attempt !== null && mayHaveNewOrder(rows, attempt),
    isWanted: ({ context }) => context.wanted !== null,
    /** It is of a page before this one: nobody reads the refusal. */
    isUntold: ({ context }) => context.failure === null,
    /** Something waits for the word on it, or nobody reads what the checkout says of it. */
    isToBeAsked: ({ context: { wanted, failure, pathname } }) =>
      wanted !== null || failure === null || pathname !== checkout,
    isAtWork: ({ context: { failure } }) => saysAtWork(failure),
    /** It was looked for before. */
    mayStillArrive: ({ context: { attempt, failure } }) => failure === null && attempt?.mayArrive === true,
    isUnsureAway: ({ context }) => context.isUnsure && context.pathname !== checkout,
    isRetry: ({ context }) => (context.attempt?.tries ?? 0) > 1,
    isWhole: ({ context }) => context.attempt?.state !== 'damaged',
    /** Who cannot be told what the list holds is asked when they say that it is there: only that empties the cart. */
    isContradicted: ({ context: { alike } }, { isThere }: { isThere: boolean }) => isThere !== (alike ?? []).length > 0,
    isSettledElsewhere: ({ context }, found: Found) => context.wanted === null && seen(context, found).attempt === null,
    isStoredElsewhere: ({ context }, found: Found) => {
      const settled = settledIn(context, found)
      return settled !== null && settled !== context.settled
    },
    isSettledHere: ({ context }, found: Found) => {
      const settled = settledIn(context, found)
      return settled !== null && settled === context.attempt?.key
    },
    isOfAnother: ({ context }, found: Found) => {
      const { attempt } = seen(context, found)
      return attempt !== null && (context.wanted !== null || attempt.key !== context.attempt?.key)
    },
  },
  delays: {
    stillProcessing: delays.stillProcessing,
    standing: delays.standing,
    verification: ({ context }) => (context.wanted === null ? delays.verification : delays.secondVerification),
  },
})
