import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, PlaceWished } from '../app.types'
import { subscription } from '../news'
import type { GuestCatalogue, Product } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { delays } from '../delays'
import { asFailure, port } from '../port'
import { segment } from '../rules/access'
import { pagerOf, readProductQuery, type ProductQuery } from '../rules/product-query'
import {
  pagedGuards,
  pagedLoading,
  pagedOn,
  pagedOutcome,
  pagedStates,
  type PagedContext,
  type PagedEvent,
  type PagedTag,
} from './paged-query'

export type GuestBrowseContext = PagedContext & {
  readonly page: GuestCatalogue | null
  /** The product that was pressed last. */
  readonly chosen: Product | null
}
/** What a guest can ask for: no tags, no page size (C-49). */
export type GuestBrowseEvent =
  | PagedEvent<'search' | 'categoryId'>
  | { readonly type: 'product.chosen'; readonly productId: Id }
  | { readonly type: 'prompt.declined' }
export type GuestBrowseInput = {
  readonly app: AppRef
  readonly code: string
  readonly pathname: string
  readonly search: string
}

/** Tags and page size of a pasted address mean nothing here. */
const readQuery = (search: string): ProductQuery => {
  const { page, search: text, categoryId } = readProductQuery(search)
  return { page, search: text, categoryId, perPage: 12, tagIds: [] }
}

export const guestBrowseMachine = setup({
  types: {} as {
    context: GuestBrowseContext
    events: GuestBrowseEvent
    input: GuestBrowseInput
    tags: PagedTag | 'asking'
  },
  actors: {
    loadCatalogue: port<GuestCatalogue, { code: string; query: ProductQuery }>('loadCatalogue'),
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
    wish: sendTo(
      ({ context }) => context.app,
      ({ context: { code } }, { productId }: { productId: Id }): PlaceWished => {
        const part = segment(String(productId))
        return { type: 'place.wished', wish: part === null ? null : { code, to: `/products/${part}` } }
      },
    ),
    keepChosen: assign(({ context: { page } }, { productId }: { productId: Id }) => ({
      chosen: page?.data.find(({ id }) => id === productId) ?? null,
    })),
    forgetWish: sendTo(({ context }) => context.app, { type: 'place.wished', wish: null } satisfies PlaceWished),
    takeQuery: assign((_, { search }: { search: string }) => ({ query: readQuery(search) })),
    keepAnswer: assign((_, { answer }: { answer: GuestCatalogue }) => ({
      page: answer,
      pager: pagerOf(answer.meta),
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
  },
  guards: {
    ...pagedGuards(readQuery),
    isEmpty: (_, { answer }: { answer: GuestCatalogue }) => answer.data.length === 0,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'guestBrowse',
  description: 'A guest looks through the public catalogue of a tenant: no price, no stock, no cart.',
  meta: { spec: '2 Guest browse, 6 Guest, 7 GET /api/browse/{code}/products' },
  context: ({ input }) => ({
    app: input.app,
    code: input.code,
    pathname: input.pathname,
    query: readQuery(input.search),
    page: null,
    chosen: null,
    pager: null,
    failure: null,
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  type: 'parallel',
  states: {
    catalogue: {
      description: 'The page of products.',
      initial: 'loading',
      on: pagedOn,
      states: {
        loading: {
          ...pagedLoading,
          invoke: {
            src: 'loadCatalogue',
            input: ({ context }) => ({ code: context.code, query: context.query }),
            ...pagedOutcome((page: GuestCatalogue) => page),
          },
        },
        ...pagedStates,
      },
    },
    prompt: {
      description: 'Whether the guest is asked to log in or register.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No question is open.',
          on: {
            'product.chosen': {
              description: 'A product is clicked: details need a login, and after it the guest wants to see it.',
              target: 'asking',
              actions: [
                { type: 'keepChosen', params: ({ event }) => event },
                { type: 'wish', params: ({ event }) => event },
              ],
            },
          },
        },
        asking: {
          description: 'The dialog with cancel, login and register is on the screen.',
          tags: 'asking',
          on: {
            'prompt.declined': {
              description: 'Cancel: nothing else changes, and a later login leads where it always does.',
              target: 'closed',
              actions: 'forgetWish',
            },
          },
        },
      },
    },
  },
})
export type GuestBrowseActor = ActorRefFrom<typeof guestBrowseMachine>
