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
      says: 'The buyer types four boxes of bolts: they are in the cart, and saved on this device.',
      leads: ['cart.basket.open.settled'],
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
      machine: 'checkout',
      does: 'error.placeOrder',
      payload: {
        kind: 'rejected',
        status: 422,
        message: 'The given data was invalid.',
        fields: { shipping_address_id: ['We do not deliver to this address.'] },
      },
      says: 'The server refuses the order and names the field: the company does not deliver to that address.',
      sees:
        'The server\'s own words stand beside the button: "We do not deliver to this address." Nothing ' +
        'typed is lost.',
      leads: ['checkout.order.refused'],
    },
    {
      machine: 'checkout',
      does: 'form.changed',
      sample: 'another address',
      says: 'The buyer chooses another shipping address.',
      leads: ['checkout.order.refused'],
    },
    ...sending,
    placed,
  ],
}

/** Nobody knows whether the order arrived. */
export const lostAnswer: Story = {
  id: 'lost-answer',
  title: 'The answer to an order is lost',
  lesson:
    'When the connection breaks after an order was sent, nobody knows whether it arrived. The buyer is told ' +
    'so and led to their orders; nothing is ever sent again by itself. A second try of the same order ' +
    'carries the same key, so that the company can tell it from a new one.',
  steps: [
    ...atCheckout,
    ...sending,
    {
      machine: 'checkout',
      does: 'after.stillProcessing',
      says: 'The answer takes long.',
      sees: '“Your order is still being processed. Please do not close this page.”',
      leads: ['checkout.order.placing.long'],
    },
    {
      machine: 'checkout',
      does: 'error.placeOrder',
      sample: 'no connection',
      says: 'The connection is lost before the answer comes: the order may have been stored, or not.',
      sees:
        '“An unexpected error occurred.” and below it “We do not know whether the order arrived. Check ' +
        'Orders before you try again.” with the link “See orders”. Cart and form stay.',
      leads: ['checkout.order.unknown'],
    },
    {
      machine: 'orderList',
      begins: 'drafts',
      says: 'The buyer follows the link: the orders that were sent are asked for.',
      leads: ['orderList.loading.patient'],
    },
    {
      machine: 'orderList',
      does: 'done.loadOrders',
      sample: 'none',
      says: 'The order is not among them: it never arrived.',
      sees: '“No orders found.”',
      leads: ['orderList.empty'],
    },
    {
      machine: 'checkout',
      begins: 'of the buyer of Acme',
      says: 'Back at the checkout, the portal looks what this device remembers of it.',
      leads: ['checkout.order.opening'],
    },
    {
      machine: 'checkout',
      does: 'cart.changed',
      sample: 'two lines',
      says: 'The cart is as it was.',
      leads: ['checkout.order.opening'],
    },
    {
      machine: 'checkout',
      does: 'done.remember',
      sample: 'an order without an answer',
      says: 'The portal remembers the order whose answer never came, and sends nothing by itself.',
      sees:
        '“This page was left while an order was being sent. Check Orders before you send it again; nothing ' +
        'is sent by itself.”',
      leads: ['checkout.order.interrupted'],
    },
    {
      machine: 'checkout',
      does: 'done.loadCustomer',
      sample: 'a customer',
      says: 'The customer is known again.',
      leads: ['checkout.customer.known', 'checkout.order.interrupted'],
    },
    {
      machine: 'checkout',
      does: 'order.submitted',
      says: 'The buyer decides to send it again.',
      leads: ['checkout.order.stamping'],
    },
    {
      machine: 'checkout',
      does: 'done.stampOrder',
      sample: 'today',
      says:
        'It is the same order, so it keeps its first key: had the first one arrived, the company would take ' +
        'it only once.',
      leads: ['checkout.order.placing.patient'],
    },
    placed,
  ],
}
