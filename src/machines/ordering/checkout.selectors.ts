import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './checkout.machine'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

export const selectCustomer = ({ context }: Snapshot) => context.customer
export const selectForm = ({ context }: Snapshot) => context.form
export const selectAddressId = ({ context }: Snapshot): string => context.form.addressId
/** The rule that speaks against sending, once it was told. */
export const selectProblem = ({ context }: Snapshot) => context.problem
/** What the server, or the way there, said against the last sending. */
export const selectFailure = ({ context }: Snapshot) => context.failure
export const isRefused = ({ context }: Snapshot): boolean => context.problem !== null || context.failure !== null
export const isAddressWrong = ({ context }: Snapshot): boolean =>
  context.problem?.kind === 'noAddress' || context.problem?.kind === 'unknownAddress'
/** The order is on its way, and this device remembers that it is. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending')
export const isStillProcessing = (snapshot: Snapshot): boolean => snapshot.hasTag('stillProcessing')
export const isUnknown = (snapshot: Snapshot): boolean => snapshot.hasTag('unknown')
export const isInterrupted = (snapshot: Snapshot): boolean => snapshot.hasTag('interrupted')
export const isCustomerBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('customerBusy')
export const isCustomerSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('customerSlow')
/** The customer could not be fetched: nobody knows the addresses (C-128). */
export const hasCustomerFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('customerFailed')
/** The customer could not be fetched, or there is none; it can be asked for again. */
export const canRetryCustomer = (snapshot: Snapshot): boolean => snapshot.can({ type: 'customer.retried' })
