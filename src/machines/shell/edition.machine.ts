import { setup, type ActorRefFrom } from 'xstate'
import { effect, listener } from '../port'

/** Another version of the portal is on the device, or files of this one are gone. */
export type EditionNews = { readonly type: 'edition.found' }
export type EditionEvent = EditionNews | { type: 'edition.accepted' } | { type: 'edition.postponed' }

export const editionMachine = setup({
  types: {} as { events: EditionEvent; tags: 'offered' },
  actors: { versions: listener<EditionNews>('versions') },
  actions: { reloadPage: (_, _params: undefined) => effect('reloadPage')() },
}).createMachine({
  id: 'edition',
  description: 'The version of the portal that this tab runs. A new one waits until the buyer wants it.',
  meta: { spec: '8 Uncaught rendering errors' },
  invoke: { src: 'versions' },
  initial: 'current',
  states: {
    current: {
      description: 'No other version is known, or the buyer wants it later.',
      on: {
        'edition.found': {
          description: 'A new version is on the device, or files of this one are gone: it is offered.',
          target: 'offered',
        },
      },
    },
    offered: {
      description: 'A quiet notice offers the new version; whoever works goes on with this one.',
      tags: 'offered',
      on: {
        'edition.accepted': {
          description:
            'The buyer wants it: the page is loaded anew. Cart and what is typed at the checkout are on the device.',
          target: 'current',
          actions: 'reloadPage',
        },
        'edition.postponed': {
          description: 'The buyer has something better to do: the new version comes with the next visit.',
          target: 'current',
        },
      },
    },
  },
})
export type EditionActor = ActorRefFrom<typeof editionMachine>
