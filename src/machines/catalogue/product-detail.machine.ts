import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Product } from '../../api/schemas/catalogue'
import type { Failure } from '../../api/schemas/failure'
import { delays } from '../delays'
import type { CartActor } from '../ordering/cart.machine'
import { asFailure, deed, listener, port } from '../port'
import { lineOf } from '../rules/cart'
import { maximumOf, minimumOf, readQuantity, stepperMinus, stepperPlus } from '../rules/quantity'
import type { Notice } from '../rules/notice'

type Cart = Pick<CartActor, 'getSnapshot' | 'send'>
export type ProductDetailContext = {
  readonly code: string
  readonly productId: string
  readonly cart: Cart
  readonly product: Product | null
  readonly failure: Failure | null
  readonly quantity: number
  readonly isRefused: boolean
}
export type ProductDetailEvent =
  | { type: 'language.changed' }
  | { type: 'network.returned' }
  | { type: 'retry.requested' }
  | { type: 'quantity.increased' }
  | { type: 'quantity.decreased' }
  | { type: 'quantity.entered'; text: string }
  | { type: 'product.added' }
export type ProductDetailInput = Pick<ProductDetailContext, 'code' | 'productId' | 'cart'>

const isOn = (context: ProductDetailContext): boolean => context.cart.getSnapshot().context.isSellMinimumOn
const quantityInCart = ({ cart, productId }: ProductDetailContext): number =>
  lineOf(cart.getSnapshot().context.lines, productId)?.quantity ?? 0
const isNotFound = (failure: Failure): boolean => failure.kind === 'rejected' && failure.status === 404

export const productDetailMachine = setup({
  types: {} as {
    context: ProductDetailContext
    events: ProductDetailEvent
    input: ProductDetailInput
    tags: 'busy' | 'slow'
  },
  actors: {
    loadProduct: port<Product | null, { code: string; productId: string }>('loadProduct'),
    surroundings: listener('surroundings'),
  },
  actions: {
    go: (_, _params: { to: string }) => deed('go')(),
    tell: (_, _params: { notice: Notice }) => deed('tell')(),
    updateCart: ({ context }) => {
      if (context.product)
        context.cart.send({ type: 'line.updated', product: context.product, quantity: context.quantity })
    },
  },
  guards: {
    isIdentified: ({ context }) => context.code !== '' && context.productId !== '',
    isProduct: (_, { product }: { product: Product | null }) => product !== null,
    isNotFound: (_, { error }: { error: unknown }) => isNotFound(asFailure(error)),
    isAtMaximum: ({ context }) =>
      context.product !== null && context.quantity >= (maximumOf(context.product) ?? Infinity),
    isOverMaximum: ({ context }, { text }: { text: string }) =>
      context.product !== null && (readQuantity(text) ?? 0) > (maximumOf(context.product) ?? Infinity),
    isReadable: (_, { text }: { text: string }) => readQuantity(text) !== null,
    isEnough: ({ context }) => context.product !== null && context.quantity >= minimumOf(context.product),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'productDetail',
  description: 'One product, and how many of it the buyer wants.',
  meta: { spec: '2 Product detail, 4 Product detail quantity' },
  context: ({ input }) => ({ ...input, product: null, failure: null, quantity: 0, isRefused: false }),
  initial: 'checking',
  invoke: { src: 'surroundings' },
  states: {
    checking: {
      description: 'Is it known which tenant and which product?',
      always: [
        { guard: 'isIdentified', target: 'loading' },
        { description: 'The stored manufacturer has no code (C-65).', target: 'unidentified' },
      ],
    },
    unidentified: { description: 'Without tenant code or product id nothing can be asked.' },
    loading: {
      description: 'The product is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadProduct',
        input: ({ context }) => ({ code: context.code, productId: context.productId }),
        onDone: [
          {
            guard: { type: 'isProduct', params: ({ event }) => ({ product: event.output }) },
            target: 'ready',
            actions: assign(({ context, event }) => ({
              product: event.output,
              failure: null,
              quantity: context.product === null ? quantityInCart(context) : context.quantity,
            })),
          },
          { description: 'The answer holds no product.', target: 'notFound' },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
        ],
      },
      on: {
        'retry.requested': { description: 'The buyer will not wait.', target: 'loading', reenter: true },
        'language.changed': {
          description: 'The answer under way has the former language.',
          target: 'loading',
          reenter: true,
        },
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: {
      description: 'The product is on the screen; the stepper starts at the quantity in the cart (C-61).',
      on: {
        'language.changed': { description: 'Texts are sent per language.', target: 'loading' },
        'quantity.increased': [
          {
            description: 'Plus at the maximum is blocked, and the maximum is told.',
            guard: 'isAtMaximum',
            actions: {
              type: 'tell',
              params: ({ context }) => ({
                notice: {
                  kind: 'maximumReached',
                  maximum: (context.product && maximumOf(context.product)) ?? 0,
                  place: 'item',
                },
              }),
            },
          },
          {
            description: 'Plus: the minimum from 0, then a step.',
            actions: assign(({ context }) => ({
              isRefused: false,
              quantity: context.product ? stepperPlus(context.product, context.quantity, isOn(context)) : 0,
            })),
          },
        ],
        'quantity.decreased': {
          description: 'Minus: the same step back, never under 0.',
          actions: assign(({ context }) => ({
            isRefused: false,
            quantity: context.product ? stepperMinus(context.product, context.quantity, isOn(context)) : 0,
          })),
        },
        'quantity.entered': [
          {
            description: 'A typed quantity above the maximum becomes the maximum, and the maximum is told.',
            guard: { type: 'isOverMaximum', params: ({ event }) => event },
            actions: [
              assign(({ context }) => ({
                isRefused: false,
                quantity: (context.product && maximumOf(context.product)) ?? 0,
              })),
              {
                type: 'tell',
                params: ({ context }) => ({
                  notice: {
                    kind: 'maximumReached',
                    maximum: (context.product && maximumOf(context.product)) ?? 0,
                    place: 'item',
                  },
                }),
              },
            ],
          },
          {
            description: 'A typed quantity is taken; anything unreadable leaves the former one.',
            guard: { type: 'isReadable', params: ({ event }) => event },
            actions: assign(({ event }) => ({
              isRefused: false,
              quantity: Math.max(0, readQuantity(event.text) ?? 0),
            })),
          },
        ],
        'product.added': [
          {
            description: 'Enough of it: the cart line is set, and the buyer is back at the products.',
            guard: 'isEnough',
            actions: ['updateCart', { type: 'go', params: { to: '/products' } }],
          },
          {
            description: 'Less than the minimum: the cart stays, and the minimum is told.',
            actions: assign({ isRefused: true }),
          },
        ],
      },
    },
    notFound: { description: 'There is no such product.' },
    failed: {
      description: 'The product could not be fetched.',
      on: {
        'retry.requested': { description: 'The buyer asks again.', target: 'loading' },
        'network.returned': { description: 'The network is back: asked again once.', target: 'loading' },
      },
    },
  },
})
export type ProductDetailActor = ActorRefFrom<typeof productDetailMachine>
