import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppRef } from '../app.types'
import type { Recipient } from '../news'
import { listener, port } from '../port'
import { linkPath } from '../rules/link-tenant'

/** What the camera tells: that it is open, and what it shows; that it is not to be had; a code that it sees. */
export type CameraNews =
  | { readonly type: 'camera.opened'; readonly picture: MediaStream }
  | { readonly type: 'camera.failed' }
  | { readonly type: 'code.seen'; readonly text: string }
/** The text of a code, handed over as if it had been pasted. */
export type TextPasted = { readonly type: 'text.pasted'; readonly text: string }
export type ScanContext = {
  readonly app: AppRef
  /** Who takes what was scanned: the jump box, or the order pad. */
  readonly to: Recipient<TextPasted>
  /** The address that our order links begin with. */
  readonly base: string
  readonly picture: MediaStream | null
  /** What was scanned last, for as long as the same is not counted again. */
  readonly last: string | null
  /** The last code that was taken, to be shown; and how many there were. */
  readonly taken: { readonly text: string; readonly count: number } | null
  readonly isRefused: boolean
}
export type ScanEvent = CameraNews | { type: 'scan.requested' } | { type: 'scan.closed' }
type Text = { readonly text: string }

export const scanMachine = setup({
  types: {} as {
    context: ScanContext
    events: ScanEvent
    input: Pick<ScanContext, 'app' | 'to' | 'base'>
    tags: 'offered' | 'open'
  },
  actors: {
    findCamera: port<boolean>('findCamera'),
    camera: listener<CameraNews>('camera'),
  },
  actions: {
    hand: sendTo(
      ({ context }) => context.to,
      (_, { text }: Text): TextPasted => ({ type: 'text.pasted', text }),
    ),
    count: assign(({ context: { taken } }, { text }: Text) => ({
      last: text,
      taken: { text, count: (taken?.count ?? 0) + 1 },
    })),
    openLink: sendTo(
      ({ context }) => context.app,
      ({ context: { base } }, { text }: Text) => ({
        type: 'navigation.requested' as const,
        to: `${linkPath}${text.slice(base.length)}`,
      }),
    ),
    forgetPicture: assign({ picture: null, last: null, taken: null }),
  },
  guards: {
    isFound: (_, { isThere }: { isThere: boolean }) => isThere,
    isLink: ({ context: { base } }, { text }: Text) => text.startsWith(`${base}#`),
    isNew: ({ context: { last } }, { text }: Text) => text.trim() !== '' && text !== last,
  },
  delays: { onceMore: 1500 },
}).createMachine({
  id: 'scan',
  description: 'Codes before the camera become part numbers, one after another; pictures stay on the device.',
  meta: { spec: '2 Products list' },
  context: ({ input }) => ({ ...input, picture: null, last: null, taken: null, isRefused: false }),
  initial: 'finding',
  states: {
    finding: {
      description: 'Is there a camera that may be asked for, on a device that is held in the hand?',
      invoke: {
        src: 'findCamera',
        onDone: [
          {
            description: 'There is one: the button is offered.',
            guard: { type: 'isFound', params: ({ event }) => ({ isThere: event.output }) },
            target: 'closed',
          },
          { description: 'There is none: codes are typed.', target: 'absent' },
        ],
        onError: { description: 'The browser does not say: codes are typed.', target: 'absent' },
      },
    },
    absent: { description: 'No camera, or it was refused: there is no button, and codes are typed.' },
    closed: {
      description: 'The camera is off.',
      tags: 'offered',
      on: { 'scan.requested': { description: 'The camera is wanted.', target: 'open' } },
    },
    open: {
      description: 'The camera is on, until it is closed.',
      tags: ['offered', 'open'],
      invoke: { src: 'camera' },
      exit: 'forgetPicture',
      initial: 'looking',
      on: {
        'camera.opened': {
          description: 'What it sees is shown.',
          actions: assign({ picture: ({ event }) => event.picture }),
        },
        'camera.failed': {
          description: 'It is not there, or may not be used: the box to type in is all that is needed.',
          target: 'absent',
          actions: assign({ isRefused: true }),
        },
        'scan.closed': { description: 'Enough.', target: 'closed' },
        'code.seen': [
          {
            description: 'An order link of this portal: it is opened.',
            guard: { type: 'isLink', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'openLink', params: ({ event }) => event },
          },
          {
            description: 'Another code, or the same after a while: it is taken.',
            guard: { type: 'isNew', params: ({ event }) => event },
            target: '.holding',
            actions: [
              { type: 'hand', params: ({ event }) => event },
              { type: 'count', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        looking: { description: 'Whatever code comes is taken.' },
        holding: {
          description: 'One was just taken: the same does not count again for a moment.',
          after: {
            onceMore: {
              description: 'From now on the same is one more.',
              target: 'looking',
              actions: assign({ last: null }),
            },
          },
        },
      },
    },
  },
})
export type ScanActor = ActorRefFrom<typeof scanMachine>
