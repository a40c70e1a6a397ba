import type { SnapshotFrom } from 'xstate'
import type { productDetailMachine } from './product-detail.machine'

type Snapshot = SnapshotFrom<typeof productDetailMachine>

export const selectProduct = ({ context }: Snapshot) => context.product
export const selectFailure = ({ context }: Snapshot) => context.failure
/** How many the buyer wants, as the stepper shows it. */
export const selectQuantity = ({ context }: Snapshot): number => context.quantity
export const isInCart = ({ context }: Snapshot): boolean => context.line !== null
/** Add to cart was refused: less than the minimum. */
export const isTooLittle = ({ context }: Snapshot): boolean => context.isRefused
/** Why there is no product on the screen, `null` when there is one or may be soon. */
export const selectAbsence = (snapshot: Snapshot): 'unidentified' | 'notFound' | 'failed' | null =>
  (['unidentified', 'notFound', 'failed'] as const).find((tag) => snapshot.hasTag(tag)) ?? null
/** Of a product that this device kept: its time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
