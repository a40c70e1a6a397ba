import type { OrderForm, TypedName } from '../../machines/rules/order-form'

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

/** The words of the fields that are typed; a long one gets several lines. */
export const typedWords = {
  purchaseOrder: { label: 'checkout.po', hint: null },
  note: { label: 'checkout.note', hint: 'checkout.noteHint' },
} as const satisfies Readonly<Record<TypedName, object>>
