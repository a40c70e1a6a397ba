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

/** A checkout with two lines whose customer is known. */
export const atCheckout: readonly StoryStep[] = [
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
  {
    machine: 'checkout',
    does: 'done.remember',
    sample: 'nothing',
    says: 'This device remembers nothing of an earlier checkout: the form is empty.',
    leads: ['checkout.customer.loading.patient', 'checkout.order.collecting'],
  },
  {
    machine: 'checkout',
    does: 'done.loadCustomer',
    sample: 'a customer',
    says: 'The customer is known, and the first shipping address is chosen already.',
    leads: ['checkout.customer.known', 'checkout.order.collecting'],
  },
]

/** From the button to the answer that is waited for. */
export const sending: readonly StoryStep[] = [
  {
    machine: 'checkout',
    does: 'order.submitted',
    says: 'The buyer presses Complete order: nothing speaks against it, so the order gets its day and its key.',
    leads: ['checkout.order.stamping'],
  },
  {
    machine: 'checkout',
    does: 'done.stampOrder',
    sample: 'today',
    says: 'The order goes out, once; the portal waits for the answer without a time limit.',
    sees: 'The button says “Processing...”; pressing it again does nothing.',
    leads: ['checkout.order.placing.patient'],
  },
]

/** The company takes the order. */
export const placed: StoryStep = {
  machine: 'checkout',
  does: 'done.placeOrder',
  says: 'The company has the order.',
  sees: 'The page that confirms the order opens.',
  leads: ['checkout.order.placed'],
}
