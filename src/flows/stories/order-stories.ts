import { pruned } from '../../machines/rules/cart'
import { bolt, washer } from '../walk/samples/goods'
import { asGuest, loggingIn } from './login-steps'
import { atCheckout, openCart, placed, sending } from './ordering-steps'
import type { Story } from './story'

/** From the login to an order that the company has. */
export const firstOrder: Story = {
  id: 'first-order',
  title: 'The first order',
  lesson:
    'A buyer signs in, finds two products, checks out, and the company has the order. What was ordered ' +
    'leaves the cart.',
  steps: [
    ...asGuest,
    ...loggingIn,
    ...openCart('empty', 'What this device keeps for the buyer is found: the cart is still empty.'),
    {
      machine: 'productList',
      begins: 'the first page',
      says: 'The list of products opens and asks for its first page.',
      leads: ['productList.loading.patient'],
    },
    {
      machine: 'productList',
      does: 'done.loadProducts',
      sample: 'three products',
      says: 'The products are there, with price and stock.',
      leads: ['productList.ready'],
    },
    {
      machine: 'cart',
      does: 'quantity.entered',
      isUnseen: true,
      payload: { product: pruned(bolt), text: '4', place: 'card' },
      says: 'The buyer types four boxes of bolts: they are in the cart, and handed to its store.',
      leads: ['cart.basket.open.settled', 'cart.keeping.storing'],
    },
    {
      machine: 'cart',
      does: 'cart.stored',
      isUnseen: true,
      says: 'The store has saved them on this device.',
      leads: ['cart.keeping.kept'],
    },
    {
      machine: 'cart',
      does: 'line.increased',
      isUnseen: true,
      payload: { product: pruned(washer), place: 'card' },
      says: 'A box of washers is added with Plus.',
      leads: ['cart.basket.open.settled'],
    },
    {
      machine: 'cart',
      does: 'checkout.requested',
      says: 'Every line can be ordered: the cart leads on to the checkout.',
      leads: ['cart.basket.open.settled'],
    },
    ...atCheckout,
    {
      machine: 'checkout',
      does: 'form.changed',
      sample: 'number and note',
      says: 'The buyer adds an order number of their own and a note.',
      leads: ['checkout.order.collecting'],
    },
    ...sending,
    placed,
    {
      machine: 'cart',
      does: 'order.accepted',
      isUnseen: true,
      sample: 'both lines',
      says: 'What was ordered leaves the cart; what another tab added meanwhile would stay.',
      leads: ['cart.basket.open.settled'],
    },
  ],
}

/** The server says no, and why. */
export const refusedOrder: Story = {
  id: 'refused-order',
  title: 'The order is refused',
  lesson:
    'When the server refuses an order (422), the buyer reads its reason on the checkout. Cart and form stay ' +
    'as they were, and the order can be sent again.',
  steps: [
    ...atCheckout,
    ...sending,
    {
      machine: 'orderSender',
      does: 'error.placeOrder',
      isUnseen: true,
      payload: {
        kind: 'rejected',
        status: 422,
        message: 'The given data was invalid.',
        fields: { shipping_address_id: ['We do not deliver to this address.'] },
      },
      says: 'The server refuses the order and names the field: the company does not deliver to that address.',
      leads: ['orderSender.order.free'],
    },
    {
      machine: 'checkout',
      does: 'order.changed',
      sample: 'nothing under way',
      says: 'Nothing was sent before, so nothing is in doubt: the checkout is free again.',
      sees:
        'The server\'s own words stand beside the button: "We do not deliver to this address." Nothing ' +
        'typed is lost.',
      leads: ['checkout.order.collecting'],
    },
    {
      machine: 'checkout',
      does: 'form.changed',
      sample: 'another address',
      says: 'The buyer chooses another shipping address.',
      leads: ['checkout.order.collecting'],
    },
    ...sending,
    placed,
  ],
}
