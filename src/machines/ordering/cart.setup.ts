import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import { withoutSubscriber, withSubscriber, type Recipient } from '../news'
import { lineOf, productName, withTags, withoutLine, type CartLine, type LineProduct } from '../rules/cart'
import { firstCut, type Ordered } from '../rules/cart-merge'
import { minusOutcome, plusOutcome } from '../rules/cart-commands'
import type { NewQuantity } from '../rules/cart-fill'
import { isUndoable, removalOf, undone, withQuantities } from '../rules/cart-undo'
import { cartProblem } from '../rules/checkout'
import type { Notice } from '../rules/notice'
import { withPadLines } from '../rules/pad-adding'
import { enteredQuantity, maximumOf } from '../rules/quantity'
import type { CartStoreEvent, CartStoreInput } from './cart-store'
import type { RowsAdded, RowsTaken } from './pad.types'
import type { CartChanged, CartContext, CartEvent, CartNews, CartPlace, Lines, Typed } from './cart.types'

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
    settle: sendTo(
      'cartStore',
      ({ context: { lines } }, { ordered }: { ordered: readonly Ordered[] }): CartStoreEvent => ({
        type: 'order.settled',
        ordered,
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
    fillIn: assign(({ context }, { quantities }: { quantities: readonly NewQuantity[] }) =>
      withQuantities(context.lines, quantities),
    ),
    takeBack: assign(({ context: { lines, undo } }) => ({ lines: undo ? undone(lines, undo) : lines, undo: null })),
    keepHanded: assign(({ context: { lines } }) => ({ handed: lines, problem: null })),
    takeElsewhere: assign((_, { lines }: { lines: Lines }) => ({ lines, handed: lines, problem: null })),
    publish: enqueueActions(({ context, enqueue }) => {
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, changeNews(context))
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
    takeRows: enqueueActions(({ context: { lines, pickedTags }, enqueue }, { lines: added, by }: RowsAdded) => {
      const after = withPadLines(lines, added)
      const tagged = (line: CartLine): CartLine => {
        const tags = lineOf(lines, line.product.id) ? undefined : pickedTags.get(String(line.product.id))
        return tags ? (withTags([line], line.product.id, tags)[0] ?? line) : line
      }
      enqueue.assign({ lines: after.lines.map(tagged) })
      enqueue.sendTo(by, { type: 'rows.taken', taken: after.taken } satisfies RowsTaken)
    }),
    askForCheckout: sendParent({ type: 'navigation.requested', to: '/checkout' } satisfies CartNews),
    announceClearing: sendParent({ type: 'cart.cleared' } satisfies CartNews),
  },
  guards: {
    isDamaged: (_, { isDamaged }: { isDamaged: boolean }) => isDamaged,
    isUnsaved: ({ context }) => context.lines !== context.handed,
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
