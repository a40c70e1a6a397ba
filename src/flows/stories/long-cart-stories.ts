import { openCart } from './ordering-steps'
import type { Story } from './story'

/** A cart of many lines: sorted, filled in by a column, and taken back. */
export const longCartInHand: Story = {
  id: 'long-cart-in-hand',
  title: 'A column of quantities',
  lesson:
    'How a cart is looked at changes nothing of it: it is stored and sent in the order as added. Whatever changes many ' +
    'lines at once is shown before, and can be taken back in one step.',
  steps: [
    ...openCart('two lines', 'Two products are in it: four boxes of bolts and a washer.'),
    {
      machine: 'cartView',
      begins: 'of the buyer of Acme',
      isUnseen: true,
      says: 'Beside the cart begins its view: how the lines are looked at.',
      leads: ['cartView.order.asAdded', 'cartView.column.none'],
    },
    {
      machine: 'cartView',
      does: 'cart.changed',
      sample: 'two lines',
      says: 'The view hears what is in the cart, and shows it in the order as added.',
      leads: ['cartView.order.asAdded'],
    },
    {
      machine: 'cartView',
      does: 'sort.chosen',
      sample: 'by total',
      says: 'The buyer sorts by total, the highest first.',
      sees: 'How many of the lines are shown, and “Show all lines” beside it.',
      leads: ['cartView.order.arranged'],
    },
    {
      machine: 'cartView',
      does: 'column.pasted',
      sample: 'two numbers',
      says: 'Into the first quantity the buyer pastes a column of a sheet: what it would do is shown first.',
      sees: '“Fill in quantities”: old and new quantity of each line, and “Cancel”.',
      leads: ['cartView.column.previewed'],
    },
    {
      machine: 'cartView',
      does: 'fill.applied',
      says: 'The buyer takes them: they go to the cart.',
      leads: ['cartView.column.none'],
    },
    {
      machine: 'cart',
      does: 'quantities.filled',
      sample: 'six bolts and two washers',
      says: 'The cart holds the new quantities, and remembers the former ones.',
      sees: 'How many were filled in, with “Undo” beside it.',
      leads: ['cart.basket.open.settled'],
    },
    {
      machine: 'cart',
      does: 'change.undone',
      says: 'It was the wrong column: one press, and the former quantities are back.',
      leads: ['cart.basket.open.settled'],
    },
  ],
}
