import type { SnapshotFrom } from 'xstate'
import type { LatePart } from './rules/late-parts'
import type { shopMachine } from './shop.machine'

type Snapshot = SnapshotFrom<typeof shopMachine>

/** Lists, drafts and the screens of carts and orders, `null` while their code is not there. */
export const selectOrdering = ({ context }: Snapshot) => context.ordering
/** The order pad and the screens of the tools, `null` while their code is not there. */
export const selectTools = ({ context }: Snapshot) => context.tools
/** The code of a part takes long to come. */
export const isPartSlow =
  (part: LatePart) =>
  (snapshot: Snapshot): boolean =>
    snapshot.hasTag(`${part}Slow`)
export const hasPartFailed =
  (part: LatePart) =>
  (snapshot: Snapshot): boolean =>
    snapshot.hasTag(`${part}Failed`)
