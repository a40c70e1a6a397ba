import { useCallback, useEffect, useRef } from 'react'
import type { ChartPlace } from './use-zoom'

/** The parameter of the address: per cent, then what of the chart stands in the corner of the view, in its own px. */
const placeName = 'zoom'
/** Reads `85-120-340`; `null` for anything else. */
export const readPlace = (text: string | null): ChartPlace | null => {
  const found = /^(\d{1,3})-(\d{1,5})-(\d{1,5})$/.exec(text ?? '')
  if (!found) return null
  const [, percent, x, y] = found.map(Number)
  return percent === undefined || x === undefined || y === undefined ? null : { scale: percent / 100, x, y }
}
export const writePlace = ({ scale, x, y }: ChartPlace): string => [scale * 100, x, y].map(Math.round).join('-')

/** How long a view stands still before its place is told, in ms. */
const calm = 300
/** Tells where a view stands when it has been moved and stands still again. */
export const useToldPlace = (onPlace: ((place: ChartPlace) => void) | null) => {
  const listener = useRef(onPlace)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    listener.current = onPlace
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((place: () => ChartPlace) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => listener.current?.(place()), calm)
  }, [])
}

type Parameters = {
  readonly parameters: URLSearchParams
  readonly setParameters: (parameters: URLSearchParams) => void
}
/** Keeps the place of a chart in the address: what `ChartView` asks for. */
export const placeInAddress = ({ parameters, setParameters }: Parameters) => ({
  place: readPlace(parameters.get(placeName)),
  onPlace: (place: ChartPlace) => {
    const next = new URLSearchParams(parameters)
    next.set(placeName, writePlace(place))
    setParameters(next)
  },
})
