import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import type { AppRef } from '../app.types'
import { port } from '../port'
import type { ListLine } from '../rules/lists'
import type { Notice } from '../rules/notice'
import type { Numbers } from '../rules/part-numbers'
import { isLinkShort, linkFragment } from '../rules/order-link'

/** The squares of a code, row by row; `true` is dark. */
export type CodeSquares = readonly (readonly boolean[])[]
type Shared = { readonly lines: readonly ListLine[]; readonly name: string }
/** A file has the buyer's own numbers, too. */
type Written = Shared & { readonly numbers: Numbers }
export type SharingContext = Written & {
  readonly app: AppRef
  readonly tenantCode: string
  /** The address that links begin with. */
  readonly base: string
  readonly squares: CodeSquares
}
export type SharingEvent =
  | ({ type: 'link.requested' } & Shared)
  | ({ type: 'code.requested' } & Shared)
  | ({ type: 'file.requested' } & Written)
  | { type: 'code.closed' }

const addressOf = ({ base, tenantCode }: Pick<SharingContext, 'base' | 'tenantCode'>, lines: readonly ListLine[]) =>
  `${base}#${linkFragment(tenantCode, lines)}`

export const sharingMachine = setup({
  types: {} as {
    context: SharingContext
    events: SharingEvent
    input: Pick<SharingContext, 'app' | 'tenantCode' | 'base'>
    tags: 'busy' | 'shown'
  },
  actors: {
    copyText: port<void, { text: string }>('copyText'),
    drawCode: port<CodeSquares, { text: string }>('drawCode'),
    saveLines: port<void, Written>('saveLines'),
  },
  actions: {
    keep: assign((_, { lines, name }: Shared) => ({ lines, name })),
    keepNumbers: assign((_, { numbers }: Written) => ({ numbers })),
    tell: enqueueActions(({ context, enqueue }, { notice }: { notice: Notice }) => {
      enqueue.sendTo(context.app, { type: 'notice.given', notice })
    }),
  },
  guards: {
    isShort: ({ context }, { lines }: Shared) => isLinkShort(addressOf(context, lines)),
  },
}).createMachine({
  id: 'sharing',
  description:
    'Passes lines on: as a link, as a code to be scanned, or as a file. No price goes along, and no call is made.',
  meta: { spec: '2 Cart' },
  context: ({ input }) => ({ ...input, lines: [], name: '', numbers: [], squares: [] }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is passed on.',
      on: {
        'link.requested': [
          {
            description: 'The link is short enough for every program that passes it on.',
            guard: { type: 'isShort', params: ({ event }) => event },
            target: 'copying',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            description: 'It would be cut on its way: a file is the way.',
            actions: { type: 'tell', params: { notice: { kind: 'linkTooLong' } } },
          },
        ],
        'code.requested': [
          {
            description: 'The link is short enough to be scanned.',
            guard: { type: 'isShort', params: ({ event }) => event },
            target: 'drawing',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            description: 'No camera would read it: a file is the way.',
            actions: { type: 'tell', params: { notice: { kind: 'linkTooLong' } } },
          },
        ],
        'file.requested': {
          description: 'The lines are to be saved as a file.',
          target: 'writing',
          actions: [
            { type: 'keep', params: ({ event }) => event },
            { type: 'keepNumbers', params: ({ event }) => event },
          ],
        },
      },
    },
    copying: {
      description: 'The link goes to the clipboard.',
      tags: 'busy',
      invoke: {
        src: 'copyText',
        input: ({ context }) => ({ text: addressOf(context, context.lines) }),
        onDone: {
          description: 'It can be pasted.',
          target: 'resting',
          actions: { type: 'tell', params: { notice: { kind: 'linkCopied' } } },
        },
        onError: {
          description: 'The browser does not allow it.',
          target: 'resting',
          actions: { type: 'tell', params: { notice: { kind: 'linkNotCopied' } } },
        },
      },
    },
    drawing: {
      description: 'The code is drawn; what draws it is loaded now.',
      tags: 'busy',
      invoke: {
        src: 'drawCode',
        input: ({ context }) => ({ text: addressOf(context, context.lines) }),
        onDone: {
          description: 'The code is there.',
          target: 'shown',
          actions: assign(({ event }) => ({ squares: event.output })),
        },
        onError: {
          description: 'It could not be drawn.',
          target: 'resting',
          actions: { type: 'tell', params: { notice: { kind: 'linkNotCopied' } } },
        },
      },
    },
    shown: {
      description: 'The code is on the screen, to be scanned.',
      tags: 'shown',
      on: { 'code.closed': { description: 'It was scanned, or is not wanted.', target: 'resting' } },
    },
    writing: {
      description: 'The browser saves the lines as a file.',
      tags: 'busy',
      invoke: {
        src: 'saveLines',
        input: ({ context: { lines, name, numbers } }) => ({ lines, name, numbers }),
        onDone: { description: 'The browser has it.', target: 'resting' },
        onError: {
          description: 'It could not be written.',
          target: 'resting',
          actions: { type: 'tell', params: { notice: { kind: 'fileNotSaved' } } },
        },
      },
    },
  },
})
export type SharingActor = ActorRefFrom<typeof sharingMachine>
