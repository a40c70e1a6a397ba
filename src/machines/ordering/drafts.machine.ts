import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { deed, port } from '../port'
import type { CartLine } from '../rules/cart'
import { draftName, type Draft, type DraftOwner } from '../rules/drafts'
import type { Notice } from '../rules/notice'

export type DraftsContext = {
  readonly owner: DraftOwner | null
  readonly drafts: readonly Draft[]
  readonly chosenId: string | null
  readonly linesToSave: readonly CartLine[]
}
export type DraftsEvent =
  | { type: 'drafts.opened'; owner: DraftOwner; drafts: readonly Draft[] }
  | { type: 'drafts.closed' }
  | { type: 'drafts.changedElsewhere'; drafts: readonly Draft[] }
  | { type: 'draft.saved'; lines: readonly CartLine[] }
  | { type: 'draft.renamed'; id: string; name: string }
  | { type: 'opening.requested'; id: string; isCartEmpty: boolean }
  | { type: 'deletion.requested'; id: string }
  | { type: 'replacing.chosen' }
  | { type: 'merging.chosen' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
export type DraftsEmitted =
  | { type: 'notice.given'; notice: Notice }
  | { type: 'draft.opened'; lines: readonly CartLine[]; mode: 'replace' | 'merge' }

const chosen = ({ drafts, chosenId }: DraftsContext): Draft | undefined => drafts.find(({ id }) => id === chosenId)

export const draftsMachine = setup({
  types: {} as { context: DraftsContext; events: DraftsEvent; emitted: DraftsEmitted; tags: 'asking' },
  actors: { nameDraft: port<Omit<Draft, 'lines'>, { owner: DraftOwner }>('nameDraft') },
  actions: {
    saveDrafts: (_, _params: { owner: DraftOwner; drafts: readonly Draft[] }) => deed('saveDrafts')(),
    tell: emit((_, notice: Notice) => ({ type: 'notice.given' as const, notice })),
    handOver: emit(({ context }, { mode }: { mode: 'replace' | 'merge' }) => ({
      type: 'draft.opened' as const,
      mode,
      lines: chosen(context)?.lines ?? [],
    })),
  },
  guards: {
    isOpen: ({ context }) => context.owner !== null,
    isCartEmpty: (_, { isCartEmpty }: { isCartEmpty: boolean }) => isCartEmpty,
    hasLines: (_, { lines }: { lines: readonly CartLine[] }) => lines.length > 0,
    isName: (_, { name }: { name: string }) => draftName(name) !== null,
  },
}).createMachine({
  id: 'drafts',
  description: 'Named copies of the cart, kept on this device per tenant and user; no call is made for them.',
  meta: { spec: '2 Cart (save as draft), C-59' },
  context: { owner: null, drafts: [], chosenId: null, linesToSave: [] },
  initial: 'closed',
  on: {
    'drafts.closed': {
      description: 'The session ended: the drafts stay on the device, out of sight.',
      target: '.closed',
      actions: assign({ owner: null, drafts: [], chosenId: null, linesToSave: [] }),
    },
    'drafts.changedElsewhere': {
      description: 'Another tab changed the drafts; also while a question is open, or saving would undo it.',
      guard: 'isOpen',
      actions: assign(({ event }) => ({ drafts: event.drafts })),
    },
  },
  states: {
    closed: {
      description: 'Nobody is signed in.',
      on: {
        'drafts.opened': {
          description: 'A buyer is signed in: their drafts are there.',
          target: 'listing',
          actions: assign(({ event }) => ({ owner: event.owner, drafts: event.drafts })),
        },
      },
    },
    listing: {
      description: 'The drafts are listed on the cart screen.',
      on: {
        'draft.saved': {
          description: 'Save as draft is pressed.',
          guard: { type: 'hasLines', params: ({ event }) => event },
          target: 'saving',
          actions: assign(({ event }) => ({ linesToSave: event.lines })),
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
            guard: { type: 'isCartEmpty', params: ({ event }) => event },
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
        input: ({ context }) => ({ owner: context.owner as DraftOwner }),
        onDone: {
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
        params: ({ context }) => ({ owner: context.owner as DraftOwner, drafts: context.drafts }),
      },
      always: 'listing',
    },
    confirmingOpening: {
      description: 'The question whether to replace the cart or to merge is on the screen.',
      tags: 'asking',
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
      always: 'listing',
    },
    confirmingDeletion: {
      description: 'The question before a draft is deleted is on the screen.',
      tags: 'asking',
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
