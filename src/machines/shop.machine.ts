import { raise, type ActorRefFrom } from 'xstate'
import { ordering, tools } from './shop.late'
import { shopSetup } from './shop.setup'
import type { ForLists, ForPad } from './shop.types'
import { actorIn } from './system'

/** It is kept until whom it is meant for is there, which may be at once. */
const handing = [
  { type: 'hold', params: ({ event }: { event: ForLists | ForPad }) => event },
  'handOver',
  { type: 'want', params: ({ event }: { event: ForLists | ForPad }) => event },
] as const

export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  description:
    'What a signed-in buyer has: cart and its view, the sender of orders, the check of lines, categories and tags, and, when they are wanted, lists, drafts and the order pad. It opens with the session and ends with it.',
  meta: { spec: '4 Cart, 4 Guest and signed-in, 6 Roles' },
  context: ({ input }) => ({ ...input, ordering: null, tools: null, held: [] }),
  invoke: [
    {
      src: 'cart',
      id: 'cart',
      systemId: 'cart',
      input: ({ context: { session } }) => ({ tenantCode: session.manufacturer.code }),
    },
    {
      src: 'partNumbers',
      id: 'partNumbers',
      systemId: 'partNumbers',
      input: ({ context: { session } }) => ({
        owner: { tenantCode: session.manufacturer.code, email: session.user.email },
      }),
    },
    {
      src: 'cartView',
      id: 'cartView',
      systemId: 'cartView',
      input: ({ self }) => ({
        cart: actorIn(self.system, 'cart'),
        numbers: actorIn(self.system, 'partNumbers'),
      }),
    },
    {
      src: 'receipts',
      id: 'receipts',
      systemId: 'receipts',
      input: ({ context: { session } }) => ({
        owner: { tenantCode: session.manufacturer.code, email: session.user.email },
      }),
    },
    {
      src: 'orderSender',
      id: 'orderSender',
      systemId: 'orderSender',
      input: ({ context: { session, place }, self }) => ({
        owner: { tenantCode: session.manufacturer.code, email: session.user.email },
        pathname: place.pathname,
        app: actorIn(self.system, 'app'),
        cart: actorIn(self.system, 'cart'),
        receipts: actorIn(self.system, 'receipts'),
      }),
    },
    {
      src: 'freshness',
      id: 'freshness',
      systemId: 'freshness',
      input: ({ context: { session, place }, self }) => ({
        code: session.manufacturer.code,
        pathname: place.pathname,
        app: actorIn(self.system, 'app'),
        cart: actorIn(self.system, 'cart'),
        cartView: actorIn(self.system, 'cartView'),
        sender: actorIn(self.system, 'orderSender'),
      }),
    },
    {
      src: 'categories',
      id: 'categories',
      systemId: 'categories',
      input: ({ context: { session }, self }) => ({
        source: { audience: 'buyer', code: session.manufacturer.code },
        app: actorIn(self.system, 'app'),
      }),
    },
    { src: 'tags', id: 'tags', systemId: 'tags', input: ({ self }) => ({ app: actorIn(self.system, 'app') }) },
    { src: 'settingsNews', input: ({ context }) => ({ to: context.settings }) },
    { src: 'appNews', input: ({ self }) => ({ to: actorIn(self.system, 'app') }) },
  ],
  entry: raise(({ context: { place } }) => ({ type: 'place.changed' as const, ...place })),
  type: 'parallel',
  on: {
    'adding.requested': {
      description: 'Lines are to be put on a list.',
      actions: handing,
    },
    'rows.opened': {
      description: 'Lines of an order, a list or a link are to stand in the order pad.',
      actions: handing,
    },
    'text.pasted': {
      description: 'A column of part numbers was pasted into the search: it is for the order pad.',
      actions: handing,
    },
  },
  states: {
    ordering,
    tools,
    counter: {
      description: 'What cart, drafts and the sender of orders have to say, and what they have to know.',
      on: {
        'settings.settled': {
          description: 'The step of plus and minus is known (b2b_sell_minimum).',
          actions: {
            type: 'tellStep',
            params: ({ event }) => ({ isSellMinimumOn: event.settings?.b2b_sell_minimum ?? false }),
          },
        },
        'cart.cleared': {
          description: 'The cart was emptied at the checkout: there is nothing to check out.',
          guard: 'isAtCheckout',
          actions: { type: 'passOn', params: { type: 'navigation.requested', to: '/cart' } },
        },
        'navigation.requested': {
          description: 'The cart lets the buyer check out, or the order is placed.',
          actions: { type: 'passOn', params: ({ event }) => event },
        },
        'notice.given': {
          description: 'Cart, its view, lists, drafts, pad or the sender have something to tell.',
          actions: { type: 'passOn', params: ({ event }) => event },
        },
      },
    },
    place: {
      description: 'Where the buyer is.',
      on: {
        'place.changed': {
          description: 'The address changed.',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      },
    },
    panel: {
      description:
        'The cart panel and open questions, of the cart or for a list, belong to the screen that they were opened on.',
      on: {
        'place.changed': {
          description: 'Another screen: they shut.',
          guard: { type: 'isOtherPath', params: ({ event }) => event },
          actions: 'shutOver',
        },
      },
    },
    tree: {
      description: 'The category tree is fetched when it is first seen.',
      on: {
        'place.changed': {
          description: 'A screen beside the tree, or one whose ways lead through it: a product, the catalogues.',
          guard: { type: 'isTreeNeeded', params: ({ event }) => event },
          actions: 'showTree',
        },
      },
    },
    chips: {
      description: 'Tags in the address are shown by their names.',
      on: {
        'place.changed': {
          description: 'The address has tags: their names are needed.',
          guard: { type: 'hasTags', params: ({ event }) => event },
          actions: 'nameTags',
        },
      },
    },
  },
})
export type ShopActor = ActorRefFrom<typeof shopMachine>
