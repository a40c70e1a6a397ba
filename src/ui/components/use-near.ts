import { useState, type RefCallback } from 'react'

type Told = (isNear: boolean) => void
const told = new WeakMap<Element, Told>()

/** So much above and below counts as near: what is scrolled to, or reached by keys, is there when it is seen. */
const margin = '10% 0px'
const makeWatch = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
    },
    { rootMargin: margin },
  )
let watch: IntersectionObserver | null = null

/** What has the focus, or is open, stays; of a cell the row counts. */
const isInUse = (place: Element): boolean => {
  const whole = place.closest('tr') ?? place
  return whole.contains(document.activeElement) || whole.querySelector('[data-state="open"]') !== null
}

/**
 * Whether a place is in view or near it, for controls that need not be there before: of a long page only these are
 * mounted. Words stay, so that the browser finds them. `isAlways` where the page is short.
 */
export const useNear = (isAlways: boolean): readonly [isNear: boolean, place: RefCallback<Element>] => {
  const [isNear, setNear] = useState(false)
  const [place] = useState(() => (element: Element | null) => {
    if (element === null) return undefined
    watch ??= makeWatch()
    told.set(element, (isSeen) => setNear(isSeen || isInUse(element)))
    watch.observe(element)
    return () => watch?.unobserve(element)
  })
  return isAlways || !('IntersectionObserver' in window) ? [true, ignore] : [isNear, place]
}
const ignore = () => undefined
