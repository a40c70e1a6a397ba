import type { Category } from '../../api/schemas/catalogue'
import type { KeptMark } from '../../api/schemas/kept'
import type { Tree } from '../rules/category-tree'
import type { AppRef, LanguageChanged, NetworkReturned } from '../app.types'

/** Whose list: guests and buyers have endpoints of their own (spec 7). */
export type CategorySource = { readonly audience: 'guest' | 'buyer'; readonly code: string }
export type CategoriesContext = {
  readonly app: AppRef
  readonly source: CategorySource
  /** Somebody looks at a catalogue from the beginning. */
  readonly isShown: boolean
  readonly tree: Tree
  /** Pages of the reload under way; they replace the tree only when complete, so that two languages never mix. */
  readonly incoming: readonly Category[]
  readonly lastPage: number | null
  /** Of pages that this device kept: the oldest of their times. */
  readonly kept: KeptMark | null
  readonly expanded: ReadonlySet<string>
  readonly search: string
}
export type CategoriesEvent =
  | { type: 'catalogue.shown' }
  | LanguageChanged
  | NetworkReturned
  | { type: 'retry.requested' }
  | { type: 'node.toggled'; id: string }
  | { type: 'category.revealed'; id: string }
  | { type: 'search.toggled' }
  | { type: 'search.changed'; text: string }

export type CategoriesInput = Pick<CategoriesContext, 'app' | 'source'> & { readonly isShown?: boolean }

/** What `loadPages` rejects with when later pages were lost: `rows` are of those that arrived. */
export class PagesLost extends Error {
  readonly rows: readonly Category[]
  constructor(rows: readonly Category[]) {
    super('Not every page of categories arrived.')
    this.rows = rows
  }
}
