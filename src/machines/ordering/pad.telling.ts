import { padSetup } from './pad.setup'

/** Whether a row was changed by hand: what has become of it is said after a pause, in one sentence. */
export const telling = padSetup.createStateConfig({
  description: 'What is said of the row that is changed by hand.',
  initial: 'silent',
  on: {
    'row.typed': {
      description: 'A letter: when no more follow, it is said how the row stands.',
      target: '.listening',
      actions: { type: 'watch', params: ({ event }) => event },
    },
    'row.fixed': {
      description: 'What is offered is taken (Alt+Enter): what has become of the row is said.',
      target: '.listening',
      actions: { type: 'watch', params: ({ event }) => event },
    },
    'row.restored': {
      description: 'A duplicate is wanted after all: how it stands is said.',
      target: '.listening',
      actions: { type: 'watch', params: ({ event }) => event },
    },
    'row.unticked': {
      description: 'A row is not wanted this time: that is said as well.',
      target: '.listening',
      actions: { type: 'watch', params: ({ event }) => event },
    },
    'product.chosen': {
      description: 'A product is chosen: how its row stands is said.',
      target: '.listening',
      actions: { type: 'watch', params: ({ event }) => event },
    },
  },
  states: {
    silent: { description: 'No row is being changed by hand.' },
    listening: {
      description: 'A row is being changed: nothing is said between letters.',
      after: { pause: { description: 'Nothing was changed for a moment.', target: 'due' } },
    },
    due: {
      description: 'How the row stands is said as soon as it is known.',
      always: { description: 'It is known.', guard: 'isSettled', target: 'silent', actions: 'sayRows' },
    },
  },
})
