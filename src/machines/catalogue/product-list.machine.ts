import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef } from '../app.types'
import { subscription } from '../news'
import type { ProductPage } from '../../api/schemas/catalogue'
import type { Answered } from '../../api/schemas/kept'
import { delays } from '../delays'
import { asFailure, memory, port, type Recalled } from '../port'
import { markOf, staleMark, valueOf } from '../rules/kept-answer'
import { otherSpellings } from '../rules/pad-offer'
import { pagerOf, readProductQuery, type ProductQuery } from '../rules/product-query'
import {
  hadMarks,
  keptGuard,
  keptOutcome,
  keptStates,
  pagedGuards,
  pagedLoading,
  pagedOn,
  recalling,
  type KeptContext,
  type PagedContext,
  type PagedEvent,
  type PagedTag,
} from './paged-query'
import { spellingMachine, type SpellingFound } from './spelling.machine'

type Question = { readonly code: string; readonly query: ProductQuery }
export type ProductListContext = PagedContext &
  KeptContext & {
    readonly page: ProductPage | null
    /** A part number that was perhaps meant, where nothing was found. */
    readonly spelling: string | null
  }
export type ProductListEvent =
  PagedEvent<'search' | 'categoryId' | 'tagIds' | 'perPage'> | SpellingFound | Recalled<ProductPage>
export type ProductListInput = {
  readonly app: AppRef
  readonly code: string
  readonly pathname: string
  readonly search: string
}

export const productListMachine = setup({
  types: {} as {
    context: ProductListContext
    events: ProductListEvent
    input: ProductListInput
    tags: PagedTag | 'kept'
  },
  actors: {
    loadProducts: port<Answered<ProductPage>, Question>('loadProducts'),
    products: memory<ProductPage, Question>(),
    appNews: subscription<AppNews>(),
    spelling: spellingMachine,
  },
  actions: {
    keepSpelling: assign((_, { part }: SpellingFound) => ({ spelling: part })),
    forgetSpelling: assign({ spelling: null }),
    go: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to }),
    ),
    goInstead: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.replaced' as const, to }),
    ),
    takeQuery: assign((_, { search }: { search: string }) => ({ query: readProductQuery(search), had: null })),
    showHad: assign(({ context }, { had }: Recalled<ProductPage>) => ({
      page: had.value,
      pager: pagerOf(had.value.meta),
      ...hadMarks(context, had),
    })),
    keepAnswer: assign((_, { answer }: { answer: Answered<ProductPage> }) => ({
      page: valueOf(answer),
      pager: pagerOf(valueOf(answer).meta),
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
    hasSpellings: ({ context: { query } }) => otherSpellings(query).length > 0,
    isEmpty: (_, { answer }: { answer: Answered<ProductPage> }) => valueOf(answer).data.length === 0,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'productList',
  description: 'One page of the catalogue; the address owns what is asked for.',
  meta: { spec: '2 Products list, 7 GET /api/products' },
  context: ({ input }) => ({
    app: input.app,
    code: input.code,
    pathname: input.pathname,
    query: readProductQuery(input.search),
    page: null,
    spelling: null,
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
      entry: 'forgetSpelling',
      invoke: [
        {
          src: 'loadProducts',
          input: ({ context: { code, query } }) => ({ code, query }),
          ...keptOutcome((page: ProductPage) => page),
        },
        { src: 'products', input: ({ context: { code, query } }) => ({ code, query }) },
      ],
      on: recalling,
    },
    ...keptStates,
    empty: {
      ...keptStates.empty,
      initial: 'weighing',
      states: {
        weighing: {
          description: 'Is it a part number that may be spelled in another way?',
          always: [
            { description: 'It may.', guard: 'hasSpellings', target: 'spelling' },
            { description: 'It is words, or a filter may be why nothing fits.', target: 'plain' },
          ],
        },
        spelling: {
          description: 'Other spellings are asked for; another search, or leaving, gives that up.',
          invoke: { src: 'spelling', input: ({ context: { code, query } }) => ({ code, query }) },
          on: {
            'spelling.found': {
              description: 'The server knows the part number in another spelling: it is offered, never taken.',
              actions: { type: 'keepSpelling', params: ({ event }) => event },
            },
          },
        },
        plain: { description: 'Nothing more is asked.' },
      },
    },
  },
})
export type ProductListActor = ActorRefFrom<typeof productListMachine>
