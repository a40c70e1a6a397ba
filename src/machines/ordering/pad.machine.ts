import { assign, type ActorRefFrom } from 'xstate'
import { checking } from './pad.checking'
import { desk } from './pad.desk'
import { hand } from './pad.hand'
import { noOwnNumbers } from '../rules/part-numbers'
import { padSetup } from './pad.setup'
import { telling } from './pad.telling'
import { view } from './pad.view'

export const padMachine = padSetup.createMachine({
  id: 'pad',
  description: 'The order pad: part numbers and quantities that are typed, pasted or handed over, checked and added.',
  meta: { spec: '7 GET /api/products, 5 Cart quantity' },
  context: ({ input }) => ({
    ...input,
    rows: [],
    rest: [],
    sheet: null,
    handed: { rows: [], rest: [] },
    mark: '',
    made: 0,
    known: new Map(),
    own: noOwnNumbers,
    weighed: [],
    checking: [],
    failures: 0,
    typing: null,
    cartLines: [],
    isSellMinimumOn: false,
    inbox: [],
    wanted: [],
    refusal: null,
    refusedFile: '',
    undo: [],
    touched: null,
    pointed: null,
    said: null,
    watched: [],
    asked: 0,
    hidden: new Set(),
  }),
  invoke: [
    { src: 'padStore', id: 'padStore', systemId: 'padStore', input: ({ context: { owner } }) => ({ owner }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'numbersNews', input: ({ context }) => ({ to: context.numbers }) },
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
  ],
  type: 'parallel',
  on: {
    'place.changed': {
      description: 'The reader is somewhere else.',
      actions: assign(({ event }) => ({ pathname: event.pathname })),
    },
    'cart.changed': {
      description: 'What the cart holds counts against the maximum.',
      actions: assign(({ event }) => ({ cartLines: event.lines, isSellMinimumOn: event.isSellMinimumOn })),
    },
  },
  states: {
    keeping: {
      description: 'Whether the device keeps what is on the screen.',
      initial: 'opening',
      on: {
        'pad.changedElsewhere': {
          description: 'Another tab changed the pad: both changes are there.',
          actions: [
            { type: 'takeElsewhere', params: ({ event }) => event },
            { type: 'say', params: { kind: 'changedElsewhere' } },
          ],
        },
      },
      states: {
        opening: {
          description: 'The store looks what this device keeps of the buyer.',
          on: {
            'pad.found': [
              {
                description: 'What this device keeps is on the screen.',
                guard: { type: 'isKept', params: ({ event }) => event },
                target: 'kept',
                actions: { type: 'takeIn', params: ({ event }) => event },
              },
              {
                description: 'The device keeps nothing: what this tab remembers is on the screen.',
                target: 'notKept',
                actions: { type: 'takeIn', params: ({ event }) => event },
              },
            ],
          },
        },
        kept: {
          description: 'The device keeps the pad as it is.',
          always: { description: 'Something changed: the store has it.', guard: 'isUnkept', target: 'storing' },
        },
        storing: {
          description: 'The store writes it in a moment.',
          entry: ['handOver', 'keepHanded'],
          always: { description: 'It changed again.', guard: 'isUnkept', target: 'storing', reenter: true },
          on: {
            'pad.stored': { description: 'The device keeps it.', target: 'kept' },
            'pad.notStored': { description: 'The device is full, or forbidden.', target: 'notKept' },
          },
        },
        notKept: {
          description: 'The device does not keep the pad: the screen says that it is lost with the tab.',
          tags: 'notKept',
          always: { description: 'The next change is tried again.', guard: 'isUnkept', target: 'storing' },
        },
      },
    },
    // Before the desk: it keeps how a row stood before the change.
    telling,
    desk,
    hand,
    presence: {
      description: 'Whether the reader looks at the pad.',
      initial: 'away',
      states: {
        away: {
          description: 'The reader is on another page: keys and pasted texts are not for the pad.',
          always: { description: 'The pad is on the screen.', guard: 'isHere', target: 'here' },
        },
        here: {
          description: 'What is pasted or dropped anywhere on the page is for the pad, and so are its keys.',
          invoke: { src: 'padPage' },
          exit: assign({ pointed: null }),
          always: { description: 'The reader has left.', guard: 'isAway', target: 'away' },
        },
      },
    },
    checking,
    view,
    clipboard: {
      description: 'Whether rows are being copied out.',
      initial: 'free',
      states: {
        free: {
          description: 'Nothing is being copied.',
          on: { 'copying.requested': { description: 'Rows are to be copied out.', target: 'copying' } },
        },
        copying: {
          description: 'The text goes to the clipboard.',
          invoke: {
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'copying.requested' ? event.text : '' }),
            onDone: {
              description: 'It is there.',
              target: 'free',
              actions: { type: 'say', params: { kind: 'copied' } },
            },
            onError: {
              description: 'The browser does not allow it.',
              target: 'free',
              actions: { type: 'say', params: { kind: 'notCopied' } },
            },
          },
        },
      },
    },
  },
})
export type PadActor = ActorRefFrom<typeof padMachine>
