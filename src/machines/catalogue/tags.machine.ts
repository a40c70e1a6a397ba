import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Tag } from '../../api/schemas/catalogue'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import { delays } from '../delays'
import { languageTo, narrowing, networkTo, patience, retryTo } from '../loading'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { subscription } from '../news'
import { port } from '../port'
import { isKept, markOf, valueOf } from '../rules/kept-answer'

export type TagsEvent =
  { type: 'tags.wanted' } | { type: 'retry.requested' } | { type: 'search.changed' } | LanguageChanged | NetworkReturned

export type TagsContext = {
  readonly app: AppRef
  readonly tags: readonly Tag[]
  /** Of tags that this device kept: their time. */
  readonly kept: KeptMark | null
}

export const tagsMachine = setup({
  types: {} as {
    context: TagsContext
    events: TagsEvent
    input: { app: AppRef }
    tags: 'busy' | 'slow' | 'ready' | 'failed' | 'kept' | 'settled'
  },
  actors: { loadTags: port<Answered<Tag[]>>('loadTags'), appNews: subscription<AppNews>() },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: Answered<Tag[]> }) => ({
      tags: valueOf(answer),
      kept: markOf(answer),
    })),
  },
  guards: { isKept: (_, { answer }: { answer: Answered<Tag[]> }) => isKept(answer) },
  delays: { slow: delays.slow, telling: delays.telling },
}).createMachine({
  id: 'tags',
  description: 'The tags of the tenant: fetched when a list of them is first opened, then shared by all.',
  meta: { spec: '2 Products list (tag filter), Product card (tag picker); 7 GET /api/tags' },
  context: ({ input: { app } }) => ({ app, tags: [], kept: null }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  type: 'parallel',
  states: {
    list: {
      description: 'Where the tags come from and how far they are.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody has opened a list of tags yet.',
          on: { 'tags.wanted': { description: 'A list of tags is opened.', target: 'loading' } },
        },
        loading: {
          description: 'The tags are being fetched.',
          tags: 'busy',
          invoke: {
            src: 'loadTags',
            onDone: [
              {
                description: 'The network failed: the tags as this device kept them are offered, with their time.',
                guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
                target: 'kept',
                actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                description: 'The tags are there.',
                target: 'ready',
                actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: { description: 'The tags could not be fetched.', target: 'failed' },
          },
          on: { 'retry.requested': retryTo('loading'), 'language.changed': languageTo('loading') },
          ...patience('slow'),
        },
        ready: {
          description: 'The tags are known.',
          tags: 'ready',
          on: {
            'language.changed': {
              description: 'Names are sent per language: fetched again now, as chips show them.',
              target: 'loading',
            },
          },
        },
        kept: {
          description: 'The tags as this device kept them are known; with the network they are asked for again.',
          tags: ['ready', 'kept'],
          on: { 'network.returned': networkTo('loading'), 'language.changed': languageTo('loading') },
        },
        failed: {
          description: 'The tags could not be fetched; the list says so.',
          tags: 'failed',
          on: {
            'network.returned': networkTo('loading'),
            'retry.requested': retryTo('loading'),
            'tags.wanted': { description: 'A list is opened again.', target: 'loading' },
          },
        },
      },
    },
    search: {
      description: 'Letters that narrow a list of them; which ones, the list itself knows.',
      initial: 'settled',
      on: { 'search.changed': { description: 'A letter is typed.', target: '.typing' } },
      states: narrowing,
    },
  },
})
export type TagsActor = ActorRefFrom<typeof tagsMachine>
