import { jumpSearch } from '../rules/jump'
import { jumpSetup, readingOf } from './jump.setup'
import type { JumpContext } from './jump.types'

const searchOf = (context: JumpContext) => ({
  code: context.code,
  search: jumpSearch(readingOf(context).part, context.own),
  page: 1,
})

/** What waits is taken up. */
export const waited = {
  description: 'A code was scanned, or ended with Enter: it is asked for, and taken if it can be nothing else.',
  guard: 'isWaited',
  target: 'asking',
  actions: 'takeWaiting',
} as const
type Typed = { readonly event: { readonly text: string } }
/** While what Enter was pressed for is looked for, the next one may be typed: it waits, and so does its Enter. */
const ahead = {
  'text.changed': {
    description: 'The next one is typed already: it waits for the answer.',
    guard: { type: 'isTypedAhead', params: ({ event }: Typed) => event },
    actions: { type: 'keepAhead', params: ({ event }: Typed) => event },
  },
} as const
const queued = {
  description: 'Enter after the next one: it is asked for in its turn.',
  guard: 'isAhead',
  actions: 'queueAhead',
} as const

/** What was typed is asked for; a number of the buyer's own by what it stands for. */
export const asking = jumpSetup.createStateConfig({
  description: 'The products are on their way; it is the only call of the box.',
  tags: 'busy',
  entry: 'readWhole',
  invoke: {
    src: 'searchParts',
    input: ({ context }) => searchOf(context),
    onDone: [
      {
        description: 'Nothing is called so; it may be a part number with its quantity, or one that lacks its hyphens.',
        guard: { type: 'isToBeGuessed', params: ({ event }) => ({ page: event.output }) },
        target: 'guessing',
      },
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
    ...ahead,
    'enter.pressed': [
      queued,
      {
        description: 'Enter before anything is seen: taken when it comes, if it can be nothing else.',
        actions: 'pressEarly',
      },
    ],
    'language.changed': { description: 'Texts are sent per language.', target: 'asking', reenter: true },
  },
})

/** The text without its quantity, or with hyphens, is asked for; only a product that is called just so is offered. */
export const guessing = jumpSetup.createStateConfig({
  description:
    'Is there a product that is called as the text before its last x is, or as the text with hyphens? It is the only call of the box.',
  tags: 'busy',
  entry: 'readAnew',
  invoke: {
    src: 'searchParts',
    input: ({ context }) => searchOf(context),
    onDone: {
      description: 'It is offered, and never taken before the buyer has seen it; or there is none.',
      target: 'weighing',
      actions: { type: 'keepHits', params: ({ event }) => ({ page: event.output }) },
    },
    onError: {
      description: 'It could not be had: the box says so.',
      target: 'failed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: {
    ...ahead,
    'enter.pressed': [
      queued,
      { description: 'Enter before anything is seen: the buyer looks first.', actions: 'pressEarly' },
    ],
    'language.changed': { description: 'Texts are sent per language.', target: 'asking' },
  },
})

/** Of a number of the buyer's own: whether a product is called just so. */
export const comparing = jumpSetup.createStateConfig({
  description: 'Is a product called just as the number of the buyer is? It is the only call of the box.',
  tags: 'busy',
  invoke: {
    src: 'searchParts',
    input: ({ context }) => ({ code: context.code, search: readingOf(context).part, page: 1 }),
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
    ...ahead,
    'enter.pressed': [
      queued,
      { description: 'Taken when both are known, if it can be nothing else.', actions: 'pressEarly' },
    ],
    'language.changed': { description: 'Texts are sent per language.', target: 'asking' },
  },
})
