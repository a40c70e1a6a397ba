import { assign } from 'xstate'
import { productName, withTags, type LineProduct } from '../rules/cart'
import { plusOutcome, withMinus } from '../rules/cart-commands'
import { firstCut } from '../rules/cart-merge'
import { cartProblem } from '../rules/checkout'
import { withAccepted } from '../rules/freshness'
import { firstQuantity, raisedAndCapped } from '../rules/quantity'
import {
  cartSetup,
  cutNotice,
  heldNotice,
  keptQuantity,
  maximumNotice,
  refusalNotice,
  typedQuantity,
  withPickedIn,
} from './cart.setup'

type Wanted = { readonly event: { readonly product: LineProduct } }
/** For every gesture that wants more, or so many, of a product. */
const heldBefore = {
  description: 'The line stands in another unit than the screen shows: that is settled on the line first.',
  guard: { type: 'isHeldOtherwise', params: ({ event }: Wanted) => event },
  actions: [
    { type: 'askAnew', params: ({ event }: Wanted) => event },
    { type: 'tell', params: ({ event }: Wanted) => heldNotice(event) },
  ],
} as const

/** The state in which lines change: every gesture on a quantity, a tag or the whole cart starts here. */
export const settled = cartSetup.createStateConfig({
  description: 'No question is open.',
  on: {
    'line.increased': [
      heldBefore,
      {
        description: 'Plus at the maximum is blocked, and the maximum is told.',
        guard: { type: 'isBlocked', params: ({ event }) => event },
        actions: { type: 'tell', params: ({ event }) => maximumNotice(event) },
      },
      {
        description: 'Plus: the minimum at first, then a step.',
        actions: assign(({ context, event }) => ({
          lines: withPickedIn(
            context,
            event.product,
            plusOutcome(context.lines, event.product, context.isSellMinimumOn).quantity,
          ),
        })),
      },
    ],
    'line.decreased': [
      {
        description: 'Minus at or below the minimum asks first.',
        guard: { type: 'isRemoval', params: ({ event }) => event },
        target: 'confirmingRemoval',
        actions: assign(({ event }) => ({ question: { productId: event.productId, keep: null } })),
      },
      {
        description: 'Minus: a step back.',
        actions: assign(({ context, event }) => ({
          lines: withMinus(context.lines, event.productId, context.isSellMinimumOn),
        })),
      },
    ],
    'quantity.entered': [
      {
        description:
          'No whole number, or one too large to add up: the former one stays, and the reason is told (C-121).',
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'tell', params: ({ event }) => refusalNotice(event) },
      },
      {
        description: 'A typed quantity under the minimum, or 0, asks first.',
        guard: { type: 'isBelowMinimum', params: ({ event }) => event },
        target: 'confirmingRemoval',
        actions: assign(({ event }) => ({ question: { productId: event.product.id, keep: keptQuantity(event) } })),
      },
      heldBefore,
      {
        description: 'A first quantity under the minimum becomes the minimum, and the card says so (decision 008).',
        guard: { type: 'isTooLittle', params: ({ event }) => event },
        actions: assign(({ context, event: { product } }) => ({
          lines: withPickedIn(context, product, firstQuantity(product)),
          raised: new Map(context.raised).set(String(product.id), firstQuantity(product)),
        })),
      },
      {
        description: 'A typed quantity above the maximum is stored as the maximum, and the maximum is told.',
        guard: { type: 'isCapped', params: ({ event }) => event },
        actions: [
          assign(({ context, event }) => ({
            lines: withPickedIn(context, event.product, typedQuantity(event)),
          })),
          { type: 'tell', params: ({ event }) => maximumNotice(event) },
        ],
      },
      {
        description: 'A typed quantity is stored; a new product is raised to its minimum.',
        guard: { type: 'isQuantity', params: ({ event }) => event },
        actions: assign(({ context, event }) => ({
          lines: withPickedIn(context, event.product, typedQuantity(event)),
        })),
      },
    ],
    'quantities.filled': {
      description: 'A column of numbers was pasted, looked at and taken: it can be undone in one step.',
      actions: { type: 'fillIn', params: ({ event }) => event },
    },
    'change.undone': {
      description: 'The removed line comes back to its place, or the filled-in quantities to what they were.',
      guard: 'isUndoable',
      actions: 'takeBack',
    },
    'undo.dismissed': {
      description: 'The buyer does not want it back.',
      guard: 'isUndoable',
      actions: assign({ undo: null }),
    },
    'line.updated': [
      heldBefore,
      {
        description: 'Add to cart on the product page sets the line to the chosen quantity (C-61).',
        actions: [
          assign(({ context, event }) => ({
            lines: withPickedIn(context, event.product, raisedAndCapped(event.product, event.quantity)),
          })),
          {
            type: 'tell',
            params: ({ event }) => ({
              kind: 'lineUpdated' as const,
              quantity: raisedAndCapped(event.product, event.quantity),
              product: productName(event.product),
            }),
          },
        ],
      },
    ],
    'tags.picked': {
      description: 'Up to two tags for a product; remembered until it is in the cart.',
      actions: assign(({ context, event }) => ({
        lines: withTags(context.lines, event.productId, event.tags),
        pickedTags: new Map(context.pickedTags).set(String(event.productId), event.tags),
      })),
    },
    'removal.requested': {
      description: 'Remove is pressed: the question comes first.',
      guard: { type: 'isInCart', params: ({ event }) => event },
      target: 'confirmingRemoval',
      actions: assign(({ event }) => ({ question: { productId: event.productId, keep: null } })),
    },
    'offers.accepted': {
      description: 'The buyer agrees to higher prices, as they stood on the screen.',
      actions: assign(({ context, event }) => ({ lines: withAccepted(context.lines, event.accepted) })),
    },
    'clearing.requested': { description: 'Cancel order or Clear order is pressed.', target: 'confirmingClearing' },
    'draft.opened': [
      {
        description: 'Merging exceeds a maximum: the quantity is cut, and the maximum is told.',
        guard: { type: 'isCutShort', params: ({ event }) => event },
        actions: [
          {
            type: 'tell',
            params: ({ context, event }) => cutNotice(firstCut(context.lines, event.lines) as LineProduct),
          },
          { type: 'takeDraft', params: ({ event }) => event },
        ],
      },
      {
        description: 'A saved draft takes the place of the cart, or is merged into it.',
        actions: { type: 'takeDraft', params: ({ event }) => event },
      },
    ],
    'checkout.requested': [
      {
        description: 'Every line can be ordered: on to the checkout.',
        guard: 'isFit',
        actions: [assign({ problem: null }), 'askForCheckout'],
      },
      {
        description: 'The cart is empty, or a line is under its minimum: the reason is shown.',
        actions: assign(({ context }) => ({ problem: cartProblem(context.lines) })),
      },
    ],
  },
})
