import { assign } from 'xstate'
import { padSetup } from './pad.setup'

/** Before rows are added: of two tabs that add them at once, one does (decision 046). */
export const holding = padSetup.createStateConfig({
  description: 'The good rows are held for this tab, so that no other one adds them as well.',
  entry: 'wantHold',
  on: {
    'hold.given': [
      {
        description: 'All of them are this tab’s: they go to the cart.',
        guard: { type: 'isAllHeld', params: ({ event }) => event },
        target: 'adding',
        actions: { type: 'keepHeld', params: ({ event }) => event },
      },
      {
        description: 'Another tab is adding some of them: that is told, and the others go to the cart.',
        guard: { type: 'isSomeHeld', params: ({ event }) => event },
        target: 'adding',
        actions: [
          { type: 'tellElsewhere', params: ({ event }) => event },
          { type: 'keepHeld', params: ({ event }) => event },
        ],
      },
      {
        description: 'Another tab is adding them: that is told, and nothing is added twice.',
        target: 'open',
        actions: [{ type: 'tellElsewhere', params: ({ event }) => event }, assign({ wanted: [] })],
      },
    ],
  },
})

/** Rows on their way into the cart. */
export const adding = padSetup.createStateConfig({
  description: 'The cart is asked to take the good rows.',
  entry: 'sendRows',
  on: {
    'rows.taken': [
      {
        description: 'The cart had to cut a quantity: that is told, and the row stays with what is missing.',
        guard: { type: 'isCutShort', params: ({ event }) => event },
        target: 'open',
        actions: [
          { type: 'tellCut', params: ({ event }) => event },
          { type: 'takeAway', params: ({ event }) => event },
        ],
      },
      {
        description: 'The good rows are in the cart; the others stay, with their reasons.',
        target: 'open',
        actions: { type: 'takeAway', params: ({ event }) => event },
      },
    ],
  },
})
