import type { Found } from '../rules/order-attempt'
import type { OrderSenderContext } from './order-sender.types'

/** What the device keeps now. */
const written = ({ owner, attempt, settled, former }: OrderSenderContext) => ({ owner, attempt, settled, former })
export const writeDown = {
  type: 'keep',
  params: ({ context }: { context: OrderSenderContext }) => written(context),
} as const
/** The order is over, and not known to be stored. */
export const concluding = ['tellDropped', 'conclude', writeDown] as const
/** An order is known to be stored: it leaves the cart first, and only then the device forgets it. */
export const settling = [
  'settleCart',
  'tellStored',
  // While it is still known what was sent.
  {
    type: 'forgetForm',
    params: ({ context: { owner, attempt } }: { context: OrderSenderContext }) => ({
      owner,
      body: attempt?.body ?? '',
    }),
  },
  'settle',
  writeDown,
  'announce',
] as const

/** Another tab found out that the company has the order. */
export const settledElsewhere = [
  { type: 'takeKept', params: ({ event }: { event: Found }) => event },
  'tellSettled',
  { type: 'markPlaced', params: { placed: 'placed' } },
] as const
/** That is told here, too. */
export const placedElsewhere = [...settledElsewhere, { type: 'tell', params: { kind: 'orderPlaced' } }] as const

/** Another tab was faster with its order: nothing goes out from here, and that is told. */
export const outrun = [
  'tellSettled',
  { type: 'markPlaced', params: { placed: 'placedElsewhere' } },
  'dropWanted',
  { type: 'tell', params: { kind: 'orderElsewhere' } },
] as const

/** Another tab found out that the company does not have it. */
export const notTaken = [
  { type: 'takeKept', params: ({ event }: { event: Found }) => event },
  { type: 'tell', params: { kind: 'orderNotTaken' } },
] as const
