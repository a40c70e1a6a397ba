import { useEffect, useRef } from 'react'
import type { SvgChart } from './svg-parts'
import type { Zoom } from './use-zoom'

/** Moves the view to the part that is selected and to the one that is followed, when they change. */
export const useInSight = (
  chart: SvgChart,
  { reveal }: Zoom,
  wish: { readonly selected: string | undefined; readonly followed: string | undefined; readonly isPlaced: boolean },
) => {
  const { selected, followed } = wish
  // Whoever comes by an address sees what it says; what is selected is brought into sight from then on.
  const isPlaced = useRef(wish.isPlaced)
  useEffect(() => {
    if (isPlaced.current) {
      isPlaced.current = false
      return
    }
    const box = chart.parts.find(({ selection }) => selection !== null && selection.id === selected)?.box
    if (box) reveal(box)
  }, [chart, selected, reveal])
  useEffect(() => {
    const box = chart.parts.find(({ selection }) => selection?.id === followed)?.box
    if (followed !== undefined && box) reveal(box)
  }, [chart, followed, reveal])
}
