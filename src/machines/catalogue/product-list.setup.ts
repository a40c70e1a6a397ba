import { assign, sendTo, setup } from 'xstate'
import type { AppNews, AppRef } from '../app.types'
import { subscription } from '../news'
import type { Product, ProductPage } from '../../api/schemas/catalogue'
import type { Answered } from '../../api/schemas/kept'
import { delays } from '../delays'
import { asFailure, memory, port, seenBefore, type Recalled } from '../port'
import { furtherPages, onlyProduct } from '../rules/exact-part'
import { hadMarks, markOf, staleMark, valueOf } from '../rules/kept-answer'
import { otherSpellings } from '../rules/pad-offer'
import { pagerOf, readProductQuery, type ProductQuery } from '../rules/product-query'
import {
  keptGuard,
  pagedGuards,
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
    /** Not the search is wanted, but the product of this number, where just one has it. */
    readonly isExact: boolean
  }
export type ProductListEvent =
  PagedEvent<'search' | 'categoryId' | 'tagIds' | 'perPage'> | SpellingFound | Recalled<ProductPage>
export type ProductListInput = {
  readonly app: AppRef
  readonly code: string
  readonly pathname: string
  readonly search: string
  readonly hash?: string
}
type FurtherAsked = { readonly code: string; readonly search: string; readonly pages: number }
/** Where the one product of this number is, once all pages are known. */
export const onlyIn = (
  { isExact, page, query }: ProductListContext,
  further: readonly Product[] = [],
): string | null => (isExact && page ? onlyProduct(query.search, [...page.data, ...further]) : null)
export const pagesLeft = ({ page, query }: ProductListContext): number => (page ? furtherPages(query.search, page) : 0)

/** The words that the chart of the product list is written in: ports, actions and guards. */
export const productListSetup = setup({
  types: {} as {
    context: ProductListContext
    events: ProductListEvent
    input: ProductListInput
    tags: PagedTag | 'kept'
  },
  actors: {
    loadProducts: port<Answered<ProductPage>, Question>('loadProducts'),
    products: memory<ProductPage, Question>(),
    seenProducts: seenBefore<ProductPage, Question>(),
    furtherParts: port<Product[], FurtherAsked>('furtherParts'),
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
    takeQuery: assign((_, { search }: { search: string }) => ({
      query: readProductQuery(search),
      had: null,
      isExact: false,
    })),
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
    isOnly: ({ context }) => (context.page?.meta.last_page ?? 0) <= 1 && onlyIn(context) !== null,
    isOnlyOfAll: ({ context }, { further }: { further: readonly Product[] }) => onlyIn(context, further) !== null,
    hasFurther: ({ context }) => context.isExact && pagesLeft(context) > 0,
    isEmpty: (_, { answer }: { answer: Answered<ProductPage> }) => valueOf(answer).data.length === 0,
  },
  delays: { slow: delays.slow },
})
