import { useEffect, useRef } from 'react'

/** A row that is moved along: its edges say behind which of them more of it lies. */
export const useEdges = <TElement extends HTMLElement>() => {
  const row = useRef<TElement>(null)
  useEffect(() => {
    const { current } = row
    if (current === null) return undefined
    const look = () => {
      const { scrollWidth, clientWidth } = current
      const moved = Math.abs(current.scrollLeft)
      current.toggleAttribute('data-before', moved > 1)
      current.toggleAttribute('data-after', scrollWidth - clientWidth - moved > 1)
    }
    const sizes = new ResizeObserver(look)
    const things = new MutationObserver(look)
    sizes.observe(current)
    things.observe(current, { childList: true, subtree: true, characterData: true })
    current.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      things.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])
  return row
}
