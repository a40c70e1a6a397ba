import type { AnyStateMachine } from 'xstate'
import { orderSenderMachine } from '../../src/machines/ordering/order-sender.machine'

const no = () => false

/** A protection that is taken out of the sender of orders: `name` is that of its story's file. */
export type Defect = { readonly name: string; readonly planted: string; readonly machine: AnyStateMachine }

/** The protections of the sender, taken out one at a time: the ways to two orders that a trial of 0.1.0 found. */
export const defects: readonly Defect[] = [
  {
    name: 'refused-retry',
    planted: 'a refused second sending ends the attempt',
    machine: orderSenderMachine.provide({ guards: { isRetry: no } }),
  },
  {
    name: 'blind-turn',
    planted: 'what another tab sends is not looked at when there is a turn',
    machine: orderSenderMachine.provide({ guards: { isOfAnother: no } }),
  },
  {
    name: 'placed-elsewhere',
    planted: 'what another tab has placed is not looked at',
    machine: orderSenderMachine.provide({ guards: { isStoredElsewhere: no } }),
  },
  {
    name: 'lost-is-refused',
    planted: 'a lost answer counts as a refusal',
    machine: orderSenderMachine.provide({ guards: { isLost: no, isRetry: no } }),
  },
  {
    name: 'forgotten-too-soon',
    planted: 'the attempt is forgotten before the cart is settled',
    machine: orderSenderMachine.provide({ actions: { settleCart: () => undefined } }),
  },
]

/** How far the walk for a planted defect goes; each is found long before. */
export const plantedWalk = { depth: 12, most: 150_000 }
