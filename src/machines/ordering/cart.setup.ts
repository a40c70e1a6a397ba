import { emit, setup } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import { deed } from '../port'
import { lineOf, productName, type LineProduct } from '../rules/cart'
import { firstCut } from '../rules/cart-merge'
import { minusOutcome, plusOutcome } from '../rules/cart-commands'
import { cartProblem } from '../rules/checkout'
import type { Notice } from '../rules/notice'
import { enteredQuantity, maximumOf } from '../rules/quantity'
import type { CartContext, CartEmitted, CartEvent, CartPlace, Lines, Typed } from './cart.types'

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
  return entered.kind === 'unreadable' ? 0 : entered.quantity
}
/** What a refused removal keeps of a typed quantity: on the cart screen what was typed, so that checkout catches it. */
export const keptQuantity = (typed: Typed): number | null =>
  typed.place === 'cart' && typedQuantity(typed) > 0 ? typedQuantity(typed) : null

/** The words that the cart's chart is written in: actions, guards and their parameters. */
export const cartSetup = setup({
  types: {} as { context: CartContext; events: CartEvent; emitted: CartEmitted; tags: 'asking' },
  actions: {
    saveCart: (_, _params: { tenantCode: string; base: Lines; lines: Lines }) => deed('saveCart')(),
    tell: emit((_, notice: Notice) => ({ type: 'notice.given' as const, notice })),
  },
  guards: {
    isUnsaved: ({ context }) => context.lines !== context.saved,
    isBlocked: ({ context }, { product }: { product: LineProduct }) =>
      plusOutcome(context.lines, product, context.isSellMinimumOn).isBlocked,
    isRemoval: ({ context }, { productId }: { productId: Id }) =>
      minusOutcome(context.lines, productId, context.isSellMinimumOn) === 'askRemoval',
    isCapped: (_, typed: Typed) => {
      const entered = enteredQuantity(typed.product, typed.text)
      return entered.kind === 'set' && entered.isCapped
    },
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
    isFit: ({ context }) => cartProblem(context.lines) === null,
    isLineGone: ({ context }) =>
      context.question !== null && lineOf(context.lines, context.question.productId) === null,
  },
})
