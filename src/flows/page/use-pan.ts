import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { Point } from '../chart/piece'

/** How far a pointer moves before it drags instead of clicking, in px. */
const slack = 4
const wheelSpeed = 0.0022

/**
 * Drags a view with the mouse, and makes what is in it larger or smaller with the wheel and Ctrl (a pinch on a touchpad
 * arrives as that, too) or with two fingers. `wasDragged` tells a click handler to stay quiet.
 */
export const usePan = (view: RefObject<HTMLElement | null>, zoomBy: (factor: number, anchor: Point) => void) => {
  const start = useRef<(Point & { left: number; top: number }) | null>(null)
  const dragged = useRef(false)

  useEffect(() => {
    const element = view.current
    if (!element) return
    let fingers = 0
    const inView = (x: number, y: number): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(
        Math.exp(-event.deltaY * wheelSpeed * (event.deltaMode === 1 ? 16 : 1)),
        inView(event.clientX, event.clientY),
      )
    }
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches
      if (!one || !two) {
        fingers = 0
        return
      }
      event.preventDefault()
      const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
      const middle = inView((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2)
      if (fingers > 0) zoomBy(apart / fingers, middle)
      fingers = apart
    }
    // React listens passively: it could not keep the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false })
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      element.addEventListener(type, onTouch, { passive: false })
    }
    return () => {
      element.removeEventListener('wheel', onWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(type, onTouch)
    }
  }, [view, zoomBy])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    dragged.current = false
    const { scrollLeft, scrollTop } = event.currentTarget
    // Fingers scroll by themselves.
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    start.current = { x: event.clientX, y: event.clientY, left: scrollLeft, top: scrollTop }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (!from || event.buttons === 0) return
    const moved = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (!dragged.current && Math.hypot(moved.x, moved.y) < slack) return
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    event.currentTarget.scrollLeft = from.left - moved.x
    event.currentTarget.scrollTop = from.top - moved.y
  }
  const onPointerUp = () => {
    start.current = null
  }
  const wasDragged = (): boolean => dragged.current
  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }, wasDragged }
}
