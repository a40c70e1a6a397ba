import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Box, Point } from '../chart/piece'
import { asManyAs } from './followed'
import { leastCut, type Reach } from './least-cut'
import type { SvgChart } from './svg-parts'

/** What a view shows of one side. */
type Side = { readonly scroll: number; readonly size: number }
type Size = { readonly width: number; readonly height: number }
/** How large a chart is, and what of it stands in the upper corner of the view, in its own px. */
export type ChartPlace = Point & { readonly scale: number }
type Surroundings = Pick<SvgChart, 'words' | 'frames'>
export type Zoom = {
  readonly scale: number
  /** Makes the chart larger or smaller by a factor, around a point of the view; its middle unless told. */
  readonly by: (factor: number, anchor?: Point) => void
  /** Shows the chart in its own size. */
  readonly full: () => void
  /** Shows the whole chart at once. */
  readonly fit: () => void
  /** Moves the view as little as shows a part of the chart. */
  readonly reveal: (box: Box) => void
  /**
   * Moves the view around parts of the chart, the first of them before all, and what is `near` where there is room for
   * it, unless they are in sight; at its edges as little of the other words is cut as that allows, and frames around them
   * begin in sight.
   */
  readonly surround: (boxes: readonly Box[], near: readonly Box[], others: Surroundings) => void
  /** Where the view stands now. */
  readonly place: () => ChartPlace
}
/** How a chart begins: where it stood before, or as a whole but no smaller than `least`. */
type Beginning = {
  readonly place: ChartPlace | null
  readonly mustFit: boolean
  readonly least?: number | undefined
  /** The reader has made it larger or smaller. */
  readonly onZoom: (place: () => ChartPlace) => void
}

const smallest = 0.1
const largest = 3
const air = 24
/** Near the edge of a view that goes on nothing is seen clearly: nothing should stand there. */
const faded = 20
/** Beside words runs the arrow that they are about. */
const lane = 14
/** Between that edge and a frame: its title stands clear of it. */
const inset = 12
/** A chart that would have to be smaller than this to fit in width is scrolled instead, and begins with it: its letters have 11 px. */
const leastRead = 0.92
type Whole = { readonly follow: boolean; readonly spotlight: boolean; readonly selected: unknown }
/**
 * How small a chart may begin that has to fit; without an answer as small as that takes: the picture of all actors, unless
 * the reader has come for one of them.
 */
export const leastFor = ({ follow, spotlight, selected }: Whole): number | undefined => {
  return follow || (spotlight && selected !== null) ? leastRead : undefined
}

/** What is to be clear of the edges, but for those of the chart. */
const clear = ({ from, to }: Reach, whole: number, by = faded): Reach => ({
  from: Math.max(0, from - by),
  to: Math.min(whole, to + by),
})
/** What the view is about, with as much air around it as there is room for: it stands clear of where the view fades. */
const aired = (reach: Reach, { size, whole }: { readonly size: number; readonly whole: number }): Reach =>
  clear(reach, whole, Math.min(air, Math.max(0, (size - (reach.to - reach.from)) / 2)))
/** So much it is worth that what is near is seen whole, too. */
const nearness = 16
/** What stands close together cannot all be clear of the edge, but it can be whole. */
const uncut = (reach: Reach, whole: number, weight: number) => [
  { ...reach, weight: 2 * weight },
  { ...clear(reach, whole), weight },
]
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const scrollTo = (element: HTMLElement, left: number, top: number): void => {
  element.scrollLeft = left
  element.scrollTop = top
}
const fitIn = (view: Size, chart: Size): number =>
  view.width === 0 ? 1 : within(Math.min(view.width / chart.width, view.height / chart.height), smallest, 1)

/** Size and place of a chart in a view that scrolls. */
export const useZoom = (view: RefObject<HTMLElement | null>, chart: Size, beginning: Beginning): Zoom => {
  const { mustFit, least = smallest, onZoom } = beginning
  const former = useRef(beginning.place)
  const [scale, setScale] = useState(1)
  const current = useRef(1)
  const isMeasured = useRef(false)
  const { width, height } = chart

  const place = useCallback((): ChartPlace => {
    const { scrollLeft = 0, scrollTop = 0 } = view.current ?? {}
    return { scale: current.current, x: scrollLeft / current.current, y: scrollTop / current.current }
  }, [view])

  const set = useCallback(
    (next: number, anchor?: Point) => {
      const element = view.current
      if (!element) return
      const before = current.current
      const wanted = within(next, smallest, largest)
      const at = anchor ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
      const point = { x: (element.scrollLeft + at.x) / before, y: (element.scrollTop + at.y) / before }
      current.current = wanted
      element.style.setProperty('--beyond', 'auto')
      // The view can only be moved once the chart has its new size.
      flushSync(() => setScale(wanted))
      scrollTo(element, point.x * wanted - at.x, point.y * wanted - at.y)
      onZoom(place)
    },
    [view, onZoom, place],
  )
  const viewSize = useCallback(
    (): Size => ({ width: view.current?.clientWidth ?? 0, height: view.current?.clientHeight ?? 0 }),
    [view],
  )

  useLayoutEffect(() => {
    // Only a chart that must fit follows its size: a state that is closed or opened leaves the others as they are.
    if (isMeasured.current && !mustFit) return
    isMeasured.current = true
    const size = viewSize()
    const known = former.current
    const whole = fitIn(size, { width, height })
    const ratio = size.width === 0 ? 1 : size.width / width
    const wide = ratio < leastRead ? leastRead : Math.min(1, ratio)
    const fitted = Math.max(ratio < leastRead ? least : Math.min(least, ratio), whole)
    const asTold = mustFit ? fitted : whole >= leastRead ? whole : wide
    current.current = known ? within(known.scale, smallest, largest) : asTold
    setScale(current.current)
  }, [viewSize, mustFit, least, width, height])
  useLayoutEffect(() => {
    const [element, known] = [view.current, former.current]
    // The view can only be moved once the chart has its size.
    if (!element || !known || scale !== current.current) return
    scrollTo(element, known.x * scale, known.y * scale)
    former.current = null
  }, [view, scale])

  const reveal = useCallback(
    (box: Box) => {
      const element = view.current
      if (!element) return
      const place = (start: number, length: number, scroll: number, room: number): number => {
        const from = start * current.current - air
        const to = (start + length) * current.current + air
        if (to - from > room || from < scroll) return from
        return to > scroll + room ? to - room : scroll
      }
      const left = place(box.x, box.width, element.scrollLeft, element.clientWidth)
      scrollTo(element, left, place(box.y, box.height, element.scrollTop, element.clientHeight))
    },
    [view],
  )

  const isPlaced = useRef(false)
  const surround = useCallback(
    (boxes: readonly Box[], near: readonly Box[], { words, frames }: Surroundings) => {
      const element = view.current
      if (!element) return
      const [wide, high] = [element.clientWidth, element.clientHeight].map((side) => side / current.current)
      // What is near is shown where it can stand clear of the edges, or from top to bottom of one of them.
      const room = {
        width: (wide ?? 0) - (2 * faded) / current.current,
        height: (high ?? 0) - faded / current.current,
      }
      // At first the view stands nowhere yet: that something is in sight there does not keep it, and one part is enough.
      const stays = isPlaced.current
      const box = asManyAs([...(stays ? boxes : boxes.slice(0, 1)), ...near], room)
      const [first] = boxes
      if (!box || !first) return
      isPlaced.current = true
      const place = (target: Reach, { scroll, size }: Side, settle: (wanted: number) => number): number => {
        const { from, to } = target
        if (stays && from >= scroll && to <= scroll + size) return scroll
        // Of what is larger than the view the beginning is shown: there its name stands.
        return to - from > size ? from - air : settle((from + to - size) / 2)
      }
      const scaled = (start: number, length: number): Reach => ({
        from: start * current.current,
        to: (start + length) * current.current,
      })
      const [across, down] = [scaled(box.x, box.width), scaled(box.y, box.height)]
      // A chart begins with whole words at its top, even where what is near goes on below.
      const kept = stays ? down : scaled(first.y, first.height)
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
      const head = words.find((one) => one.width === 0)
      const body = head ? (head.y + head.height) * current.current : 0
      const isIn = ({ from, to }: Reach, start: number, size: number) => to > start && from < start + size
      const topAt = (from: number) =>
        place(down, { scroll: scrollTop, size: clientHeight }, (wanted) => {
          // From the beginning of the chart, right below its head, one reads on downwards.
          const isTooHigh = down.to - down.from + air > clientHeight
          const last = isTooHigh ? kept.to : down.to
          if (down.from >= body && last + air <= body + clientHeight) return body
          const [size, whole] = [clientHeight, height * current.current]
          const others = words
            // The head of the machine moves along sideways.
            .filter(({ x, width: own }) => own === 0 || isIn(scaled(x, own), from, clientWidth))
            .flatMap(({ y, height: own, weight }) => uncut(scaled(y, own), whole, weight))
          const things = [...others, { ...down, weight: nearness }]
          return leastCut(things, { wanted, size, whole, target: aired(kept, { size, whole }) })
        })
      const leftAt = (from: number) =>
        place(across, { scroll: scrollLeft, size: clientWidth }, (wanted) => {
          const [size, whole] = [clientWidth, width * current.current]
          const things = words
            .filter(({ y, height: own }) => isIn(scaled(y, own), from, clientHeight))
            .flatMap(({ x, width: own, weight }) => uncut(scaled(x - lane, own + 2 * lane), whole, weight))
          return leastCut(things, { wanted, size, whole, beyond: size / 3, target: aired(across, { size, whole }) })
        })
      // Only what is in sight can be cut: for that the view is put somewhere first.
      const top = topAt(leftAt((down.from + down.to - clientHeight) / 2))
      const settled = leftAt(top)
      const starts = frames
        .filter(({ x, width: own }) => x <= box.x && x + own >= box.x + box.width)
        .filter(({ y, height: own }) => y <= box.y && y + own >= box.y + box.height)
        .map(({ x }) => Math.max(0, x * current.current - inset))
      // The outermost frame whose beginning is in sight together with what it is about.
      const earlier = starts.filter((start) => start < settled && start + clientWidth >= across.to)
      const left = settled === scrollLeft && stays ? settled : Math.min(settled, ...earlier)
      // The drawing is scrolled as far as that takes, which may be past its end.
      const beyond = Math.max(0, left + clientWidth - Math.max(width * current.current, clientWidth))
      element.style.setProperty('--beyond', beyond > 0 ? `${beyond}px` : 'auto')
      scrollTo(element, left, top)
    },
    [view, width, height],
  )

  const by = useCallback((factor: number, anchor?: Point) => set(current.current * factor, anchor), [set])
  const full = useCallback(() => set(1), [set])
  const fit = useCallback(() => set(fitIn(viewSize(), { width, height })), [set, viewSize, width, height])
  return { scale, by, full, fit, reveal, surround, place }
}
