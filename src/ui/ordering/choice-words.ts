import type { OrderForm } from '../../machines/rules/order-form'

/** The words of the choices at the checkout (spec 9). */
export const deliveryWords = {
  pickUp: 'checkout.pickUp',
  delivery: 'checkout.deliver',
} as const satisfies Readonly<Record<OrderForm['delivery'], string>>
export const paymentWords = {
  cod: 'checkout.cod',
  creditCard: 'checkout.creditCard',
  net30: 'checkout.net30',
  net60: 'checkout.net60',
} as const satisfies Readonly<Record<OrderForm['payment'], string>>
