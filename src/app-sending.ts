import { fromCallback, type EventObject, type PromiseActorLogic } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore, type JsonStore } from './api/browser/json-store'
import { inTurn } from './api/browser/locks'
import type { TextStore } from './api/browser/storage'
import type { OrderRow } from './api/schemas/ordering'
import type { ShopApi } from './api/shop-api'
import { ask, type Ports } from './app-ports'
import { orderSenderMachine } from './machines/ordering/order-sender.machine'
import type { AttemptFound, TurnGiven } from './machines/ordering/order-sender.types'
import { listening } from './machines/port'
import { localDay } from './machines/rules/dates'
import { readKept, withKept, type Owner } from './machines/rules/order-attempt'

const attemptsIn = (store: TextStore) => createJsonStore(store, deviceKeys.attempts)
/** Text that cannot be parsed reads as null, and is not nothing. */
const keptIn = (attempts: JsonStore, owner: Owner) => {
  const json = attempts.read()
  return readKept(json === null && attempts.text() !== null ? 'unreadable' : json, owner)
}
const isAnswered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind !== 'unreachable'
/**
 * A page that is left hears that its calls were cut, and that is no news of the order: that no answer came is told in a
 * task of its own, which a page that is gone never comes to (quality R32). An answer is told at once: it may end the
 * session, and then has to be written down before.
 */
const unlessLeft = <TAnswer>(call: Promise<TAnswer>): Promise<TAnswer> =>
  call.catch(async (error: unknown) => {
    if (!isAnswered(error)) await new Promise((resolve) => setTimeout(resolve))
    throw error
  })

/** An order of theirs was sent from this device, and nobody knows what became of it. */
export const hasOpenOrder = (store: TextStore, owner: Owner): boolean =>
  keptIn(attemptsIn(store), owner).attempt !== null

type Shared = {
  readonly allOrders: PromiseActorLogic<OrderRow[], { code: string }>
  /** One deed at a time with what the cart keeps. */
  readonly cartTurn: (work: () => void) => void
}

/** The sender of orders over the outside world. */
export const orderSenderOver = (
  { window, store, language, logFailure }: Ports,
  api: Pick<ShopApi, 'placeOrder'>,
  { allOrders, cartTurn }: Shared,
) => {
  const attemptStore = attemptsIn(store)
  const orderTurn = inTurn(window.navigator, 'tradepost-order')
  return orderSenderMachine.provide({
    actors: {
      storedAttempt: listening<AttemptFound, Owner>((tell, owner) => {
        const look = () => tell({ type: 'attempt.found', ...keptIn(attemptStore, owner) })
        look()
        // After the cart has heard: an order that is settled is told when its lines are gone.
        return attemptStore.onOtherTab(() => cartTurn(look))
      }),
      turn: listening<TurnGiven, Owner>((tell, owner) =>
        orderTurn(() => {
          const now = new Date()
          tell({
            type: 'turn.given',
            ...keptIn(attemptStore, owner),
            stamp: { key: freshKey(), day: localDay(now), sentAt: now.toISOString(), language: language() },
          })
        }),
      ),
      placeOrder: ask(({ code, body, key }, signal) => unlessLeft(api.placeOrder(code, body, key, signal))),
      loadOrders: allOrders,
      searchOrders: allOrders,
      holdPage: fromCallback<EventObject, void>(() => {
        const hold = (event: BeforeUnloadEvent) => event.preventDefault()
        window.addEventListener('beforeunload', hold)
        return () => window.removeEventListener('beforeunload', hold)
      }),
    },
    actions: {
      logFailure,
      keep: (_, { owner, ...kept }) => attemptStore.write(withKept(attemptStore.read(), owner, kept)),
      forgetForm: () => createJsonStore(store, deviceKeys.form).remove(),
    },
  })
}
