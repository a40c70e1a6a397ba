import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import { withoutSubscriber, withSubscriber, type Recipient } from '../news'
import {
  heldOtherwise,
  lineOf,
  productName,
  withTags,
  withUnitAsked,
  withoutLine,
  type CartLine,
  type LineProduct,
} from '../rules/cart'
import { afterOrder, combined, firstCut, withNext, withNextTo, type Ordered } from '../rules/cart-merge'
import { minusOutcome, plusOutcome, withPicked } from '../rules/cart-commands'
import type { NewQuantity } from '../rules/cart-fill'
import { isUndoable, removalOf, undone, withQuantities } from '../rules/cart-undo'
import { cartProblem } from '../rules/checkout'
import type { Notice } from '../rules/notice'
import { withPadLines } from '../rules/cart-adding'
import { enteredQuantity, maximumOf } from '../rules/quantity'
import type { CartStoreEvent, CartStoreInput } from './cart-store'
import type { CartOrderNews, OrderPhase } from './order-sender.types'
import type { RowsAdded, RowsTaken } from './pad.types'
import type {
  CartChanged,
  CartContext,
  CartEvent,
  CartNews,
  CartPlace,
  Lines,
  OrderAccepted,
  Typed,
} from './cart.types'

/** The text of a blocked plus or a capped entry depends on the place (C-54). */
export const maximumNotice = ({ product, place }: { product: LineProduct; place: CartPlace }): Notice => ({
  kind: 'maximumReached',
  maximum: maximumOf(product) ?? 0,
  place: place === 'card' ? 'card' : 'item',
})
/** Merging a draft had to cut the quantity of a product. */
export const cutNotice = (product: LineProduct): Notice => ({
  kind: 'quantityCut',
  maximum: maximumOf(product) ?? 0,
  product: productName(product),
})
/** More was wanted of a product that the cart holds by another unit. */
export const heldNotice = ({ product }: { product: LineProduct }): Notice => ({
  kind: 'heldOtherwise',
  product: productName(product),
})
/** The whole number that was typed; 0 when it is none. */
export const typedQuantity = ({ product, text }: Typed): number => {
  const entered = enteredQuantity(product, text)
  return entered.kind === 'refused' ? 0 : entered.quantity
}
/** Why an entry was not taken. */
export const refusalNotice = ({ product, text }: Typed): Notice => {
  const entered = enteredQuantity(product, text)
  return { kind: 'quantityRefused', reason: entered.kind === 'refused' ? entered.reason : 'notWhole' }
}
/** What a refused removal keeps of a typed quantity: on the cart screen what was typed, so that checkout catches it. */
export const keptQuantity = (typed: Typed): number | null =>
  typed.place === 'cart' && typedQuantity(typed) > 0 ? typedQuantity(typed) : null

/** True when an order was sent of which nobody knows yet whether it is stored. */
export const isOrderOpen = (phase: OrderPhase): boolean => phase === 'underWay' || phase === 'doubt'
type Orders = Pick<CartContext, 'orderPhase' | 'buyer' | 'others'>
/** Whose orders are open, by their marks. */
const openOrders = ({ orderPhase, buyer, others }: Orders): readonly string[] =>
  isOrderOpen(orderPhase) ? [...others, buyer] : others
/** The lines without what stood apart for orders that are over; all as they are while nobody knows. */
const asOpen = (orders: Orders, lines: Lines): Lines =>
  orders.orderPhase === 'opening' ? lines : withNextTo(lines, openOrders(orders))
/** The lines after a gesture that may bring in new ones: while an order is open, those are of the next one. */
const broughtIn = (context: CartContext, after: Lines): Lines => withNext(context.lines, after, openOrders(context))
/** The lines with a product at a quantity. */
export const withPickedIn = (context: CartContext, product: LineProduct, quantity: number): Lines =>
  broughtIn(context, withPicked(context.lines, product, quantity, context.pickedTags))

const changeNews = ({ lines, isSellMinimumOn }: CartContext): CartChanged => ({
  type: 'cart.changed',
  lines,
  isSellMinimumOn,
})

/** The words that the cart's chart is written in: actions, guards and their parameters. */
export const cartSetup = setup({
  types: {} as {
    context: CartContext
    events: CartEvent
    input: CartStoreInput & { isSellMinimumOn?: boolean }
    tags: 'asking' | 'askingRemoval' | 'askingClearing' | 'panelShown'
  },
  actors: {
    cartStore: fromCallback<CartStoreEvent, CartStoreInput>(() => {
      throw new Error('Port "cartStore" was not provided.')
    }),
  },
  actions: {
    handOver: sendTo('cartStore', ({ context: { lines } }): CartStoreEvent => ({ type: 'cart.saved', lines })),
    /** Before anybody orders what another tab has ordered. */
    seek: sendTo('cartStore', { type: 'cart.sought' } satisfies CartStoreEvent),
    settle: sendTo(
      'cartStore',
      ({ context: { lines, buyer } }, { ordered }: { ordered: readonly Ordered[] }): CartStoreEvent => ({
        type: 'order.settled',
        ordered,
        by: buyer,
        lines,
      }),
    ),
    removeAsked: assign(({ context: { lines, raised, question } }) => {
      if (question === null) return {}
      const id = String(question.productId)
      return {
        lines: withoutLine(lines, question.productId),
        undo: removalOf(lines, question.productId),
        raised: new Map([...raised].filter(([other]) => other !== id)),
        question: null,
      }
    }),
    /** The line stays as it is, and is asked for, so that the other unit is offered on it. */
    askAnew: assign(({ context: { lines } }, { product }: { product: LineProduct }) => ({
      lines: withUnitAsked(lines, product),
    })),
    fillIn: assign(({ context }, { quantities }: { quantities: readonly NewQuantity[] }) =>
      withQuantities(context.lines, quantities),
    ),
    takeDraft: assign(({ context }, { lines, mode }: { lines: Lines; mode: 'replace' | 'merge' }) => {
      const draft = withNextTo(lines, [])
      const merged = mode === 'replace' ? draft : combined(context.lines, draft)
      // What takes the place of all lines is new, whatever stood there.
      return { lines: broughtIn(mode === 'replace' ? { ...context, lines: [] } : context, merged), undo: null }
    }),
    mindOrder: assign(({ context }, { phase, by, others, isUnsure = false }: CartOrderNews) => {
      const orders = { orderPhase: phase, buyer: by, others }
      // When an order is over, what is left is of the next; when one begins, what is there is of this one.
      return {
        ...orders,
        isOrderUnsure: isUnsure,
        lines: asOpen(context.orderPhase === 'free' ? { ...orders, orderPhase: 'free' } : orders, context.lines),
      }
    }),
    takeOrdered: assign(({ context: { lines, buyer } }, { ordered }: { ordered: readonly Ordered[] }) => ({
      lines: afterOrder(lines, ordered, buyer),
      undo: null,
    })),
    dropUndo: assign({ undo: null }),
    takeBack: assign(({ context: { lines, undo } }) => ({ lines: undo ? undone(lines, undo) : lines, undo: null })),
    keepHanded: assign(({ context: { lines } }) => ({ handed: lines, problem: null })),
    takeElsewhere: assign(({ context }, { lines }: { lines: Lines }) => ({
      lines: asOpen(context, lines),
      handed: lines,
      problem: null,
    })),
    publish: enqueueActions(({ context, enqueue }) => {
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, changeNews(context))
    }),
    publishTold: enqueueActions(({ context, enqueue }) => {
      for (const subscriber of context.subscribers)
        enqueue.sendTo(subscriber, { ...changeNews(context), isTold: true } satisfies CartChanged)
    }),
    welcome: sendTo(
      (_, { subscriber }: { subscriber: Recipient<CartChanged> }) => subscriber,
      ({ context }) => changeNews(context),
    ),
    keepSubscriber: assign(({ context }, event: { subscriber: Recipient<CartChanged> }) => ({
      subscribers: withSubscriber(context.subscribers, event),
    })),
    dropSubscriber: assign(({ context }, event: { subscriber: Recipient<CartChanged> }) => ({
      subscribers: withoutSubscriber(context.subscribers, event),
    })),
    tell: sendParent((_, notice: Notice): CartNews => ({ type: 'notice.given', notice })),
    takeRows: enqueueActions(({ context, enqueue }, { lines: added, by }: RowsAdded) => {
      const { lines, pickedTags } = context
      const after = withPadLines(lines, added)
      const tagged = (line: CartLine): CartLine => {
        const tags = lineOf(lines, line.product.id) ? undefined : pickedTags.get(String(line.product.id))
        return tags ? (withTags([line], line.product.id, tags)[0] ?? line) : line
      }
      enqueue.assign({ lines: broughtIn(context, after.lines.map(tagged)) })
      enqueue.sendTo(by, { type: 'rows.taken', taken: after.taken } satisfies RowsTaken)
    }),
    askForCheckout: sendParent({ type: 'navigation.requested', to: '/checkout' } satisfies CartNews),
    announceClearing: sendParent({ type: 'cart.cleared' } satisfies CartNews),
  },
  guards: {
    // The cart of another tab may be heard of before its order: while one is open, nothing is called removed.
    isOrdered: ({ context: { orderPhase } }, { isOrdered }: { isOrdered?: true }) =>
      isOrdered === true || isOrderOpen(orderPhase),
    isDamaged: (_, { isDamaged }: { isDamaged: boolean }) => isDamaged,
    isUnsaved: ({ context }) => context.lines !== context.handed,
    isHeldOtherwise: ({ context }, { product }: { product: LineProduct }) =>
      heldOtherwise(context.lines, product) !== null,
    isBlocked: ({ context }, { product }: { product: LineProduct }) =>
      plusOutcome(context.lines, product, context.isSellMinimumOn).isBlocked,
    isRemoval: ({ context }, { productId }: { productId: Id }) =>
      minusOutcome(context.lines, productId, context.isSellMinimumOn) === 'askRemoval',
    isCapped: (_, typed: Typed) => {
      const entered = enteredQuantity(typed.product, typed.text)
      return entered.kind === 'set' && entered.isCapped
    },
    isRefused: (_, typed: Typed) => enteredQuantity(typed.product, typed.text).kind === 'refused',
    isQuantity: (_, typed: Typed) => enteredQuantity(typed.product, typed.text).kind === 'set',
    isBelowMinimum: ({ context }, typed: Typed) =>
      enteredQuantity(typed.product, typed.text).kind === 'askRemoval' &&
      lineOf(context.lines, typed.product.id) !== null,
    isTooLittle: ({ context }, typed: Typed) => {
      const entered = enteredQuantity(typed.product, typed.text)
      return (
        entered.kind === 'askRemoval' &&
        entered.reason === 'belowMinimum' &&
        lineOf(context.lines, typed.product.id) === null
      )
    },
    isCutShort: ({ context }, { lines, mode }: { lines: Lines; mode: 'replace' | 'merge' }) =>
      mode === 'merge' && firstCut(context.lines, lines) !== null,
    isInCart: ({ context }, { productId }: { productId: Id }) => lineOf(context.lines, productId) !== null,
    isUndoable: ({ context }) => isUndoable(context.lines, context.undo),
    isFit: ({ context }) => cartProblem(context.lines) === null,
    isLineGone: ({ context }) =>
      context.question !== null && lineOf(context.lines, context.question.productId) === null,
  },
})

/** What was ordered leaves the cart, here and on the device. */
export const accepting = [
  { type: 'takeOrdered', params: ({ event }: { event: OrderAccepted }) => event },
  'keepHanded',
  { type: 'settle', params: ({ event }: { event: OrderAccepted }) => event },
  'publishTold',
] as const
