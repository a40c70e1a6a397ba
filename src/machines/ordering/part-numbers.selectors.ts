import type { SnapshotFrom } from 'xstate'
import { ownOf, partFor } from '../rules/part-numbers'
import type { partNumbersMachine } from './part-numbers.machine'

type Snapshot = SnapshotFrom<typeof partNumbersMachine>

/** The numbers of this buyer on this device, in the order in which they came. */
export const selectNumbers = ({ context }: Snapshot) => context.numbers
export const selectDamagedNumbers = ({ context }: Snapshot): number => context.damaged
/** Whether the device keeps what is shown. */
export const areNumbersKept = ({ context }: Snapshot): boolean => context.isKept
/** What was removed last, or came from a file, and what takes it back; `null` when there is nothing to say. */
export const selectLast = ({ context }: Snapshot) => context.last
/** A text that no product was found for, and that may be a number of the buyer. */
export const selectMissed = ({ context }: Snapshot): string | null => context.missed
/** The part number that a text of the buyer stands for, `null` when it stands for none. */
export const selectPartFor =
  (text: string) =>
  ({ context }: Snapshot): string | null =>
    partFor(context.numbers, text)
/** The buyer's own numbers of a product, as one text; '' when there are none. */
export const selectOwnOf =
  (partNumber: string) =>
  ({ context }: Snapshot): string =>
    ownOf(context.numbers, partNumber).join(', ')
