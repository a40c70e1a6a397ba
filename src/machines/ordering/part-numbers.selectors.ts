import type { SnapshotFrom } from 'xstate'
import { ownNear, ownOf, ownTable, partFor } from '../rules/part-numbers'
import type { partNumbersMachine } from './part-numbers.machine'

type Snapshot = SnapshotFrom<typeof partNumbersMachine>

/** The numbers of this buyer on this device, in the order in which they came. */
export const selectNumbers = ({ context }: Snapshot) => context.numbers
export const selectDamagedNumbers = ({ context }: Snapshot): number => context.damaged
/** Whether it is known what the device keeps; rows that show the numbers are drawn with them, and do not grow later. */
export const areNumbersKnown = (snapshot: Snapshot): boolean => !snapshot.hasTag('looking')
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
/** The number of the buyer's own that a text may be another spelling of; `null` for none. */
export const selectNear =
  (text: string) =>
  ({ context }: Snapshot): string | null =>
    text === '' ? null : ownNear(ownTable(context.numbers), text)
/** So many names of a product are shown beside it. */
const mostShown = 3
/** The buyer's own numbers of a product, as one text: the first of many; '' when there are none. */
export const selectOwnOf =
  (partNumber: string) =>
  ({ context }: Snapshot): string => {
    const names = ownOf(context.numbers, partNumber)
    return [...names.slice(0, mostShown), ...(names.length > mostShown ? ['…'] : [])].join(', ')
  }
/** The first of them; '' when there is none. */
export const selectFirstOwnOf =
  (partNumber: string) =>
  ({ context }: Snapshot): string =>
    ownOf(context.numbers, partNumber)[0] ?? ''
/** No letter came for a while: how many numbers fit can be told. */
export const isNumberSearchSettled = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
