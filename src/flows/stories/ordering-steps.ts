import type { StoryStep } from './story'

/** The cart of a buyer, with what this device keeps. */
export const openCart = (sample: string, says: string): readonly StoryStep[] => [
  {
    machine: 'cart',
    begins: 'of the buyer of Acme',
    isUnseen: true,
    says: 'With the session the cart begins: the store looks what this device keeps.',
    leads: ['cart.basket.opening'],
  },
  { machine: 'cart', does: 'cart.found', sample, isUnseen: true, says, leads: ['cart.basket.open.settled'] },
]

/** The sender of orders begins with the session; the device says whether it remembers an order without an answer. */
export const openSender = (sample: string, says: string, state: string): readonly StoryStep[] => [
  {
    machine: 'orderSender',
    begins: 'at the checkout',
    isUnseen: true,
    says: 'The sender of orders asks what this device remembers.',
    leads: ['orderSender.order.opening'],
  },
  { machine: 'orderSender', does: 'attempt.found', sample, isUnseen: true, says, leads: [state] },
]

/** A checkout with two lines whose customer is known; where the sender stands decides what can be done. */
export const checkoutOf = (phase: string, says: string, state: string): readonly StoryStep[] => [
  {
    machine: 'checkout',
    begins: 'of the buyer of Acme',
    says: 'The checkout opens; the portal asks who the customer is.',
    leads: ['checkout.customer.loading.patient', 'checkout.order.opening'],
  },
  {
    machine: 'checkout',
    does: 'cart.changed',
    sample: 'two lines',
    says: 'The cart tells what is in it: two products.',
    leads: ['checkout.customer.loading.patient', 'checkout.order.opening'],
  },
  { machine: 'checkout', does: 'order.changed', sample: phase, says, leads: ['checkout.order.opening'] },
  {
    machine: 'checkout',
    does: 'done.rememberedForm',
    sample: 'nothing',
    says: 'Nothing was filled in before: the form is empty.',
    leads: ['checkout.customer.loading.patient', state],
  },
  {
    machine: 'checkout',
    does: 'done.loadCustomer',
    sample: 'a customer',
    says: 'The customer is known, and the first shipping address is chosen already.',
    leads: ['checkout.customer.known', state],
  },
]

/** A checkout where nothing is under way. */
export const atCheckout: readonly StoryStep[] = [
  ...openSender('nothing', 'No order waits for its answer.', 'orderSender.order.free'),
  ...checkoutOf(
    'nothing under way',
    'The sender tells that no order is under way, and none in doubt.',
    'checkout.order.collecting',
  ),
]

/** From the button to the answer that is waited for. */
export const sending: readonly StoryStep[] = [
  {
    machine: 'checkout',
    does: 'order.submitted',
    says: 'The buyer presses Complete order: nothing speaks against it, so its lines are held against the server.',
    leads: ['checkout.order.checking'],
  },
  {
    machine: 'checkout',
    does: 'check.ended',
    sample: 'all are fresh',
    says: 'All of them are fresh: the order is handed over.',
    leads: ['checkout.order.collecting'],
  },
  {
    machine: 'orderSender',
    does: 'order.sent',
    sample: 'two lines',
    isUnseen: true,
    says: 'The sender waits until no other tab of this browser is at an order: most often at once.',
    leads: ['orderSender.order.underWay.waiting'],
  },
  {
    machine: 'checkout',
    does: 'order.changed',
    sample: 'an order under way',
    says: 'The checkout hears that the order is under way.',
    sees: 'The fields are held; pressing the button again does nothing.',
    leads: ['checkout.order.held'],
  },
  {
    machine: 'orderSender',
    does: 'turn.given',
    sample: 'nothing open',
    isUnseen: true,
    says:
      'The order gets its day and its key, is written down on the device, and goes out, once; the portal waits for ' +
      'the answer without a time limit.',
    leads: ['orderSender.order.underWay.sending.patient'],
  },
]

/** The company takes the order. */
export const placed: StoryStep = {
  machine: 'orderSender',
  does: 'done.placeOrder',
  isUnseen: true,
  says: 'The company has the order: the page that confirms it opens.',
  leads: ['orderSender.order.free'],
}
