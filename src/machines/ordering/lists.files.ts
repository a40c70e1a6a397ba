import { assign } from 'xstate'
import { listsSetup } from './lists.setup'

/** Lists come out of files, and go into them. */
export const listFiles = listsSetup.createStateConfig({
  description: 'Lists come out of files, and go into them.',
  initial: 'resting',
  on: {
    'file.chosen': {
      description: 'A file is chosen: it waits for its turn.',
      actions: [{ type: 'keepFiles', params: ({ event }) => ({ files: [event.file] }) }, 'holdFiles'],
    },
    'files.found': {
      description: 'A page that is gone had not made lists of these: they wait for their turn, here.',
      actions: [{ type: 'keepFiles', params: ({ event }) => event }, 'holdFiles'],
    },
    'report.closed': {
      description: 'What the buyer was told of the last file is read.',
      actions: assign({ imported: null }),
    },
  },
  states: {
    resting: {
      description: 'No file is worked on.',
      always: {
        description: 'A file waits.',
        guard: 'hasFile',
        target: 'reading',
        actions: 'takeFile',
      },
      on: {
        'file.chosen': {
          description: 'A file is chosen; what was told of the one before has been read.',
          actions: [
            assign({ imported: null }),
            { type: 'keepFiles', params: ({ event }) => ({ files: [event.file] }) },
            'holdFiles',
          ],
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
      description: 'The file is read as the order pad reads sheets, with what the buyer has said of it.',
      tags: 'busy',
      invoke: {
        src: 'readListFile',
        input: ({ context }) => ({ file: context.file as File, open: context.sheet, answer: context.answer }),
        onDone: [
          {
            description: 'Columns or numbers may mean several things.',
            guard: { type: 'isSheetOpen', params: ({ event }) => ({ file: event.output }) },
            target: 'asking',
            actions: { type: 'keepSheet', params: ({ event }) => ({ file: event.output }) },
          },
          {
            description:
              'Its rows become a list of their own; what is not in it as it was written is told line by line.',
            guard: { type: 'hasSheetLines', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: [
              { type: 'makeOfFile', params: ({ event }) => ({ file: event.output }) },
              'letFileGo',
              'holdFiles',
            ],
          },
          {
            description: 'It is no text, or too much of it, or holds no part numbers: the buyer is told.',
            target: 'resting',
            actions: [{ type: 'tellFile', params: ({ event }) => ({ file: event.output }) }, 'letFileGo', 'holdFiles'],
          },
        ],
        onError: {
          description: 'It cannot be read.',
          target: 'resting',
          actions: [{ type: 'tell', params: { kind: 'fileUnreadable' } }, 'letFileGo', 'holdFiles'],
        },
      },
    },
    asking: {
      description: 'The buyer is asked what a column holds, or how 1.000 is meant: nothing is guessed (decision 044).',
      on: {
        'column.chosen': {
          description: 'That column it is, or none of them.',
          target: 'reading',
          actions: { type: 'answer', params: ({ event }) => ({ kind: 'column', at: event.at }) },
        },
        'number.read': {
          description: 'The answer goes for all rows.',
          target: 'reading',
          actions: { type: 'answer', params: ({ event }) => ({ kind: 'numbers', reading: event.reading }) },
        },
        'import.declined': {
          description: 'The file is left alone.',
          target: 'resting',
          actions: ['letFileGo', 'holdFiles'],
        },
      },
    },
  },
})
