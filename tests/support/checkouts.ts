import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import type { Customer, OrderDraft } from '../../src/api/schemas/ordering'
import type { Lines } from '../../src/machines/ordering/cart.types'
import { checkoutMachine } from '../../src/machines/ordering/checkout.machine'
import type { OrderForm, Stamp } from '../../src/machines/ordering/checkout.types'
import type { Attempt } from '../../src/machines/rules/order-attempt'
import { customer, line } from '../rules/samples'
import { openCart } from './carts'
import { question, record } from './machine'

export const checkoutRecorder = record(checkoutMachine)
const twoLines = [line(2), line(6, { id: 2, min_order_qty: 6 })]

/** A checkout over a cart of two lines, with a server that the test answers by hand. */
export const startCheckout = (
  lines: Lines = twoLines,
  attempt: Attempt | null = null,
  form: OrderForm | null = null,
) => {
  const clock = new SimulatedClock()
  const customers = question<Customer | null, { code: string; email: string }>()
  const stamps = question<Stamp>()
  const orders = question<void, { code: string; draft: OrderDraft; key: string }>()
  const logged: string[] = []
  const moves: string[] = []
  const attempts: (Attempt | null)[] = []
  const forms: (OrderForm | null)[] = []
  const held: boolean[] = []
  const cart = openCart({ lines })
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadCustomer: customers.logic,
        stampOrder: stamps.logic,
        placeOrder: orders.logic,
        surroundings: fromCallback<EventObject, void>(() => undefined),
        holdPage: fromCallback<EventObject, void>(() => {
          held.push(true)
          return () => held.push(false)
        }),
      },
      actions: {
        go: (_, { to }) => void moves.push(to),
        logFailure: (_, { what }) => void logged.push(what),
        rememberAttempt: (_, params) => void attempts.push(params),
        forgetAttempt: () => void attempts.push(null),
        rememberForm: (_, params) => void forms.push(params.form),
      },
    }),
    {
      input: { code: 'ACME', email: 'buyer@acme.test', cart: cart.actor, attempt, form },
      clock,
      inspect: checkoutRecorder.inspect,
    },
  ).start()
  const now = () => actor.getSnapshot()
  const fill = (patch: Partial<OrderForm>) => actor.send({ type: 'form.changed', patch })
  const submit = () => actor.send({ type: 'order.submitted' })
  const at = () => (JSON.stringify(now().value).match(/"order":"?\{?"?(\w+)/) ?? [])[1]
  let stamped = 0
  /** Presses Complete order and lets day and key be fixed: key-1, key-2 and so on. */
  const send = async (today = '2026-03-01') => {
    submit()
    if (at() === 'stamping') await stamps.answer({ today, key: `key-${(stamped += 1)}` })
  }
  return {
    actor,
    clock,
    customers,
    stamps,
    orders,
    logged,
    moves,
    attempts,
    forms,
    held,
    cart,
    now,
    fill,
    submit,
    send,
    at,
  }
}
/** The same, with the customer known. */
export const startReady = async (lines?: Lines, attempt?: Attempt) => {
  const started = startCheckout(lines, attempt)
  await started.customers.answer(customer())
  return started
}
