import type { ActorRefFrom } from 'xstate'
import { corridors } from './app.corridors'
import { appSetup } from './app.setup'
import { codePatience } from './loading'
import { actorIn } from './system'

/** The part behind the front door: it is there for a buyer or a browsing guest, and gone with them. */
const shop = appSetup.createStateConfig({
  description: 'Catalogue, cart and orders, for whoever is there.',
  initial: 'absent',
  states: {
    absent: {
      description: 'Nobody is signed in and nobody browses.',
      always: { description: 'Somebody is there now.', guard: 'hasOwner', target: 'fetching' },
    },
    fetching: {
      description: 'The code of the shop is on its way.',
      always: { description: 'They left before it came.', guard: 'hasNoOwner', target: 'absent' },
      invoke: {
        src: 'loadShop',
        id: 'loadShop',
        onDone: {
          description: 'The code is there: the shop opens for whoever is there now.',
          target: 'open',
          actions: { type: 'openShop', params: ({ event }) => event.output },
        },
        onError: { description: 'The code could not be fetched.', target: 'failed' },
      },
      ...codePatience('shopSlow'),
    },
    open: {
      description: 'The shop is open.',
      always: {
        description: 'Its owner left, or somebody else is there: nothing of the former shop stays.',
        guard: 'isOtherOwner',
        target: 'absent',
        actions: 'closeShop',
      },
    },
    failed: {
      description: 'The code could not be fetched: the screen says so and offers Retry.',
      tags: 'shopFailed',
      always: { description: 'They left.', guard: 'hasNoOwner', target: 'absent' },
      on: {
        'part.retried': { description: 'The reader asks again.', target: 'fetching' },
        'network.returned': { description: 'The network is back: asked again once.', target: 'fetching' },
      },
    },
  },
})

const account = appSetup.createStateConfig({
  description: 'Registration, passwords, profile and About Us.',
  initial: 'unneeded',
  states: {
    unneeded: {
      description: 'None of these screens has been asked for yet.',
      always: { description: 'The reader is at one of them.', guard: 'isAccountNeeded', target: 'fetching' },
    },
    fetching: {
      description: 'Their code is on its way.',
      invoke: {
        src: 'loadAccount',
        id: 'loadAccount',
        onDone: {
          description: 'The code is there, and stays.',
          target: 'ready',
          actions: { type: 'keepAccount', params: ({ event }) => event.output },
        },
        onError: { description: 'The code could not be fetched.', target: 'failed' },
      },
      ...codePatience('accountSlow'),
    },
    ready: { description: 'Their code is there.' },
    failed: {
      description: 'The code could not be fetched: the screen says so and offers Retry.',
      tags: 'accountFailed',
      on: {
        'part.retried': { description: 'The reader asks again.', target: 'fetching' },
        'network.returned': { description: 'The network is back: asked again once.', target: 'fetching' },
      },
    },
  },
})

export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'The whole portal: it starts what lives as long as the tab or a session, passes on what others have to say, and ends what belongs to a session with it.',
  meta: { spec: '2 Routes, 4 States, 8 Uncaught rendering errors' },
  context: ({ input }) => ({
    start: input,
    subscribers: [],
    place: input.place,
    session: null,
    settings: null,
    shop: null,
    account: null,
  }),
  invoke: [
    { src: 'crash', id: 'crash', systemId: 'crash', input: ({ context: { start } }) => ({ describe: start.describe }) },
    { src: 'toasts', id: 'toasts', systemId: 'toasts' },
    {
      src: 'preferences',
      id: 'preferences',
      systemId: 'preferences',
      input: ({ context: { start } }) => start.preferences,
    },
    { src: 'tenant', id: 'tenant', systemId: 'tenant' },
    {
      src: 'accent',
      id: 'accent',
      systemId: 'accent',
      input: ({ context: { start }, self }) => ({
        tenant: actorIn(self.system, 'tenant'),
        kept: start.accents ?? {},
      }),
    },
    {
      src: 'guard',
      id: 'guard',
      systemId: 'guard',
      input: ({ context: { place, start } }) => ({ place, link: start.link ?? null }),
    },
    {
      src: 'density',
      id: 'density',
      systemId: 'density',
      input: ({ context: { start } }) => ({ density: start.density ?? 'cards' }),
    },
    { src: 'edition', id: 'edition', systemId: 'edition' },
    { src: 'session', id: 'session', systemId: 'session' },
    { src: 'outside' },
  ],
  type: 'parallel',
  states: { corridors, shop, account },
})
export type AppActor = ActorRefFrom<typeof appMachine>
