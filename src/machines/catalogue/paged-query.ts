import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { ProductPage } from '../../api/schemas/catalogue'
import type { Failure } from '../../api/schemas/failure'
import type { AppNews, AppRef, PlaceChanged } from '../app.types'
import { failedState, languageTo, networkTo, patience, retryTo } from '../loading'
import { isKept, valueOf } from '../rules/kept-answer'
import {
  changed,
  isPastEnd,
  isSameQuery,
  readProductQuery,
  turnedPage,
  writeProductQuery,
  type Pager,
  type PageTurn,
  type ProductQuery,
} from '../rules/product-query'

/**
 * What product list, category browse and guest browse share: a query that the address owns, answered one page at a time.
 * The machines name the port, the actions `go`, `goInstead`, `takeQuery`, `keepAnswer` and `keepFailure`, and the guard
 * `isEmpty`; everything else about paging stands here.
 */
export type PagedContext = {
  readonly app: AppRef
  readonly code: string
  readonly pathname: string
  /** What the address asks for; the answer to it may still be on its way. */
  readonly query: ProductQuery
  /** The numbers of the last page that arrived; that page stays, dimmed, while the next one is fetched. */
  readonly pager: Pager | null
  readonly failure: Failure | null
}
/** What narrows the list; the page is turned, never set. */
type Filter = Exclude<keyof ProductQuery, 'page'>
type QueryChanged<TFilter extends Filter> = {
  readonly type: 'query.changed'
  readonly patch: Partial<Pick<ProductQuery, TFilter>>
}
export type PageTurned = { readonly type: 'page.turned'; readonly to: PageTurn }
/** The events of a paged query; `TFilter` is what its screen can change. */
export type PagedEvent<TFilter extends Filter> =
  AppNews | QueryChanged<TFilter> | PageTurned | { readonly type: 'retry.requested' }
export type PagedTag = 'busy' | 'slow' | 'empty' | 'failed'

/** What a list that can be read without a network has besides. */
export type KeptContext = {
  /** Of a page that this device kept: its time, and how it was found; `null` for one of the server. */
  readonly kept: KeptMark | null
  /** Of a page that stood here before, until the server has said it again: when it said so. */
  readonly had: KeptMark | null
}

type Place = Pick<PlaceChanged, 'pathname' | 'search'>
const addressOf = ({ pathname }: PagedContext, query: ProductQuery) => ({
  to: `${pathname}${writeProductQuery(query)}`,
})
const turned = ({ query, pager }: PagedContext, to: PageTurn): number => turnedPage(query, pager?.last ?? 1, to)

/** The guards of a paged query; `read` says which part of an address counts. */
export const pagedGuards = (read: (search: string) => ProductQuery = readProductQuery) => ({
  isPastEnd: ({ context }: { context: PagedContext }, { page }: { page: Pick<ProductPage, 'data' | 'meta'> }) =>
    isPastEnd(context.query, page),
  isOtherQuery: ({ context }: { context: PagedContext }, place: Place) =>
    place.pathname === context.pathname && !isSameQuery(read(place.search), context.query),
  canTurn: ({ context }: { context: PagedContext }, { to }: { to: PageTurn }) =>
    turned(context, to) !== context.query.page,
})

/** What is heard in every state of a paged query. */
export const pagedOn = {
  'query.changed': {
    description: 'The reader searches or filters: the address is changed, and only then is anything loaded.',
    actions: {
      type: 'go' as const,
      params: ({ context, event }: { context: PagedContext; event: QueryChanged<Filter> }) =>
        addressOf(context, changed(context.query, event.patch)),
    },
  },
  'page.turned': {
    description: 'The reader pages, counted from the page that was asked for last: quick presses add up.',
    guard: { type: 'canTurn' as const, params: ({ event }: { event: PageTurned }) => event },
    actions: {
      type: 'go' as const,
      params: ({ context, event }: { context: PagedContext; event: PageTurned }) =>
        addressOf(context, { ...context.query, page: turned(context, event.to) }),
    },
  },
  'place.changed': {
    description: 'The address asks for something else: the latest question is the one that counts.',
    guard: { type: 'isOtherQuery' as const, params: ({ event }: { event: PlaceChanged }) => event },
    target: '.loading',
    actions: { type: 'takeQuery' as const, params: ({ event }: { event: PlaceChanged }) => event },
  },
  'language.changed': languageTo('.loading'),
  'retry.requested': retryTo('.loading'),
}

/** What follows an answer; `productsOf` finds the page of products in it. */
const answered = <TAnswer>(productsOf: (answer: TAnswer) => Pick<ProductPage, 'data' | 'meta'>) => {
  const params = ({ event }: { event: DoneActorEvent<TAnswer> }) => ({ answer: event.output })
  return [
    {
      description: 'There is no such page any more: the last one is shown instead.',
      guard: {
        type: 'isPastEnd' as const,
        params: ({ event }: { event: DoneActorEvent<TAnswer> }) => ({ page: productsOf(event.output) }),
      },
      target: 'leavingForLastPage',
      actions: {
        type: 'goInstead' as const,
        params: ({ context, event }: { context: PagedContext; event: DoneActorEvent<TAnswer> }) =>
          addressOf(context, { ...context.query, page: productsOf(event.output).meta.last_page }),
      },
    },
    {
      description: 'Nothing fits.',
      guard: { type: 'isEmpty' as const, params },
      target: 'empty',
      actions: { type: 'keepAnswer' as const, params },
    },
    { description: 'There it is.', target: 'ready', actions: { type: 'keepAnswer' as const, params } },
  ] as const
}

/** The loading state, but for what it invokes. */
export const pagedLoading = { description: 'The question is under way.', tags: 'busy' as const, ...patience('slow') }
/** The ways out of what the loading state invokes. */
export const pagedOutcome = <TAnswer>(productsOf: (answer: TAnswer) => Pick<ProductPage, 'data' | 'meta'>) => ({
  onDone: answered(productsOf),
  onError: {
    description: 'The products could not be fetched.',
    target: 'failed',
    actions: { type: 'keepFailure' as const, params: ({ event }: { event: ErrorActorEvent }) => event },
  },
})

/** The same for a list that can be read without a network: what the device kept comes first. */
export const keptOutcome = <TAnswer extends object>(
  productsOf: (answer: TAnswer) => Pick<ProductPage, 'data' | 'meta'>,
) => {
  const { onDone, onError } = pagedOutcome((answer: Answered<TAnswer>) => productsOf(valueOf(answer)))
  const params = ({ event }: { event: DoneActorEvent<Answered<TAnswer>> }) => ({ answer: event.output })
  const way = {
    description: 'The network failed: what this device kept of it is shown, with its time.',
    guard: { type: 'isKept' as const, params },
    target: 'kept',
    actions: { type: 'keepAnswer' as const, params },
  }
  const stale = {
    description: 'It could not be asked for again: what stands here already stays, with its time.',
    guard: 'isHad' as const,
    target: 'kept',
    actions: { type: 'keepHad' as const, params: ({ event }: { event: ErrorActorEvent }) => event },
  }
  return { onDone: [way, ...onDone] as const, onError: [stale, onError] as const }
}
/** Whether an answer is one that the device kept, and whether something of earlier stands on the screen. */
export const keptGuard = {
  isKept: (_: unknown, { answer }: { answer: Answered<object> }) => isKept(answer),
  isHad: ({ context }: { context: KeptContext }) => context.had !== null,
}

/** The states after loading. */
export const pagedStates = {
  leavingForLastPage: {
    description: 'The address is about to ask for the last page there is.',
    tags: 'busy' as const,
  },
  ready: { description: 'The page is on the screen.' },
  empty: { description: 'Nothing fits what was asked for, and the screen says so.', tags: 'empty' as const },
  failed: failedState('failed', 'The page could not be fetched; filters and cart are kept.'),
}

/** The states after loading of a list that can be read without a network. */
export const keptStates = {
  ...pagedStates,
  kept: {
    description: 'The page as it was earlier is on the screen, with its time; with the network it is asked for again.',
    tags: 'kept' as const,
    on: { 'network.returned': networkTo('loading') },
  },
}
