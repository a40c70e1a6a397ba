import type { ActorRefFrom } from 'xstate'
import type { ProductPage } from '../../api/schemas/catalogue'
import { isExactWanted } from '../rules/exact-part'
import { readProductQuery } from '../rules/product-query'
import { patienceOfSeen, recalling } from '../loading'
import { keptOutcome, keptStates, pagedLoading, pagedOn } from './paged-query'
import { onlyIn, pagesLeft, productListSetup, type ProductListContext } from './product-list.setup'

/** What the page is asked for by. */
const asked = ({ context: { code, query } }: { context: ProductListContext }) => ({ code, query })

export const productListMachine = productListSetup.createMachine({
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
    isExact: isExactWanted(readProductQuery(input.search), input.hash ?? ''),
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
      ...patienceOfSeen({ src: 'seenProducts', input: asked }),
      entry: 'forgetSpelling',
      invoke: [
        {
          src: 'loadProducts',
          input: asked,
          ...keptOutcome((page: ProductPage) => page),
        },
        { src: 'products', input: asked },
      ],
      on: recalling,
    },
    ...keptStates,
    ready: {
      ...keptStates.ready,
      initial: 'weighing',
      states: {
        weighing: {
          description: 'Is it a part number of an order, which leads to its product?',
          always: [
            {
              description: 'It is, and just one product has it: that is shown instead, so Back leads to the order.',
              guard: 'isOnly',
              target: 'leading',
              actions: { type: 'goInstead', params: ({ context }) => ({ to: onlyIn(context) ?? '' }) },
            },
            { description: 'It is, and another page may have one more.', guard: 'hasFurther', target: 'seeking' },
            { description: 'It is a search like any other, or no one product.', target: 'plain' },
          ],
        },
        seeking: {
          description:
            'The page is on the screen; the further ones are read once, for a second product of this number.',
          invoke: {
            src: 'furtherParts',
            input: ({ context }) => ({ code: context.code, search: context.query.search, pages: pagesLeft(context) }),
            onDone: [
              {
                description: 'There is just one: it is shown instead.',
                guard: { type: 'isOnlyOfAll', params: ({ event }) => ({ further: event.output }) },
                target: 'leading',
                actions: {
                  type: 'goInstead',
                  params: ({ context, event }) => ({ to: onlyIn(context, event.output) ?? '' }),
                },
              },
              { description: 'There is none, or several: the search stays.', target: 'plain' },
            ],
            onError: { description: 'They could not be read: the search stays.', target: 'plain' },
          },
        },
        leading: { description: 'The product is about to be on the screen.' },
        plain: { description: 'The search is what is wanted.' },
      },
    },
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
