import { useEffect, useRef, type RefObject } from 'react'

/**
 * A field that the reader is led to: wish number `at` (0 for none) puts the focus into it, its text selected. `ledRef`
 * says which wish was fulfilled last, so that a row that is mounted again does not take the focus.
 */
export const useLed = (at: number, ledRef: RefObject<number>): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (at <= ledRef.current) return
    ledRef.current = at
    input.current?.focus()
    input.current?.select()
  }, [at, ledRef])
  return input
}

/** The same for a box that is no field: it is read out as a whole, and Tab goes on to what is in it. */
export const useLedBox = (at: number, ledRef: RefObject<number>): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at <= ledRef.current) return
    ledRef.current = at
    box.current?.focus()
  }, [at, ledRef])
  return box
}
