import { assign, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { NoticeGiven } from '../app.types'
import { subscription } from '../news'
import { effect, listener, port } from '../port'
import type { CartLine } from '../rules/cart'
import { draftName, draftsOf, type Draft, type DraftOwner } from '../rules/drafts'
import type { Notice } from '../rules/notice'
import type { CartChanged, CartRef } from './cart.types'

export type DraftsContext = {
  readonly owner: DraftOwner
  readonly cart: CartRef
  /** What is in the cart now. */
  readonly cartLines: readonly CartLine[]
  readonly drafts: readonly Draft[]
  readonly chosenId: string | null
  readonly linesToSave: readonly CartLine[]
}
export type DraftsEvent =
  | DraftsStored
  | CartChanged
  | { type: 'draft.saved' }
  | { type: 'draft.renamed'; id: string; name: string }
  | { type: 'opening.requested'; id: string }
  | { type: 'deletion.requested'; id: string }
  | { type: 'replacing.chosen' }
  | { type: 'merging.chosen' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
/** What this device keeps: told at once, and when another tab changed it. */
export type DraftsStored = { readonly type: 'drafts.found'; readonly all: readonly Draft[] }
export type DraftsInput = Pick<DraftsContext, 'owner' | 'cart'>

const chosen = ({ drafts, chosenId }: DraftsContext): Draft | undefined => drafts.find(({ id }) => id === chosenId)

export const draftsMachine = setup({
  types: {} as {
    context: DraftsContext
    events: DraftsEvent
    input: DraftsInput
    tags: 'asking' | 'askingOpening' | 'askingDeletion'
  },
  actors: {
    cartNews: subscription<CartChanged>(),
    storedDrafts: listener<DraftsStored>('storedDrafts'),
    nameDraft: port<Omit<Draft, 'lines'>, { owner: DraftOwner }>('nameDraft'),
  },
  actions: {
    saveDrafts: (_, _params: { owner: DraftOwner; drafts: readonly Draft[] }) => effect('saveDrafts')(),
    tell: sendParent((_, notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })),
    handOver: sendTo(
      ({ context }) => context.cart,
      ({ context }, { mode }: { mode: 'replace' | 'merge' }) => ({
        type: 'draft.opened' as const,
        mode,
        lines: chosen(context)?.lines ?? [],
      }),
    ),
  },
  guards: {
    isCartEmpty: ({ context }) => context.cartLines.length === 0,
    hasLines: ({ context }) => context.cartLines.length > 0,
    isName: (_, { name }: { name: string }) => draftName(name) !== null,
  },
}).createMachine({
  id: 'drafts',
  description: 'Named copies of the cart, kept on this device per tenant and user; no call is made for them.',
  meta: { spec: '2 Cart (save as draft), C-59' },
  context: ({ input }) => ({ ...input, cartLines: [], drafts: [], chosenId: null, linesToSave: [] }),
  invoke: [{ src: 'cartNews', input: ({ context }) => ({ to: context.cart }) }, { src: 'storedDrafts' }],
  initial: 'listing',
  on: {
    'cart.changed': {
      description: 'The cart holds something else now.',
      actions: assign(({ event }) => ({ cartLines: event.lines })),
    },
    'drafts.found': {
      description:
        'What the device keeps, or another tab changed; also while a question is open, or saving would undo it.',
      actions: assign(({ context, event }) => ({ drafts: draftsOf(event.all, context.owner) })),
    },
  },
  states: {
    listing: {
      description: 'The drafts are listed on the cart screen.',
      on: {
        'draft.saved': {
          description: 'Save as draft is pressed.',
          guard: 'hasLines',
          target: 'saving',
          actions: assign(({ context }) => ({ linesToSave: context.cartLines })),
        },
        'draft.renamed': {
          description: 'A draft gets another name.',
          guard: { type: 'isName', params: ({ event }) => event },
          target: 'storing',
          actions: assign(({ context, event }) => ({
            drafts: context.drafts.map((draft) =>
              draft.id === event.id ? { ...draft, name: draftName(event.name) ?? draft.name } : draft,
            ),
          })),
        },
        'opening.requested': [
          {
            description: 'The cart is empty: the draft becomes the cart at once.',
            guard: 'isCartEmpty',
            target: 'opened',
            actions: [
              assign(({ event }) => ({ chosenId: event.id })),
              { type: 'handOver', params: { mode: 'replace' } },
            ],
          },
          {
            description: 'The cart holds something: replace it, or merge into it?',
            target: 'confirmingOpening',
            actions: assign(({ event }) => ({ chosenId: event.id })),
          },
        ],
        'deletion.requested': {
          description: 'Delete is pressed: the question comes first.',
          target: 'confirmingDeletion',
          actions: assign(({ event }) => ({ chosenId: event.id })),
        },
      },
    },
    saving: {
      description: 'The copy gets its name and time.',
      invoke: {
        src: 'nameDraft',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          description: 'The copy has its name: it stands first in the list, and the buyer is told.',
          target: 'storing',
          actions: [
            assign(({ context, event }) => ({
              drafts: [{ ...event.output, lines: context.linesToSave }, ...context.drafts],
              linesToSave: [],
            })),
            { type: 'tell', params: ({ event }) => ({ kind: 'draftSaved', name: event.output.name }) },
          ],
        },
      },
    },
    storing: {
      description: 'The drafts are written to the device.',
      entry: {
        type: 'saveDrafts',
        params: ({ context }) => ({ owner: context.owner, drafts: context.drafts }),
      },
      always: { description: 'The list is back, whether or not the device kept it.', target: 'listing' },
    },
    confirmingOpening: {
      description: 'The question whether to replace the cart or to merge is on the screen.',
      tags: ['asking', 'askingOpening'],
      on: {
        'replacing.chosen': {
          description: 'The draft takes the place of the cart.',
          target: 'opened',
          actions: { type: 'handOver', params: { mode: 'replace' } },
        },
        'merging.chosen': {
          description: 'The quantities are added up.',
          target: 'opened',
          actions: { type: 'handOver', params: { mode: 'merge' } },
        },
        'question.declined': { description: 'Nothing changes.', target: 'listing' },
      },
    },
    opened: {
      description: 'The draft is in the cart; its copy stays in the list.',
      entry: { type: 'tell', params: ({ context }) => ({ kind: 'draftOpened', name: chosen(context)?.name ?? '' }) },
      always: { description: 'The buyer is told, and the list is back.', target: 'listing' },
    },
    confirmingDeletion: {
      description: 'The question before a draft is deleted is on the screen.',
      tags: ['asking', 'askingDeletion'],
      on: {
        'question.confirmed': {
          description: 'The draft is deleted from this device.',
          target: 'storing',
          actions: [
            { type: 'tell', params: ({ context }) => ({ kind: 'draftDeleted', name: chosen(context)?.name ?? '' }) },
            assign(({ context }) => ({ drafts: context.drafts.filter(({ id }) => id !== context.chosenId) })),
          ],
        },
        'question.declined': { description: 'Nothing changes.', target: 'listing' },
      },
    },
  },
})
export type DraftsActor = ActorRefFrom<typeof draftsMachine>
