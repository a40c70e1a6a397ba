import { useLayoutEffect, type RefObject } from 'react'
import type { SvgChart, SvgPart } from './svg-parts'

/** So much of a state has to be in the view for it to be shown: of less nothing could be read. */
const enough = 0.75
/** Words beside an arrow have no frame: they are shown as good as whole. */
const asGoodAsWhole = 0.97

/** How much of each part that is in sight stands between the left and the right edge of a view, from 0 to 1. */
const sharesOf = (chart: SvgChart, scale: number, view: HTMLElement): readonly number[] => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = view
  return chart.parts.map(({ box, isHead }) => {
    if (!box || isHead || box.width === 0) return 1
    // A state above or below the view is cut by no edge at its sides, and its arrows lead into the view.
    if ((box.y + box.height) * scale < scrollTop || box.y * scale > scrollTop + clientHeight) return 1
    const [from, size] = [box.x * scale - scrollLeft, box.width * scale]
    const seen = Math.min(from + size, clientWidth) - Math.max(from, 0)
    return Math.max(0, seen) / Math.min(size, clientWidth)
  })
}

/** So near below the upper edge of a view that goes on nothing is seen clearly, in px. */
const faint = 10
/** Words beside an arrow that begin above a view, or where it fades, so that nobody sees what they are about. */
const beheadedIn = (chart: SvgChart, scale: number, { scrollTop }: HTMLElement): readonly boolean[] =>
  chart.parts.map(({ box, line }) => {
    if (!box || line === null) return false
    const [from, size] = [box.y * scale - scrollTop, box.height * scale]
    return from < (scrollTop > 1 ? faint : 0) && from + size > 0
  })

type Cut = 'whole' | 'words' | null
/** Where an arrow begins and ends from side to side, in px of the chart. */
const terminalsOf = (line: string): readonly [number, number] | null => {
  const figures = line.match(/-?[\d.]+/g)?.map(Number) ?? []
  const [first, last] = [figures[0], figures.at(-2)]
  return first === undefined || last === undefined ? null : [first, last]
}
/** Whether an arrow would touch, in sight, a state that is left out; one that leaves the view before is drawn as far as that. */
const endsInNothing = (
  { ends, line }: SvgPart,
  isLeftOut: (id: string) => boolean,
  isInSight: (x: number) => boolean,
) => {
  const terminals = line === null || ends.length !== 2 ? null : terminalsOf(line)
  return ends.some((id, at) => isLeftOut(id) && (terminals === null || isInSight(terminals[at] ?? 0)))
}

type Seen = {
  readonly shares: readonly number[]
  readonly beheaded: readonly boolean[]
  readonly isInSight: (x: number) => boolean
}
/**
 * What the edges leave too little of: states without others inside, frames with none of them left, and the arrows that
 * would end at them in sight; of an arrow that leaves the view, and of one whose words begin above it, only the words.
 */
const cutsIn = (chart: SvgChart, { shares, beheaded, isInSight }: Seen): readonly Cut[] => {
  const [gone, partly] = [new Set<string>(), new Set<string>()]
  // From the inside out: what is inside a frame is drawn after it.
  for (const [at, { selection, holds, isHead }] of [...chart.parts.entries()].toReversed()) {
    const share = shares[at] ?? 1
    if (selection?.kind !== 'state' || isHead) continue
    if (holds.length === 0 ? share >= enough : !holds.every((id) => gone.has(id))) continue
    gone.add(selection.id)
    if (share > 0) partly.add(selection.id)
  }
  return chart.parts.map((part, at) => {
    const { selection, isHead, line } = part
    if (!selection || isHead) return null
    if (gone.has(selection.id) || endsInNothing(part, (id) => partly.has(id), isInSight)) return 'whole'
    return line !== null && ((shares[at] ?? 1) < asGoodAsWhole || beheaded[at]) ? 'words' : null
  })
}

/** Says of a view on which sides its chart goes on, and which parts its edges would leave too little of. */
export const useEdges = (view: RefObject<HTMLElement | null>, chart: SvgChart, scale: number) => {
  useLayoutEffect(() => {
    const element = view.current
    const drawing = element?.firstElementChild
    if (!element || !drawing) return undefined
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const beyond = {
        before: scrollLeft,
        after: scrollWidth - clientWidth - scrollLeft,
        above: scrollTop,
        below: scrollHeight - clientHeight - scrollTop,
      }
      const sides = Object.entries(beyond).flatMap(([side, room]) => (room > 1 ? side : []))
      element.parentElement?.setAttribute('data-more', sides.join(' '))
      const cuts = cutsIn(chart, {
        shares: sharesOf(chart, scale, element),
        beheaded: beheadedIn(chart, scale, element),
        isInSight: (x) => x * scale > scrollLeft && x * scale < scrollLeft + clientWidth,
      })
      cuts.forEach((cut, at) => {
        if (cut === null) drawing.children[at]?.removeAttribute('data-cut')
        else drawing.children[at]?.setAttribute('data-cut', cut)
      })
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [view, chart, scale])
}
