/** The keys of local storage that hold what is the buyer's own (C-122). */
export const deviceKeys = {
  cart: 'cart',
  drafts: 'drafts',
  pad: 'pad',
  padLeft: 'padLeft',
  attempts: 'orderAttempt',
  room: 'orderRoom',
  form: 'checkoutForm',
} as const
