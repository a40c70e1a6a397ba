import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Product } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { listener } from '../port'
import { subscription } from '../news'

export type RelatedContext = {
  readonly app: AppRef
  readonly code: string
  readonly ids: readonly Id[]
  /** Where nothing belongs to it: the category whose products stand there instead. */
  readonly categoryId: Id | null
  /** What was read so far, by the id's text. */
  readonly products: ReadonlyMap<string, Product>
}
/** Products that were read at a moment (ms since 1970); the product is `null` where the server knows none. */
export type RelatedNews =
  | {
      readonly type: 'products.read'
      readonly results: readonly { readonly productId: Id; readonly at: number; readonly product: Product | null }[]
      readonly failed: readonly Id[]
    }
  | { readonly type: 'reading.ended' }
export type RelatedEvent = RelatedNews | LanguageChanged | NetworkReturned

/** Products that are read one by one, or those of a category. */
export type RelatedAsked = Pick<RelatedContext, 'code' | 'ids' | 'categoryId'>

export const relatedMachine = setup({
  types: {} as {
    context: RelatedContext
    events: RelatedEvent
    input: Pick<RelatedContext, 'app' | 'code' | 'ids' | 'categoryId'>
    tags: 'busy'
  },
  actors: {
    appNews: subscription<AppNews>(),
    readProducts: listener<RelatedNews, RelatedAsked>('readProducts'),
  },
  actions: {
    keepProducts: assign(({ context }, { results }: Extract<RelatedNews, { type: 'products.read' }>) => ({
      products: new Map([
        ...context.products,
        ...results.flatMap(({ productId, product }) => (product ? [[String(productId), product] as const] : [])),
      ]),
    })),
  },
  guards: { isMissing: ({ context: { ids, products } }) => products.size < Math.max(ids.length, 1) },
}).createMachine({
  id: 'related',
  description:
    'The products that belong to another one: their limits, units and stock are not part of its answer and are read one by one. Where none belongs to it, some of its category.',
  meta: { spec: '2 Product detail (Related, Complementary)' },
  context: ({ input }) => ({ ...input, products: new Map() }),
  invoke: { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
  initial: 'reading',
  on: {
    'language.changed': { description: 'Their names in the new language.', target: '.reading', reenter: true },
  },
  states: {
    reading: {
      description: 'They are being read, six at once; until then a row shows what is known, and no quantity.',
      tags: 'busy',
      invoke: {
        src: 'readProducts',
        input: ({ context: { code, ids, categoryId } }) => ({ code, ids, categoryId }),
      },
      on: {
        'products.read': {
          description: 'Some of them are there; one that cannot be had stays a link.',
          actions: { type: 'keepProducts', params: ({ event }) => event },
        },
        'reading.ended': { description: 'No more will come.', target: 'read' },
      },
    },
    read: {
      description: 'What could be read is there.',
      on: {
        'network.returned': {
          description: 'The network is back: some could not be read.',
          guard: 'isMissing',
          target: 'reading',
        },
      },
    },
  },
})
export type RelatedActor = ActorRefFrom<typeof relatedMachine>
