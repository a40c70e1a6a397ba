import { useDeferredValue } from 'react'

/** So many stand in any view. */
const first = 12

/**
 * More products than there were are drawn after those of the first view are painted: whoever asked for 48 sees an answer
 * before all of them are mounted. What was there stays, and the page only grows.
 */
export const useSoon = <T>(products: readonly T[]): readonly T[] => {
  const drawn = useDeferredValue(products)
  return drawn === products ? products : products.slice(0, Math.max(first, drawn.length))
}
