import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import { delays } from '../delays'
import { asFailure, listener, port } from '../port'

/** The private document is for signed-in buyers, the public one for everybody (spec 2 About Us). */
export type AboutUsInput = { readonly audience: 'private' | 'public'; readonly code: string }
/** A document as it was sent, and the address it came from. */
export type AboutUsDocument = { readonly html: string; readonly address: string }
export type AboutUsContext = AboutUsInput & {
  readonly document: AboutUsDocument | null
  readonly failure: Failure | null
}
export type AboutUsEvent = { type: 'language.changed' } | { type: 'network.returned' } | { type: 'retry.requested' }

export const aboutUsMachine = setup({
  types: {} as { context: AboutUsContext; events: AboutUsEvent; input: AboutUsInput; tags: 'busy' | 'slow' },
  actors: {
    loadDocument: port<AboutUsDocument | null, AboutUsInput>('loadDocument'),
    surroundings: listener('surroundings'),
  },
  guards: { isDocument: (_, { document }: { document: AboutUsDocument | null }) => document !== null },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'aboutUs',
  description: 'What a company tells about itself, in a document of its own.',
  meta: { spec: '2 About Us, 3 Settings, 8 About Us failures' },
  context: ({ input }) => ({ ...input, document: null, failure: null }),
  invoke: { src: 'surroundings' },
  initial: 'loading',
  on: {
    'retry.requested': { description: 'The reader asks again.', target: '.loading' },
    'language.changed': { description: 'Each language has a document of its own.', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The document of the language is looked up and fetched; a former one stays until then.',
      tags: 'busy',
      invoke: {
        src: 'loadDocument',
        input: ({ context: { audience, code } }) => ({ audience, code }),
        onDone: [
          {
            guard: { type: 'isDocument', params: ({ event }) => ({ document: event.output }) },
            target: 'ready',
            actions: assign(({ event }) => ({ document: event.output, failure: null })),
          },
          {
            description: 'The company has no such document, or none that may be shown (C-85).',
            target: 'missing',
            actions: assign({ document: null, failure: null }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ document: null, failure: asFailure(event.error) })),
        },
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: { description: 'The document is on the screen.' },
    missing: { description: 'There is nothing to show.' },
    failed: {
      description: 'The document could not be fetched.',
      on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
    },
  },
})
export type AboutUsActor = ActorRefFrom<typeof aboutUsMachine>
