import type { MouseEvent } from 'react'

/** True for a click on something that acts by itself: a link, a button, a field, or what floats above the card. */
export const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  !(target instanceof Element) ||
  !currentTarget.contains(target) ||
  target.closest('a, button, input, [data-controls]') !== null
