import { useEffect, useRef } from 'react'

/** For what takes the place of a control that may have had the focus: then the focus comes here, not to the body, and it is in view. */
export const useFocusOfWhatWent = <TElement extends HTMLElement>() => {
  const place = useRef<TElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: true })
    // No further than it takes: what is in view does not move.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
