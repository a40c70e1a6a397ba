import { assign, type ActorRefFrom } from 'xstate'
import { languageTo, networkTo, patience, retryTo } from '../loading'
import { asFailure } from '../port'
import { lineOf } from '../rules/cart'
import { maximumOf, stepperMinus, stepperPlus } from '../rules/quantity'
import { productDetailSetup, refusalOf, wholeOf } from './product-detail.setup'

export const productDetailMachine = productDetailSetup.createMachine({
  id: 'productDetail',
  description: 'One product, and how many of it the buyer wants.',
  meta: { spec: '2 Product detail, 4 Product detail quantity' },
  context: ({ input }) => ({
    ...input,
    quantityInCart: 0,
    isSellMinimumOn: false,
    product: null,
    kept: null,
    failure: null,
    quantity: 0,
    isRefused: false,
  }),
  initial: 'checking',
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
  ],
  on: {
    'cart.changed': {
      description: 'What is in the cart, and the step of plus and minus.',
      actions: assign(({ context, event }) => ({
        quantityInCart: lineOf(event.lines, context.productId)?.quantity ?? 0,
        isSellMinimumOn: event.isSellMinimumOn,
      })),
    },
  },
  states: {
    checking: {
      description: 'Is it known which tenant and which product?',
      always: [
        { description: 'Both are known.', guard: 'isIdentified', target: 'loading' },
        { description: 'The stored manufacturer has no code (C-65).', target: 'unidentified' },
      ],
    },
    unidentified: { description: 'Without tenant code or product id nothing can be asked.', tags: 'unidentified' },
    loading: {
      description: 'The product is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadProduct',
        input: ({ context }) => ({ code: context.code, productId: context.productId }),
        onDone: [
          {
            description: 'The product is there: of the server, or as this device kept it, which is marked.',
            guard: { type: 'isProduct', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: 'The answer holds no product.', target: 'notFound' },
        ],
        onError: [
          {
            description: 'There is no such product.',
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'notFound',
          },
          {
            description: 'The product could not be fetched.',
            target: 'failed',
            actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
          },
        ],
      },
      on: { 'retry.requested': retryTo('loading'), 'language.changed': languageTo('loading') },
      ...patience('slow'),
    },
    ready: {
      description: 'The product is on the screen; the stepper starts at the quantity in the cart (C-61).',
      on: {
        'language.changed': { description: 'Texts are sent per language.', target: 'loading' },
        'network.returned': {
          description: 'The network is back: what this device had kept is asked for again.',
          guard: 'isFromDevice',
          target: 'loading',
        },
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
              quantity: context.product ? stepperPlus(context.product, context.quantity, context.isSellMinimumOn) : 0,
            })),
          },
        ],
        'quantity.decreased': {
          description: 'Minus: the same step back, never under 0.',
          actions: assign(({ context }) => ({
            isRefused: false,
            quantity: context.product ? stepperMinus(context.product, context.quantity, context.isSellMinimumOn) : 0,
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
            description: 'A typed quantity is taken.',
            guard: { type: 'isReadable', params: ({ event }) => event },
            actions: assign(({ event }) => ({
              isRefused: false,
              quantity: Math.max(0, wholeOf(event.text)),
            })),
          },
          {
            description:
              'No whole number, or one too large to add up: the former one stays, and the reason is told (C-121).',
            actions: { type: 'tell', params: ({ event }) => ({ notice: refusalOf(event.text) }) },
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
    notFound: { description: 'There is no such product.', tags: 'notFound' },
    failed: {
      description: 'The product could not be fetched.',
      tags: 'failed',
      on: { 'retry.requested': retryTo('loading'), 'network.returned': networkTo('loading') },
    },
  },
})
export type ProductDetailActor = ActorRefFrom<typeof productDetailMachine>
