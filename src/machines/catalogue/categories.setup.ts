import { assign, setup } from 'xstate'
import type { Category, CategoryPage } from '../../api/schemas/catalogue'
import type { Answered } from '../../api/schemas/kept'
import type { AppNews } from '../app.types'
import { delays } from '../delays'
import { subscription } from '../news'
import { effect, port } from '../port'
import { categoryTree, mergeCategories, remainingPages } from '../rules/category-tree'
import { markOf, olderMark, valueOf } from '../rules/kept-answer'
import type { CategoriesContext, CategoriesEvent, CategoriesInput, CategorySource } from './categories.types'

/** The words that the chart of the categories is written in. */
export const categoriesSetup = setup({
  types: {} as {
    context: CategoriesContext
    events: CategoriesEvent
    input: CategoriesInput
    tags: 'busy' | 'slow' | 'failed' | 'incomplete' | 'searching' | 'settled'
  },
  actors: {
    appNews: subscription<AppNews>(),
    loadPage: port<Answered<CategoryPage>, { source: CategorySource; page: number }>('loadPage'),
    /** Several pages side by side, in order; rejects with `PagesLost` when not all arrived. */
    loadPages: port<Answered<Category[]>, { source: CategorySource; pages: readonly number[] }>('loadPages'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    keepFirst: assign((_, { answer }: { answer: Answered<CategoryPage> }) => ({
      incoming: mergeCategories([], valueOf(answer).data),
      lastPage: valueOf(answer).last_page,
      kept: markOf(answer),
    })),
    keepLater: assign(({ context }, { answer }: { answer: Answered<readonly Category[]> }) => ({
      incoming: mergeCategories(context.incoming, valueOf(answer)),
      kept: olderMark(context.kept, markOf(answer)),
    })),
    showIncoming: assign(({ context }) => ({ tree: categoryTree(context.incoming), incoming: [] })),
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    hasMorePages: ({ context }) => remainingPages(context.lastPage).length > 0,
    isFromDevice: ({ context }) => context.kept !== null,
    isFirstLoad: ({ context }) => context.tree.nodes.size === 0,
  },
  delays: { slow: delays.slow, telling: delays.telling },
})
