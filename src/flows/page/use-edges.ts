import { useLayoutEffect, type RefObject } from 'react'
import type { SvgChart } from './svg-parts'

/** So much of some words has to be in the view for them to be shown: less could not be read. */
const enough = 0.85

/** Says of a view on which sides its chart goes on, and which words its edges would cut through. */
export const useEdges = (view: RefObject<HTMLElement | null>, chart: SvgChart, scale: number) => {
  useLayoutEffect(() => {
    const element = view.current
    const drawing = element?.firstElementChild
    if (!element || !drawing) return undefined
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const beyond = {
        before: scrollLeft,
        after: scrollWidth - clientWidth - scrollLeft,
        above: scrollTop,
        below: scrollHeight - clientHeight - scrollTop,
      }
      const sides = Object.entries(beyond).flatMap(([side, room]) => (room > 1 ? side : []))
      element.parentElement?.setAttribute('data-more', sides.join(' '))
      chart.parts.forEach(({ box, isHead }, at) => {
        if (!box || isHead) return
        const [from, size] = [box.x * scale - scrollLeft, box.width * scale]
        const seen = Math.min(from + size, clientWidth) - Math.max(from, 0)
        const isCut = seen > 0 && seen < enough * size && size < clientWidth
        drawing.children[at]?.toggleAttribute('data-cut', isCut)
      })
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [view, chart, scale])
}
