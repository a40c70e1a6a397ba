import { assign, setup, type ActorRefFrom } from 'xstate'
import { listener, port } from '../port'
import type { WrittenReport } from './report.types'

export type ReportContext = { readonly report: WrittenReport | null }
export type NetworkReturned = { readonly type: 'network.returned' }
export type ReportEvent =
  { type: 'copy.pressed' } | { type: 'save.pressed' } | { type: 'report.retried' } | NetworkReturned

export const reportMachine = setup({
  types: {} as {
    context: ReportContext
    events: ReportEvent
    tags: 'writing' | 'failed' | 'copied' | 'saved' | 'refused'
  },
  actors: {
    writeReport: port<WrittenReport>('writeReport'),
    networkNews: listener<NetworkReturned>('networkNews'),
    copyText: port<void, { readonly text: string }>('copyText'),
    saveReport: port<void, { readonly text: string }>('saveReport'),
  },
  actions: { keep: assign((_, { report }: ReportContext) => ({ report })) },
}).createMachine({
  id: 'report',
  description: 'A report of what happened in this tab: shown, and copied or saved by who wrote it. It is sent nowhere.',
  meta: { spec: '8 Uncaught rendering errors' },
  context: { report: null },
  initial: 'writing',
  states: {
    writing: {
      description: 'What was recorded is put together, with stand-ins for all that is personal.',
      tags: 'writing',
      invoke: {
        src: 'writeReport',
        onDone: {
          description: 'The report is there.',
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ report: event.output }) },
        },
        onError: { description: 'The code of the recorder could not be fetched.', target: 'failed' },
      },
    },
    failed: {
      description: 'There is no report: the dialog says so, and offers Retry.',
      tags: 'failed',
      invoke: { src: 'networkNews' },
      on: {
        'report.retried': { description: 'The reader asks again.', target: 'writing' },
        'network.returned': { description: 'The browser has a network again.', target: 'writing' },
      },
    },
    shown: {
      description: 'The reader sees what is in the report.',
      initial: 'untouched',
      on: {
        'copy.pressed': { description: 'Copy is pressed.', target: '.copying' },
        'save.pressed': { description: 'Save as file is pressed.', target: '.saving' },
      },
      states: {
        untouched: { description: 'Nothing has been done with it yet.' },
        copying: {
          description: 'It goes to the clipboard.',
          invoke: {
            src: 'copyText',
            input: ({ context: { report } }) => ({ text: report?.text ?? '' }),
            onDone: { description: 'It is there.', target: 'copied' },
            onError: { description: 'The browser does not allow it.', target: 'refused' },
          },
        },
        saving: {
          description: 'The browser is asked to save it as a file.',
          invoke: {
            src: 'saveReport',
            input: ({ context: { report } }) => ({ text: report?.text ?? '' }),
            onDone: { description: 'The browser saves it.', target: 'saved' },
            onError: { description: 'The browser does not allow it.', target: 'refused' },
          },
        },
        copied: { description: 'It was copied.', tags: 'copied' },
        saved: { description: 'It was saved.', tags: 'saved' },
        refused: { description: 'The browser did not allow it: that is told.', tags: 'refused' },
      },
    },
  },
})
export type ReportActor = ActorRefFrom<typeof reportMachine>
