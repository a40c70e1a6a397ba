import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import type { Failure } from '../../src/api/schemas/failure'
import type { Customer, NewOrder } from '../../src/api/schemas/ordering'
import type { Lines } from '../../src/machines/ordering/cart.types'
import { checkoutMachine } from '../../src/machines/ordering/checkout.machine'
import type { AttemptFound, Remembered, Stamp } from '../../src/machines/ordering/checkout.types'
import { listening } from '../../src/machines/port'
import type { Attempt } from '../../src/machines/rules/order-attempt'
import type { OrderForm } from '../../src/machines/rules/order-form'
import { customer, line } from '../rules/samples'
import { openCart } from './carts'
import { question, record, testApp } from './machine'

export const checkoutRecorder = record(checkoutMachine)
const twoLines = [line(2), line(6, { id: 2, min_order_qty: 6 })]

/** A checkout over a cart of two lines, with a server that the test answers by hand; the device has answered. */
export const startCheckout = async (
  lines: Lines = twoLines,
  attempt: Attempt | null = null,
  form: OrderForm | null = null,
) => {
  const started = openCheckout(lines)
  await started.memory.answer({ attempt, form })
  return started
}

/** The same before the device has said what it remembers. */
export const openCheckout = (lines: Lines = twoLines) => {
  const clock = new SimulatedClock()
  const memory = question<Remembered, { code: string; email: string }>()
  const customers = question<Customer | null, { code: string; email: string }>()
  const stamps = question<Stamp, { code: string; email: string }>()
  let tellAttempt: (news: AttemptFound) => void = () => undefined
  const orders = question<void, { code: string; draft: NewOrder; key: string }>()
  const logged: string[] = []
  const app = testApp()
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
        remember: memory.logic,
        storedAttempt: listening<AttemptFound>((tell) => {
          tellAttempt = tell
          return () => undefined
        }),
        holdPage: fromCallback<EventObject, void>(() => {
          held.push(true)
          return () => held.push(false)
        }),
      },
      actions: {
        logFailure: (_, { what }) => void logged.push(what),
        rememberAttempt: (_, params) => void attempts.push(params),
        forgetAttempt: () => void attempts.push(null),
        rememberForm: (_, params) => void forms.push(params.form),
      },
    }),
    {
      input: { code: 'ACME', email: 'buyer@acme.test', app: app.app, cart: cart.actor },
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
    if (at() === 'stamping')
      await stamps.answer({ today, key: `key-${(stamped += 1)}`, attempt: now().context.attempt })
  }
  return {
    /** Another tab has written something about an order without an answer; the device then says what. */
    otherTab: async (attempt: Attempt | null) => {
      tellAttempt({ type: 'attempt.found' })
      if (at() === 'opening') await memory.answer({ attempt, form: null })
    },
    tellAttempt: () => tellAttempt({ type: 'attempt.found' }),
    actor,
    clock,
    memory,
    customers,
    stamps,
    orders,
    logged,
    app,
    moves: app.moves,
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
  const started = await startCheckout(lines, attempt)
  await started.customers.answer(customer())
  return started
}

/** An order that another tab of the same buyer has sent. */
export const foreignAttempt: Attempt = {
  key: 'key-9',
  fingerprint: 'another',
  startedAt: '2026-03-01',
  tenantCode: 'ACME',
  email: 'buyer@acme.test',
}
/** Every way in which a server refuses an order. */
export const refusals: readonly Failure[] = [
  ...[403, 408, 409, 422, 429].map((status) => ({ kind: 'rejected' as const, status, message: 'No.', fields: {} })),
  { kind: 'unauthorised', message: null },
]
