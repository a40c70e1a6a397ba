import type { SnapshotFrom } from 'xstate'
import type { categoryBrowseMachine } from './category-browse.machine'

type Snapshot = SnapshotFrom<typeof categoryBrowseMachine>

/** The last answer: subcategories and a page of products. */
export const selectAnswer = ({ context }: Snapshot) => context.answer
/** The category itself; `null` at the top, and before the first answer. */
export const selectCategory = ({ context }: Snapshot) => context.answer?.currentCategory ?? null
/** Whether it is not known yet what the category is called. */
export const isUnnamed = ({ context }: Snapshot): boolean => context.answer === null && context.categoryId !== null
