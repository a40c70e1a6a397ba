import { assign } from 'xstate'
import { listsSetup } from './lists.setup'

/** Lists come out of files, and go into them. */
export const listFiles = listsSetup.createStateConfig({
  description: 'Lists come out of files, and go into them.',
  initial: 'resting',
  states: {
    resting: {
      description: 'No file is worked on.',
      on: {
        'file.chosen': {
          description: 'A file is chosen.',
          target: 'reading',
          actions: assign(({ event }) => ({ file: event.file })),
        },
        'export.requested': {
          description: 'A list is to be saved as a file.',
          target: 'writing',
          actions: assign(({ event }) => ({ exported: event.id })),
        },
      },
    },
    writing: {
      description: 'The list is written into a file that the browser saves.',
      tags: 'busy',
      invoke: {
        src: 'saveListFile',
        input: ({ context }) => ({ owner: context.owner, id: context.exported }),
        onDone: [
          {
            description: 'The browser has it.',
            guard: { type: 'isDone', params: ({ event }) => ({ isDone: event.output }) },
            target: 'resting',
          },
          {
            description: 'Another tab has deleted it.',
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'listGone' } },
          },
        ],
        onError: {
          description: 'It could not be written.',
          target: 'resting',
          actions: { type: 'tell', params: { kind: 'fileNotSaved' } },
        },
      },
    },
    reading: {
      description: 'The file is read.',
      tags: 'busy',
      invoke: {
        src: 'readListFile',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            description: 'It becomes a list of its own.',
            guard: { type: 'isWhole', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: { type: 'makeOf', params: ({ event: { output } }) => output ?? { name: '', lines: [] } },
          },
          {
            description: 'What could be read becomes a list; the buyer is told how many rows could not.',
            guard: { type: 'isReadable', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: [
              { type: 'makeOf', params: ({ event: { output } }) => output ?? { name: '', lines: [] } },
              {
                type: 'tell',
                params: ({ event }) => ({ kind: 'fileRowsLeft', count: event.output?.unreadable ?? 0 }),
              },
            ],
          },
          {
            description: 'It holds no part numbers.',
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'fileUnreadable' } },
          },
        ],
        onError: {
          description: 'It cannot be read.',
          target: 'resting',
          actions: { type: 'tell', params: { kind: 'fileUnreadable' } },
        },
      },
    },
  },
})
