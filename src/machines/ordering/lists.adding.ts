import { assign } from 'xstate'
import { listsSetup } from './lists.setup'

/** Lines of a cart, an order, a product or another list find their list. */
export const listAdding = listsSetup.createStateConfig({
  description: 'Lines of a cart, an order, a product or another list find their list.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is to be put on a list.',
      on: {
        'adding.requested': {
          description: 'Add to a list is pressed.',
          guard: { type: 'hasLines', params: ({ event }) => event },
          target: 'choosing',
          actions: assign(({ event }) => ({ linesToAdd: event.lines, search: '' })),
        },
        'joining.requested': {
          description: 'Add to another list is pressed at a list.',
          target: 'joining',
          actions: assign(({ event }) => ({ joinedId: event.id, search: '' })),
        },
      },
    },
    choosing: {
      description: 'The question which list, or a new one, is on the screen.',
      tags: 'adding',
      on: {
        'list.sought': {
          description: 'Letters of a name: only the lists that have them are offered.',
          actions: 'seek',
        },
        'list.chosen': {
          description: 'They go on a list that is there: quantities are added up.',
          target: 'resting',
          actions: { type: 'addTo', params: ({ event }) => event },
        },
        'list.named': {
          description: 'They make a list of their own.',
          target: 'resting',
          actions: { type: 'makeOf', params: ({ event: { name } }) => ({ name }) },
        },
        'adding.declined': {
          description: 'Nothing changes.',
          target: 'resting',
          actions: assign({ linesToAdd: [] }),
        },
      },
    },
    joining: {
      description: 'The question on which other list the lines of a list go is on the screen.',
      tags: 'adding',
      on: {
        'list.sought': {
          description: 'Letters of a name: only the lists that have them are offered.',
          actions: 'seek',
        },
        'list.chosen': {
          description: 'They go there, too: quantities are added up.',
          target: 'resting',
          actions: { type: 'joinTo', params: ({ event }) => event },
        },
        'adding.declined': {
          description: 'Nothing changes.',
          target: 'resting',
          actions: assign({ joinedId: null }),
        },
      },
    },
  },
})
