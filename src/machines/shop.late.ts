import { codePatience } from './loading'
import type { LatePart } from './rules/late-parts'
import { shopSetup } from './shop.setup'
import type { LateParts } from './shop.types'

/** A part of the shop whose code comes when it is wanted; what is meant for it waits until it is there. */
const latePart = <
  const TPart extends LatePart,
  const TLoad extends 'loadOrdering' | 'loadTools',
  const TSlow extends `${TPart}Slow`,
  const TFailed extends `${TPart}Failed`,
>(
  part: TPart,
  description: string,
  { load, slow, failed }: { readonly load: TLoad; readonly slow: TSlow; readonly failed: TFailed },
) =>
  shopSetup.createStateConfig({
    description,
    initial: 'unneeded',
    states: {
      unneeded: {
        description: 'Nobody has asked for it yet.',
        on: {
          'place.changed': {
            description: 'The buyer is at one of its screens.',
            guard: { type: 'isNeeded', params: ({ event: { pathname } }) => ({ part, pathname }) },
            target: 'fetching',
          },
          'part.wanted': {
            description: 'Something is meant for it.',
            guard: { type: 'isPart', params: ({ event }) => ({ part, wanted: event.part }) },
            target: 'fetching',
          },
        },
        after: { lull: { description: 'The buyer looks around: it is fetched beforehand.', target: 'fetching' } },
      },
      fetching: {
        description: 'Its code is on its way.',
        invoke: {
          src: load,
          onDone: {
            description: 'It is there, and what was meant for it goes there.',
            target: 'open',
            actions: [
              {
                type: 'openPart',
                params: ({ event }: { event: { readonly output: LateParts } }) => ({ loaded: event.output }),
              },
              'handOver',
            ],
          },
          onError: {
            description: 'The code could not be fetched: who pressed a button that needs the lists is told.',
            target: 'failed',
            actions: { type: 'letGo', params: { part } },
          },
        },
        ...codePatience(slow),
      },
      open: { description: 'It is there as long as the shop.' },
      failed: {
        description: 'The code could not be fetched: its screens say so and offer Retry.',
        tags: failed,
        on: {
          'place.changed': {
            description: 'The buyer comes to one of its screens: asked again.',
            guard: { type: 'isNeeded', params: ({ event: { pathname } }) => ({ part, pathname }) },
            target: 'fetching',
          },
          'part.wanted': {
            description: 'Something more is meant for it: asked again.',
            guard: { type: 'isPart', params: ({ event }) => ({ part, wanted: event.part }) },
            target: 'fetching',
          },
          'part.retried': { description: 'The reader asks again.', target: 'fetching' },
          'network.returned': { description: 'The network is back: asked again once.', target: 'fetching' },
        },
      },
    },
  })

export const ordering = latePart('ordering', 'Lists, drafts, and the screens of carts and orders.', {
  load: 'loadOrdering',
  slow: 'orderingSlow',
  failed: 'orderingFailed',
})
export const tools = latePart('tools', 'The order pad, and the screens of the tools.', {
  load: 'loadTools',
  slow: 'toolsSlow',
  failed: 'toolsFailed',
})
