import type { ActorRefFrom } from 'xstate'
import { networkTo } from '../loading'
import { earlyJump } from '../rules/jump'
import { noOwnNumbers } from '../rules/part-numbers'
import { asking, comparing, guessing, waited } from './jump.asking'
import { jumpSetup } from './jump.setup'

export const jumpMachine = jumpSetup.createMachine({
  id: 'jump',
  description: 'The jump box: a part number or words, and Enter puts what was found into the cart; the box stays.',
  meta: { spec: '2 Header, 7 GET /api/products' },
  context: ({ input }) => ({
    ...input,
    ...earlyJump(input.text),
    text: '',
    left: [],
    isGuess: false,
    hits: [],
    kept: null,
    active: 0,
    press: 'none',
    offered: null,
    word: null,
    misses: 0,
    failure: null,
    own: noOwnNumbers,
    known: new Set<string>(),
    lines: [],
    isSellMinimumOn: false,
  }),
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'numbersNews', input: ({ context }) => ({ to: context.numbers }) },
    {
      src: 'knownParts',
      input: ({ context: { code, email } }) => ({ owner: { tenantCode: code, email } }),
      onDone: {
        description: 'What stands on the lists and in the past orders of this device.',
        actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
      },
    },
  ],
  initial: 'empty',
  on: {
    'text.changed': [
      {
        description: 'The box is empty again; a call under way is given up.',
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.empty',
        actions: [{ type: 'keepText', params: ({ event }) => event }, 'forgetHits'],
      },
      {
        description: 'Another letter: waited for the next one; a call under way is given up.',
        target: '.pausing',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
    ],
    'text.pasted': {
      description: 'A code was scanned: its text is taken as soon as nothing else is asked.',
      actions: { type: 'wait', params: ({ event }) => event },
    },
    'cart.changed': {
      description: 'The cart holds something else, and limits count it.',
      actions: { type: 'keepCart', params: ({ event }) => event },
    },
    'numbers.changed': {
      description: "The buyer's own part numbers.",
      actions: { type: 'keepNumbers', params: ({ event }) => event },
    },
    'rows.taken': {
      description: 'The cart says how many it took.',
      actions: { type: 'correctWord', params: ({ event }) => event },
    },
  },
  states: {
    empty: {
      description: 'Nothing is typed.',
      entry: 'takeAhead',
      always: [
        waited,
        { description: 'Something is typed already: the box goes on with it.', guard: 'isTyped', target: 'pausing' },
      ],
      on: { 'hit.opened': { description: 'What was added is to be seen: the cart.', actions: 'openCart' } },
    },
    pausing: {
      description: 'The buyer types: no call at every letter.',
      tags: 'busy',
      after: { pause: { description: 'The pause after a letter is over.', target: 'asking' } },
      on: {
        'enter.pressed': {
          description: 'Enter before anything is seen: asked at once, and taken if it can be nothing else.',
          target: 'asking',
          actions: 'pressEarly',
        },
      },
    },
    asking,
    guessing,
    comparing,
    weighing: {
      description: 'What does a press come to?',
      always: [
        {
          description: 'It goes into the cart, and the box is empty for the next one.',
          guard: 'isAdded',
          target: 'empty',
          actions: ['addIt', 'forgetHits', 'dropPress'],
        },
        {
          description: 'Nothing that is sure, and the next one is there already: it was not added, which is said.',
          guard: 'isPassedOver',
          target: 'empty',
          actions: ['leaveIt', 'forgetHits', 'dropPress'],
        },
        {
          description: 'Fewer than the minimum: the minimum is offered, a second Enter takes it.',
          guard: 'isTooFew',
          target: 'answered',
          actions: 'offerMinimum',
        },
        {
          description: 'The cart holds the maximum already.',
          guard: 'isFull',
          target: 'answered',
          actions: 'sayFull',
        },
        {
          description: 'Enter is pressed, and nothing is found: the next part is typed over it.',
          guard: 'isMissed',
          target: 'answered',
          actions: ['countMiss', 'sayNothing'],
        },
        {
          description: 'Nothing is called so; what is called nearly so is offered, and a second Enter takes it.',
          guard: 'isUnsure',
          target: 'answered',
          actions: 'sayUnsure',
        },
        { description: 'Nothing is pressed for, or nothing that is sure: the buyer looks.', target: 'answered' },
      ],
    },
    answered: {
      description: 'What was found is shown; one of it is marked.',
      tags: 'answered',
      always: waited,
      entry: 'dropPress',
      on: {
        'network.returned': { ...networkTo('asking'), guard: 'isKept' },
        'hit.moved': {
          description: 'Up or down among what was found.',
          actions: { type: 'move', params: ({ event }) => event },
        },
        'hit.chosen': {
          description: 'One of them is pressed.',
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'weighing',
          actions: [{ type: 'point', params: ({ event }) => event }, 'pressSeen'],
        },
        'enter.pressed': { description: 'The marked one is wanted.', target: 'weighing', actions: 'pressSeen' },
        'hit.opened': [
          {
            description: 'A page is wanted, and nothing is found: that is told again.',
            guard: 'isNothingFound',
            actions: 'countMiss',
          },
          { description: 'Its own page is wanted.', actions: 'openIt' },
        ],
      },
    },
    failed: {
      description: 'The products could not be had; what was typed stays.',
      tags: 'failed',
      always: [
        waited,
        {
          description: 'The next text is typed already: what failed was not added, which is said.',
          guard: 'isAhead',
          target: 'empty',
          actions: ['leaveIt', 'dropPress'],
        },
      ],
      on: {
        'enter.pressed': { description: 'Asked again.', target: 'asking' },
        'retry.requested': { description: 'Asked again.', target: 'asking' },
        'network.returned': networkTo('asking'),
      },
    },
  },
})
export type JumpActor = ActorRefFrom<typeof jumpMachine>
