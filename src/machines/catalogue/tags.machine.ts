import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Tag } from '../../api/schemas/catalogue'
import { port } from '../port'

export type TagsEvent =
  { type: 'tags.wanted' } | { type: 'retry.requested' } | { type: 'language.changed' } | { type: 'session.closed' }

export const tagsMachine = setup({
  types: {} as { context: { tags: readonly Tag[] }; events: TagsEvent; tags: 'busy' | 'failed' },
  actors: { loadTags: port<Tag[]>('loadTags') },
}).createMachine({
  id: 'tags',
  description: 'The tags of the tenant: fetched when a list of them is first opened, then shared by all.',
  meta: { spec: '2 Products list (tag filter), Product card (tag picker); 7 GET /api/tags' },
  context: { tags: [] },
  initial: 'unknown',
  on: {
    'session.closed': {
      description: 'Nothing of the former tenant stays.',
      target: '.unknown',
      actions: assign({ tags: [] }),
    },
  },
  states: {
    unknown: {
      description: 'Nobody has opened a list of tags yet.',
      on: { 'tags.wanted': { description: 'A list of tags is opened.', target: 'loading' } },
    },
    loading: {
      description: 'The tags are being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadTags',
        onDone: { target: 'ready', actions: assign(({ event }) => ({ tags: event.output })) },
        onError: { target: 'failed' },
      },
      on: {
        'language.changed': {
          description: 'The answer under way has the former language.',
          target: 'loading',
          reenter: true,
        },
      },
    },
    ready: {
      description: 'The tags are known.',
      on: {
        'language.changed': {
          description: 'Names are sent per language: fetched again now, as chips show them.',
          target: 'loading',
        },
      },
    },
    failed: {
      description: 'The tags could not be fetched; the list says so.',
      tags: 'failed',
      on: {
        'retry.requested': { description: 'The reader asks again.', target: 'loading' },
        'tags.wanted': { description: 'A list is opened again.', target: 'loading' },
      },
    },
  },
})
export type TagsActor = ActorRefFrom<typeof tagsMachine>
