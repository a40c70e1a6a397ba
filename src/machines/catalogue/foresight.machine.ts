import { assign, setup, type ActorRefFrom } from 'xstate'
import { delays } from '../delays'
import { effect, listener } from '../port'
import { matchRoute } from '../rules/access'

/** What somebody is about to open: one product, or one order. */
export type Foreseen = { readonly kind: 'product' | 'order'; readonly id: string }
/** What is told of links: which one is pointed at or has the focus, or none any more. */
export type PointingNews =
  | { readonly type: 'link.pointed'; readonly pathname: string; readonly isSaving: boolean }
  | { readonly type: 'link.left' }

/** The product or the order that an address stands for. */
const foreseenAt = (pathname: string): Foreseen | null => {
  const { productId, orderId } = matchRoute(pathname) ?? {}
  if (productId !== undefined) return { kind: 'product', id: productId }
  return orderId === undefined ? null : { kind: 'order', id: orderId }
}

export type ForesightContext = { readonly code: string; readonly foreseen: Foreseen | null }

export const foresightMachine = setup({
  types: {} as { context: ForesightContext; events: PointingNews; input: Pick<ForesightContext, 'code'> },
  actors: { pointing: listener<PointingNews>('pointing') },
  actions: {
    foresee: (_, _params: ForesightContext) => effect('foresee')(),
    keepForeseen: assign((_, { pathname }: { pathname: string }) => ({ foreseen: foreseenAt(pathname) })),
  },
  guards: {
    isForeseeable: (_, { pathname, isSaving }: Extract<PointingNews, { type: 'link.pointed' }>) =>
      !isSaving && foreseenAt(pathname) !== null,
  },
  delays: { hesitation: delays.hesitation },
}).createMachine({
  id: 'foresight',
  description:
    'Asks for a product or an order while a link to it is pointed at, so that it is there when the link is followed; not where the device saves data.',
  meta: { spec: '2 Product detail, 2 Order detail' },
  context: ({ input }) => ({ ...input, foreseen: null }),
  invoke: { src: 'pointing' },
  initial: 'resting',
  states: {
    resting: {
      description: 'No link is pointed at that leads to a product or an order.',
      on: {
        'link.pointed': {
          description: 'A link is pointed at, or reached with the keyboard.',
          guard: { type: 'isForeseeable', params: ({ event }) => event },
          target: 'hesitating',
          actions: { type: 'keepForeseen', params: ({ event }) => event },
        },
      },
    },
    hesitating: {
      description: 'A pointer on its way crosses many links: only where it stays something is asked.',
      on: {
        'link.pointed': [
          {
            description: 'Another one: the time begins anew.',
            guard: { type: 'isForeseeable', params: ({ event }) => event },
            target: 'hesitating',
            reenter: true,
            actions: { type: 'keepForeseen', params: ({ event }) => event },
          },
          { description: 'One that leads elsewhere.', target: 'resting' },
        ],
        'link.left': { description: 'It was only crossed.', target: 'resting' },
      },
      after: {
        hesitation: {
          description: 'Somebody means it: the server is asked, once in a while.',
          target: 'resting',
          actions: { type: 'foresee', params: ({ context }) => context },
        },
      },
    },
  },
})
export type ForesightActor = ActorRefFrom<typeof foresightMachine>
