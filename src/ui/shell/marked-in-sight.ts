import { useEffect, useRef, type RefObject } from 'react'

/**
 * When another hit is marked it is in sight, however few have room; hits that are new begin with the first one, which moves
 * nothing. When they go the box itself is in sight, whatever the page was scrolled for.
 */
export const useMarkedInSight = (marked: string, isOpen: boolean, box: RefObject<HTMLElement | null>): void => {
  const seen = useRef({ marked, isOpen })
  useEffect(() => {
    const before = seen.current
    seen.current = { marked, isOpen }
    const hit = document.getElementById(marked)
    if (before.isOpen && !isOpen) box.current?.scrollIntoView({ block: 'nearest' })
    else if (!before.isOpen && isOpen) hit?.parentElement?.scrollTo(0, 0)
    else if (before.marked !== marked) hit?.scrollIntoView({ block: 'nearest' })
  }, [marked, isOpen, box])
}
