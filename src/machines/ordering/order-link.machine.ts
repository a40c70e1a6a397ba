import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppRef } from '../app.types'
import type { Recipient } from '../news'
import { port } from '../port'
import { wantedLines } from '../rules/lists'
import { readLink, sealOf, type OrderLink } from '../rules/order-link'
import type { PadRowsOpened } from './pad.types'

export type OrderLinkContext = {
  readonly app: AppRef
  readonly pad: Recipient<PadRowsOpened>
  /** The tenant of the buyer who opened the link. */
  readonly tenantCode: string
  readonly link: OrderLink
}
export type OrderLinkInput = Omit<OrderLinkContext, 'link'> & { readonly fragment: string }

export const orderLinkMachine = setup({
  types: {} as {
    context: OrderLinkContext
    input: OrderLinkInput
    tags: 'unreadable' | 'elsewhere' | 'nowhere'
  },
  actors: { findCompany: port<boolean, { code: string }>('findCompany') },
  actions: {
    fillPad: sendTo(
      ({ context }) => context.pad,
      ({ context: { link } }): PadRowsOpened => ({
        type: 'rows.opened',
        source: 'link',
        name: sealOf(JSON.stringify(link.lines)),
        broken: link.broken,
        isWhole: link.isWhole,
        rows: wantedLines(link.lines),
      }),
    ),
    goToPad: sendTo(({ context }) => context.app, { type: 'navigation.replaced', to: '/order-pad' }),
  },
  guards: {
    isUnreadable: ({ context: { link } }) => link.tenantCode === null || link.lines.length === 0,
    isFound: (_, { isFound }: { isFound: boolean }) => isFound,
    isForAnother: ({ context: { link, tenantCode } }) => link.tenantCode?.toUpperCase() !== tenantCode.toUpperCase(),
  },
}).createMachine({
  id: 'orderLink',
  description: 'What somebody passed on by a link: it lands in the order pad of whoever opens it, at their own prices.',
  meta: { spec: '2 Cart' },
  context: ({ input: { fragment, ...input } }) => ({ ...input, link: readLink(fragment) }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The link is looked at; all that it holds stands in the address.',
      always: [
        { description: 'It is cut, or is no order link.', guard: 'isUnreadable', target: 'unreadable' },
        { description: 'It is of another company.', guard: 'isForAnother', target: 'elsewhere' },
        {
          description: 'What can be read of it stands in the order pad; nothing is added to the cart.',
          target: 'opened',
          actions: ['fillPad', 'goToPad'],
        },
      ],
    },
    opened: { description: 'The reader is led to the order pad; Back does not open the link again.', type: 'final' },
    unreadable: { description: 'It is said that nothing of it can be read.', tags: 'unreadable' },
    elsewhere: {
      description: 'It is said of which company it is, with the way to its login.',
      tags: 'elsewhere',
      initial: 'asking',
      states: {
        asking: {
          description: 'Is there such a company? Nobody waits for the word on it.',
          invoke: {
            src: 'findCompany',
            input: ({ context: { link } }) => ({ code: link.tenantCode ?? '' }),
            onDone: [
              {
                description: 'There is.',
                guard: { type: 'isFound', params: ({ event }) => ({ isFound: event.output }) },
                target: 'known',
              },
              { description: 'There is none: its login would be the end of the way.', target: 'unknown' },
            ],
            onError: { description: 'Nobody can tell: the login says it.', target: 'known' },
          },
        },
        known: { description: 'The way to its login is offered.' },
        unknown: { description: 'It is said that there is no such company.', tags: 'nowhere' },
      },
    },
  },
})
export type OrderLinkActor = ActorRefFrom<typeof orderLinkMachine>
