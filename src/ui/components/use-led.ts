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
