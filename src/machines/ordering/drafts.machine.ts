import { assign, type ActorRefFrom } from 'xstate'
import { draftsSetup } from './drafts.setup'

export const draftsMachine = draftsSetup.createMachine({
  id: 'drafts',
  description: 'Copies of the cart, kept as lists on this device per tenant and user; no call is made for them.',
  meta: { spec: '2 Cart (save as draft), C-59' },
  context: ({ input }) => ({ ...input, cartLines: [], chosen: { id: '', name: '' }, mode: 'replace' }),
  invoke: { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
  initial: 'listing',
  on: {
    'cart.changed': {
      description: 'The cart holds something else now.',
      actions: assign(({ event }) => ({ cartLines: event.lines })),
    },
  },
  states: {
    listing: {
      description: 'The drafts are listed on the cart screen, and among the lists.',
      on: {
        'draft.saved': {
          description: 'Save as draft is pressed.',
          guard: 'hasLines',
          actions: 'saveCart',
        },
        'cart.listed': {
          description: 'Add to a list is pressed: the lists ask which.',
          guard: 'hasLines',
          actions: 'listCart',
        },
        'opening.requested': [
          {
            description: 'The cart is empty: the draft becomes the cart at once.',
            guard: 'isCartEmpty',
            target: 'reading',
            actions: [
              { type: 'choose', params: ({ event }) => event },
              { type: 'chooseMode', params: { mode: 'replace' } },
            ],
          },
          {
            description: 'The cart holds something: replace it, or merge into it?',
            target: 'confirmingOpening',
            actions: { type: 'choose', params: ({ event }) => event },
          },
        ],
        'deletion.requested': {
          description: 'Delete is pressed: the question comes first.',
          target: 'confirmingDeletion',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    confirmingOpening: {
      description: 'The question whether to replace the cart or to merge is on the screen.',
      tags: ['asking', 'askingOpening'],
      on: {
        'replacing.chosen': {
          description: 'The draft takes the place of the cart.',
          target: 'reading',
          actions: { type: 'chooseMode', params: { mode: 'replace' } },
        },
        'merging.chosen': {
          description: 'The quantities are added up.',
          target: 'reading',
          actions: { type: 'chooseMode', params: { mode: 'merge' } },
        },
        'question.declined': { description: 'Nothing changes.', target: 'listing' },
      },
    },
    reading: {
      description: 'The lines of the draft are read.',
      invoke: {
        src: 'readList',
        input: ({ context }) => ({ owner: context.owner, id: context.chosen.id }),
        onDone: [
          {
            description: 'Another tab has deleted it, or it cannot be read: the cart stays as it is.',
            guard: { type: 'isGone', params: ({ event }) => ({ list: event.output }) },
            target: 'listing',
            actions: { type: 'tell', params: { kind: 'listGone' } },
          },
          {
            description: 'It is in the cart, and its copy stays in the list; what could not go along is told.',
            guard: { type: 'isReady', params: ({ event }) => ({ list: event.output }) },
            target: 'listing',
            actions: [
              { type: 'handOver', params: ({ event }) => ({ list: event.output }) },
              { type: 'tellOpened', params: ({ event }) => ({ list: event.output }) },
            ],
          },
          {
            description: 'No line has both a known product and a quantity: the cart stays as it is.',
            target: 'listing',
            actions: {
              type: 'tell',
              params: ({ event }) => ({ kind: 'listNotReady', name: event.output?.name ?? '' }),
            },
          },
        ],
        onError: {
          description: 'The device cannot be read: the cart stays as it is.',
          target: 'listing',
          actions: { type: 'tell', params: { kind: 'listGone' } },
        },
      },
    },
    confirmingDeletion: {
      description: 'The question before a draft is deleted is on the screen.',
      tags: ['asking', 'askingDeletion'],
      on: {
        'question.confirmed': {
          description: 'The draft is deleted from this device.',
          target: 'listing',
          actions: { type: 'change', params: ({ context }) => ({ kind: 'removed', id: context.chosen.id }) },
        },
        'question.declined': { description: 'Nothing changes.', target: 'listing' },
      },
    },
  },
})
export type DraftsActor = ActorRefFrom<typeof draftsMachine>
