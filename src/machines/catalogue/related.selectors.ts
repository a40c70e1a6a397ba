import type { SnapshotFrom } from 'xstate'
import type { Product } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import type { relatedMachine } from './related.machine'

/** All of a product that belongs to another one; `null` while it was not read. */
export const selectRelated =
  (id: Id) =>
  ({ context }: SnapshotFrom<typeof relatedMachine>): Product | null =>
    context.products.get(String(id)) ?? null
