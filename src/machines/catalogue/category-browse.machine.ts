import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef } from '../app.types'
import { patienceOfSeen, recalling } from '../loading'
import { subscription } from '../news'
import type { CategoryBrowse } from '../../api/schemas/catalogue'
import type { Answered } from '../../api/schemas/kept'
import { delays } from '../delays'
import { asFailure, memory, port, seenBefore, type Recalled } from '../port'
import { matchingChildren } from '../rules/breadcrumb'
import { hadMarks, markOf, staleMark, valueOf } from '../rules/kept-answer'
import { pagerOf, readProductQuery, type ProductQuery } from '../rules/product-query'
import {
  keptGuard,
  keptOutcome,
  keptStates,
  pagedGuards,
  pagedLoading,
  pagedOn,
  type KeptContext,
  type PagedContext,
  type PagedEvent,
  type PagedTag,
} from './paged-query'

export type CategoryBrowseContext = PagedContext &
  KeptContext & {
    readonly categoryId: string | null
    readonly answer: CategoryBrowse | null
  }
export type CategoryBrowseEvent = PagedEvent<'search' | 'tagIds'> | Recalled<CategoryBrowse>
export type CategoryBrowseInput = {
  readonly app: AppRef
  readonly code: string
  readonly categoryId: string | null
  readonly pathname: string
  readonly search: string
}
type Question = { readonly code: string; readonly categoryId: string | null; readonly query: ProductQuery }

/** What the category is asked for by. */
const asked = ({ context: { code, categoryId, query } }: { context: CategoryBrowseContext }): Question => ({
  code,
  categoryId,
  query,
})

export const categoryBrowseMachine = setup({
  types: {} as {
    context: CategoryBrowseContext
    events: CategoryBrowseEvent
    input: CategoryBrowseInput
    tags: PagedTag | 'kept'
  },
  actors: {
    loadCategory: port<Answered<CategoryBrowse>, Question>('loadCategory'),
    category: memory<CategoryBrowse, Question>(),
    seenCategory: seenBefore<CategoryBrowse, Question>(),
    appNews: subscription<AppNews>(),
  },
  actions: {
    go: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to }),
    ),
    goInstead: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.replaced' as const, to }),
    ),
    takeQuery: assign((_, { search }: { search: string }) => ({ query: readProductQuery(search), had: null })),
    showHad: assign(({ context }, { had }: Recalled<CategoryBrowse>) => ({
      answer: had.value,
      pager: pagerOf(had.value.products.meta),
      ...hadMarks(context, had),
    })),
    keepAnswer: assign((_, { answer }: { answer: Answered<CategoryBrowse> }) => ({
      answer: valueOf(answer),
      pager: pagerOf(valueOf(answer).products.meta),
      kept: markOf(answer),
      had: null,
      failure: null,
    })),
    keepHad: assign(({ context: { had } }, { error }: { error: unknown }) => ({
      kept: staleMark(had, asFailure(error)),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
  },
  guards: {
    ...pagedGuards(),
    ...keptGuard,
    isEmpty: ({ context }, { answer }: { answer: Answered<CategoryBrowse> }) =>
      valueOf(answer).products.data.length === 0 &&
      matchingChildren(valueOf(answer), context.query.search).length === 0,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'categoryBrowse',
  description: 'One category with its subcategories and its products; another category is another screen.',
  meta: { spec: '2 Category browse, 7 GET /api/categories/{code}/browse' },
  context: ({ input: { search, ...input } }) => ({
    ...input,
    query: readProductQuery(search),
    answer: null,
    kept: null,
    had: null,
    pager: null,
    failure: null,
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  on: pagedOn,
  states: {
    loading: {
      ...pagedLoading,
      ...patienceOfSeen({ src: 'seenCategory', input: asked }),
      invoke: [
        {
          src: 'loadCategory',
          input: asked,
          ...keptOutcome(({ products }: CategoryBrowse) => products),
        },
        { src: 'category', input: asked },
      ],
      on: recalling,
    },
    ...keptStates,
  },
})
export type CategoryBrowseActor = ActorRefFrom<typeof categoryBrowseMachine>
