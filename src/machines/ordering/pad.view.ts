import { assign } from 'xstate'
import { padSetup } from './pad.setup'
import { quietRows } from './pad.shown'

/** Which rows are on the screen; whatever is out of sight is still added, kept and counted. */
export const view = padSetup.createStateConfig({
  description: 'Which rows are on the screen. Those out of sight are still there, and are added like the others.',
  initial: 'whole',
  states: {
    whole: {
      description: 'All rows are on the screen.',
      on: {
        'view.narrowed': {
          description: 'Only what changed since the last time is to be shown.',
          guard: 'hasChanged',
          target: 'narrow',
          actions: assign(({ context }) => ({ hidden: quietRows(context) })),
        },
      },
    },
    narrow: {
      description: 'Rows that are as they were ordered are out of sight; what comes in meanwhile is not.',
      tags: 'narrow',
      exit: assign({ hidden: new Set<string>() }),
      always: { description: 'Nothing that changed is left: all rows are back.', guard: 'isAllSame', target: 'whole' },
      on: { 'view.widened': { description: 'All rows are to be shown again.', target: 'whole' } },
    },
  },
})
