import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Order, OrderRow } from '../../api/schemas/ordering'
import { isSameId, type Id } from '../../api/schemas/shared'
import type { AppRef, NoticeGiven } from '../app.types'
import { listener, port } from '../port'
import type { ReadOrder } from '../rules/order-file'
import type { Numbers } from '../rules/part-numbers'

type Rows = readonly OrderRow[]
/** What the reading of orders tells: some answers, `null` for an order that could not be had; and that it is over. */
export type OrdersReadNews =
  | { readonly type: 'orders.read'; readonly answers: readonly { readonly id: Id; readonly order: Order | null }[] }
  | { readonly type: 'reading.ended' }
export type OrderFilesContext = {
  readonly app: AppRef
  readonly code: string
  /** The orders whose lines are wanted, each with what is known of it. */
  readonly orders: readonly ReadOrder[]
  /** Those of them that are not there. */
  readonly missing: readonly ReadOrder[]
  /** What the buyer calls the parts. */
  readonly numbers: Numbers
  /** How many were asked for so far. */
  readonly done: number
}
export type OrderFilesEvent =
  | OrdersReadNews
  | { type: 'list.saved'; rows: Rows }
  | { type: 'lines.saved'; rows: Rows; numbers: Numbers }
  | { type: 'order.saved'; order: ReadOrder; numbers: Numbers }
  | { type: 'reading.cancelled' }
  | { type: 'missing.retried' }
  | { type: 'missing.accepted' }

const missingIn = (orders: readonly ReadOrder[]) => orders.filter(({ order }) => order === null)
const notSaved = {
  description: 'The browser does not save it: that is told.',
  target: 'resting',
  actions: 'tellNotSaved',
} as const
const cancelled = { description: 'The file is not wanted any more.', target: 'resting' } as const

export const orderFilesMachine = setup({
  types: {} as {
    context: OrderFilesContext
    events: OrderFilesEvent
    input: Pick<OrderFilesContext, 'app' | 'code'>
    tags: 'busy' | 'reading' | 'asking'
  },
  actors: {
    saveOrderList: port<void, { rows: Rows }>('saveOrderList'),
    saveOrderLines: port<void, { orders: readonly ReadOrder[]; numbers: Numbers }>('saveOrderLines'),
    readOrders: listener<OrdersReadNews, { code: string; ids: readonly Id[] }>('readOrders'),
  },
  actions: {
    keepRows: assign((_, { rows }: { rows: Rows }) => {
      const orders = rows.map((row) => ({ row, order: null }))
      return { orders, missing: orders, done: 0 }
    }),
    keepNumbers: assign((_, { numbers }: { numbers: Numbers }) => ({ numbers })),
    keepOrder: assign((_, { order }: { order: ReadOrder }) => ({ orders: [order], missing: [], done: 1 })),
    keepAnswers: assign(({ context }, { answers }: Extract<OrdersReadNews, { type: 'orders.read' }>) => {
      const orders = context.orders.map((known) => {
        const answer = answers.find(({ id }) => isSameId(id, known.row.id))
        return answer ? { ...known, order: answer.order } : known
      })
      return { orders, missing: missingIn(orders), done: context.done + answers.length }
    }),
    countKnown: assign(({ context: { orders, missing } }) => ({ done: orders.length - missing.length })),
    tellNotSaved: sendTo(
      ({ context }) => context.app,
      (): NoticeGiven => ({ type: 'notice.given', notice: { kind: 'fileNotSaved' } }),
    ),
  },
  guards: { isComplete: ({ context }) => context.missing.length === 0 },
}).createMachine({
  id: 'orderFiles',
  description: 'The orders that are shown as a file: one row for each, or all of their lines.',
  meta: { spec: '2 Orders list, 7 GET /api/orders/{code}/{orderId}' },
  context: ({ input }) => ({ ...input, orders: [], missing: [], numbers: [], done: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No file is being made.',
      on: {
        'list.saved': {
          description: 'The list as it is shown is wanted as a file.',
          target: 'savingList',
          actions: { type: 'keepRows', params: ({ event }) => event },
        },
        'lines.saved': {
          description: 'The lines of all orders shown are wanted: the list holds none, so the orders are read first.',
          target: 'reading',
          actions: [
            { type: 'keepRows', params: ({ event }) => event },
            { type: 'keepNumbers', params: ({ event }) => event },
          ],
        },
        'order.saved': {
          description: 'One order is on the screen with its lines: it is written as it stands there.',
          target: 'savingLines',
          actions: [
            { type: 'keepOrder', params: ({ event }) => event },
            { type: 'keepNumbers', params: ({ event }) => event },
          ],
        },
      },
    },
    savingList: {
      description: 'The file of the list is written.',
      tags: 'busy',
      invoke: {
        src: 'saveOrderList',
        input: ({ context: { orders } }) => ({ rows: orders.map(({ row }) => row) }),
        onDone: { description: 'The browser has it.', target: 'resting' },
        onError: notSaved,
      },
    },
    reading: {
      description: 'The orders that are not known yet are read, six at once; how far it is shows.',
      tags: ['busy', 'reading'],
      entry: 'countKnown',
      invoke: {
        src: 'readOrders',
        input: ({ context }) => ({ code: context.code, ids: context.missing.map(({ row }) => row.id) }),
      },
      on: {
        'orders.read': {
          description: 'Some more are there, or could not be had.',
          actions: { type: 'keepAnswers', params: ({ event }) => event },
        },
        'reading.ended': [
          { description: 'All are there.', guard: 'isComplete', target: 'savingLines' },
          { description: 'Some could not be read: the buyer decides.', target: 'asking' },
        ],
        'reading.cancelled': { ...cancelled, description: 'The reading is given up; its calls end.' },
      },
    },
    asking: {
      description: 'Some orders could not be read; how many, and which, is said.',
      tags: 'asking',
      on: {
        'missing.retried': { description: 'Those are read once more.', target: 'reading' },
        'missing.accepted': {
          description: 'The file is made all the same, and says what is missing.',
          target: 'savingLines',
        },
        'reading.cancelled': cancelled,
      },
    },
    savingLines: {
      description: 'The file of the lines is written.',
      tags: 'busy',
      invoke: {
        src: 'saveOrderLines',
        input: ({ context: { orders, numbers } }) => ({ orders, numbers }),
        onDone: { description: 'The browser has it.', target: 'resting' },
        onError: notSaved,
      },
    },
  },
})
export type OrderFilesActor = ActorRefFrom<typeof orderFilesMachine>
