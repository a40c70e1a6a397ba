/** The texts of `locales` that stand in the files that a buyer saves. */
export type FileWord =
  | 'cart.description'
  | 'cart.price'
  | 'cart.quantity'
  | 'cart.subtotal'
  | 'cart.uom'
  | 'checkout.address'
  | 'checkout.po'
  | 'pad.comment'
  | 'pad.part'
  | 'orders.customer'
  | 'orders.date'
  | 'orders.number'
  | 'orders.ownNumber'
  | 'orders.total'
  | 'orders.unread'
  | 'partNumbers.own'
/** Says such a text in the reader's language. */
export type SayWord = (word: FileWord) => string
