import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
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
  isSameAttempt,
  lost,
  newAttempt,
  refused,
  remembered,
  sentAgain,
  stored,
  type Attempt,
  type Found,
  type Kept,
  type Owner,
  type Stamp,
} from '../rules/order-attempt'
import { buyerMark } from '../rules/digest'
import { isNoneAlike, likelyOrder } from '../rules/orders'
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

/** Where orders are sent from. */
export const checkout = '/checkout'
type Path = { readonly pathname: string }
type Refusal = { readonly error: unknown }
type Writing = { readonly owner: Owner } & Kept

const phaseNews = ({ phase, failure, settled }: OrderSenderContext): OrderNews => ({
  type: 'order.changed',
  phase,
  settled,
  ...(phase === 'free' && speaksOfGoods(failure) && { isOutdated: true }),
  ...(phase === 'free' && failure !== null && { blamed: blamedFields(failure) }),
})

/** What the device keeps now. */
const written = ({ owner, attempt, settled, former }: OrderSenderContext) => ({ owner, attempt, settled, former })
export const writeDown = {
  type: 'keep',
  params: ({ context }: { context: OrderSenderContext }) => written(context),
} as const
/** The order is over, and not known to be stored. */
export const concluding = ['tellDropped', 'conclude', writeDown] as const
/** What this tab goes by of what was found. */
const seen = ({ attempt, settled, former }: OrderSenderContext, found: Found): Kept =>
  remembered({ attempt, settled, former }, found)
const isAsKnown = (context: OrderSenderContext, found: Found): boolean =>
  isSameAttempt(seen(context, found).attempt, context.attempt)
const isAnother = (context: OrderSenderContext, attempt: Attempt | null): boolean =>
  attempt !== null && !isSameAttempt(attempt, context.attempt)

/** An order is known to be stored: it leaves the cart first, and only then the device forgets it. */
export const settling = [
  'settleCart',
  'tellStored',
  // While it is still known what was sent.
  {
    type: 'forgetForm',
    params: ({ context: { owner, attempt } }: { context: OrderSenderContext }) => ({
      owner,
      body: attempt?.body ?? '',
    }),
  },
  'settle',
  writeDown,
  'announce',
] as const

/** Another tab found out that the company has the order. */
export const settledElsewhere = [
  { type: 'takeKept', params: ({ event }: { event: Found }) => event },
  'tellSettled',
  { type: 'markPlaced', params: { placed: 'placed' } },
] as const
/** That is told here, too. */
export const placedElsewhere = [...settledElsewhere, { type: 'tell', params: { kind: 'orderPlaced' } }] as const

/** Another tab was faster with its order: nothing goes out from here, and that is told. */
export const outrun = [
  'tellSettled',
  { type: 'markPlaced', params: { placed: 'placedElsewhere' } },
  'dropWanted',
  { type: 'tell', params: { kind: 'orderElsewhere' } },
] as const

/** Another tab found out that the company does not have it. */
export const notTaken = [
  { type: 'takeKept', params: ({ event }: { event: Found }) => event },
  { type: 'tell', params: { kind: 'orderNotTaken' } },
] as const

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
    keepFailure: assign((_, { error }: Refusal) => ({ failure: asFailure(error) })),
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
    markRefused: assign(({ context: { attempt } }) => ({ attempt: attempt && refused(attempt) })),
    markLost: assign(({ context: { attempt } }) => ({ attempt: attempt && lost(attempt) })),
    pointAt: assign(({ context: { attempt } }, { rows }: { rows: readonly OrderRow[] }) => ({
      likely: attempt && likelyOrder(rows, attempt),
      isNoneAlike: attempt !== null && isNoneAlike(rows, attempt),
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
    isUnheardOf: ({ context }, found: Found) => isAnother(context, seen(context, found).attempt),
    isOfOthers: ({ context }, { others }: Found) => others.join() !== context.others.join(),
    isWiped: (_, { isRecorded }: Found) => !isRecorded,
    isLost: (_, { error }: Refusal) => isLost(asFailure(error)),
    /** What was there before is known, so that the orders can tell. */
    isToBeVerified: ({ context }) => context.attempt?.known !== null,
    isEnd: (_, { error }: Refusal) => asFailure(error).kind === 'unauthorised',
    isEndToBeVerified: ({ context }, { error }: Refusal) =>
      context.attempt?.known !== null && asFailure(error).kind === 'unauthorised',
    isRefusedAtEnd: ({ context }, found: Found) => seen(context, found).attempt?.state === 'refused',
    isListed: ({ context: { attempt } }, { rows }: { rows: readonly OrderRow[] }) =>
      attempt !== null && likelyOrder(rows, attempt) !== null,
    isRetry: ({ context }) => (context.attempt?.tries ?? 0) > 1,
    isWhole: ({ context }) => context.attempt?.state !== 'damaged',
    isContradicted: ({ context }, { isThere }: { isThere: boolean }) => isThere === (context.likely === null),
    isSettledElsewhere: ({ context }, found: Found) => context.wanted === null && seen(context, found).attempt === null,
    isStoredElsewhere: ({ context }, found: Found) => {
      const { attempt, settled } = seen(context, found)
      return attempt === null && settled !== null && settled !== context.settled
    },
    isSettledHere: ({ context }, found: Found) => {
      const { attempt, settled } = seen(context, found)
      return attempt === null && settled !== null && settled === context.attempt?.key
    },
    isOfAnother: ({ context }, found: Found) => {
      const { attempt } = seen(context, found)
      return attempt !== null && (context.wanted !== null || attempt.key !== context.attempt?.key)
    },
  },
  delays: { stillProcessing: delays.stillProcessing, verification: delays.verification },
})
