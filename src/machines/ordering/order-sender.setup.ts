import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { OrderRow } from '../../api/schemas/ordering'
import { delays } from '../delays'
import type { AppNews, NavigationRequest, NoticeGiven } from '../app.types'
import { subscription, withoutSubscriber, withSubscriber, type Recipient } from '../news'
import { asFailure, effect, listener, port } from '../port'
import type { Notice } from '../rules/notice'
import { isSameAttempt, lost, type Attempt, type Kept, type Owner } from '../rules/order-attempt'
import { likelyOrder } from '../rules/orders'
import type {
  AttemptFound,
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

const checkout = '/checkout'
type Path = { readonly pathname: string }
type Found = { readonly attempt: Attempt | null }
type Refusal = { readonly error: unknown }
type Writing = { readonly owner: Owner } & Kept

const phaseNews = ({ phase }: OrderSenderContext): OrderNews => ({ type: 'order.changed', phase })

/** What the device keeps now, and when nothing is open any more. */
export const written = ({ owner, attempt, settled }: OrderSenderContext) => ({ owner, attempt, settled })
export const ended = (context: OrderSenderContext) => ({ ...written(context), attempt: null })
/** An order is known to be stored: it leaves the cart first, and only then the device forgets it. */
export const settling = [
  'settleCart',
  'keepSettled',
  { type: 'forgetForm', params: ({ context }: { context: OrderSenderContext }) => context.owner },
  { type: 'keep', params: ({ context }: { context: OrderSenderContext }) => ended(context) },
  'announce',
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
    forgetForm: (_, _params: Owner) => effect('forgetForm')(),
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
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, phaseNews(context))
    }),
    takeKept: assign((_, { attempt, settled }: Kept) => ({ attempt, settled })),
    keepFailure: assign((_, { error }: Refusal) => ({ failure: asFailure(error) })),
    dropRefusal: assign(({ context: { attempt, failure } }) => ({ failure: attempt === null ? null : failure })),
    markLost: assign(({ context: { attempt } }) => ({ attempt: attempt && lost(attempt) })),
    pointAt: assign(({ context: { attempt } }, { rows }: { rows: readonly OrderRow[] }) => ({
      likely: attempt && likelyOrder(rows, attempt),
    })),
    settleCart: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'order.accepted' as const, ordered: context.attempt?.ordered ?? [] }),
    ),
    keepSettled: assign(({ context: { attempt } }) => ({ settled: attempt?.key ?? null, failure: null })),
    announce: sendParent(({ context: { pathname } }): NavigationRequest | NoticeGiven =>
      pathname === checkout
        ? { type: 'navigation.requested', to: '/order-success' }
        : { type: 'notice.given', notice: { kind: 'orderPlaced' } },
    ),
    tell: sendParent((_, notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })),
  },
  guards: {
    isArriving: ({ context }, { pathname }: Path) => pathname === checkout && context.pathname !== checkout,
    isAway: ({ context }) => context.pathname !== checkout,
    isAtCheckout: ({ context }) => context.pathname === checkout,
    isAttempt: (_, { attempt }: Found) => attempt !== null,
    isNoAttempt: (_, { attempt }: Found) => attempt === null,
    isAsKnown: ({ context }, { attempt }: Found) => isSameAttempt(attempt, context.attempt),
    isThere: ({ context }, { attempt }: Found) => context.isThere && isSameAttempt(attempt, context.attempt),
    isUnheardOf: ({ context }, { attempt }: Found) => attempt !== null && !isSameAttempt(attempt, context.attempt),
    isLost: (_, { error }: Refusal) => isLost(asFailure(error)),
    isRetry: ({ context }) => (context.attempt?.tries ?? 0) > 1,
    isSettledElsewhere: ({ context }, { attempt }: Found) => context.wanted === null && attempt === null,
    isStoredElsewhere: ({ context }, { attempt, settled }: Kept) => attempt === null && settled !== context.settled,
    isOfAnother: ({ context }, { attempt }: Found) =>
      attempt !== null && (context.wanted !== null || attempt.key !== context.attempt?.key),
  },
  delays: { stillProcessing: delays.stillProcessing },
})
