import { cartSetup } from './cart.setup'

/** Whether the device holds what is on the screen. */
export const keeping = cartSetup.createStateConfig({
  description: 'Whether the device holds what is on the screen.',
  initial: 'kept',
  states: {
    kept: {
      description: 'The device holds the cart as it is.',
      always: {
        description: 'Something changed: it is handed to the store.',
        guard: 'isUnsaved',
        target: 'storing',
      },
    },
    storing: {
      description: 'The store has the cart, and merges it with what another tab wrote.',
      entry: ['handOver', 'keepHanded', 'publish'],
      always: { description: 'It changed again.', guard: 'isUnsaved', target: 'storing', reenter: true },
      on: { 'cart.stored': { description: 'The device holds it.', target: 'kept' } },
    },
  },
})
