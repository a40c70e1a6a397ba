import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { TextByLanguage } from '../../api/schemas/shared'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { delays } from '../delays'
import { failedState, languageTo, networkTo, patience, retryTo } from '../loading'
import { subscription, type Publisher } from '../news'
import { asFailure, port } from '../port'
import { isKept, markOf, valueOf } from '../rules/kept-answer'
import type { SettingsSettled } from '../tenant/settings.machine'
import type { StorefrontSettled, TenantNews } from '../tenant/tenant.types'

/** What tells where the documents are: the settings of the buyer's tenant, or the public ones. */
export type AddressNews = SettingsSettled | TenantNews
export type AboutUsInput = {
  readonly app: AppRef
  /** The private document is for signed-in buyers, the public one for everybody (spec 2 About Us). */
  readonly audience: 'private' | 'public'
  readonly code: string
  readonly source: Publisher<AddressNews>
}
/** A document as it was sent, and the address it came from. */
export type AboutUsDocument = { readonly html: string; readonly address: string }
/** `addresses` by language; `null` where they could not be fetched. */
export type AboutUsQuestion = Pick<AboutUsInput, 'audience' | 'code'> & { readonly addresses: TextByLanguage | null }
export type AboutUsContext = AboutUsInput & {
  readonly addresses: TextByLanguage | null
  readonly areAddressesSettled: boolean
  readonly document: AboutUsDocument | null
  /** Since when, when it is what this device kept. */
  readonly kept: KeptMark | null
  readonly failure: Failure | null
}
export type AboutUsEvent =
  LanguageChanged | NetworkReturned | SettingsSettled | StorefrontSettled | { type: 'retry.requested' }

export const aboutUsMachine = setup({
  types: {} as {
    context: AboutUsContext
    events: AboutUsEvent
    input: AboutUsInput
    tags: 'busy' | 'slow' | 'missing' | 'failed' | 'kept'
  },
  actors: {
    loadDocument: port<Answered<AboutUsDocument | null>, AboutUsQuestion>('loadDocument'),
    appNews: subscription<AppNews>(),
    addressNews: subscription<AddressNews>(),
  },
  actions: {
    takeAddresses: assign((_, { addresses }: { addresses: TextByLanguage | null }) => ({
      addresses,
      areAddressesSettled: true,
    })),
    keepDocument: assign((_, { answer }: { answer: Answered<AboutUsDocument | null> }) => ({
      document: valueOf(answer),
      kept: markOf(answer),
      failure: null,
    })),
  },
  guards: {
    areAddressesSettled: ({ context }) => context.areAddressesSettled,
    isPrivate: ({ context }) => context.audience === 'private',
    isOfCompany: ({ context }, { code }: { code: string }) => context.audience === 'public' && code === context.code,
    isKept: (_, { answer }: { answer: Answered<AboutUsDocument | null> }) => isKept(answer),
    isDocument: (_, { answer }: { answer: Answered<AboutUsDocument | null> }) => valueOf(answer) !== null,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'aboutUs',
  description: 'What a company tells about itself, in a document of its own.',
  meta: { spec: '2 About Us, 3 Settings, 8 About Us failures' },
  context: ({ input }) => ({
    ...input,
    addresses: null,
    areAddressesSettled: false,
    document: null,
    kept: null,
    failure: null,
  }),
  invoke: [
    { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
    { src: 'addressNews', input: ({ context: { source } }) => ({ to: source }) },
  ],
  initial: 'waiting',
  on: {
    'settings.settled': {
      description: "The settings of the buyer's company say where the private document is.",
      guard: 'isPrivate',
      target: '.loading',
      actions: {
        type: 'takeAddresses',
        params: ({ event: { settings } }) => ({ addresses: settings && (settings.b2b_about_us_private ?? {}) }),
      },
    },
    'storefront.settled': {
      description: 'The public settings of the company say where its document is.',
      guard: { type: 'isOfCompany', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'takeAddresses', params: ({ event }) => event },
    },
    'retry.requested': { ...retryTo('.loading'), guard: 'areAddressesSettled' },
    'language.changed': { ...languageTo('.loading'), guard: 'areAddressesSettled' },
  },
  states: {
    waiting: {
      description: 'It is not known yet where the documents of the company are.',
      tags: 'busy',
      on: {
        'retry.requested': {
          description: 'The reader will not wait; the settings are on their way.',
          target: '.patient',
        },
      },
      ...patience('slow'),
    },
    loading: {
      description: 'The document of the language is being fetched; a former one stays until then.',
      tags: 'busy',
      invoke: {
        src: 'loadDocument',
        input: ({ context: { audience, code, addresses } }) => ({ audience, code, addresses }),
        onDone: [
          {
            description: 'The network failed: the document as this device kept it is shown, with its time.',
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'kept',
            actions: { type: 'keepDocument', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'The document is there.',
            guard: { type: 'isDocument', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: { type: 'keepDocument', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'The company has no such document, or none that may be shown (C-85).',
            target: 'missing',
            actions: { type: 'keepDocument', params: { answer: null } },
          },
        ],
        onError: {
          description: 'The document could not be fetched.',
          target: 'failed',
          actions: assign(({ event }) => ({ document: null, kept: null, failure: asFailure(event.error) })),
        },
      },
      ...patience('slow'),
    },
    ready: { description: 'The document is on the screen.' },
    kept: {
      description: 'The document of earlier is on the screen, with its time; with the network it is asked for again.',
      tags: 'kept',
      on: { 'network.returned': networkTo('loading') },
    },
    missing: { description: 'There is nothing to show.', tags: 'missing' },
    failed: failedState('failed', 'The document could not be fetched.'),
  },
})
export type AboutUsActor = ActorRefFrom<typeof aboutUsMachine>
