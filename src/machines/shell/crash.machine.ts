import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ErrorReport } from '../../api/schemas/shell'
import type { CrashNews, Describe, NetworkReturned } from '../app.types'
import { effect, port } from '../port'

export type CrashContext = {
  readonly describe: Describe
  readonly error: unknown
  /** Reports that wait to be sent, and what was sent already: each distinct error once, at most five in all. */
  readonly waiting: readonly ErrorReport[]
  readonly sent: readonly string[]
}
export type CrashEvent =
  | CrashNews
  | NetworkReturned
  | { type: 'screen.unfetched' }
  | { type: 'error.noticed'; error: unknown }
  | { type: 'reload.requested' }
  | { type: 'return.requested' }

const mostReports = 5
const signature = ({ error }: ErrorReport): string => `${error.message}\n${error.stack.slice(0, 400)}`

export const crashMachine = setup({
  types: {} as { context: CrashContext; events: CrashEvent; input: Pick<CrashContext, 'describe'>; tags: 'crashed' },
  actors: { logError: port<void, { report: ErrorReport }>('logError') },
  actions: {
    queue: assign(({ context }, { error, componentStack }: { error: unknown; componentStack: string }) => {
      const report = context.describe(error, componentStack)
      const isKnown = context.sent.includes(signature(report)) || context.sent.length >= mostReports
      return isKnown ? {} : { waiting: [...context.waiting, report], sent: [...context.sent, signature(report)] }
    }),
    forgetSession: effect('forgetSession'),
    restart: effect('restart'),
    reload: effect('reload'),
  },
  guards: { hasWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'crash',
  description: "What happens when the portal itself fails: an error screen, and one line in the server's log.",
  meta: { spec: '2 Error screen, 7 POST /api/log/error, 8 Uncaught rendering errors' },
  context: ({ input: { describe } }) => ({ describe, error: null, waiting: [], sent: [] }),
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
            'screen.unfetched': {
              description: 'The code of a screen could not be fetched: the network failed, not the portal (C-106).',
              target: 'unfetched',
            },
          },
        },
        unfetched: {
          description: 'The screen says that it could not be fetched, and offers Retry; nothing is reported.',
          on: {
            'reload.requested': {
              description: 'The reader asks again. Code is asked for once: only a page that is loaded anew asks again.',
              actions: 'reload',
            },
            'network.returned': {
              description: 'The network is back: the same, by itself. Nothing that was typed stands on this screen.',
              actions: 'reload',
            },
          },
        },
        crashed: {
          description: '"Something went wrong." with Reload Page and Return to Login.',
          tags: 'crashed',
          on: {
            'reload.requested': { description: 'Reload Page is pressed.', actions: 'reload' },
            'return.requested': {
              description: 'Return to Login is pressed: token, user, manufacturer and logo are forgotten (spec 2).',
              actions: ['forgetSession', 'restart'],
            },
          },
        },
      },
    },
    log: {
      description: 'Reports on their way to the server.',
      initial: 'idle',
      on: {
        'error.noticed': {
          description: 'Something failed that does not stop the reader.',
          actions: { type: 'queue', params: ({ event: { error } }) => ({ error, componentStack: '' }) },
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
            onDone: {
              description: 'The report is sent: the next one is due.',
              target: 'idle',
              actions: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
            },
            onError: {
              description: 'The report is given up: the next one is due.',
              target: 'idle',
              actions: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
            },
          },
        },
      },
    },
  },
})
export type CrashActor = ActorRefFrom<typeof crashMachine>
