import { useCallback, useState } from 'react'

/** The places of the bars that are wholly in sight, the first and the last of them. */
export type BarsInSight = { readonly first: number; readonly last: number }

const seenIn = (scroller: Element): BarsInSight => {
  const { left, right } = scroller.getBoundingClientRect()
  const isSeen = [...scroller.querySelectorAll('button')].map((bar) => {
    const box = bar.getBoundingClientRect()
    return box.left >= left - 1 && box.right <= right + 1
  })
  return { first: isSeen.indexOf(true), last: isSeen.lastIndexOf(true) }
}

/** Which bars are in sight of an element that scrolls; before that is known, none is said not to be. */
export const useBarsInSight = (count: number) => {
  const [seen, setSeen] = useState<BarsInSight>({ first: 0, last: Infinity })
  const watch = useCallback(
    (scroller: HTMLElement | null) => {
      if (!scroller) return undefined
      // The bar that is shown is in sight at first, wherever it stands.
      const shown = scroller.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
      const { left, right } = scroller.getBoundingClientRect()
      if (shown && (shown.left < left || shown.right > right)) scroller.scrollBy({ left: shown.left - left })
      const look = () => {
        const now = seenIn(scroller)
        if (now.first >= 0 && now.last < count)
          setSeen((former) => (former.first === now.first && former.last === now.last ? former : now))
      }
      const watcher = new ResizeObserver(look)
      watcher.observe(scroller)
      scroller.addEventListener('scroll', look, { passive: true })
      return () => {
        watcher.disconnect()
        scroller.removeEventListener('scroll', look)
      }
    },
    // Other bars stand elsewhere.
    [count],
  )
  return [seen, watch] as const
}
