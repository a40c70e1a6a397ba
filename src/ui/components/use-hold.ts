import { useEffect, useRef } from 'react'

const holdDelay = 400
const holdInterval = 90

/** Repeats a press for as long as a button is held, like a held key. */
export const useHold = (press: () => void) => {
  const latest = useRef(press)
  const timer = useRef<number | null>(null)
  useEffect(() => {
    latest.current = press
  })
  const stop = () => {
    if (timer.current !== null) window.clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => stop, [])
  const repeat = () => {
    latest.current()
    timer.current = window.setTimeout(repeat, holdInterval)
  }
  return {
    onPointerDown: () => {
      stop()
      timer.current = window.setTimeout(repeat, holdDelay)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: stop,
    onBlur: stop,
    onClick: () => press(),
  }
}
