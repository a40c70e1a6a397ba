import type { SnapshotFrom } from 'xstate'
import type { Product } from '../../api/schemas/catalogue'
import { isSameId, type Id } from '../../api/schemas/shared'
import type { relatedMachine } from './related.machine'

/** All of a product that belongs to another one; `null` while it was not read. */
export const selectRelated =
  (id: Id) =>
  ({ context }: SnapshotFrom<typeof relatedMachine>): Product | null =>
    context.products.get(String(id)) ?? null

/** So many of a category fill the page. */
export const few = 6
/** The first products of its category, without itself. */
export const selectOthers =
  (id: Id) =>
  ({ context }: SnapshotFrom<typeof relatedMachine>): readonly Product[] =>
    [...context.products.values()].filter((product) => !isSameId(product.id, id)).slice(0, few)
