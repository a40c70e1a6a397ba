import { useEffect, useRef } from 'react'
import type { SvgChart } from './svg-parts'
import type { Zoom } from './use-zoom'

type Wish = {
  readonly selected: string | undefined
  /** What the view stays around, the first of it before all. */
  readonly followed: readonly string[]
  /** What led there: it is shown along where there is room. */
  readonly near: readonly string[]
  /** Another text at every step: what is followed comes into sight again, even if it is the same. */
  readonly step: string
  readonly isPlaced: boolean
}
/** Moves the view, never the page, to what is followed, at every step, and to the part that is selected, when it changes. */
export const useInSight = (chart: SvgChart, { reveal, surround }: Zoom, wish: Wish) => {
  const { selected, step } = wish
  // Whoever comes by an address sees what it says; what is selected is brought into sight from then on.
  const isPlaced = useRef(wish.isPlaced)
  const followed = wish.followed.join('\n')
  const near = wish.near.join('\n')
  useEffect(() => {
    const boxOf = (id: string) => chart.parts.find(({ selection }) => selection?.id === id)?.box ?? []
    const boxesOf = (ids: string) => ids.split('\n').flatMap(boxOf)
    if (followed !== '' && !isPlaced.current) surround(boxesOf(followed), boxesOf(near), chart)
  }, [chart, followed, near, step, surround])
  useEffect(() => {
    if (isPlaced.current) {
      isPlaced.current = false
      return
    }
    // What is around the state that is followed would only lead away from it.
    if (followed.split('\n').some((id) => `${id}.`.startsWith(`${selected}.`))) return
    const box = chart.parts.find(({ selection }) => selection !== null && selection.id === selected)?.box
    if (box) reveal(box)
  }, [chart, selected, followed, reveal])
}
