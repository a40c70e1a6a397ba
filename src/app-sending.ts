import { fromCallback, type EventObject, type PromiseActorLogic } from 'xstate'
import { freshKey } from './api/browser/fresh-key'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore, type JsonStore } from './api/browser/json-store'
import { inTurn } from './api/browser/locks'
import { createOrderRoom } from './api/browser/order-room'
import { createTextStore, type TextStore } from './api/browser/storage'
import type { OrderRow } from './api/schemas/ordering'
import type { ShopApi } from './api/shop-api'
import type { RecordId, Records } from './api/browser/records'
import { ask, recordOwner, type Ports } from './app-ports'
import { orderSenderMachine } from './machines/ordering/order-sender.machine'
import type { AttemptFound, TurnGiven } from './machines/ordering/order-sender.types'
import { listening } from './machines/port'
import { isFormOf, readForm } from './machines/rules/checkout-form'
import { localDay } from './machines/rules/local-day'
import { readKept, shortened, withKept, type Owner } from './machines/rules/order-attempt'
import { journalAfter, recovered } from './machines/rules/order-journal'

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

/** The journal of a buyer's orders, and how long it is waited for, in milliseconds: an order waits for no broken database. */
const journal: RecordId = { kind: 'attempts', id: 'last' }
const patience = 2_000
const within = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((late) => setTimeout(() => late(null), patience))])

/** How often a tab that knows of an open order looks whether the device still does, in milliseconds. */
const lookEach = 1_000

type OnDevice = Pick<Ports, 'window' | 'store' | 'tellRefused'>
type Memory = {
  readonly attempts: JsonStore
  readonly room: Pick<ReturnType<typeof createOrderRoom>, 'open' | 'close'>
  /** What the device kept of orders when this tab last looked or wrote, should another hand wipe it (decision 025). */
  known: unknown
  /** The last writing of the journal, and the first reading of it in a session. */
  journal: Promise<unknown>
  recovering: Promise<unknown>
}
const memories = new WeakMap<TextStore, Memory>()
/** What this tab knows of orders: the same for every session in it. */
const memoryOf = ({ window, store, tellRefused }: OnDevice): Memory => {
  const former = memories.get(store)
  if (former) return former
  const room = createOrderRoom(window, tellRefused, shortened)
  const memory = {
    attempts: createJsonStore(
      createTextStore(() => room, tellRefused),
      deviceKeys.attempts,
    ),
    room,
    known: null,
    journal: Promise.resolve(),
    recovering: Promise.resolve(),
  }
  memories.set(store, memory)
  return memory
}

/**
 * An order of theirs was sent from this device, and nobody knows what became of it. What this tab knows of one is written
 * down again where the device was wiped together with the session.
 */
export const hasOpenOrder = (device: OnDevice, owner: Owner): boolean => {
  const { attempts, known } = memoryOf(device)
  const { attempt, isRecorded } = keptIn(attempts, owner)
  if (isRecorded) return attempt !== null
  const memory = readKept(known, owner)
  if (memory.attempt === null) return false
  attempts.write(withKept(attempts.read(), owner, memory))
  return true
}

type Shared = {
  readonly allOrders: PromiseActorLogic<OrderRow[], { code: string }>
  /** One deed at a time with what the cart keeps. */
  readonly cartTurn: (work: () => void) => void
  readonly records: Records
}

/** The sender of orders over the outside world. */
export const orderSenderOver = (
  ports: Ports,
  api: Pick<ShopApi, 'placeOrder'>,
  { allOrders, cartTurn, records }: Shared,
) => {
  const { window, store, language, logFailure } = ports
  const memory = memoryOf(ports)
  const { attempts: attemptStore } = memory
  const orderTurn = inTurn(window, 'tradepost-order')
  const cart = createJsonStore(store, deviceKeys.cart)
  /** A browser that was killed has forgotten what it had not written to the disk: the journal has not. True for news. */
  const recover = async (owner: Owner): Promise<boolean> => {
    const found = await within(records.read(recordOwner(owner), [journal]))
    const back = found && recovered(attemptStore.read(), owner, found[0], cart.read())
    if (back !== null) attemptStore.write(back)
    return back !== null
  }
  return orderSenderMachine.provide({
    actors: {
      storedAttempt: listening<AttemptFound, Owner>((tell, owner) => {
        const look = () => {
          const found = keptIn(attemptStore, owner)
          if (found.isRecorded) memory.known = withKept(attemptStore.read(), owner, found)
          tell({ type: 'attempt.found', ...found })
        }
        memory.room.open()
        look()
        const left = new AbortController()
        memory.recovering = recover(owner).then((isNews) => {
          if (isNews && !left.signal.aborted) cartTurn(look)
        })
        // After the cart has heard: an order that is settled is told when its lines are gone.
        const stop = attemptStore.onOtherTab(() => cartTurn(look))
        // What is removed by hand in this very tab is told by no event; nobody may order meanwhile as if nothing were open.
        const watch = setInterval(() => {
          const isKnown = readKept(memory.known, owner).attempt !== null
          if (isKnown && !keptIn(attemptStore, owner).isRecorded) cartTurn(look)
        }, lookEach)
        return () => {
          left.abort()
          clearInterval(watch)
          stop()
          memory.room.close()
        }
      }),
      turn: listening<TurnGiven, Owner>((tell, owner) => {
        const left = new AbortController()
        const give = () => {
          const now = new Date()
          tell({
            type: 'turn.given',
            ...keptIn(attemptStore, owner),
            stamp: { key: freshKey(), day: localDay(now), sentAt: now.toISOString(), language: language() },
          })
        }
        // Nobody sends before it is known what a browser that was killed has forgotten.
        void memory.recovering.then(() => {
          if (!left.signal.aborted) left.signal.addEventListener('abort', orderTurn(give))
        })
        return () => left.abort()
      }),
      placeOrder: ask(async ({ code, body, key }, signal) => {
        await within(memory.journal)
        return unlessLeft(api.placeOrder(code, body, key, signal))
      }),
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
      keep: (_, { owner, ...kept }) => {
        const known = withKept(attemptStore.read(), owner, kept)
        memory.known = known
        attemptStore.write(known)
        memory.journal = records.change(
          recordOwner(owner),
          [journal],
          ([found]) => [journalAfter(found, known, owner)],
          true,
        )
      },
      forgetForm: (_, { owner, body }) => {
        const formStore = createJsonStore(store, deviceKeys.form)
        const form = readForm(formStore.read(), owner)
        if (form === null || isFormOf(form, body)) formStore.remove()
      },
    },
  })
}
