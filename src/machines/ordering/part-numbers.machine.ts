import { assign, type ActorRefFrom } from 'xstate'
import { narrowing } from '../loading'
import { numberFiles } from './part-numbers.files'
import { partNumbersSetup } from './part-numbers.setup'

export const partNumbersMachine = partNumbersSetup.createMachine({
  id: 'partNumbers',
  description: 'The numbers by which the buyer knows products, kept on this device per tenant and user.',
  meta: { spec: '3 Product, C-122' },
  context: ({ input: { owner } }) => ({
    owner,
    numbers: [],
    damaged: 0,
    isKept: true,
    queue: [],
    missed: null,
    file: null,
    untaken: [],
    heads: null,
    last: null,
    subscribers: [],
  }),
  invoke: { src: 'storedNumbers', input: ({ context }) => context.owner },
  on: {
    'subscriber.left': {
      description: 'It is gone.',
      actions: { type: 'leave', params: ({ event }) => event },
    },
    'name.missed': {
      description: 'A search found nothing: it may be a number of the buyer that nobody has told of yet.',
      guard: { type: 'isUnknown', params: ({ event }) => event },
      actions: assign(({ event }) => ({ missed: event.text.trim() })),
    },
    'name.dropped': {
      description: 'It is none, or is not wanted any more.',
      actions: assign({ missed: null }),
    },
    'product.picked': {
      description: 'The buyer says which product it stands for: from now on it is asked first.',
      guard: 'isMissed',
      actions: [
        {
          type: 'queue',
          params: ({ context, event: { partNumber } }) => ({
            change: { kind: 'added', entries: [{ own: context.missed ?? '', partNumber }] },
          }),
        },
        assign({ missed: null }),
      ],
    },
    'change.wanted': {
      description: 'A number is to be added, changed or removed.',
      actions: { type: 'queue', params: ({ event }) => event },
    },
    'change.undone': {
      description: 'What was removed comes back, or what came from a file goes again.',
      guard: 'isUndoable',
      actions: 'takeBack',
    },
  },
  type: 'parallel',
  states: {
    device: {
      description: 'What the device keeps.',
      initial: 'looking',
      states: {
        looking: {
          description: 'It is looked for.',
          tags: 'looking',
          on: {
            'numbers.found': {
              description: 'It is known; whoever waits for it is told.',
              target: 'known',
              actions: [{ type: 'note', params: ({ event }) => event }, 'publish'],
            },
            'subscriber.joined': {
              description: 'The order pad asks for the numbers first: it is told when they are known.',
              actions: { type: 'join', params: ({ event }) => event },
            },
          },
        },
        known: {
          description: 'The numbers of this buyer are known.',
          on: {
            'numbers.found': {
              description: 'Something changed them, here or in another tab.',
              actions: [{ type: 'note', params: ({ event }) => event }, 'publish'],
            },
            'subscriber.joined': {
              description: 'The order pad is told what there is, and every change.',
              actions: [
                { type: 'join', params: ({ event }) => event },
                { type: 'welcome', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    keeping: {
      description: 'Changes are made one after another, each in one go with what other tabs do.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The device holds what the buyer sees, or has said that it does not.',
          always: { description: 'Something is to be done.', guard: 'hasMore', target: 'storing' },
        },
        storing: {
          description: 'The first change is made on the device.',
          invoke: {
            src: 'changeNumbers',
            input: ({ context: { owner, queue } }) => ({ owner, change: queue[0] ?? { kind: 'added', entries: [] } }),
            onDone: [
              {
                description: 'The buyer is told what was remembered, or what was refused.',
                guard: { type: 'isWorthTelling', params: ({ event }) => event.output },
                target: 'settled',
                actions: [
                  { type: 'tellOutcome', params: ({ event }) => event.output },
                  { type: 'noteDone', params: ({ event }) => event.output },
                ],
              },
              {
                description: 'The table shows it, and the screen what can be taken back.',
                target: 'settled',
                actions: { type: 'noteDone', params: ({ event }) => event.output },
              },
            ],
            onError: {
              description: 'It could not be made: the buyer is told.',
              target: 'settled',
              actions: [{ type: 'tell', params: { kind: 'listNotKept' } }, 'nextInQueue'],
            },
          },
        },
      },
    },
    files: numberFiles,
    search: {
      description: 'Letters that narrow the numbers on the screen, which knows them.',
      initial: 'settled',
      on: { 'search.changed': { description: 'A letter is typed.', target: '.typing' } },
      states: narrowing,
    },
  },
})
export type PartNumbersActor = ActorRefFrom<typeof partNumbersMachine>
