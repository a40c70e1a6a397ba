import type { SnapshotFrom } from 'xstate'
import type { ListLine } from '../rules/lists'
import { lineKey } from '../rules/lists'
import type { listMachine } from './list.machine'

type Snapshot = SnapshotFrom<typeof listMachine>

/** The list on the screen, `null` until it is read. */
export const selectList = ({ context }: Snapshot) => context.list
/** The keys of its lines, in their order. */
export const selectLineKeys = ({ context }: Snapshot): readonly string[] => context.list?.lines.map(lineKey) ?? []
/** A line by its key. */
export const selectListLine =
  (key: string) =>
  ({ context }: Snapshot): ListLine | null =>
    context.list?.lines.find((line) => lineKey(line) === key) ?? null
/** The part number of the line that was removed last and can come back; `null` when there is none. */
export const selectRemovedPart = ({ context }: Snapshot): string | null => context.removed?.line.partNumber ?? null
/** What was told last of the name; `null` when nothing was. */
export const selectNameTold = ({ context }: Snapshot) => context.told
export const isListGone = (snapshot: Snapshot): boolean => snapshot.hasTag('gone')
