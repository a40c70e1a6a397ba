import { assign } from 'xstate'
import { padSetup } from './pad.setup'

/** Whether a part number is being typed: it is looked up when its field is left, or after a pause. */
export const hand = padSetup.createStateConfig({
  description: 'Whether a part number is being typed.',
  initial: 'still',
  states: {
    still: {
      description: 'Nobody types a part number.',
      on: {
        'row.typed': {
          description: 'A letter of a part number.',
          guard: { type: 'isPart', params: ({ event }) => event },
          target: 'typing',
        },
      },
    },
    typing: {
      description: 'Nothing is asked while letters come.',
      after: {
        pause: {
          description: 'Nothing was typed for a moment: the part number is looked up.',
          target: 'still',
          actions: assign({ typing: null }),
        },
      },
      on: {
        'row.typed': { description: 'One more letter.', target: 'typing', reenter: true },
        'row.left': { description: 'The field is left.', target: 'still' },
      },
    },
  },
})
