import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppRef, NoticeGiven } from '../app.types'
import { port } from '../port'

export type CopierContext = { readonly app: AppRef; readonly text: string }
export type CopierEvent = { type: 'copying.requested'; text: string }

export const copierMachine = setup({
  types: {} as { context: CopierContext; events: CopierEvent; input: Pick<CopierContext, 'app'> },
  actors: { copyText: port<void, { readonly text: string }>('copyText') },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    tell: sendTo(
      ({ context }) => context.app,
      (_, { kind }: { kind: 'copied' | 'notCopied' }): NoticeGiven => ({ type: 'notice.given', notice: { kind } }),
    ),
  },
}).createMachine({
  id: 'copier',
  description: 'Puts a text of the screen into the clipboard, and says whether the browser allowed it.',
  meta: { spec: '2 Order detail' },
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'free',
  on: {
    'copying.requested': {
      description: 'A text is to be copied; one that still waits for the browser is given up.',
      target: '.copying',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
  },
  states: {
    free: { description: 'Nothing is being copied.' },
    copying: {
      description: 'The text goes to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context: { text } }) => ({ text }),
        onDone: {
          description: 'It is there.',
          target: 'free',
          actions: { type: 'tell', params: { kind: 'copied' } },
        },
        onError: {
          description: 'The browser does not allow it: that is told.',
          target: 'free',
          actions: { type: 'tell', params: { kind: 'notCopied' } },
        },
      },
    },
  },
})
export type CopierActor = ActorRefFrom<typeof copierMachine>
