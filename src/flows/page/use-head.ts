import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { SvgChart } from './svg-parts'
import type { Zoom } from './use-zoom'

/** From the edge of a chart to its head, in its own px. */
const inset = 12

/** Keeps what a machine says of itself at the edge of the view while its chart moves sideways: for the drawing. */
export const useHead = (view: RefObject<HTMLElement | null>, chart: SvgChart, { scale, place }: Zoom) => {
  const drawing = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const element = view.current
    const most = Math.max(0, chart.width - chart.headWidth - 2 * inset)
    const keep = () => {
      drawing.current?.style.setProperty('--aside', String(Math.min(Math.max(0, place().x), most)))
    }
    keep()
    element?.addEventListener('scroll', keep, { passive: true })
    return () => element?.removeEventListener('scroll', keep)
  }, [view, chart, scale, place])
  return drawing
}
