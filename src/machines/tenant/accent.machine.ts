import { assign, setup, type ActorRefFrom } from 'xstate'
import { subscription } from '../news'
import { effect, port } from '../port'
import type { AccentColours } from '../rules/accent'
import {
  keptFor,
  rememberedFront,
  titleColours,
  withAccent,
  type KeptAccents,
  type Shopfront,
  type TenantLooks,
} from '../rules/accents-kept'
import type { StorefrontSettled, TenantNews, TenantRef } from './tenant.types'

export type AccentContext = {
  readonly tenant: TenantRef
  readonly kept: KeptAccents
  readonly shopfront: Shopfront | null
  /** A buyer is inside: the looks of another tenant's address do not change their shop. */
  readonly isBuyerInside: boolean
}
export type AccentEvent =
  StorefrontSettled | { type: 'buyer.entered'; code: string; logo: string | null } | { type: 'buyer.left' }

export const accentMachine = setup({
  types: {} as {
    context: AccentContext
    events: AccentEvent
    input: { tenant: TenantRef; kept: KeptAccents }
  },
  actors: {
    tenantNews: subscription<TenantNews>(),
    workOut: port<AccentColours | null, { logo: string | null; titles: readonly string[] }>('workOut'),
  },
  actions: {
    showColours: (_, _params: { colours: AccentColours | null }) => effect('showColours')(),
    storeAccents: (_, _params: { kept: KeptAccents }) => effect('storeAccents')(),
    takeLooks: assign(({ context: { kept } }, { code, looks }: { code: string; looks: TenantLooks | null }) => ({
      shopfront: looks ? { code, logo: looks.logo, titles: titleColours(looks.styles) } : rememberedFront(kept, code),
    })),
  },
  guards: {
    isKept: ({ context: { kept, shopfront } }) => shopfront !== null && keptFor(kept, shopfront) !== null,
    isUnknown: ({ context: { shopfront } }) => shopfront === null,
    isBuyerInside: ({ context }) => context.isBuyerInside,
  },
}).createMachine({
  id: 'accent',
  description: "The tenant's colour: worked out once per tenant and logo, kept on the device, shown in both themes.",
  meta: { spec: '3 Tenant branding, Tenant public settings (welcome styles, logo)' },
  context: ({ input }) => ({ ...input, shopfront: null, isBuyerInside: false }),
  invoke: { src: 'tenantNews', input: ({ context }) => ({ to: context.tenant }) },
  initial: 'resting',
  on: {
    'storefront.settled': [
      { description: 'A buyer is inside their own shop.', guard: 'isBuyerInside' },
      {
        description: 'The looks of the tenant of this page are there, or could not be fetched.',
        target: '.weighing',
        actions: { type: 'takeLooks', params: ({ event }) => event },
      },
    ],
    'buyer.entered': {
      description: 'A buyer is in: the shop is that of their tenant.',
      target: '.weighing',
      actions: assign(({ event: { code, logo } }) => ({
        shopfront: { code, logo, titles: null },
        isBuyerInside: true,
      })),
    },
    'buyer.left': {
      description: 'The buyer is gone; the colours stay until another tenant is known.',
      actions: assign({ isBuyerInside: false }),
    },
  },
  states: {
    resting: { description: 'The colours of the tenant are on the screen, or those of the portal.' },
    weighing: {
      description: 'Are the colours of this tenant, as it looks now, on the device?',
      always: [
        {
          description: 'Nothing is known of the tenant: the portal has its own colours.',
          guard: 'isUnknown',
          target: 'resting',
          actions: { type: 'showColours', params: { colours: null } },
        },
        {
          description: 'They are.',
          guard: 'isKept',
          target: 'resting',
          actions: {
            type: 'showColours',
            params: ({ context: { kept, shopfront } }) => ({
              colours: (shopfront && keptFor(kept, shopfront)?.colours) ?? null,
            }),
          },
        },
        { description: 'They are not, or the tenant looks different now.', target: 'reading' },
      ],
    },
    reading: {
      description: 'The colours are worked out from the titles, else from the pixels of the logo.',
      invoke: {
        src: 'workOut',
        input: ({ context: { shopfront } }) => ({
          logo: shopfront?.logo ?? null,
          titles: shopfront?.titles ?? [],
        }),
        onDone: {
          description: 'They are known: shown, and kept for the next visit.',
          target: 'resting',
          actions: [
            assign(({ context: { kept, shopfront }, event }) => ({
              kept: shopfront ? withAccent(kept, shopfront, event.output) : kept,
            })),
            { type: 'storeAccents', params: ({ context }) => context },
            { type: 'showColours', params: ({ event }) => ({ colours: event.output }) },
          ],
        },
        onError: {
          description:
            "The logo may not be read, or is not there: the portal's own colours, and the next visit asks again.",
          target: 'resting',
          actions: { type: 'showColours', params: { colours: null } },
        },
      },
    },
  },
})
export type AccentActor = ActorRefFrom<typeof accentMachine>
