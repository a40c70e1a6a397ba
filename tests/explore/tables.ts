import type { AnyStateMachine } from 'xstate'
import type { Session } from '../../src/api/schemas/session'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import { checkoutMachine } from '../../src/machines/ordering/checkout.machine'
import { orderSenderMachine } from '../../src/machines/ordering/order-sender.machine'
import type { CartLine } from '../../src/machines/rules/cart'
import type { Stamp } from '../../src/machines/rules/order-attempt'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { standIn } from '../../src/flows/xstate-private'
import { customer, line, product } from '../rules/samples'
import { tableOf, type Table } from './machines'

/** Two users of one company; each may be in both tabs. */
export const users = ['ann', 'bob'] as const
export type User = (typeof users)[number]
/** Two products: what tab A adds, and what tab B adds. */
export const products = [product({ id: 1, default_puom_id: 11 }), product({ id: 2, default_puom_id: 12 })] as const
export type Units = readonly [number, number]

export const emailOf = (user: User): string => `${user}@acme.test`
export const ownerOf = (user: User) => ({ tenantCode: 'ACME', email: emailOf(user) })
export const sessionOf = (user: User): Session => ({
  token: user,
  manufacturer: { code: 'ACME', name: 'Acme', logo: null },
  user: { email: emailOf(user), name: user, rep_code: null },
})
export const linesOf = (units: Units): readonly CartLine[] =>
  units.flatMap((quantity, at) => (quantity > 0 ? [{ ...line(quantity), product: products[at] ?? product() }] : []))
export const unitsOf = (rows: readonly { readonly productId: unknown; readonly quantity: number }[]): Units => {
  const of = (id: number) => rows.find(({ productId }) => productId === id)?.quantity ?? 0
  return [of(1), of(2)]
}
export const unitsIn = (lines: readonly CartLine[]): Units =>
  unitsOf(lines.map(({ product: { id }, quantity }) => ({ productId: id, quantity })))
export const stampOf = (key: string): Stamp => ({
  key,
  day: '2026-03-01',
  sentAt: '2026-03-01T10:00:00.000Z',
  language: 'en',
})

const [app, cart, sender] = [standIn('app'), standIn('cart'), standIn('orderSender')]
const receipts = standIn('receipts')
const freshness = standIn('freshness')
export const senderInput = (user: User) => ({ app, cart, receipts, owner: ownerOf(user), pathname: '/checkout' })
export const checkoutInput = (user: User) => ({ code: 'ACME', email: emailOf(user), app, cart, sender, freshness })
export const cartInput = { tenantCode: 'ACME' }
export const knownCustomer = customer()

/** The machines that are walked; a planted defect puts another one in the place of the sender. */
export type Tables = Readonly<Record<'session' | 'sender' | 'checkout' | 'cart', Table>>
export const openTables = (senderLogic: AnyStateMachine = orderSenderMachine): Tables => ({
  session: tableOf(sessionMachine, ({ session, lastCode }) => [session, lastCode]),
  sender: tableOf(senderLogic, ({ owner, phase, pathname, wanted, attempt, settled, former, failure, isThere }) => [
    owner,
    phase,
    pathname,
    wanted,
    attempt,
    settled,
    former,
    failure,
    isThere,
  ]),
  checkout: tableOf(checkoutMachine, ({ email, lines, customer: who, form, problem, phase }) => [
    email,
    lines,
    who !== null,
    form,
    problem,
    phase,
  ]),
  cart: tableOf(cartMachine, ({ lines }) => lines),
})
