import { setup, type ActorRefFrom } from 'xstate'
import { effect } from '../port'
import type { Density } from '../rules/density'

export type DensityEvent = { type: 'cards.chosen' } | { type: 'rows.chosen' }

export const densityMachine = setup({
  types: {} as {
    context: { readonly stored: Density }
    events: DensityEvent
    input: { density: Density }
    tags: 'dense'
  },
  actions: { storeDensity: (_, _params: { density: Density }) => effect('storeDensity')() },
  guards: { isRowsStored: ({ context }) => context.stored === 'rows' },
}).createMachine({
  id: 'density',
  description: 'How goods are shown in the catalogue, remembered per device.',
  meta: { spec: '2 Products list, 2 Category browse, 2 Guest browse' },
  context: ({ input }) => ({ stored: input.density }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What was chosen on this device before?',
      always: [
        { description: 'Rows.', guard: 'isRowsStored', target: 'rows' },
        { description: 'Cards, or nothing yet.', target: 'cards' },
      ],
    },
    cards: {
      description: 'Cards with large pictures.',
      on: {
        'rows.chosen': {
          description: 'The reader wants one line for each product.',
          target: 'rows',
          actions: { type: 'storeDensity', params: { density: 'rows' } },
        },
      },
    },
    rows: {
      description: 'One line for each product: the eye runs down a column of numbers.',
      tags: 'dense',
      on: {
        'cards.chosen': {
          description: 'The reader wants large pictures.',
          target: 'cards',
          actions: { type: 'storeDensity', params: { density: 'cards' } },
        },
      },
    },
  },
})
export type DensityActor = ActorRefFrom<typeof densityMachine>
