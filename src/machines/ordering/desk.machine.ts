import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { OrderRow } from '../../api/schemas/ordering'
import { isSameId, type Id } from '../../api/schemas/shared'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { delays } from '../delays'
import { failedState, languageTo, networkTo, patience, retryTo } from '../loading'
import { subscription, type Recipient } from '../news'
import { asFailure, listener, port } from '../port'
import { recentOrders, type BoughtPart } from '../rules/desk'
import { markOf, valueOf } from '../rules/kept-answer'
import type { ReadOrder } from '../rules/order-file'
import { wantedAgain } from '../rules/orders'
import type { OrdersReadNews } from './order-files.machine'
import type { PadRowsOpened } from './pad.types'

export type DeskContext = {
  readonly app: AppRef
  readonly pad: Recipient<PadRowsOpened>
  readonly code: string
  /** The last orders, the newest first, each with its lines where they are there. */
  readonly orders: readonly ReadOrder[]
  /** Of orders that this device kept: their time; `null` for the server's own answer. */
  readonly kept: KeptMark | null
  readonly failure: Failure | null
}
export type DeskEvent =
  | OrdersReadNews
  | LanguageChanged
  | NetworkReturned
  | { type: 'part.wanted'; bought: BoughtPart }
  | { type: 'retry.requested' }

/** What this device kept is asked for again with the network. */
const renewed = { 'network.returned': { ...networkTo('loading'), guard: 'isKept' } } as const

export const deskMachine = setup({
  types: {} as {
    context: DeskContext
    events: DeskEvent
    input: Pick<DeskContext, 'app' | 'pad' | 'code'>
    tags: 'busy' | 'slow' | 'failed' | 'reading'
  },
  actors: {
    loadOrders: port<Answered<OrderRow[]>, { code: string }>('loadOrders'),
    readOrders: listener<OrdersReadNews, { code: string; ids: readonly Id[] }>('readOrders'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    keepRows: assign((_, { answer }: { answer: Answered<OrderRow[]> }) => ({
      orders: recentOrders(valueOf(answer)).map((row) => ({ row, order: null })),
      kept: markOf(answer),
      failure: null,
    })),
    keepAnswers: assign(({ context }, { answers }: Extract<OrdersReadNews, { type: 'orders.read' }>) => ({
      orders: context.orders.map((known) => {
        const answer = answers.find(({ id }) => isSameId(id, known.row.id))
        return answer ? { ...known, order: answer.order } : known
      }),
    })),
    fillPad: sendTo(
      ({ context }) => context.pad,
      (_, { bought }: { bought: BoughtPart }) => ({
        type: 'rows.opened' as const,
        source: 'order' as const,
        name: bought.number,
        rows: wantedAgain({ items: [bought.line] }),
      }),
    ),
    goToPad: sendTo(({ context }) => context.app, { type: 'navigation.requested', to: '/order-pad' }),
  },
  guards: { isKept: ({ context }) => context.kept !== null },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'desk',
  description: 'The page that a clerk keeps open: the last orders, and what was bought in them.',
  meta: { spec: '2 Dashboard, 7 GET /api/orders' },
  context: ({ input }) => ({ ...input, orders: [], kept: null, failure: null }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  on: {
    'part.wanted': {
      description: 'A part that was bought before is wanted again: it stands in the order pad with its last quantity.',
      actions: [{ type: 'fillPad', params: ({ event }) => event }, 'goToPad'],
    },
    'retry.requested': retryTo('.loading'),
    'language.changed': languageTo('.loading'),
  },
  states: {
    loading: {
      description: 'The orders are on their way.',
      tags: 'busy',
      invoke: {
        src: 'loadOrders',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          description: 'The last ones are shown at once; their lines follow.',
          target: 'reading',
          actions: { type: 'keepRows', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          description: 'They could not be fetched; the rest of the desk works.',
          target: 'failed',
          actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
        },
      },
      ...patience('slow'),
    },
    reading: {
      description: 'The lines of the last orders are read; nobody waits for them.',
      tags: 'reading',
      invoke: {
        src: 'readOrders',
        input: ({ context: { code, orders } }) => ({ code, ids: orders.map(({ row }) => row.id) }),
      },
      on: {
        'orders.read': {
          description: 'Some of them are there.',
          actions: { type: 'keepAnswers', params: ({ event }) => event },
        },
        'reading.ended': { description: 'All that could be had are there.', target: 'ready' },
        ...renewed,
      },
    },
    ready: { description: 'The desk is as full as it gets.', on: renewed },
    failed: failedState('failed', 'The orders could not be fetched.'),
  },
})
export type DeskActor = ActorRefFrom<typeof deskMachine>
