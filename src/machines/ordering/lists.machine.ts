import type { ActorRefFrom } from 'xstate'
import { narrowing } from '../loading'
import { listAdding } from './lists.adding'
import { listFiles } from './lists.files'
import { listOrdering } from './lists.ordering'
import { listsSetup } from './lists.setup'

export const listsMachine = listsSetup.createMachine({
  id: 'lists',
  description:
    'Named lists with standard quantities, kept on this device per tenant and user; no call is made for them.',
  meta: { spec: '2 Cart (save as draft), C-59, C-122' },
  context: ({ input: { owner, pad } }) => ({
    owner,
    pad,
    isKnown: false,
    heads: [],
    damaged: 0,
    isKept: true,
    queue: [],
    named: [],
    undo: [],
    linesToAdd: [],
    joinedId: null,
    search: '',
    filter: '',
    file: null,
    waiting: [],
    sheet: null,
    answer: null,
    imported: null,
    exported: '',
    ordered: '',
    subscribers: [],
  }),
  invoke: [
    { src: 'storedLists', input: ({ context }) => context.owner },
    { src: 'heldFiles', id: 'heldFiles', systemId: 'heldFiles', input: ({ context }) => context.owner },
  ],
  on: {
    'lists.found': {
      description: 'What the device keeps, or somebody changed; drafts of an earlier portal are among it.',
      actions: [{ type: 'takeHeads', params: ({ event }) => event }, 'publishFound'],
    },
    'subscriber.joined': {
      description: 'A list on the screen wants to hear of changes.',
      actions: { type: 'join', params: ({ event }) => event },
    },
    'subscriber.left': {
      description: 'It is gone.',
      actions: { type: 'leave', params: ({ event }) => event },
    },
  },
  type: 'parallel',
  states: {
    keeping: {
      description: 'Changes are made one after another, each in one go with what other tabs do.',
      initial: 'settled',
      on: {
        'change.wanted': [
          {
            description: 'A list gets the name of another one: it gets a number, too, and that is told.',
            guard: { type: 'isTaken', params: ({ event }) => event },
            actions: [
              { type: 'tellNumbered', params: ({ event }) => event },
              { type: 'queue', params: ({ event }) => event },
            ],
          },
          {
            description: 'A list is to be made, named, changed, joined or deleted.',
            actions: { type: 'queue', params: ({ event }) => event },
          },
        ],
        'removal.undone': {
          description:
            'The list that was deleted last comes back, then the one before; one that another was put to is as it was before.',
          guard: 'isUndoable',
          actions: 'bringBack',
        },
      },
      states: {
        settled: {
          description: 'The device holds what the buyer sees, or has said that it does not.',
          always: { description: 'Something is to be done.', guard: 'hasMore', target: 'storing' },
        },
        storing: {
          description: 'The first change is made on the device.',
          invoke: {
            src: 'changeList',
            input: ({ context: { owner, queue } }) => ({ owner, change: queue[0] ?? { kind: 'removed', id: '' } }),
            onDone: [
              {
                description: 'It is made; the buyer is told what came of it.',
                guard: { type: 'isWorthTelling', params: ({ event }) => event.output },
                target: 'settled',
                actions: [
                  { type: 'tellOutcome', params: ({ event }) => event.output },
                  { type: 'publishDone', params: ({ event }) => ({ outcome: event.output }) },
                  { type: 'noteDone', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
              {
                description: 'It is made, and the screen shows it.',
                target: 'settled',
                actions: [
                  { type: 'publishDone', params: ({ event }) => ({ outcome: event.output }) },
                  { type: 'noteDone', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
            ],
            onError: {
              description: 'It could not be made: the buyer is told.',
              target: 'settled',
              actions: [
                { type: 'tell', params: { kind: 'listNotKept' } },
                { type: 'publishDone', params: { outcome: null } },
                { type: 'noteDone', params: { outcome: null } },
              ],
            },
          },
        },
      },
    },
    adding: listAdding,
    files: listFiles,
    ordering: listOrdering,
    search: {
      description: 'Letters that narrow the lists on a screen, or those that are offered.',
      initial: 'settled',
      on: {
        'lists.filtered': {
          description: 'Letters of a name: only the lists that have them are shown.',
          target: '.typing',
          actions: { type: 'filter', params: ({ event }) => event },
        },
        'list.sought': { description: 'Letters of a name, where a list is chosen.', target: '.typing' },
      },
      states: narrowing,
    },
  },
})
export type ListsActor = ActorRefFrom<typeof listsMachine>
