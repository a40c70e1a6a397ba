import { assign, emit, type ActorRefFrom } from 'xstate'
import { lineOf, withComment, withoutLine, withQuantity } from '../rules/cart'
import { afterOrder } from '../rules/cart-merge'
import { settled } from './cart.settled'
import { cartSetup } from './cart.setup'

const closed = { tenantCode: '', lines: [], saved: [], question: null, problem: null, pickedTags: new Map() } as const

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: "The buyer's cart: kept on this device, one line per product, every question asked one at a time.",
  meta: { spec: '4 Cart, 5 Cart quantity and Cart to checkout, 9 Cart total' },
  context: { ...closed, isSellMinimumOn: false },
  type: 'parallel',
  on: {
    'step.changed': {
      description: "The tenant's b2b_sell_minimum is known.",
      actions: assign(({ event }) => ({ isSellMinimumOn: event.isSellMinimumOn })),
    },
  },
  states: {
    basket: {
      description: 'The lines and the questions about them.',
      initial: 'closed',
      on: {
        'cart.closed': {
          description: 'The session ended: the cart stays on the device, out of sight.',
          target: '.closed',
          actions: assign(closed),
        },
      },
      states: {
        closed: {
          description: 'Nobody is signed in: guests have no cart.',
          on: {
            'cart.opened': {
              description: 'A buyer is signed in: the stored cart of their tenant is there.',
              target: 'open',
              actions: assign(({ event }) => ({
                tenantCode: event.tenantCode,
                lines: event.lines,
                saved: event.lines,
              })),
            },
          },
        },
        open: {
          description: 'Lines can be changed; every change is saved at once.',
          initial: 'settled',
          always: {
            description: 'Something changed: it is saved.',
            guard: 'isUnsaved',
            actions: [
              {
                type: 'saveCart',
                params: ({ context }) => ({
                  tenantCode: context.tenantCode,
                  base: context.saved,
                  lines: context.lines,
                }),
              },
              assign(({ context }) => ({ saved: context.lines, problem: null })),
            ],
          },
          on: {
            'cart.changedElsewhere': {
              description: 'Another tab changed the cart.',
              actions: assign(({ event }) => ({ lines: event.lines, saved: event.lines, problem: null })),
            },
            'order.accepted': {
              description: 'What was ordered leaves the cart; what another tab added since then stays.',
              actions: assign(({ context, event }) => ({ lines: afterOrder(context.lines, event.lines) })),
            },
            'comment.changed': {
              description: 'A note for a line.',
              actions: assign(({ context, event }) => ({
                lines: withComment(context.lines, event.productId, event.comment),
              })),
            },
          },
          states: {
            settled,
            confirmingRemoval: {
              description: '"Remove Product?" is on the screen.',
              tags: 'asking',
              always: {
                description: 'Another tab removed the line meanwhile.',
                guard: 'isLineGone',
                target: 'settled',
                actions: assign({ question: null }),
              },
              on: {
                'question.confirmed': {
                  description: 'The line is removed.',
                  target: 'settled',
                  actions: assign(({ context }) => ({
                    lines: context.question ? withoutLine(context.lines, context.question.productId) : context.lines,
                    question: null,
                  })),
                },
                'question.declined': {
                  description: 'The line stays; on the cart screen with the quantity that was typed (C-55).',
                  target: 'settled',
                  actions: assign(({ context: { lines, question } }) => {
                    const line = question && lineOf(lines, question.productId)
                    const isKept = line && question.keep !== null
                    return {
                      lines: isKept ? withQuantity(lines, line.product, question.keep ?? 0) : lines,
                      question: null,
                    }
                  }),
                },
              },
            },
            confirmingClearing: {
              description: 'The question before clearing all items is on the screen.',
              tags: 'asking',
              on: {
                'question.confirmed': {
                  description: 'The cart is emptied; no call is made (C-98).',
                  target: 'settled',
                  actions: [
                    assign({ lines: [] }),
                    { type: 'tell', params: { kind: 'orderCanceled' } },
                    emit({ type: 'cart.cleared' }),
                  ],
                },
                'question.declined': { description: 'Nothing changes.', target: 'settled' },
              },
            },
          },
        },
      },
    },
    panel: {
      description: 'The slide-over cart panel.',
      initial: 'shut',
      states: {
        shut: {
          description: 'The panel is out of sight.',
          on: { 'panel.opened': { description: 'The cart icon is pressed.', target: 'shown' } },
        },
        shown: {
          description: 'The panel lies over the screen.',
          on: {
            'panel.closed': { description: 'Closed, or the buyer went elsewhere.', target: 'shut' },
            'cart.closed': { description: 'The session ended.', target: 'shut' },
          },
        },
      },
    },
  },
})

export type CartActor = ActorRefFrom<typeof cartMachine>
