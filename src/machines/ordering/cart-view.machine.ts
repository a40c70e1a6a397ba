import type { ActorRefFrom } from 'xstate'
import { asAdded } from '../rules/cart-view'
import { cartViewSetup, noColumn } from './cart-view.setup'

export const cartViewMachine = cartViewSetup.createMachine({
  id: 'cartView',
  description:
    'How the cart is looked at on its screen: found, sorted and filtered, walked through and filled in. The cart itself, what is stored and what is sent stay in the order as added.',
  meta: { spec: '2 Cart, 5 Cart quantity' },
  context: ({ input }) => ({
    ...input,
    subscribers: [],
    lines: [],
    arrangement: asAdded,
    knowledge: { unchecked: new Set(), own: new Map() },
    shown: [],
    isOutdated: false,
    inView: null,
    told: [],
    pointed: null,
    column: noColumn,
  }),
  invoke: [
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'numbersNews', input: ({ context }) => ({ to: context.numbers }) },
  ],
  type: 'parallel',
  on: {
    'cart.changed': {
      description: 'The cart holds something else: no row that is shown moves. An empty cart is as added again.',
      actions: [
        { type: 'keepLines', params: ({ event }) => event },
        { type: 'tellView', params: { isAnew: false } },
      ],
    },
    'check.settled': {
      description: 'Freshness tells which lines could not be checked: they need attention.',
      actions: [
        { type: 'keepMissed', params: ({ event }) => event },
        { type: 'tellView', params: { isAnew: false } },
      ],
    },
    'numbers.changed': {
      description: "The buyer's own numbers, told at once and whenever they change: they are looked into, too.",
      actions: [
        { type: 'keepNumbers', params: ({ event }) => event },
        { type: 'tellView', params: { isAnew: false } },
      ],
    },
    'subscriber.joined': {
      description: 'Somebody keeps lines fresh: told which are in view, from the next look on.',
      actions: { type: 'keepSubscriber', params: ({ event }) => event },
    },
    'subscriber.left': {
      description: 'Who kept lines fresh is gone.',
      actions: { type: 'dropSubscriber', params: ({ event }) => event },
    },
    'rows.seen': {
      description: 'The screen is opened, or was scrolled: other rows are in view.',
      actions: [
        { type: 'keepInView', params: ({ event }) => event },
        { type: 'tellView', params: { isAnew: true } },
      ],
    },
    'quantity.left': {
      description: 'Enter in a quantity that was taken: on to the next line, or back to the one before.',
      guard: { type: 'isTaken', params: ({ event }) => event },
      actions: { type: 'walk', params: ({ event }) => event },
    },
    'problem.sought': {
      description:
        'F8: on to the next line that needs attention, or back to the one before; past the last comes the first. Without another one that is told.',
      actions: { type: 'seek', params: ({ event }) => event },
    },
    'line.pointed': {
      description: 'A change was undone, or Enter is pressed in the find box: a line gets the focus.',
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'point', params: ({ event }) => event },
    },
  },
  states: {
    order: {
      description: 'Which lines are shown, and in which order.',
      initial: 'asAdded',
      on: {
        'find.changed': {
          description: 'Words in the find box: lines with them in text, number, own number or comment are shown.',
          actions: [
            { type: 'arrange', params: ({ event: { text } }) => ({ text }) },
            { type: 'tellView', params: { isAnew: false } },
          ],
        },
        'sort.chosen': {
          description: 'Another order is chosen.',
          actions: [
            { type: 'arrange', params: ({ event: { sort } }) => ({ sort }) },
            { type: 'tellView', params: { isAnew: false } },
          ],
        },
        'attention.toggled': {
          description: 'Only lines that need attention, or all again.',
          actions: [
            {
              type: 'arrange',
              params: ({ context: { arrangement } }) => ({ isAttention: !arrangement.isAttention }),
            },
            { type: 'tellView', params: { isAnew: false } },
          ],
        },
      },
      states: {
        asAdded: {
          description: 'All lines, in the order as added.',
          always: { description: 'Something is asked for.', guard: 'isArranged', target: 'arranged' },
        },
        arranged: {
          description: 'Found, sorted or filtered. What stops to fit stays in sight until the buyer asks anew.',
          tags: 'arranged',
          always: {
            description: 'Nothing is asked for any more.',
            guard: 'isAsAdded',
            target: 'asAdded',
          },
          on: {
            'view.renewed': {
              description: 'Put in order anew: what fits no longer goes, what was changed goes to its place.',
              actions: [
                { type: 'arrange', params: {} },
                { type: 'tellView', params: { isAnew: false } },
              ],
            },
            'view.cleared': {
              description: 'Show all lines.',
              actions: [
                { type: 'arrange', params: asAdded },
                { type: 'tellView', params: { isAnew: false } },
              ],
            },
          },
        },
      },
    },
    column: {
      description: 'A column of numbers that is filled into the quantities.',
      initial: 'none',
      states: {
        none: {
          description: 'None was pasted.',
          on: {
            'column.pasted': {
              description: 'A text of several lines is pasted into a quantity: what it would do is shown first.',
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'previewed',
              actions: { type: 'keepColumn', params: ({ event }) => event },
            },
          },
        },
        previewed: {
          description: 'Old and new quantities are on the screen, line by line.',
          tags: 'previewing',
          always: {
            description: 'The line into which it was pasted is gone.',
            guard: 'isLineGone',
            target: 'none',
            actions: 'forgetColumn',
          },
          on: {
            'number.read': {
              description: 'The buyer says how 1.000 is meant.',
              actions: { type: 'keepReading', params: ({ event }) => event },
            },
            'fill.applied': {
              description: 'The quantities go to the cart, which can undo them in one step.',
              guard: 'hasChanges',
              target: 'none',
              actions: ['handOver', 'forgetColumn'],
            },
            'fill.dropped': { description: 'Nothing changes.', target: 'none', actions: 'forgetColumn' },
          },
        },
      },
    },
  },
})
export type CartViewActor = ActorRefFrom<typeof cartViewMachine>
