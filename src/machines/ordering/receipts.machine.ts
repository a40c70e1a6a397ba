import { assign, setup, type ActorRefFrom } from 'xstate'
import type { OrderRow } from '../../api/schemas/ordering'
import { effect, listener, port } from '../port'
import type { Owner } from '../rules/order-attempt'
import { likelyOrder, orderNumber } from '../rules/orders'
import type { ReceiptChange } from '../rules/receipts'
import type { ReceiptDeed, ReceiptsContext, ReceiptsEvent, ReceiptsFound, Sought } from './receipts.types'

type Rows = { readonly rows: readonly OrderRow[] }
const nothing: ReceiptChange = { kind: 'dropped', key: '' }
const foundIn = ({ sought }: ReceiptsContext, { rows }: Rows): OrderRow | null => sought && likelyOrder(rows, sought)

export const receiptsMachine = setup({
  types: {} as { context: ReceiptsContext; events: ReceiptsEvent; input: { readonly owner: Owner } },
  actors: {
    storedReceipts: listener<ReceiptsFound, Owner>('storedReceipts'),
    changeReceipt: port<void, ReceiptDeed>('changeReceipt'),
    loadOrders: port<OrderRow[], { code: string }>('loadOrders'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    queue: assign(({ context }, { change }: { change: ReceiptChange }) => ({ queue: [...context.queue, change] })),
    nextInQueue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    note: assign((_, { receipts, isKept }: ReceiptsFound) => ({ receipts, isKept, isRead: true })),
    /** Without what was there before, no order can be told from the others: nothing is looked for. */
    seek: assign((_, { key, known, total, day }: Sought) => ({
      sought: known === null ? null : { key, known, total, day },
    })),
    numberIt: assign(({ context }, rows: Rows) => {
      const row = foundIn(context, rows)
      const key = context.sought?.key ?? ''
      const order = row && { id: String(row.id), number: orderNumber(row) }
      return order ? { queue: [...context.queue, { kind: 'numbered' as const, key, order }] } : {}
    }),
    endSearch: assign({ sought: null }),
  },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    isSought: ({ context }) => context.sought !== null,
  },
}).createMachine({
  id: 'receipts',
  description:
    'What the buyer has sent, kept on this device: the last 50 orders, with their numbers where these can be told.',
  meta: { spec: '2 Order success, C-122' },
  context: ({ input: { owner } }) => ({ owner, receipts: [], isRead: false, isKept: true, queue: [], sought: null }),
  invoke: { src: 'storedReceipts', input: ({ context }) => context.owner },
  type: 'parallel',
  on: {
    'receipts.found': {
      description: 'What the device keeps: told at the beginning, and after every change, here or in another tab.',
      actions: { type: 'note', params: ({ event }) => event },
    },
    'order.begun': {
      description: 'An order goes out: what it holds is written down, while nobody knows yet what becomes of it.',
      actions: { type: 'queue', params: ({ event: { receipt } }) => ({ change: { kind: 'begun', receipt } }) },
    },
    'order.stored': {
      description: 'The company has the order: it is a receipt now, and its number is looked for once.',
      actions: [
        { type: 'queue', params: ({ event: { key } }) => ({ change: { kind: 'placed', key } }) },
        { type: 'seek', params: ({ event }) => event },
      ],
    },
    'order.dropped': {
      description: 'The order was not taken: nothing of it is kept.',
      actions: { type: 'queue', params: ({ event: { key } }) => ({ change: { kind: 'dropped', key } }) },
    },
  },
  states: {
    keeping: {
      description: 'Changes are made one after another.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The device holds what is known, or has said that it does not.',
          always: { description: 'Something is to be written.', guard: 'hasMore', target: 'storing' },
        },
        storing: {
          description: 'The first change is made on the device.',
          invoke: {
            src: 'changeReceipt',
            input: ({ context: { owner, queue } }) => ({ owner, change: queue[0] ?? nothing }),
            onDone: { description: 'It is there.', target: 'settled', actions: 'nextInQueue' },
            onError: {
              description: 'Only logged: an order never waits for its receipt.',
              target: 'settled',
              actions: [
                { type: 'logFailure', params: ({ event }) => ({ what: 'A receipt', error: event.error }) },
                'nextInQueue',
              ],
            },
          },
        },
      },
    },
    number: {
      description: 'The number of the last order: the company does not answer with one.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No number is looked for.',
          always: {
            description: 'An order was placed, and what was there before it is known.',
            guard: 'isSought',
            target: 'searching',
          },
        },
        searching: {
          description: 'The orders are read once; nobody waits for them.',
          invoke: {
            src: 'loadOrders',
            input: ({ context: { owner } }) => ({ code: owner.tenantCode }),
            onDone: {
              description:
                'Exactly one that was not there before, with its total and day, gives the number; else there is none.',
              target: 'resting',
              actions: [{ type: 'numberIt', params: ({ event }) => ({ rows: event.output }) }, 'endSearch'],
            },
            onError: {
              description: 'Only logged: the receipt has no number, and the way to the orders.',
              target: 'resting',
              actions: [
                { type: 'logFailure', params: ({ event }) => ({ what: 'Orders', error: event.error }) },
                'endSearch',
              ],
            },
          },
        },
      },
    },
  },
})
export type ReceiptsActor = ActorRefFrom<typeof receiptsMachine>
