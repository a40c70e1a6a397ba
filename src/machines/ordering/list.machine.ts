import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { subscription } from '../news'
import { port } from '../port'
import { draftName } from '../rules/drafts'
import type { ListChange } from '../rules/list-changes'
import { bareLine } from '../rules/lists'
import { ahead, removedBy, toldOf } from './list.changes'
import type { ListContext, ListEvent, ListInput, Removed } from './list.types'
import type { ListQuestion, ListRead, ListsNews } from './lists.types'

type Changed = Omit<Extract<ListsNews, { type: 'list.changed' }>, 'type'>

export const listMachine = setup({
  types: {} as {
    context: ListContext
    events: ListEvent
    input: ListInput
    tags: 'busy' | 'gone' | 'failed' | 'undoable'
  },
  actors: {
    listsNews: subscription<ListsNews>(),
    readList: port<ListRead | null, ListQuestion>('readList'),
  },
  actions: {
    /** The buyer sees it at once, and the lists bring it to the device. */
    make: enqueueActions(({ context, enqueue }, { change }: { change: ListChange }) => {
      enqueue.assign({
        list: ahead(context.list, change),
        pending: context.pending + 1,
        removed: change.kind === 'edited' ? removedBy(context, change.edit) : context.removed,
        typed: change.kind === 'renamed' ? draftName(change.name) : context.typed,
      })
      enqueue.sendTo(context.lists, { type: 'change.wanted', change })
    }),
    noteDone: assign(({ context }) => ({ pending: Math.max(0, context.pending - 1) })),
    noteName: assign(({ context: { typed, told } }, changed: Changed) => ({ told: toldOf(typed, changed) ?? told })),
    tellUnnamed: assign(({ context: { list } }) => ({ told: { kind: 'unnamed' as const, name: list?.name ?? '' } })),
    noteRead: assign((_, { list }: { list: ListRead | null }) => ({ list })),
  },
  guards: {
    isOwn: ({ context }, { change }: Changed) => 'id' in change && change.id === context.id,
    hasFailed: ({ context }, { change, outcome }: Changed) =>
      outcome === null && 'id' in change && change.id === context.id,
    isCalm: ({ context }) => context.pending === 0,
    isOvertaken: ({ context }) => context.pending > 0,
    isThere: (_, { list }: { list: ListRead | null }) => list !== null,
    isName: (_, { name }: { name: string }) => draftName(name) !== null,
    isPart: (_, { partNumber }: { partNumber: string }) => partNumber.trim() !== '',
    isUndoable: ({ context }) => context.removed !== null,
  },
}).createMachine({
  id: 'list',
  description: 'One list on the screen: its standard quantities in their own order. Every change is kept at once.',
  meta: { spec: '2 Cart (save as draft), C-59, C-122' },
  context: ({ input }) => ({ ...input, list: null, pending: 0, removed: null, typed: null, told: null }),
  invoke: { src: 'listsNews', input: ({ context }) => ({ to: context.lists }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is read from the device.',
      tags: 'busy',
      invoke: {
        src: 'readList',
        input: ({ context: { owner, id } }) => ({ owner, id }),
        onDone: [
          {
            description: 'Here it is.',
            guard: { type: 'isThere', params: ({ event }) => ({ list: event.output }) },
            target: 'shown',
            actions: { type: 'noteRead', params: ({ event }) => ({ list: event.output }) },
          },
          { description: 'It is not on this device, or not any more.', target: 'gone' },
        ],
        onError: { description: 'The device cannot be read.', target: 'failed' },
      },
    },
    shown: {
      description: 'The list can be changed; the cart is not touched by it.',
      initial: 'calm',
      on: {
        'line.edited': {
          description: 'A quantity, a comment or the order of lines changes, or a line goes.',
          actions: {
            type: 'make',
            params: ({ context: { id }, event: { edit } }) => ({ change: { kind: 'edited', id, edit } }),
          },
        },
        'line.added': {
          description:
            'A part number is put at the end, once as of a file without quantities; what it is called is looked up by its row.',
          guard: { type: 'isPart', params: ({ event }) => event },
          actions: {
            type: 'make',
            params: ({ context: { id }, event: { partNumber } }) => ({
              change: { kind: 'added', id, lines: [bareLine(partNumber, 1)] },
            }),
          },
        },
        'list.renamed': [
          {
            description: 'The list gets another name.',
            guard: { type: 'isName', params: ({ event }) => event },
            actions: {
              type: 'make',
              params: ({ context: { id }, event: { name } }) => ({ change: { kind: 'renamed', id, name } }),
            },
          },
          { description: 'Nothing is no name: the former stays, and that is told.', actions: 'tellUnnamed' },
        ],
        'removal.undone': {
          description: 'The line that was removed last comes back to its place.',
          guard: 'isUndoable',
          actions: {
            type: 'make',
            params: ({ context: { id, removed } }) => ({
              change: { kind: 'edited', id, edit: { kind: 'restored', ...(removed as Removed) } },
            }),
          },
        },
        'list.changed': [
          {
            description: 'A change of this list could not be made: what the device holds is shown.',
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: '.reading',
            actions: 'noteDone',
          },
          {
            description: 'A change of this list is on the device; that it has another name is told.',
            guard: { type: 'isOwn', params: ({ event }) => event },
            actions: ['noteDone', { type: 'noteName', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        calm: {
          description: 'What is shown is what the device holds, or will hold in a moment.',
          on: {
            'lists.changed': {
              description: 'Lists changed, here or in another tab: this one is read again.',
              guard: 'isCalm',
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The list is read again, while the buyer goes on.',
          invoke: {
            src: 'readList',
            input: ({ context: { owner, id } }) => ({ owner, id }),
            onDone: [
              {
                description: 'The buyer changed something meanwhile: it is read when that is on the device.',
                guard: 'isOvertaken',
                target: 'calm',
              },
              {
                description: 'This is what the device holds.',
                guard: { type: 'isThere', params: ({ event }) => ({ list: event.output }) },
                target: 'calm',
                actions: { type: 'noteRead', params: ({ event }) => ({ list: event.output }) },
              },
              { description: 'Another tab, or another screen, has deleted it.', target: '#list.gone' },
            ],
            onError: { description: 'The device cannot be read.', target: '#list.failed' },
          },
        },
      },
    },
    gone: {
      description: 'There is no such list: the way to all lists is shown.',
      tags: 'gone',
      on: { 'lists.changed': { description: 'It may have come back, by an undo in another tab.', target: 'seeking' } },
    },
    seeking: {
      description: 'Is the list on the device again?',
      tags: 'gone',
      invoke: {
        src: 'readList',
        input: ({ context: { owner, id } }) => ({ owner, id }),
        onDone: [
          {
            description: 'It has come back.',
            guard: { type: 'isThere', params: ({ event }) => ({ list: event.output }) },
            target: 'shown',
            actions: { type: 'noteRead', params: ({ event }) => ({ list: event.output }) },
          },
          { description: 'It was another one that changed.', target: 'gone' },
        ],
        onError: { description: 'The device cannot be read.', target: 'failed' },
      },
    },
    failed: {
      description: 'It cannot be read; another attempt is possible.',
      tags: 'failed',
      on: { 'retry.requested': { description: 'The buyer tries again.', target: 'loading' } },
    },
  },
})
export type ListActor = ActorRefFrom<typeof listMachine>
