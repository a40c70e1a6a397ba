import { createActor, SimulatedClock } from 'xstate'
import type { Customer } from '../../src/api/schemas/ordering'
import type { Lines } from '../../src/machines/ordering/cart.types'
import { checkoutMachine } from '../../src/machines/ordering/checkout.machine'
import type { OrderNews, OrderPhase, OrderSenderEvent } from '../../src/machines/ordering/order-sender.types'
import type { OrderForm } from '../../src/machines/rules/order-form'
import { customer, line } from '../rules/samples'
import { openCart } from './carts'
import { publisher, question, record, testApp } from './machine'

export const checkoutRecorder = record(checkoutMachine)
export const twoLines = [line(2), line(6, { id: 2, min_order_qty: 6 })]

/** A checkout over a cart of two lines, with a server that the test answers by hand; the device has answered. */
export const startCheckout = async (lines: Lines = twoLines, form: OrderForm | null = null) => {
  const started = openCheckout(lines)
  await started.memory.answer(form)
  return started
}

/** The same before the device has said what it remembers. The sender is the test's to play. */
export const openCheckout = (lines: Lines = twoLines, phase: OrderPhase = 'free') => {
  const clock = new SimulatedClock()
  const memory = question<OrderForm | null, { code: string; email: string }>()
  const customers = question<Customer | null, { code: string; email: string }>()
  const logged: string[] = []
  const app = testApp()
  const forms: OrderForm[] = []
  const cart = openCart({ lines })
  const sender = publisher<OrderNews, OrderSenderEvent>([{ type: 'order.changed', phase }])
  const actor = createActor(
    checkoutMachine.provide({
      actors: { loadCustomer: customers.logic, rememberedForm: memory.logic },
      actions: {
        logFailure: (_, { what }) => void logged.push(what),
        rememberForm: (_, params) => void forms.push(params.form),
      },
    }),
    {
      input: { code: 'ACME', email: 'buyer@acme.test', app: app.app, cart: cart.actor, sender: sender.ref },
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
    now,
    fill: (patch: Partial<OrderForm>) => actor.send({ type: 'form.changed', patch }),
    submit: () => actor.send({ type: 'order.submitted' }),
    /** The sender says where it stands. */
    phase: (phase: OrderPhase) => sender.tell({ type: 'order.changed', phase }),
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
