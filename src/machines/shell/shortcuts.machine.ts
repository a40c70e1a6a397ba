import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, NoticeGiven, PlaceChanged } from '../app.types'
import { subscription } from '../news'
import type { CartViewRef } from '../ordering/cart-view.types'
import { effect, listener, port } from '../port'

/** What keys ask for anywhere behind the login; `isSingle` for a key without Ctrl. */
export type ShortcutNews =
  | { readonly type: 'jump.wanted'; readonly isSingle: boolean }
  | { readonly type: 'keys.wanted'; readonly isSingle: boolean }
  /** `isOffered`: the screen, or the dialog that has the floor, has an Undo. */
  | { readonly type: 'undo.wanted'; readonly isOffered: boolean }
  /** F8, with Shift backwards, in the row `from` of a table; -1 in none. */
  | { readonly type: 'problem.wanted'; readonly from: number; readonly isBack: boolean }
/** A letter that was typed before the box had the cursor. */
export type EarlyLetter = { readonly type: 'letter.typed'; readonly letter: string }
/** Whether the screen itself shows a jump box, which then has the cursor. */
export type BoxNews = { readonly type: 'box.led' | 'box.lacking' }
export type ShortcutsContext = {
  readonly app: AppRef
  readonly cartView: CartViewRef
  readonly isSingleOn: boolean
  readonly pathname: string
  /** What was typed while the jump box opened: it begins with that. */
  readonly early: string
}
export type ShortcutsEvent =
  | ShortcutNews
  | EarlyLetter
  | BoxNews
  | PlaceChanged
  | { type: 'box.closed' }
  | { type: 'single.switched'; isOn: boolean }

export const shortcutsMachine = setup({
  types: {} as {
    context: ShortcutsContext
    events: ShortcutsEvent
    input: Pick<ShortcutsContext, 'app' | 'cartView' | 'pathname'>
    tags: 'jumping' | 'listing'
  },
  actors: {
    shortcutKeys: listener<ShortcutNews>('shortcutKeys'),
    earlyLetters: listener<EarlyLetter>('earlyLetters'),
    readSingleKeys: port<boolean>('readSingleKeys'),
    /** Gives the cursor to the jump box that the screen itself shows, and tells whether there is one. */
    leadToBox: listener<BoxNews>('leadToBox'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    /** Presses the Undo that the screen offers. */
    pressUndo: () => effect('pressUndo')(),
    tellNothing: sendTo(({ context }) => context.app, {
      type: 'notice.given',
      notice: { kind: 'nothingToUndo' },
    } satisfies NoticeGiven),
    storeSingleKeys: (_, _params: { readonly isOn: boolean }) => effect('storeSingleKeys')(),
    keepSingle: assign((_, { isOn }: { isOn: boolean }) => ({ isSingleOn: isOn })),
    keepPlace: assign((_, { pathname }: { pathname: string }) => ({ pathname })),
  },
  guards: {
    isOffered: (_, { isOffered }: { isOffered: boolean }) => isOffered,
    isMinded: ({ context }, { isSingle }: { isSingle: boolean }) => !isSingle || context.isSingleOn,
    isAtCart: ({ context }) => context.pathname === '/cart',
    isLeft: ({ context }, { pathname }: { pathname: string }) => pathname !== context.pathname,
  },
}).createMachine({
  id: 'shortcuts',
  description: 'Keys that work anywhere behind the login: the jump box, and the list of all keys.',
  meta: { spec: '2 Header' },
  context: ({ input }) => ({ ...input, isSingleOn: true, early: '' }),
  invoke: [
    { src: 'shortcutKeys' },
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    {
      src: 'readSingleKeys',
      onDone: {
        description: 'Whether single keys are minded on this device.',
        actions: { type: 'keepSingle', params: ({ event }) => ({ isOn: event.output }) },
      },
    },
  ],
  initial: 'closed',
  on: {
    'jump.wanted': {
      description: 'The jump box is wanted, by a key or its button.',
      guard: { type: 'isMinded', params: ({ event }) => event },
      target: '.leading',
    },
    'keys.wanted': {
      description: 'The list of all keys is wanted.',
      guard: { type: 'isMinded', params: ({ event }) => event },
      target: '.listing',
    },
    'undo.wanted': [
      {
        description: 'What was done last is to be taken back; typing is left to its field.',
        guard: { type: 'isOffered', params: ({ event }) => event },
        actions: 'pressUndo',
      },
      { description: 'The screen has nothing to take back: that is told.', actions: 'tellNothing' },
    ],
    'problem.wanted': {
      description: 'The next line of the cart that needs attention is wanted; the order pad minds the key itself.',
      guard: 'isAtCart',
      actions: sendTo(
        ({ context }) => context.cartView,
        ({ event }) => ({ ...event, type: 'problem.sought' as const }),
      ),
    },
    'single.switched': {
      description: 'Single keys are switched off or on for this device (WCAG 2.1.4).',
      actions: [
        { type: 'keepSingle', params: ({ event }) => event },
        { type: 'storeSingleKeys', params: ({ event }) => event },
      ],
    },
    'place.changed': [
      {
        description: 'Another screen: what was open over the former one shuts.',
        guard: { type: 'isLeft', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'keepPlace', params: ({ event }) => event },
      },
      {
        description: 'The same screen, looked at in another way.',
        actions: { type: 'keepPlace', params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: { description: 'Nothing is open.' },
    leading: {
      description: 'Does the screen show a jump box, as the desk does? A second one beside it would be one too many.',
      invoke: { src: 'leadToBox' },
      on: {
        'box.led': { description: 'It does, and that box has the cursor now.', target: 'closed' },
        'box.lacking': { description: 'It shows none: the box opens over it.', target: 'jumping' },
      },
    },
    jumping: {
      description: 'The jump box is open.',
      tags: 'jumping',
      entry: assign({ early: '' }),
      invoke: { src: 'earlyLetters' },
      on: {
        'letter.typed': {
          description: 'Somebody types before the box has the cursor: it begins with these letters.',
          actions: assign(({ context, event }) => ({ early: context.early + event.letter })),
        },
        'box.closed': { description: 'It is closed.', target: 'closed' },
      },
    },
    listing: {
      description: 'The list of all keys is open.',
      tags: 'listing',
      on: { 'box.closed': { description: 'It is closed.', target: 'closed' } },
    },
  },
})
export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>
