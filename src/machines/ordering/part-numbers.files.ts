import { assign } from 'xstate'
import { partNumbersSetup } from './part-numbers.setup'

/** Own numbers come out of files, and go into them. */
export const numberFiles = partNumbersSetup.createStateConfig({
  description: 'Own numbers come out of files, and go into them.',
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
        'export.requested': { description: 'All numbers are to be saved as a file.', target: 'writing' },
      },
    },
    writing: {
      description: 'The numbers are written into a file that the browser saves.',
      tags: 'busy',
      invoke: {
        src: 'saveNumberFile',
        input: ({ context: { numbers } }) => ({ numbers }),
        onDone: { description: 'The browser has it.', target: 'resting' },
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
        src: 'readNumberFile',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            description: 'It is no text, or too much of it: the buyer is told.',
            guard: { type: 'isRefused', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: {
              type: 'tell',
              params: ({ event: { output } }) => ({
                kind: 'fileRefused',
                reason: output.kind === 'refused' ? output.reason : 'empty',
              }),
            },
          },
          {
            description: 'Its numbers are added; the screen says how many were, and how many were not, and why.',
            guard: { type: 'isReadable', params: ({ event }) => ({ file: event.output }) },
            target: 'resting',
            actions: { type: 'queueFile', params: ({ event }) => ({ file: event.output }) },
          },
          {
            description: 'It holds no numbers.',
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
