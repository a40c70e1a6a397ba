import type { SnapshotFrom } from 'xstate'
import type { productListMachine } from './product-list.machine'

type Snapshot = SnapshotFrom<typeof productListMachine>

/** The last page that arrived. */
export const selectPage = ({ context }: Snapshot) => context.page
/** A part number that was perhaps meant; `null` where something was found, or no other spelling is known. */
export const selectSpelling = ({ context }: Snapshot): string | null => context.spelling
