import { patience } from '../loading'
import { padSetup } from './pad.setup'

/** Whether part numbers are being looked up: one pool for all rows, at most six calls at once. */
export const checking = padSetup.createStateConfig({
  description: 'What the server knows of the part numbers; what was found is remembered as long as the shop is open.',
  initial: 'waiting',
  always: {
    description: 'No product is called P-1001=6, or P-1001,6 in a sheet: it is a part number and how many of it.',
    guard: 'hasCounts',
    actions: 'readCounts',
  },
  on: {
    'numbers.changed': {
      description:
        "The buyer's own numbers are others: they stand for the part numbers of the company. Those that are new are looked up themselves.",
      actions: { type: 'weighNumbers', params: ({ event }) => event },
    },
    'language.changed': {
      description: 'Descriptions are sent per language: what was found is asked for again.',
      target: '.resting',
      actions: ['stopAsking', 'forgetKnown'],
    },
  },
  states: {
    waiting: {
      description: "The buyer's own numbers are not known yet: they are asked first.",
      on: {
        'numbers.changed': {
          description: 'They are known: they stand for the part numbers of the company.',
          target: 'resting',
          actions: { type: 'knowNumbers', params: ({ event }) => event },
        },
        'language.changed': { description: 'Nothing has been asked for yet.' },
      },
    },
    resting: {
      description: 'Nothing is to be looked up.',
      always: {
        description: 'There is a part number that nobody has asked for.',
        guard: 'hasUnasked',
        target: 'asking',
      },
      on: {
        'check.retried': {
          description: 'What could not be checked is asked for again.',
          guard: 'hasFailures',
          target: 'asking',
          actions: 'forgetFailures',
        },
        'network.returned': {
          description: 'The network is back: what could not be checked is asked for again.',
          guard: 'hasFailures',
          target: 'asking',
          actions: 'forgetFailures',
        },
      },
    },
    asking: {
      description: 'Part numbers are looked up, six at once.',
      tags: 'checking',
      always: [
        { description: 'There is room for a further call.', guard: 'canAskMore', actions: 'askMore' },
        {
          description: 'All answers are there: how the rows stand is said.',
          guard: 'isIdle',
          target: 'resting',
          actions: 'sayChecked',
        },
      ],
      on: {
        'part.answered': {
          description: 'A part number is known; the patience begins anew.',
          target: '.patient',
          actions: { type: 'learn', params: ({ event }) => event },
        },
        'part.failed': [
          {
            description: 'There is no network, or nothing but failures: nobody is asked any more for now.',
            guard: { type: 'isHopeless', params: ({ event }) => event },
            target: 'stalled',
            actions: [
              { type: 'noteFailure', params: ({ event }) => event },
              'stopAsking',
              { type: 'failOpen', params: ({ event }) => event },
            ],
          },
          {
            description: 'One part number could not be looked up: its row says so.',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
        ],
        'check.retried': {
          description: 'It takes long: the calls are given up, and made again.',
          target: 'resting',
          actions: ['stopAsking', 'forgetFailures'],
        },
      },
      ...patience('slow'),
    },
    stalled: {
      description:
        'Rows could not be checked; they stay, and are checked when the network returns or the buyer wants it.',
      tags: 'stalled',
      always: {
        description: 'A new row: it could not be checked either.',
        guard: 'hasUnasked',
        actions: { type: 'failOpen', params: { isOffline: true } },
      },
      on: {
        'network.returned': {
          description: 'The network is back.',
          target: 'asking',
          actions: 'forgetFailures',
        },
        'check.retried': {
          description: 'The buyer wants it to be tried again.',
          target: 'asking',
          actions: 'forgetFailures',
        },
        'row.fixed': {
          description: 'The same, said at one row.',
          guard: { type: 'isRetry', params: ({ event }) => event },
          target: 'asking',
          actions: 'forgetFailures',
        },
      },
    },
  },
})
