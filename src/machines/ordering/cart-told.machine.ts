import { assign, setup } from 'xstate'
import { delays } from '../delays'
import { subscription } from '../news'
import { cartSum, cartTold, type CartTold } from '../rules/cart-told'
import type { CartChanged, CartRef, Lines } from './cart.types'

export type CartToldContext = {
  readonly cart: CartRef
  /** The cart as it was told last. */
  readonly before: Lines
  /** The cart now. */
  readonly lines: Lines
  /** More than one quantity was another one since: when all is as before, it was brought back. */
  readonly isMoved: boolean
  /** What is told; `null` when nothing is, or it was heard. */
  readonly told: CartTold | null
}

export const cartToldMachine = setup({
  types: {} as { context: CartToldContext; events: CartChanged; input: Pick<CartToldContext, 'cart'> },
  actors: { cartNews: subscription<CartChanged>() },
  actions: {
    begin: assign((_, { lines }: CartChanged) => ({ before: lines, lines, isMoved: false })),
    keepLines: assign(({ context: { before, isMoved } }, { lines }: CartChanged) => ({
      lines,
      isMoved: isMoved || (cartTold(before, lines)?.kind ?? 'quantity') !== 'quantity',
    })),
    tell: assign(({ context: { before, lines, isMoved, told } }) => ({
      before: lines,
      isMoved: false,
      // What was removed and is back at once is told, too: somebody asked for it.
      told: cartTold(before, lines) ?? (isMoved ? cartSum(lines) : told),
    })),
  },
  guards: {
    isTold: (_, { isTold }: CartChanged) => isTold === true,
    isOther: ({ context }, { lines }: CartChanged) => cartTold(context.before, lines) !== null,
  },
  delays: { telling: delays.telling, heard: delays.heard },
}).createMachine({
  id: 'cartTold',
  description: 'Says what became of the cart to readers who do not see it: once, when a burst of presses is over.',
  meta: { spec: '2 Header (item count), 4 Cart' },
  context: ({ input }) => ({ ...input, before: [], lines: [], isMoved: false, told: null }),
  invoke: { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
  initial: 'opening',
  states: {
    opening: {
      description: 'What the cart holds already is no news.',
      on: {
        'cart.changed': {
          description: 'The cart is known.',
          target: 'resting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    resting: {
      description: 'Everything is told.',
      after: { heard: { description: 'It was heard: the sentence goes.', actions: assign({ told: null }) } },
      on: {
        'cart.changed': [
          {
            description: 'What is gone was ordered or cleared, which is told elsewhere.',
            guard: { type: 'isTold', params: ({ event }) => event },
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            description: 'A quantity is another one, a line came or went, a new price was agreed to.',
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'gathering',
            actions: { type: 'keepLines', params: ({ event }) => event },
          },
          {
            description: 'Comments, tags and what a check says of prices are no news.',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
      },
    },
    gathering: {
      description: 'More may follow at once: ten presses are one sentence.',
      on: {
        'cart.changed': [
          {
            description: 'What is gone was ordered or cleared, which is told elsewhere: no line was removed.',
            guard: { type: 'isTold', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            description: 'More follows: the time begins again.',
            target: 'gathering',
            reenter: true,
            actions: { type: 'keepLines', params: ({ event }) => event },
          },
        ],
      },
      after: { telling: { description: 'Nothing more follows: it is told.', target: 'resting', actions: 'tell' } },
    },
  },
})
