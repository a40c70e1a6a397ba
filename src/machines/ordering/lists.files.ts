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
      description: 'The file is read.',
      tags: 'busy',
      invoke: {
        src: 'readListFile',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            description: 'It is no text, or too much of it: the buyer is told.',
            guard: { type: 'isRefused', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: [
              {
                type: 'tell',
                params: ({ event: { output } }) => ({
                  kind: 'fileRefused',
                  reason: output.kind === 'refused' ? output.reason : 'empty',
                }),
              },
              'letFileGo',
              'holdFiles',
            ],
          },
          {
            description: 'Its rows are weighed, as the order pad weighs them.',
            target: 'weighing',
            actions: { type: 'keepSheet', params: ({ event }) => ({ file: event.output }) },
          },
        ],
        onError: {
          description: 'It cannot be read.',
          target: 'resting',
          actions: [{ type: 'tell', params: { kind: 'fileUnreadable' } }, 'letFileGo', 'holdFiles'],
        },
      },
    },
    weighing: {
      description: 'Is it clear how the sheet is meant?',
      always: [
        { description: 'Columns or numbers may mean several things.', guard: 'isSheetOpen', target: 'asking' },
        {
          description: 'Its rows become a list of their own; what is not in it as it was written is told line by line.',
          guard: 'hasSheetLines',
          target: 'resting',
          actions: ['makeOfSheet', 'letFileGo', 'holdFiles'],
        },
        {
          description: 'It holds no part numbers.',
          target: 'resting',
          actions: [{ type: 'tell', params: { kind: 'fileUnreadable' } }, 'letFileGo', 'holdFiles'],
        },
      ],
    },
    asking: {
      description: 'The buyer is asked what a column holds, or how 1.000 is meant: nothing is guessed (decision 044).',
      tags: 'importing',
      on: {
        'column.chosen': {
          description: 'That column it is, or none of them.',
          target: 'weighing',
          actions: { type: 'readColumn', params: ({ event }) => event },
        },
        'number.read': {
          description: 'The answer goes for all rows.',
          target: 'weighing',
          actions: { type: 'readNumbers', params: ({ event }) => event },
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
