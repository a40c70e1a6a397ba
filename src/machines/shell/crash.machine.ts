import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ErrorReport } from '../../api/schemas/shell'
import { port } from '../port'

export type CrashContext = {
  readonly error: unknown
  /** Reports that wait to be sent, and what was sent already: each distinct error once, at most five in all. */
  readonly waiting: readonly ErrorReport[]
  readonly sent: readonly string[]
}
export type CrashEvent =
  { type: 'screen.crashed'; error: unknown; report: ErrorReport } | { type: 'error.noticed'; report: ErrorReport }

const mostReports = 5
const signature = ({ error }: ErrorReport): string => `${error.message}\n${error.stack.slice(0, 400)}`

export const crashMachine = setup({
  types: {} as { context: CrashContext; events: CrashEvent; tags: 'crashed' },
  actors: { logError: port<void, { report: ErrorReport }>('logError') },
  actions: {
    queue: assign(({ context }, { report }: { report: ErrorReport }) => {
      const isKnown = context.sent.includes(signature(report)) || context.sent.length >= mostReports
      return isKnown ? {} : { waiting: [...context.waiting, report], sent: [...context.sent, signature(report)] }
    }),
  },
  guards: { hasWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'crash',
  description: "What happens when the portal itself fails: an error screen, and one line in the server's log.",
  meta: { spec: '2 Error screen, 7 POST /api/log/error, 8 Uncaught rendering errors' },
  context: { error: null, waiting: [], sent: [] },
  type: 'parallel',
  states: {
    screen: {
      description: 'Can the reader go on?',
      initial: 'fine',
      states: {
        fine: {
          description: 'The portal works.',
          on: {
            'screen.crashed': {
              description: 'A screen or an actor behind it failed.',
              target: 'crashed',
              actions: [
                assign(({ event }) => ({ error: event.error })),
                { type: 'queue', params: ({ event }) => event },
              ],
            },
          },
        },
        crashed: { description: '"Something went wrong." with Reload Page and Return to Login.', tags: 'crashed' },
      },
    },
    log: {
      description: 'Reports on their way to the server.',
      initial: 'idle',
      on: {
        'error.noticed': {
          description: 'Something failed that does not stop the reader.',
          actions: { type: 'queue', params: ({ event }) => event },
        },
      },
      states: {
        idle: {
          description: 'Nothing to report.',
          always: { description: 'A report waits.', guard: 'hasWaiting', target: 'sending' },
        },
        sending: {
          description: 'One report is being sent; its failure changes nothing.',
          invoke: {
            src: 'logError',
            input: ({ context }) => ({ report: context.waiting[0] as ErrorReport }),
            onDone: { target: 'idle', actions: assign(({ context }) => ({ waiting: context.waiting.slice(1) })) },
            onError: { target: 'idle', actions: assign(({ context }) => ({ waiting: context.waiting.slice(1) })) },
          },
        },
      },
    },
  },
})
export type CrashActor = ActorRefFrom<typeof crashMachine>
