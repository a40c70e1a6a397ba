import type { SnapshotFrom } from 'xstate'
import type { productListMachine } from './product-list.machine'

type Snapshot = SnapshotFrom<typeof productListMachine>

/** The last page that arrived. */
export const selectPage = ({ context }: Snapshot) => context.page
