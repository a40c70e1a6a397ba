import type { SnapshotFrom } from 'xstate'
import { isOrderOpen } from './cart.setup'
import { sureCustomer } from './checkout.setup'
import { fingerprint, newOrder, orderProblem } from '../rules/checkout'
import type { checkoutMachine } from './checkout.machine'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

export const selectCustomer = ({ context }: Snapshot) => context.customer
/** Since when, when the customer is what this device kept. */
export const selectKept = ({ context }: Snapshot) => context.kept
export const selectForm = ({ context }: Snapshot) => context.form
export const selectAddressId = ({ context }: Snapshot): string => context.form.addressId
/** The rule that speaks against sending, once it was told. */
export const selectProblem = ({ context }: Snapshot) => context.problem
/** There is no network. */
export const isNetworkGone = ({ context: { isOnline } }: Snapshot): boolean => !isOnline
/** There is no network: sending is off. Of an order that is out already something else is told. */
export const isWithoutNetwork = (snapshot: Snapshot): boolean =>
  isNetworkGone(snapshot) && !isOrderOpen(snapshot.context.phase)
/** A rule spoke against the order. */
export const isRefused = ({ context }: Snapshot): boolean => context.problem !== null
/** The rule that speaks against sending is about the address: its field tells it, or what stands in the place of one. */
export const isAddressWrong = ({ context: { problem } }: Snapshot): boolean =>
  problem?.kind === 'noAddress' || problem?.kind === 'unknownAddress'
/** What the company said of fields when it refused the order. */
export const selectBlamed = ({ context }: Snapshot) => context.blamed
/** The lines of an order that was refused for its goods, as they were sent; `null` when there is none. */
export const selectRefusedLines = ({ context }: Snapshot) => context.refused
/** How often a press was answered by a rule. */
export const selectRefusals = ({ context }: Snapshot): number => context.refusals
/** How often the reader was led to the lines that a refusal is about. */
export const selectLed = ({ context }: Snapshot): number => context.led
/** What would be ordered now, as a fingerprint; `null` while a rule speaks against it. */
export const selectFingerprint = ({ context }: Snapshot): string | null => {
  const { lines, form } = context
  const customer = sureCustomer(context)
  return customer === null || orderProblem({ customer, lines, addressId: form.addressId }) !== null
    ? null
    : fingerprint(newOrder({ ...form, customer, lines, saleDate: '' }))
}
/** The order was pressed and waits until its lines are checked. */
export const isHeldForCheck = (snapshot: Snapshot): boolean => snapshot.hasTag('checking')
/** An order can be sent at the prices shown; not while one is under way, or in doubt. */
export const canTrust = (snapshot: Snapshot): boolean => snapshot.can({ type: 'order.trusted' })
export const isCustomerBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('customerBusy')
export const isCustomerSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('customerSlow')
/** The customer could not be fetched: nobody knows the addresses (C-128). */
export const hasCustomerFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('customerFailed')
/** The customer could not be fetched, or there is none; it can be asked for again. */
export const canRetryCustomer = (snapshot: Snapshot): boolean => snapshot.can({ type: 'customer.retried' })
