import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Product } from '../../api/schemas/catalogue'
import type { Failure } from '../../api/schemas/failure'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import { delays } from '../delays'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { subscription } from '../news'
import type { CartChanged, CartRef } from '../ordering/cart.types'
import { asFailure, isUnknownThere, memory, port, seenBefore, type Recalled } from '../port'
import { isSameUnit, type CartLine } from '../rules/cart'
import { awaitedMark, markOf, staleMark, valueOf } from '../rules/kept-answer'
import { maximumOf, minimumOf, readQuantity } from '../rules/quantity'
import type { Notice } from '../rules/notice'

export type ProductDetailContext = {
  readonly code: string
  readonly productId: string
  readonly app: AppRef
  readonly cart: CartRef
  /** The line of the product in the cart. */
  readonly line: CartLine | null
  readonly isSellMinimumOn: boolean
  readonly product: Product | null
  /** Of a product that this device kept: its time. */
  readonly kept: KeptMark | null
  /** Of a product that stands there again until the server has answered: its time. */
  readonly had: KeptMark | null
  readonly failure: Failure | null
  readonly quantity: number
  readonly isRefused: boolean
}
export type ProductDetailEvent =
  | LanguageChanged
  | NetworkReturned
  | CartChanged
  | Recalled<Product>
  | { type: 'retry.requested' }
  | { type: 'quantity.increased' }
  | { type: 'quantity.decreased' }
  | { type: 'quantity.entered'; text: string }
  | { type: 'product.added' }
type Asked = { code: string; productId: string }
export type ProductDetailInput = Pick<ProductDetailContext, 'app' | 'code' | 'productId' | 'cart'>

/** The whole number that was typed; 0 when it is none. */
export const wholeOf = (text: string): number => {
  const entered = readQuantity(text)
  return typeof entered === 'number' ? entered : 0
}
/** How many are wanted when a product comes: at first as many as the cart holds, of the same unit (C-61, decision 037). */
const quantityAt = ({ product, quantity, line }: ProductDetailContext, fresh: Product | null): number => {
  if (product !== null) return quantity
  return line !== null && fresh !== null && isSameUnit(line.product, fresh) ? line.quantity : 0
}
/** Why an entry was not taken. */
export const refusalOf = (text: string): Notice => {
  const entered = readQuantity(text)
  return { kind: 'quantityRefused', reason: typeof entered === 'string' ? entered : 'notWhole' }
}

/** The words that the chart of a product is written in: ports, actions and guards. */
export const productDetailSetup = setup({
  types: {} as {
    context: ProductDetailContext
    events: ProductDetailEvent
    input: ProductDetailInput
    tags: 'busy' | 'slow' | 'failed' | 'notFound' | 'unidentified'
  },
  actors: {
    loadProduct: port<Answered<Product | null>, Asked>('loadProduct'),
    product: memory<Product, Asked>(),
    seenProduct: seenBefore<Product, Asked>(),
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
  },
  actions: {
    keepAnswer: assign(({ context }, { answer }: { answer: Answered<Product | null> }) => ({
      product: valueOf(answer),
      kept: markOf(answer),
      had: null,
      failure: null,
      quantity: quantityAt(context, valueOf(answer)),
    })),
    showHad: assign(({ context }, { had }: Recalled<Product>) => ({
      product: had.value,
      had: markOf(had),
      ...awaitedMark(had),
      quantity: quantityAt(context, had.value),
    })),
    keepHad: assign(({ context: { had } }, { error }: { error: unknown }) => ({
      kept: staleMark(had, asFailure(error)),
    })),
    go: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to }),
    ),
    tell: sendTo(
      ({ context }) => context.app,
      (_, { notice }: { notice: Notice }) => ({ type: 'notice.given' as const, notice }),
    ),
    updateCart: enqueueActions(({ context: { cart, product, quantity }, enqueue }) => {
      if (product) enqueue.sendTo(cart, { type: 'line.updated', product, quantity })
    }),
  },
  guards: {
    isIdentified: ({ context }) => context.code !== '' && context.productId !== '',
    isFromDevice: ({ context }) => context.kept !== null,
    isHad: ({ context }) => context.had !== null,
    isProduct: (_, { answer }: { answer: Answered<Product | null> }) => valueOf(answer) !== null,
    isNotFound: (_, { error }: { error: unknown }) => isUnknownThere(error),
    isAtMaximum: ({ context }) =>
      context.product !== null && context.quantity >= (maximumOf(context.product) ?? Infinity),
    isOverMaximum: ({ context }, { text }: { text: string }) =>
      context.product !== null && wholeOf(text) > (maximumOf(context.product) ?? Infinity),
    isReadable: (_, { text }: { text: string }) => {
      const quantity = readQuantity(text)
      return typeof quantity === 'number' && quantity >= 0
    },
    isEnough: ({ context }) => context.product !== null && context.quantity >= minimumOf(context.product),
  },
  delays: { slow: delays.slow },
})
