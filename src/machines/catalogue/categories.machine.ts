import { and, assign, type ActorRefFrom } from 'xstate'
import { languageTo, narrowing, networkTo, patience, retryTo } from '../loading'
import { ancestorsOf, categoryTree, remainingPages, withToggled } from '../rules/category-tree'
import { categoriesSetup } from './categories.setup'
import { PagesLost } from './categories.types'

const language = { 'language.changed': languageTo('loadingFirst') }

export const categoriesMachine = categoriesSetup.createMachine({
  id: 'categories',
  description: 'The category tree of the tenant on the screen.',
  meta: { spec: '2 Catalogue sidebar, 4 Categories, 7 Category list' },
  context: ({ input: { source, app, isShown = false } }) => ({
    source,
    app,
    isShown,
    lastPage: null,
    kept: null,
    tree: categoryTree([]),
    incoming: [],
    expanded: new Set(),
    search: '',
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  type: 'parallel',
  states: {
    list: {
      description: 'Where the list comes from and how far it is.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody has looked at a catalogue yet.',
          always: { description: 'A guest looks at one at once.', guard: 'isShown', target: 'loadingFirst' },
          on: { 'catalogue.shown': { description: 'A screen beside the tree is there.', target: 'loadingFirst' } },
        },
        loadingFirst: {
          description: 'Fetching page 1, which tells how many there are.',
          tags: 'busy',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => ({ source: context.source, page: 1 }),
            onDone: {
              description: 'Page 1 is there, and how many there are.',
              target: 'deciding',
              actions: { type: 'keepFirst', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: {
              description: 'Only logged (C-46); the products can be used.',
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Categories', error: event.error }) },
            },
          },
          on: { ...language, 'retry.requested': retryTo('loadingFirst') },
          ...patience('slow'),
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
          tags: 'busy',
          invoke: {
            src: 'loadPages',
            input: ({ context }) => ({
              source: context.source,
              pages: remainingPages(context.lastPage),
            }),
            onDone: {
              description: 'All pages are there.',
              target: 'ready',
              actions: [{ type: 'keepLater', params: ({ event }) => ({ answer: event.output }) }, 'showIncoming'],
            },
            onError: {
              description: 'Pages were lost: the first one stays, and the others that arrived.',
              target: 'incomplete',
              actions: [
                {
                  type: 'keepLater',
                  params: ({ event: { error } }) => ({ answer: error instanceof PagesLost ? error.rows : [] }),
                },
                'showIncoming',
              ],
            },
          },
          on: { ...language, 'retry.requested': retryTo('loadingRest') },
          ...patience('slow'),
        },
        ready: {
          description: 'The tree is complete.',
          on: {
            ...language,
            'network.returned': {
              description: 'The network is back: what this device had kept is asked for again.',
              guard: 'isFromDevice',
              target: 'loadingFirst',
            },
          },
        },
        incomplete: {
          description: 'The tree shows what there is, says that something is missing, and offers Retry.',
          tags: 'incomplete',
          on: {
            ...language,
            'retry.requested': retryTo('loadingFirst'),
            'network.returned': networkTo('loadingFirst'),
          },
        },
        failed: {
          description: 'The list could not be fetched.',
          tags: 'failed',
          on: {
            ...language,
            'retry.requested': retryTo('loadingFirst'),
            'network.returned': networkTo('loadingFirst'),
          },
        },
      },
    },
    tree: {
      description: 'What of the tree is open.',
      initial: 'browsing',
      on: {
        'node.toggled': {
          description: 'A node is expanded or collapsed; this selects nothing.',
          actions: assign(({ context, event }) => ({ expanded: withToggled(context.expanded, event.id) })),
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
              target: '.typing',
              actions: assign(({ event }) => ({ search: event.text })),
            },
          },
          initial: 'opened',
          states: {
            opened: { description: 'Nothing was typed yet: there is nothing to tell.' },
            ...narrowing,
          },
        },
      },
    },
  },
})

export type CategoriesActor = ActorRefFrom<typeof categoriesMachine>
