import type { SnapshotFrom } from 'xstate'
import type { cartToldMachine } from './cart-told.machine'

/** What is said of the cart; `null` while nothing is. */
export const selectTold = ({ context }: SnapshotFrom<typeof cartToldMachine>) => context.told
