import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import type { Failure } from '../../src/api/schemas/failure'
import type { OrderRow } from '../../src/api/schemas/ordering'
import type { Lines } from '../../src/machines/ordering/cart.types'
import { orderSenderMachine } from '../../src/machines/ordering/order-sender.machine'
import type { AttemptFound, OrderNews, TurnGiven } from '../../src/machines/ordering/order-sender.types'
import type { SendingNews } from '../../src/machines/ordering/receipts.types'
import { listening } from '../../src/machines/port'
import {
  newAttempt,
  type Attempt,
  type Found,
  type Kept,
  type Owner,
  type Stamp,
} from '../../src/machines/rules/order-attempt'
import { emptyForm } from '../../src/machines/rules/order-form'
import type { NavigationRequest, NoticeGiven } from '../../src/machines/app.types'
import { customer } from '../rules/samples'
import { openCart } from './carts'
import { twoLines } from './checkouts'
import { collectingParent, noted, question, record, recipient, testApp } from './machine'

export const senderRecorder = record(orderSenderMachine)
export const owner: Owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
export const wantedOrder = { ...emptyForm, addressId: '21', customer: customer(), lines: twoLines }
export const stamp = (key: string, day = '2026-03-01'): Stamp => ({
  key,
  day,
  sentAt: `${day}T10:00:00.000Z`,
  language: 'en',
})
/** An order that another tab, or this one before it was closed, has sent. */
export const foreignAttempt: Attempt = newAttempt({ ...wantedOrder, note: 'another' }, stamp('key-9'), ['1'])

/** What one device keeps for all its tabs, and whose turn it is. */
export const openDevice = (first: Attempt | null = null) => {
  const nothing: Found = { attempt: null, settled: null, former: null, isRecorded: false, others: [] }
  let kept: Found = first === null ? nothing : { ...nothing, attempt: first, isRecorded: true }
  let keys = 0
  const written: (Attempt | null)[] = []
  const tabs: { readonly tell: (news: AttemptFound) => void }[] = []
  const queue: (() => void)[] = []
  let isTaken = false
  const next = () => {
    if (isTaken) return
    const begin = queue.shift()
    if (begin === undefined) return
    isTaken = true
    begin()
  }
  return {
    stored: () => kept.attempt,
    /** Another tab writes; the news of it is still on its way. */
    put: (attempt: Attempt | null, settled = kept.settled) => {
      kept = { ...kept, attempt, settled, isRecorded: true }
    },
    /** Somebody wipes the device, and no tab hears of it. */
    wipeSilently: () => {
      kept = nothing
    },
    /** Somebody wipes the device: its tabs hear of it. */
    wipe: () => {
      kept = nothing
      tabs.forEach((tab) => tab.tell({ type: 'attempt.found', ...nothing }))
    },
    /** The news of what another tab wrote arrives. */
    announce: (attempt: Attempt | null) =>
      tabs.forEach((tab) => tab.tell({ ...kept, type: 'attempt.found', attempt, isRecorded: true })),
    /** Other buyers of the company have orders without an answer on this device. */
    ofColleagues: (others: readonly string[]) => {
      kept = { ...kept, others }
      tabs.forEach((tab) => tab.tell({ ...kept, type: 'attempt.found' }))
    },
    /** Another tab has its turn; what is answered gives it back. */
    take: () => {
      isTaken = true
      return () => {
        isTaken = false
        next()
      }
    },
    written,
    waiting: () => queue.length,
    /** The logic of the ports of one tab; every tab has its own. */
    tab: () => {
      const self: { tell: (news: AttemptFound) => void } = { tell: () => undefined }
      return {
        storedAttempt: listening<AttemptFound, Owner>((tell) => {
          self.tell = tell
          tabs.push(self)
          tell({ type: 'attempt.found', ...kept })
          return () => void tabs.splice(tabs.indexOf(self), 1)
        }),
        turn: listening<TurnGiven, Owner>((tell) => {
          let isMine = false
          const begin = () => {
            isMine = true
            tell({ type: 'turn.given', ...kept, stamp: stamp(`key-${(keys += 1)}`) })
          }
          queue.push(begin)
          queueMicrotask(next)
          return () => {
            if (queue.includes(begin)) queue.splice(queue.indexOf(begin), 1)
            if (isMine) isTaken = false
            queueMicrotask(next)
          }
        }),
        write: (next: Kept) => {
          const told = { ...next, isRecorded: true, others: kept.others }
          kept = told
          written.push(next.attempt)
          const others = tabs.filter((tab) => tab !== self)
          queueMicrotask(() => others.forEach((tab) => tab.tell({ type: 'attempt.found', ...told })))
        },
      }
    },
  }
}
export type Device = ReturnType<typeof openDevice>

/** A sender of orders over a device, with a server that the test answers by hand. */
export const openSender = ({
  device = openDevice(),
  lines = twoLines,
  pathname = '/checkout',
}: { device?: Device; lines?: Lines; pathname?: string } = {}) => {
  const clock = new SimulatedClock()
  const { parent, told } = collectingParent<NoticeGiven | NavigationRequest>({ clock, inspect: senderRecorder.inspect })
  const orders = question<void, { code: string; body: string; key: string }>()
  const lists = question<OrderRow[], { code: string }>()
  const app = testApp()
  const cart = openCart({ lines })
  const receipts = recipient<SendingNews>()
  const forgotten: Owner[] = []
  const logged: string[] = []
  const held: boolean[] = []
  const { storedAttempt, turn, write } = device.tab()
  const actor = createActor(
    orderSenderMachine.provide({
      actors: {
        storedAttempt,
        turn,
        placeOrder: orders.logic,
        loadOrders: lists.logic,
        searchOrders: lists.logic,
        holdPage: fromCallback<EventObject, void>(() => {
          held.push(true)
          return () => held.push(false)
        }),
      },
      actions: {
        keep: (_, kept) => write(kept),
        forgetForm: (_, { owner: whose }) => void forgotten.push(whose),
        logFailure: (_, { what }) => void logged.push(what),
      },
    }),
    { parent, input: { app: app.app, cart: cart.actor, receipts: receipts.ref, owner, pathname } },
  ).start()
  const now = () => actor.getSnapshot()
  const phases = recipient<OrderNews>()
  actor.send({ type: 'subscriber.joined', subscriber: phases.ref })
  return {
    actor,
    app,
    cart,
    receipts: receipts.heard,
    clock,
    device,
    forgotten,
    held,
    lists,
    logged,
    now,
    orders,
    /** What the sender asked its parent for. */
    told,
    phases: () => phases.heard.filter(({ type }) => type === 'order.changed').map(({ phase }) => phase),
    /** The last order that a checkout was told to be stored. */
    storedTold: () => phases.heard.findLast(({ type }) => type === 'order.changed')?.settled,
    leave: () => actor.send({ type: 'subscriber.left', subscriber: phases.ref }),
    /** Where the order stands: `free`, `underWay.sending.patient`. */
    at: (): string => dotted((now().value as { order: State }).order),
    submit: (order = wantedOrder) => actor.send({ type: 'order.sent', order }),
    visit: (path: string) => app.tell({ type: 'place.changed', pathname: path, search: '' }),
  }
}
type State = string | { readonly [name: string]: State }
const dotted = (state: State): string => {
  if (typeof state === 'string') return state
  const [[name, inner] = ['', '']] = Object.entries(state)
  return `${name}.${dotted(inner)}`
}

/** Every way in which a server refuses an order. */
export const refusals: readonly Failure[] = [
  ...[400, 403, 413, 422, 429].map((status) => ({ kind: 'rejected' as const, status, message: 'No.', fields: {} })),
  { kind: 'unauthorised', message: null },
]
/** Every way in which an answer is lost. */
export const losses: readonly unknown[] = [
  { kind: 'unreachable' },
  { kind: 'unreadable' },
  { kind: 'rejected', status: 302, message: null, fields: {} },
  { kind: 'rejected', status: 500, message: null, fields: {} },
  { kind: 'rejected', status: 503, message: 'Busy.', fields: {} },
  new TypeError('terminated'),
]

export const unreachable = { kind: 'unreachable' }
/** An order in the list. */
export const orderRow = (id: number, patch: Partial<OrderRow> = {}): OrderRow => ({
  id,
  sale_no: `SO-${id}`,
  customer_name: 'North Yard',
  order_date: '2026-03-01',
  total: 100,
  ...patch,
})
/** An order is handed over to this sender, and is on its way to the server. */
export const submitted = async (sender: ReturnType<typeof openSender>) => {
  sender.submit()
  await noted()
  return sender
}
/** An order is on its way to the server. */
export const sendingOrder = async (setting?: Parameters<typeof openSender>[0]) => {
  return submitted(openSender(setting))
}
/** An order is refused, and the orders show none that was not there before. */
export const refusedOrder = async (failure: unknown, setting?: Parameters<typeof openSender>[0]) => {
  const sender = openSender(setting)
  await sender.lists.answer([])
  await submitted(sender)
  await sender.orders.fail(failure)
  await sender.lists.answer([])
  return sender
}
/** The answer to an order is lost. */
export const doubting = async (setting?: Parameters<typeof openSender>[0]) => {
  const sender = await sendingOrder(setting)
  await sender.orders.fail(unreachable)
  return sender
}
/** The buyer sends the same order once more. */
export const resend = async ({ actor }: ReturnType<typeof openSender>) => {
  actor.send({ type: 'resending.requested' })
  actor.send({ type: 'question.confirmed' })
  await noted()
}
/** The buyer says what became of the order in doubt, and says so once more where nothing speaks for it. */
export const sayFate = async ({ actor }: ReturnType<typeof openSender>, isThere: boolean) => {
  actor.send({ type: 'fate.told', isThere })
  actor.send({ type: 'question.confirmed' })
  await noted()
}
