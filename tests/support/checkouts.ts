import { createActor, fromTransition, SimulatedClock } from 'xstate'
import type { Answered } from '../../src/api/schemas/kept'
import type { Customer } from '../../src/api/schemas/ordering'
import type { Lines } from '../../src/machines/ordering/cart.types'
import { checkoutMachine } from '../../src/machines/ordering/checkout.machine'
import type { NetworkSaid } from '../../src/machines/ordering/checkout.types'
import { listening } from '../../src/machines/port'
import type { FreshnessEvent, FreshnessRef } from '../../src/machines/ordering/freshness.types'
import type { OrderNews, OrderPhase, OrderSenderEvent } from '../../src/machines/ordering/order-sender.types'
import type { OrderForm } from '../../src/machines/rules/order-form'
import { customer, line } from '../rules/samples'
import { openCart } from './carts'
import { publisher, question, record, testApp } from './machine'

export const checkoutRecorder = record(checkoutMachine)
export const twoLines = [line(2), line(6, { id: 2, min_order_qty: 6 })]

/** Freshness as the test plays it: it answers at once that so many lines could not be checked; `null` lets it wait. */
const openFreshness = () => {
  const heard: FreshnessEvent[] = []
  let unchecked: number | null = 0
  const answer = (left: number) => {
    for (const event of heard.splice(0)) {
      if (event.type === 'check.requested') event.by.send({ type: 'check.ended', unchecked: left })
    }
  }
  const logic = fromTransition((nothing: null, event: FreshnessEvent) => {
    if (event.type === 'check.requested' || event.type === 'check.waived') heard.push(event)
    if (unchecked !== null) answer(unchecked)
    return nothing
  }, null)
  const ref: FreshnessRef = createActor(logic).start()
  return {
    ref,
    heard,
    answer,
    /** What it will answer from now on. */
    will: (next: number | null) => void (unchecked = next),
  }
}

/** A checkout over a cart of two lines, with a server that the test answers by hand; the device has answered. */
export const startCheckout = async (lines: Lines = twoLines, form: OrderForm | null = null) => {
  const started = openCheckout(lines)
  await started.memory.answer(form)
  return started
}

/** The same before the device has said what it remembers. The sender is the test's to play. */
export const openCheckout = (
  lines: Lines = twoLines,
  phase: OrderPhase = 'free',
  news: Pick<OrderNews, 'blamed'> = {},
) => {
  const clock = new SimulatedClock()
  const memory = question<OrderForm | null, { code: string; email: string }>()
  const customers = question<Answered<Customer | null>, { code: string; email: string }>()
  const logged: string[] = []
  const app = testApp()
  const forms: OrderForm[] = []
  const cart = openCart({ lines })
  const sender = publisher<OrderNews, OrderSenderEvent>([{ type: 'order.changed', phase, settled: null, ...news }])
  const freshness = openFreshness()
  let network: (isOnline: boolean) => void = () => undefined
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadCustomer: customers.logic,
        rememberedForm: memory.logic,
        networkNews: listening<NetworkSaid>((tell) => {
          network = (isOnline) => tell({ type: 'network.said', isOnline })
          network(true)
          return () => undefined
        }),
      },
      actions: {
        logFailure: (_, { what }) => void logged.push(what),
        rememberForm: (_, params) => void forms.push(params.form),
      },
    }),
    {
      input: {
        code: 'ACME',
        email: 'buyer@acme.test',
        app: app.app,
        cart: cart.actor,
        sender: sender.ref,
        freshness: freshness.ref,
      },
      clock,
      inspect: checkoutRecorder.inspect,
    },
  ).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    clock,
    memory,
    customers,
    logged,
    app,
    forms,
    cart,
    freshness,
    now,
    /** The network goes, or comes back. */
    network: (isOnline: boolean) => network(isOnline),
    type: (patch: Partial<OrderForm>) => actor.send({ type: 'form.changed', patch }),
    submit: () => actor.send({ type: 'order.submitted' }),
    /** The sender says where it stands. */
    phase: (phase: OrderPhase, settled: string | null = null) => sender.tell({ type: 'order.changed', phase, settled }),
    /** The sender says that the order was refused for its goods. */
    outdate: () => sender.tell({ type: 'order.changed', phase: 'free', isOutdated: true }),
    /** Everything that the sender was told. */
    heard: () => sender.heard.map(({ type }) => type as string),
    trust: () => actor.send({ type: 'order.trusted' }),
    /** The orders that were handed over. */
    sent: () => sender.heard.flatMap((event) => (event.type === 'order.sent' ? [event.order] : [])),
    at: () => (JSON.stringify(now().value).match(/"order":"?\{?"?(\w+)/) ?? [])[1],
  }
}
/** The same, with the customer known. */
export const startReady = async (lines?: Lines) => {
  const started = await startCheckout(lines)
  await started.customers.answer(customer())
  return started
}
