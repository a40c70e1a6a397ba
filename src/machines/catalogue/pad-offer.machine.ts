import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, PlaceChanged } from '../app.types'
import { subscription, type Recipient } from '../news'
import { effect, port } from '../port'
import type { PadPageNews } from '../ordering/pad.types'
import { isStillThere, mayBeForPad, type PadOffer } from '../rules/pad-offer'
import type { Searched, WeighedOffer } from '../rules/pad-offer-reading'
import { readProductQuery } from '../rules/product-query'

type TextPasted = Extract<PadPageNews, { type: 'text.pasted' }>
export type PadOfferContext = {
  readonly app: AppRef
  readonly pad: Recipient<TextPasted>
  readonly pathname: string
  /** What stands in the search field. */
  readonly text: string
  /** Lines that were pasted into it: a field swallows their ends. */
  readonly pasted: string | null
  /** What is offered, and the text that it is of. */
  readonly offer: PadOffer | null
  readonly given: string
}
export type PadOfferEvent = PlaceChanged | { type: 'text.typed'; text: string } | TextPasted | { type: 'offer.taken' }
type Written = { readonly text: string }

const pastedIn = ({ pasted }: PadOfferContext, { text }: Written): string | null =>
  pasted !== null && isStillThere(pasted, text) ? pasted : null
const typed = ({ event }: { event: Extract<PadOfferEvent, { type: 'text.typed' }> }): Written => event
const applied = ({ event }: { event: PlaceChanged }): Written => ({ text: readProductQuery(event.search).search })

export const padOfferMachine = setup({
  types: {} as {
    context: PadOfferContext
    events: PadOfferEvent
    input: Pick<PadOfferContext, 'app' | 'pad' | 'pathname'> & { readonly search: string }
    tags: 'offering'
  },
  actors: { appNews: subscription<AppNews>(), weighOffer: port<WeighedOffer, Searched>('weighOffer') },
  actions: {
    keepText: assign(({ context }, written: Written) => ({ text: written.text, pasted: pastedIn(context, written) })),
    keepPasted: assign((_, { text }: Written) => ({ pasted: text })),
    keepOffer: assign((_, weighed: WeighedOffer) => weighed),
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    fillPad: sendTo(
      ({ context }) => context.pad,
      ({ context: { given } }) => ({ type: 'text.pasted' as const, text: given }),
    ),
    goToPad: sendTo(({ context }) => context.app, { type: 'navigation.requested', to: '/order-pad' }),
  },
  guards: {
    isHere: ({ context }, { pathname }: { pathname: string }) => pathname === context.pathname,
    isToBeRead: ({ context: { pasted, text } }) => mayBeForPad(text) || mayBeForPad(pasted ?? ''),
    isForPad: (_, { offer }: WeighedOffer) => offer !== null,
  },
}).createMachine({
  id: 'padOffer',
  description:
    'What stands in the product search may be a part number with a quantity, or a column of them: then the order pad is offered, beside the search.',
  meta: { spec: '2 Products list' },
  context: ({ input: { search, ...input } }) => ({
    ...input,
    text: readProductQuery(search).search,
    pasted: null,
    offer: null,
    given: '',
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'weighing',
  on: {
    'text.typed': {
      description: 'Something else stands in the field.',
      target: '.weighing',
      actions: { type: 'keepText', params: typed },
    },
    'text.pasted': {
      description: 'Lines are pasted: the field makes one of them, here they stay what they were.',
      target: '.weighing',
      actions: { type: 'keepPasted', params: ({ event }) => event },
    },
    'place.changed': {
      description: 'Another search is applied, and stands in the field.',
      guard: { type: 'isHere', params: ({ event }) => event },
      target: '.weighing',
      actions: { type: 'keepText', params: applied },
    },
  },
  states: {
    weighing: {
      description: 'Could it be something for the order pad?',
      always: [
        { description: 'A number and something beside it.', guard: 'isToBeRead', target: 'reading' },
        { description: 'It is a search and nothing more.', target: 'silent' },
      ],
    },
    reading: {
      description: 'It is read as the order pad would; what reads it is fetched when it is first needed.',
      invoke: {
        src: 'weighOffer',
        input: ({ context: { text, pasted } }) => ({ text, pasted }),
        onDone: [
          {
            description: 'The order pad reads it as part numbers.',
            guard: { type: 'isForPad', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { description: 'It is a search and nothing more.', target: 'silent' },
        ],
        onError: {
          description: 'What reads it could not be fetched: the search goes on as ever.',
          target: 'silent',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Order pad', error: event.error }) },
        },
      },
    },
    silent: { description: 'Nothing is offered.' },
    offering: {
      description: 'The order pad is offered; the search goes on as ever.',
      tags: 'offering',
      on: {
        'offer.taken': {
          description: 'The order pad reads the text, and the buyer is led there.',
          target: 'left',
          actions: ['fillPad', 'goToPad'],
        },
      },
    },
    left: { description: 'The buyer is on the way to the order pad.', type: 'final' },
  },
})
export type PadOfferActor = ActorRefFrom<typeof padOfferMachine>
