import { atCheckout, checkoutOf, openSender, placed, sending } from './ordering-steps'
import type { Story } from './story'

/** Nobody knows whether the order arrived. */
export const lostAnswer: Story = {
  id: 'lost-answer',
  title: 'The answer to an order is lost',
  lesson:
    'When the connection breaks after an order was sent, nobody knows whether it arrived. The buyer is told ' +
    'so and led to their orders; nothing is ever sent again by itself. A second sending is the same order, ' +
    'byte for byte and under the same key, so that the company can tell it from a new one.',
  steps: [
    ...atCheckout,
    ...sending,
    {
      machine: 'orderSender',
      does: 'after.stillProcessing',
      isUnseen: true,
      says: 'The answer takes long, and the screen says so.',
      sees: '“Your order is still being processed. Please do not close this page.”',
      leads: ['orderSender.order.underWay.sending.long'],
    },
    {
      machine: 'orderSender',
      does: 'error.placeOrder',
      sample: 'no connection',
      isUnseen: true,
      says: 'The connection is lost before the answer comes: the order may have been stored, or not.',
      leads: ['orderSender.order.doubt.searching'],
    },
    {
      machine: 'checkout',
      does: 'order.changed',
      sample: 'an order in doubt',
      says: 'The checkout hears of the doubt: what is filled in from now on is another order.',
      leads: ['checkout.order.waiting'],
    },
    {
      machine: 'orderSender',
      does: 'done.searchOrders',
      sample: 'an order of before',
      says: 'The portal looks whether a new order is in the list. There is none.',
      sees:
        '“We do not know whether the order arrived. Check Orders before you try again.” and below it “An unexpected ' +
        'error occurred.” The strongest button is “See orders”. Cart and form stay.',
      leads: ['orderSender.order.doubt.told'],
    },
    {
      machine: 'orderList',
      begins: 'drafts',
      says: 'The buyer looks at the orders: they are asked for.',
      leads: ['orderList.loading.patient'],
    },
    {
      machine: 'orderList',
      does: 'done.loadOrders',
      sample: 'none',
      says: 'The order is not among them.',
      sees: '“No orders found.”, and under the header that an order is in doubt.',
      leads: ['orderList.empty'],
    },
    {
      machine: 'orderSender',
      does: 'resending.requested',
      says: 'Back at the checkout, the buyer presses Send the same order again.',
      sees: 'A question that says what this does.',
      leads: ['orderSender.order.doubt.asking'],
    },
    {
      machine: 'orderSender',
      does: 'question.confirmed',
      says: 'The buyer confirms.',
      leads: ['orderSender.order.underWay.waiting'],
    },
    {
      machine: 'orderSender',
      does: 'turn.given',
      sample: 'the order whose answer was lost',
      says:
        'It is the same order, so it keeps its first key: had the first one arrived, the company would take ' +
        'it only once.',
      leads: ['orderSender.order.underWay.sending.patient'],
    },
    placed,
  ],
}

/** Two tabs, one order. */
export const orderElsewhere: Story = {
  id: 'order-elsewhere',
  title: 'An order in another tab',
  lesson:
    'Two tabs of one browser never send two orders by accident: while one tab is at an order, the other one waits, ' +
    'and says so. A page that is closed in the middle leaves a doubt, not a second order.',
  steps: [
    ...openSender(
      'an order that was being sent',
      'An order without an answer is written down: another tab may be at it.',
      'orderSender.order.elsewhere',
    ),
    ...checkoutOf(
      'an order in doubt',
      'The sender tells that an order has to be settled first.',
      'checkout.order.waiting',
    ),
    {
      machine: 'orderSender',
      does: 'turn.given',
      sample: 'the order that was being sent',
      says: 'No tab is at it any more, and it is still open: its page was closed.',
      leads: ['orderSender.order.doubt.searching'],
    },
    {
      machine: 'orderSender',
      does: 'done.searchOrders',
      sample: 'one that was not there',
      says: 'The list has one order with the same total that was not there before.',
      sees:
        '“This page was left while an order was being sent. Check Orders before you send it again; nothing is sent by ' +
        'itself.”, and a link to the order that it may be.',
      leads: ['orderSender.order.doubt.told'],
    },
    {
      machine: 'orderSender',
      does: 'fate.told',
      sample: 'it is there',
      says: 'The buyer has looked, and says that it is there.',
      leads: ['orderSender.order.doubt.concluding'],
    },
    {
      machine: 'orderSender',
      does: 'turn.given',
      sample: 'the order that was being sent',
      isUnseen: true,
      says: 'Nothing happened meanwhile: it is settled like any other order, and leaves the cart.',
      leads: ['orderSender.order.free'],
    },
  ],
}
