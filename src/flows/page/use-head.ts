import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { SvgChart } from './svg-parts'
import { useEdges } from './use-edges'
import type { Zoom } from './use-zoom'

/** From the edge of a chart to its head, in its own px. */
const inset = 12
/** So much further from an edge behind which the chart goes on, on the screen: it fades there. */
const faded = 20

/**
 * Keeps what a machine says of itself at the edge of the view while its chart moves sideways, and words whole there: for
 * the drawing.
 */
export const useHead = (view: RefObject<HTMLElement | null>, chart: SvgChart, { scale, place }: Zoom) => {
  const drawing = useRef<SVGSVGElement>(null)
  useEdges(view, chart, scale)
  useLayoutEffect(() => {
    const element = view.current
    const most = Math.max(0, chart.width - chart.headWidth - 2 * inset)
    const keep = () => {
      drawing.current?.style.setProperty(
        '--aside',
        String(Math.min(Math.max(0, place().x && place().x + faded / scale), most)),
      )
    }
    keep()
    element?.addEventListener('scroll', keep, { passive: true })
    return () => element?.removeEventListener('scroll', keep)
  }, [view, chart, scale, place])
  return drawing
}
