import { useEffect, useRef } from 'react'

/** For what takes the place of a control that may have had the focus: then the focus comes here, not to the body. */
export const useFocusOfWhatWent = <TElement extends HTMLElement>() => {
  const place = useRef<TElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return place
}
