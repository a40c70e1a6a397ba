import { assign } from 'xstate'
import { accepting, cartSetup, isOrderOpen } from './cart.setup'

/** The question before everything goes. */
export const clearing = cartSetup.createStateConfig({
  description: 'The question before clearing all items is on the screen.',
  tags: ['asking', 'askingClearing'],
  on: {
    'question.confirmed': {
      description: 'The cart is emptied; no call is made (C-98).',
      target: 'settled',
      actions: [
        assign({ lines: [], undo: null }),
        {
          type: 'tell',
          params: ({ context }) => ({
            kind: isOrderOpen(context.orderPhase) || context.isOrderUnsure ? 'orderStays' : 'orderCanceled',
          }),
        },
        'announceClearing',
        'publishTold',
      ],
    },
    'question.declined': { description: 'Nothing changes.', target: 'settled' },
    'order.accepted': {
      description: 'What was to be canceled is ordered: nothing is asked any more.',
      target: 'settled',
      actions: [...accepting],
    },
    'order.settledElsewhere': {
      description: 'Another tab has ordered it: nothing is asked any more.',
      target: 'settled',
      actions: ['dropUndo', 'publishTold', 'seek'],
    },
  },
})
