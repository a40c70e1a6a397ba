import type { SnapshotFrom } from 'xstate'
import { refusalText } from '../rules/checkout'
import { isToldAtFields } from '../rules/field-problems'
import { blamedFields } from '../rules/order-form'
import type { orderSenderMachine } from './order-sender.machine'

type Snapshot = SnapshotFrom<typeof orderSenderMachine>

/** What the server, or the way there, said against the last sending; nothing while it is not known what that means. */
export const selectFailure = (snapshot: Snapshot) => (snapshot.hasTag('verifying') ? null : snapshot.context.failure)
/** The list of orders holds none that may be the one in doubt, as far as anybody can tell. */
export const isNoneFound = ({ context }: Snapshot): boolean => context.alike?.length === 0
/** The order is on its way, and this device remembers that it is. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.hasTag('sending')
/** It was refused, and the orders are looked through for it. */
export const isVerifying = (snapshot: Snapshot): boolean => snapshot.hasTag('verifying')
/** An order of a page before is looked for; nothing is sent. */
export const isLookingBack = (snapshot: Snapshot): boolean => isVerifying(snapshot) && snapshot.context.failure === null
export const isStillProcessing = (snapshot: Snapshot): boolean => snapshot.hasTag('stillProcessing')
/** Another tab has placed the order since this one came to the checkout. */
export const selectPlaced = ({ context }: Snapshot) => context.placed
/** Another buyer of the company has an order without an answer here: the cart that both use may hold it. */
export const isOfOthersOpen = ({ context }: Snapshot): boolean => context.others.length > 0
/** Whether to send it once more is being asked. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
/** What the buyer says is the opposite of what the list of orders seems to say: it is asked once more. */
export const isContradicting = (snapshot: Snapshot): boolean => snapshot.hasTag('contradicting')
/** The server said no, and nobody could look whether the order is there all the same. */
export const isUnsure = (snapshot: Snapshot): boolean => isRefused(snapshot) && snapshot.context.isUnsure
/** What the buyer says of the order in doubt: it is there. */
export const isSaidToBeThere = ({ context }: Snapshot): boolean => context.isThere
/** What the buyer said of the orders is being written down. */
export const isConcluding = (snapshot: Snapshot): boolean => snapshot.hasTag('concluding')
/** The server said no to the last order, and nothing of it is open. */
export const isRefused = ({ context }: Snapshot): boolean => context.failure !== null && context.attempt === null
/** What a refusal says is told by fields of the form. */
export const isToldByForm = ({ context: { failure } }: Snapshot): boolean =>
  failure !== null && isToldAtFields(refusalText(failure), blamedFields(failure))
