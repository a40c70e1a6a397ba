import { and, assign, setup, type ActorRefFrom } from 'xstate'
import type { Category, CategoryPage } from '../../api/schemas/catalogue'
import { deed, port } from '../port'
import { ancestorsOf, categoryTree, mergeCategories, remainingPages, type Tree } from '../rules/category-tree'

/** Whose list: guests and buyers have endpoints of their own (spec 7). */
export type CategorySource = { readonly audience: 'guest' | 'buyer'; readonly code: string }

export type CategoriesContext = {
  readonly source: CategorySource | null
  readonly tree: Tree
  /** Pages of the reload under way; they replace the tree only when complete, so that two languages never mix. */
  readonly incoming: readonly Category[]
  readonly lastPage: number | null
  readonly expanded: ReadonlySet<string>
  readonly search: string
}
export type CategoriesEvent =
  | { type: 'source.changed'; source: CategorySource | null }
  | { type: 'language.changed' }
  | { type: 'retry.requested' }
  | { type: 'node.toggled'; id: string }
  | { type: 'category.revealed'; id: string }
  | { type: 'search.toggled' }
  | { type: 'search.changed'; text: string }

const emptyTree = categoryTree([])
const toggled = (expanded: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(expanded)
  if (!next.delete(id)) next.add(id)
  return next
}

export const categoriesMachine = setup({
  types: {} as { context: CategoriesContext; events: CategoriesEvent; tags: 'loading' | 'failed' | 'searching' },
  actors: {
    loadPage: port<CategoryPage, { source: CategorySource; page: number }>('loadPage'),
    /** Several pages side by side: those that arrived, in order; never rejects. */
    loadPages: port<Category[], { source: CategorySource; pages: readonly number[] }>('loadPages'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => deed('logFailure')(),
    showIncoming: assign(({ context }) => ({ tree: categoryTree(context.incoming), incoming: [] })),
  },
  guards: {
    isOtherSource: ({ context }, { source }: { source: CategorySource | null }) =>
      source?.code !== context.source?.code || source?.audience !== context.source?.audience,
    isNoSource: (_, { source }: { source: CategorySource | null }) => source === null,
    hasSource: ({ context }) => context.source !== null,
    hasMorePages: ({ context }) => remainingPages(context.lastPage).length > 0,
    isFirstLoad: ({ context }) => context.tree.nodes.size === 0,
  },
}).createMachine({
  id: 'categories',
  description: 'The category tree of the tenant on the screen.',
  meta: { spec: '2 Catalogue sidebar, 4 Categories, 7 Category list' },
  context: { source: null, tree: emptyTree, incoming: [], lastPage: null, expanded: new Set(), search: '' },
  type: 'parallel',
  states: {
    list: {
      description: 'Where the list comes from and how far it is.',
      initial: 'none',
      on: {
        'source.changed': [
          {
            description: 'Nobody looks at a catalogue any more.',
            guard: { type: 'isNoSource', params: ({ event }) => event },
            target: '.none',
            actions: assign({ source: null, tree: emptyTree, incoming: [], expanded: new Set<string>(), search: '' }),
          },
          {
            description: 'Another tenant, or a guest became a buyer: nothing of the former list stays.',
            guard: { type: 'isOtherSource', params: ({ event }) => event },
            target: '.loadingFirst',
            actions: assign(({ event }) => ({
              source: event.source,
              tree: emptyTree,
              incoming: [],
              expanded: new Set<string>(),
              search: '',
            })),
          },
        ],
        'language.changed': {
          description: 'Category names are sent per language: the list is fetched again (spec 4).',
          guard: 'hasSource',
          target: '.loadingFirst',
          actions: assign({ incoming: [] }),
        },
      },
      states: {
        none: { description: 'No catalogue is on the screen.' },
        loadingFirst: {
          description: 'Fetching page 1, which tells how many there are.',
          tags: 'loading',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => ({ source: context.source as CategorySource, page: 1 }),
            onDone: {
              target: 'deciding',
              actions: assign(({ event }) => ({
                incoming: mergeCategories([], event.output.data),
                lastPage: event.output.last_page,
              })),
            },
            onError: {
              description: 'Only logged (C-46); the products can be used.',
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Categories', error: event.error }) },
            },
          },
        },
        deciding: {
          description: 'Page 1 is there: are there more?',
          always: [
            {
              description: 'A first load shows page 1 at once.',
              guard: and(['hasMorePages', 'isFirstLoad']),
              target: 'loadingRest',
              actions: assign(({ context }) => ({ tree: categoryTree(context.incoming) })),
            },
            { description: 'A reload keeps the old tree meanwhile.', guard: 'hasMorePages', target: 'loadingRest' },
            { description: 'One page was all.', target: 'ready', actions: 'showIncoming' },
          ],
        },
        loadingRest: {
          description: 'Fetching the other pages side by side.',
          tags: 'loading',
          invoke: {
            src: 'loadPages',
            input: ({ context }) => ({
              source: context.source as CategorySource,
              pages: remainingPages(context.lastPage),
            }),
            onDone: {
              target: 'ready',
              actions: [
                assign(({ context, event }) => ({ incoming: mergeCategories(context.incoming, event.output) })),
                'showIncoming',
              ],
            },
            onError: { description: 'The first page stays.', target: 'ready', actions: 'showIncoming' },
          },
        },
        ready: { description: 'The tree is complete.' },
        failed: {
          description: 'The list could not be fetched.',
          tags: 'failed',
          on: { 'retry.requested': { description: 'The reader asks again.', target: 'loadingFirst' } },
        },
      },
    },
    tree: {
      description: 'What of the tree is open.',
      initial: 'browsing',
      on: {
        'node.toggled': {
          description: 'A node is expanded or collapsed; this selects nothing.',
          actions: assign(({ context, event }) => ({ expanded: toggled(context.expanded, event.id) })),
        },
        'category.revealed': {
          description: 'A category is chosen: the way to it is opened.',
          actions: assign(({ context, event }) => ({
            expanded: new Set([...context.expanded, ...ancestorsOf(context.tree, event.id).map(String)]),
          })),
        },
      },
      states: {
        browsing: {
          description: 'The search box is out of sight.',
          on: { 'search.toggled': { description: 'The search box is opened.', target: 'searching' } },
        },
        searching: {
          description: 'The tree shows the matches and their ancestors (C-109).',
          tags: 'searching',
          on: {
            'search.toggled': {
              description: 'The search box is closed: the whole tree is back.',
              target: 'browsing',
              actions: assign({ search: '' }),
            },
            'search.changed': {
              description: 'A letter is typed.',
              actions: assign(({ event }) => ({ search: event.text })),
            },
          },
        },
      },
    },
  },
})

export type CategoriesActor = ActorRefFrom<typeof categoriesMachine>
