import { assign, type ActorRefFrom } from 'xstate'
import { lineOf, withComment, withQuantity } from '../rules/cart'
import { withChecks } from '../rules/freshness'
import { clearing } from './cart.clearing'
import { keeping } from './cart.keeping'
import { settled } from './cart.settled'
import type { Lines } from './cart.types'
import { accepting, cartSetup } from './cart.setup'

/** One and the same empty cart: what was not changed is not saved. */
const nothing: Lines = []

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: "The buyer's cart: kept on this device, one line per product, every question asked one at a time.",
  meta: { spec: '4 Cart, 5 Cart quantity and Cart to checkout, 9 Cart total' },
  context: ({ input: { tenantCode, isSellMinimumOn = false } }) => ({
    tenantCode,
    isSellMinimumOn,
    orderPhase: 'opening',
    isOrderUnsure: false,
    buyer: '',
    others: [],
    lines: nothing,
    handed: nothing,
    subscribers: [],
    question: null,
    problem: null,
    undo: null,
    pickedTags: new Map(),
    raised: new Map(),
  }),
  invoke: {
    src: 'cartStore',
    id: 'cartStore',
    systemId: 'cartStore',
    input: ({ context: { tenantCode } }) => ({ tenantCode }),
  },
  type: 'parallel',
  on: {
    'step.changed': {
      description: "The tenant's b2b_sell_minimum is known.",
      actions: [assign(({ event }) => ({ isSellMinimumOn: event.isSellMinimumOn })), 'publish'],
    },
    'order.changed': {
      description: 'The sender of orders says where it stands: an order may be out.',
      actions: { type: 'mindOrder', params: ({ event }) => event },
    },
    'order.settledElsewhere': {
      description: 'Another tab placed an order: what was removed may be in it, and is not offered back.',
      actions: ['dropUndo', 'publishTold', 'seek'],
    },
    'subscriber.joined': {
      description: 'Somebody depends on the cart: told what is in it, and every change.',
      actions: [
        { type: 'keepSubscriber', params: ({ event }) => event },
        { type: 'welcome', params: ({ event }) => event },
      ],
    },
    'subscriber.left': {
      description: 'Who depended on the cart is gone.',
      actions: { type: 'dropSubscriber', params: ({ event }) => event },
    },
  },
  states: {
    keeping,
    basket: {
      description: 'The lines and the questions about them.',
      initial: 'opening',
      states: {
        opening: {
          description: 'The store looks what this device holds for the tenant.',
          on: {
            'cart.found': [
              {
                description: 'Something stored could not be read and was left out: the buyer is told.',
                guard: { type: 'isDamaged', params: ({ event }) => event },
                target: 'open',
                actions: [
                  { type: 'takeElsewhere', params: ({ event }) => event },
                  'publish',
                  { type: 'tell', params: { kind: 'cartRepaired' } },
                ],
              },
              {
                description: 'The stored cart of the tenant is there.',
                target: 'open',
                actions: [{ type: 'takeElsewhere', params: ({ event }) => event }, 'publish'],
              },
            ],
          },
        },
        open: {
          description: 'Lines can be changed; every change is saved at once.',
          initial: 'settled',
          on: {
            'cart.changedElsewhere': [
              {
                description: 'Another tab has ordered what is gone, or is about to tell: nothing was removed.',
                guard: { type: 'isOrdered', params: ({ event }) => event },
                actions: [{ type: 'takeElsewhere', params: ({ event }) => event }, 'publishTold'],
              },
              {
                description: 'Another tab changed the cart.',
                actions: [{ type: 'takeElsewhere', params: ({ event }) => event }, 'publish'],
              },
            ],
            'order.accepted': {
              description: 'What was ordered leaves the cart, here and on the device; what was added since stays.',
              actions: [...accepting],
            },
            'rows.added': {
              description:
                'The order pad hands over rows, also while a question is open: it is told how many were taken.',
              actions: { type: 'takeRows', params: ({ event }) => event },
            },
            'lines.checked': {
              description: 'The server was asked: lower prices are taken, higher ones wait for consent (decision 030).',
              actions: assign(({ context, event }) => ({ lines: withChecks(context.lines, event.results) })),
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
              tags: ['asking', 'askingRemoval'],
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
                  actions: 'removeAsked',
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
            confirmingClearing: clearing,
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
          tags: 'panelShown',
          on: {
            'panel.closed': { description: 'Closed, or the buyer went elsewhere.', target: 'shut' },
          },
        },
      },
    },
  },
})
export type CartActor = ActorRefFrom<typeof cartMachine>
