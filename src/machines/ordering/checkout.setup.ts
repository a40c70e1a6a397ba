import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Answered } from '../../api/schemas/kept'
import type { Customer } from '../../api/schemas/ordering'
import { delays } from '../delays'
import type { AppNews } from '../app.types'
import { subscription } from '../news'
import { effect, listener, port } from '../port'
import { orderedLines } from '../rules/cart'
import { isOfLines, orderProblem, shippingAddresses, type OrderProblem } from '../rules/checkout'
import { isSameOrder, speaks } from '../rules/freshness'
import type { Owner } from '../rules/order-attempt'
import { withoutProblemsOf } from '../rules/field-problems'
import { isKept, markOf, valueOf } from '../rules/kept-answer'
import { emptyForm, type OrderForm } from '../rules/order-form'
import type { CartChanged, Lines } from './cart.types'
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutTag, NetworkSaid } from './checkout.types'
import type { OrderNews, OrderPhase } from './order-sender.types'

/** Nothing is ordered by what this device kept of a customer. */
export const sureCustomer = ({ customer, kept }: Pick<CheckoutContext, 'customer' | 'kept'>): Customer | null =>
  kept === null ? customer : null
/** The first rule that speaks against sending, of what the checkout knows now; a customer as kept says that the network failed. */
export const problemOf = (context: CheckoutContext): OrderProblem | null =>
  context.isOnline && context.kept === null
    ? orderProblem({ customer: context.customer, lines: context.lines, addressId: context.form.addressId })
    : { kind: 'noNetwork' }
/** Once told, what speaks against the order is told as it is now, until nothing does. */
export const toldStill = (context: CheckoutContext): OrderProblem | null =>
  context.problem === null ? null : problemOf(context)

/** A form without an address has the one that was preselected: the first (spec 9). */
export const withAddress = (
  form: OrderForm,
  { form: { addressId }, customer }: Pick<CheckoutContext, 'form' | 'customer'>,
): OrderForm => ({
  ...form,
  addressId: form.addressId || addressId || String(shippingAddresses(customer)[0]?.id ?? ''),
})

/** The words that the checkout's chart is written in: ports, actions and guards. */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    input: CheckoutInput
    tags: CheckoutTag
  },
  actors: {
    loadCustomer: port<Answered<Customer | null>, { code: string; email: string }>('loadCustomer'),
    rememberedForm: port<OrderForm | null, { code: string; email: string }>('rememberedForm'),
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
    orderNews: subscription<OrderNews>(),
    networkNews: listener<NetworkSaid>('networkNews'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    takeForm: assign(({ context }, { form }: { form: OrderForm | null }) => ({
      form: withAddress(form ?? context.form, context),
    })),
    keepCustomer: assign(({ context: { form } }, { answer }: { answer: Answered<Customer | null> }) => {
      const customer = valueOf(answer)
      return { customer, kept: markOf(answer), form: withAddress(form, { form, customer }) }
    }),
    /** What was typed is asked for anew: it went with an order that is stored now, or is for the next one. */
    dropForm: assign({ form: emptyForm, problem: null, blamed: {} }),
    changeForm: assign(({ context }, { patch }: { patch: Partial<OrderForm> }) => {
      const form = { ...context.form, ...patch }
      return {
        form,
        problem: toldStill({ ...context, form }),
        blamed: withoutProblemsOf(context.blamed, Object.keys(patch)),
      }
    }),
    rememberForm: (_, _params: { owner: Owner; form: OrderForm }) => effect('rememberForm')(),
    keepLines: assign(({ context }, { lines }: { lines: Lines }) => ({
      lines,
      isTrusted: context.isTrusted && isSameOrder(context.lines, lines),
    })),
    keepPhase: assign(({ context }, { phase, isOutdated, blamed = {}, settled }: Omit<OrderNews, 'type'>) => ({
      phase,
      settled: settled === undefined ? context.settled : settled,
      blamed,
      isTrusted: context.isTrusted && isOutdated !== true,
      refused: isOutdated === true ? context.lines : null,
    })),
    keepNetwork: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    tellStill: assign({ problem: ({ context }) => toldStill(context) }),
    resolveRefusal: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.sender, { type: 'refusal.resolved' })
      enqueue.assign({ refused: null })
    }),
    lead: assign({ led: ({ context }) => context.led + 1 }),
    tellProblem: assign(({ context }) => {
      const problem = problemOf(context)
      const led = problem !== null && isOfLines(problem) ? context.led + 1 : context.led
      return { problem, blamed: {}, refusals: context.refusals + 1, led }
    }),
    dropProblem: assign({ problem: null, blamed: {} }),
    tellChange: assign({ problem: { kind: 'changedMeanwhile' } }),
    keepPressed: assign(({ context }) => ({ problem: null, blamed: {}, pressed: context.lines })),
    trust: assign({ problem: null, isTrusted: true }),
    /** What the buyer sees at the press is what may be sent; freshness answers with `check.ended`. */
    askForCheck: sendTo(
      ({ context }) => context.freshness,
      ({ self }) => ({ type: 'check.requested' as const, by: self }),
    ),
    /** Who leaves now has sent nothing: the sender, who stays, says so. */
    tellPressed: sendTo(({ context }) => context.sender, { type: 'press.begun' as const }),
    tellReleased: sendTo(({ context }) => context.sender, { type: 'press.ended' as const }),
    dropCheck: sendTo(({ context }) => context.freshness, { type: 'check.waived' }),
    handOver: sendTo(
      ({ context }) => context.sender,
      ({ context: { customer, lines, form } }) => {
        if (customer === null) throw new Error('An order without a customer was handed over.')
        return { type: 'order.sent' as const, order: { ...form, customer, lines: orderedLines(lines) } }
      },
    ),
  },
  guards: {
    hasProblem: ({ context }) => problemOf(context) !== null,
    isTrusted: ({ context }) => context.isTrusted,
    isOutdated: (_, { isOutdated }: OrderNews) => isOutdated === true,
    isStored: ({ context }, { settled }: OrderNews) =>
      settled !== undefined && context.settled !== undefined && settled !== context.settled,
    isRefusedForGoods: ({ context }) => context.refused !== null,
    isCauseGone: ({ context: { refused } }, { lines }: { lines: Lines }) =>
      refused !== null && !isSameOrder(refused, lines) && !lines.some(speaks),
    isAnother: ({ context }) => !isSameOrder(context.pressed, context.lines),
    isUnchecked: (_, { unchecked }: { unchecked: number }) => unchecked > 0,
    isKept: (_, { answer }: { answer: Answered<Customer | null> }) => isKept(answer),
    isCustomer: (_, { answer }: { answer: Answered<Customer | null> }) => valueOf(answer) !== null,
    isPhase: (_, { event, phase }: { event: OrderNews; phase: OrderPhase }) => event.phase === phase,
  },
  delays: { slow: delays.slow },
})
