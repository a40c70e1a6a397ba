import { assign, type ActorRefFrom } from 'xstate'
import { languageTo, networkTo, patienceOfSeen, recalling, retryTo } from '../loading'
import { asFailure } from '../port'
import { lineOf } from '../rules/cart'
import { maximumOf, stepperMinus, stepperPlus } from '../rules/quantity'
import { productDetailSetup, refusalOf, wholeOf, type ProductDetailContext } from './product-detail.setup'

/** What the product is asked for by. */
const asked = ({ context: { code, productId } }: { context: ProductDetailContext }) => ({ code, productId })

export const productDetailMachine = productDetailSetup.createMachine({
  id: 'productDetail',
  description: 'One product, and how many of it the buyer wants.',
  meta: { spec: '2 Product detail, 4 Product detail quantity' },
  context: ({ input }) => ({
    ...input,
    line: null,
    isSellMinimumOn: false,
    product: null,
    kept: null,
    had: null,
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
        line: lineOf(event.lines, context.productId),
        isSellMinimumOn: event.isSellMinimumOn,
      })),
    },
  },
  states: {
    checking: {
      description: 'Is it known which tenant and which product?',
      always: [
        { description: 'Both are known.', guard: 'isIdentified', target: 'open' },
        { description: 'The stored manufacturer has no code (C-65).', target: 'unidentified' },
      ],
    },
    unidentified: { description: 'Without tenant code or product id nothing can be asked.', tags: 'unidentified' },
    open: {
      description: 'The product, and how many of it are wanted; the stepper starts at the quantity in the cart (C-61).',
      initial: 'loading',
      on: {
        'retry.requested': retryTo('.loading'),
        'language.changed': languageTo('.loading'),
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
              quantity: wholeOf(event.text),
            })),
          },
          {
            description:
              'No whole number, one below zero, or one too large to add up: the former one stays, and the reason is told (C-121).',
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
      states: {
        loading: {
          description: 'The product is being fetched.',
          tags: 'busy',
          invoke: [
            { src: 'product', input: asked },
            {
              src: 'loadProduct',
              input: asked,
              onDone: [
                {
                  description: 'The product is there: of the server, or as this device kept it, which is marked.',
                  guard: { type: 'isProduct', params: ({ event }) => ({ answer: event.output }) },
                  target: 'ready',
                  actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                { description: 'The answer holds no product.', target: '#productDetail.notFound' },
              ],
              onError: [
                {
                  description: 'There is no such product.',
                  guard: { type: 'isNotFound', params: ({ event }) => event },
                  target: '#productDetail.notFound',
                },
                {
                  description: 'It could not be asked for again: what stands here already stays, with its time.',
                  guard: 'isHad',
                  target: 'ready',
                  actions: { type: 'keepHad', params: ({ event }) => event },
                },
                {
                  description: 'The product could not be fetched.',
                  target: '#productDetail.failed',
                  actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
                },
              ],
            },
          ],
          on: recalling,
          ...patienceOfSeen({ src: 'seenProduct', input: asked }),
        },
        ready: {
          description: 'What the server said, or this device had kept, is on the screen.',
          on: {
            'network.returned': {
              description: 'The network is back: what this device had kept is asked for again.',
              guard: 'isFromDevice',
              target: 'loading',
            },
          },
        },
      },
    },
    notFound: { description: 'There is no such product.', tags: 'notFound' },
    failed: {
      description: 'The product could not be fetched.',
      tags: 'failed',
      on: { 'retry.requested': retryTo('open'), 'network.returned': networkTo('open') },
    },
  },
})
export type ProductDetailActor = ActorRefFrom<typeof productDetailMachine>
