import { readJump, jumpSearch } from '../rules/jump'
import { jumpSetup } from './jump.setup'

/** What was typed is asked for; a number of the buyer's own by what it stands for. */
export const asking = jumpSetup.createStateConfig({
  description: 'The products are on their way; it is the only call of the box.',
  tags: 'busy',
  invoke: {
    src: 'searchParts',
    input: ({ context: { code, text, own } }) => ({ code, search: jumpSearch(readJump(text).part, own), page: 1 }),
    onDone: [
      {
        description: 'What a number of the buyer stands for is there; a product may be called just so, too.',
        guard: 'isOwnNumber',
        target: 'comparing',
        actions: { type: 'keepHits', params: ({ event }) => ({ page: event.output }) },
      },
      {
        description: 'They are there.',
        target: 'weighing',
        actions: { type: 'keepHits', params: ({ event }) => ({ page: event.output }) },
      },
    ],
    onError: {
      description: 'They could not be had: the box says so.',
      target: 'failed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: {
    'enter.pressed': {
      description: 'Enter before anything is seen: taken when it comes, if it can be nothing else.',
      actions: 'pressEarly',
    },
    'language.changed': { description: 'Texts are sent per language.', target: 'asking', reenter: true },
  },
})

/** Of a number of the buyer's own: whether a product is called just so. */
export const comparing = jumpSetup.createStateConfig({
  description: 'Is a product called just as the number of the buyer is? It is the only call of the box.',
  tags: 'busy',
  invoke: {
    src: 'searchParts',
    input: ({ context: { code, text } }) => ({ code, search: readJump(text).part, page: 1 }),
    onDone: {
      description: 'Such a product stands first, and of two the buyer chooses.',
      target: 'weighing',
      actions: { type: 'keepNamesakes', params: ({ event }) => ({ page: event.output }) },
    },
    onError: {
      description: 'Nobody knows: nothing is taken, and the box says so.',
      target: 'failed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: {
    'enter.pressed': { description: 'Taken when both are known, if it can be nothing else.', actions: 'pressEarly' },
    'language.changed': { description: 'Texts are sent per language.', target: 'asking' },
  },
})
