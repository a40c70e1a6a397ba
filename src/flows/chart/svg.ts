import { lineHeight, type Block, type PlacedBlock } from './blocks'
import type { ChartState, ChartTransition } from './graph'
import type { Layout } from './layout'
import type { Line } from './lines'
import { chartStyle } from './palette'
import type { Box, LaidArrow, LaidStart, LaidState, Point } from './piece'

/** From the top of a line to the feet of its letters, and how round the corners are, in px. */
const baseline = 12
/** The height of a line of common letters, in px. */
const usual = 16
const round = 6
const headLength = 7
const headWidth = 4

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
const px = (value: number): string => String(Math.round(value * 10) / 10)
const tooltip = (text: string): string => (text === '' ? '' : `<title>${escaped(text)}</title>`)

const lineText = (line: Line, x: number, y: number): string =>
  line.spans
    .map((span) => {
      const place = `x="${px(x + span.x)}" y="${px(y + baseline)}" textLength="${px(span.width)}"`
      return `<text class="flow-${span.style}" ${place} lengthAdjust="spacingAndGlyphs">${escaped(span.text)}</text>`
    })
    .join('')
const blockText = ({ lines }: Block, { x, y }: Point): string => {
  let top = y
  const drawn = lines.map((line) => {
    const text = lineText(line, x, top + (lineHeight(line) - usual) / 2)
    top += lineHeight(line)
    return text
  })
  return drawn.join('')
}

const rect = ({ x, y, width, height }: Box, name: string, radius: number): string =>
  `<rect class="${name}" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${radius}"/>`
const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const toward = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}
/** A line through points, with rounded corners. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (!before) return `M${px(point.x)} ${px(point.y)}`
      if (!after) return `L${px(point.x)} ${px(point.y)}`
      const reach = (to: Point): number => Math.min(round, Math.hypot(to.x - point.x, to.y - point.y) / 2)
      const start = toward(point, before, reach(before))
      const end = toward(point, after, reach(after))
      return `L${px(start.x)} ${px(start.y)}Q${px(point.x)} ${px(point.y)} ${px(end.x)} ${px(end.y)}`
    })
    .join('')
const headOf = (points: readonly Point[]): string => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const back = toward(tip, before, headLength)
  const across = { x: ((tip.y - back.y) * headWidth) / headLength, y: ((back.x - tip.x) * headWidth) / headLength }
  const left = `${px(back.x + across.x)} ${px(back.y + across.y)}`
  return `M${px(tip.x)} ${px(tip.y)}L${left}L${px(back.x - across.x)} ${px(back.y - across.y)}Z`
}
/** The line ends where its head begins, so that the tip stays sharp. */
const shortened = (points: readonly Point[]): readonly Point[] => {
  const tip = points.at(-1)
  const before = points.at(-2)
  return tip && before ? [...points.slice(0, -1), toward(tip, before, headLength - 1)] : points
}

type Known = ReadonlyMap<string, ChartTransition>

const opened = (key: string, transition: ChartTransition | undefined): string => {
  const kind = `flow-by-${transition?.kind ?? 'event'}`
  return `<g class="${kind}" data-transition="${escaped(key)}">${tooltip(transition?.description ?? '')}`
}

const stateBlock = (block: PlacedBlock, box: Box, known: Known): string => {
  const text = blockText(block, { x: box.x + block.x, y: box.y + block.y })
  if (block.transition === null) return text
  const transition = known.get(block.transition)
  return `${opened(block.transition, transition)}${text}</g>`
}

const classesOf = (state: ChartState, parent: ChartState | undefined): string =>
  [
    `flow-${state.kind}`,
    ...(state.parent === null ? ['flow-root'] : []),
    ...(parent?.kind === 'parallel' ? ['flow-region'] : []),
    ...(state.hidden > 0 ? ['flow-closed'] : []),
  ].join(' ')

const stateSvg = (laid: LaidState, parent: ChartState | undefined, known: Known): string => {
  const { state, face } = laid
  const ends = `x1="${px(laid.x)}" x2="${px(laid.x + laid.width)}"`
  const rule = (y: number): string => `<line class="flow-rule" ${ends} y1="${px(laid.y + y)}" y2="${px(laid.y + y)}"/>`
  return [
    `<g class="${classesOf(state, parent)}" data-state="${escaped(state.id)}">`,
    tooltip(state.description),
    rect(laid, 'flow-box', 8),
    state.kind === 'final' ? rect(inside(laid, 3), 'flow-ring', 6) : '',
    face.rule === null ? '' : rule(face.rule),
    state.children.length > 0 ? rule(face.height) : '',
    ...face.blocks.map((block) => stateBlock(block, laid, known)),
    '</g>',
  ].join('')
}

const arrowSvg = (arrow: LaidArrow, known: Known): string => {
  const line = pathOf(shortened(arrow.points))
  const head = headOf(arrow.points)
  return arrow.transitions
    .map((key, at) => {
      const transition = known.get(key)
      const label = arrow.labels.find(({ block }) => block.transition === key)
      const twin = at === 0 ? '' : ' flow-twin'
      return [
        opened(key, transition),
        `<path class="flow-line${twin}" d="${line}"/><path class="flow-head${twin}" d="${head}"/>`,
        label ? blockText(label.block, label) : '',
        '</g>',
      ].join('')
    })
    .join('\n')
}

const startSvg = ({ dot, points }: LaidStart): string => {
  const radius = dot.width / 2
  const circle = `<circle class="flow-dot" cx="${px(dot.x + radius)}" cy="${px(dot.y + radius)}" r="${px(radius)}"/>`
  const line = `<path class="flow-line" d="${pathOf(shortened(points))}"/>`
  return `<g class="flow-start">${circle}${line}<path class="flow-head" d="${headOf(points)}"/></g>`
}

/**
 * A chart as the text of an SVG file that needs nothing else; light or dark as its surroundings are. States carry
 * `data-state` with their id, transitions `data-transition` with their key. `isBare` leaves the style out, for a page that
 * has it: its policy takes none inside the drawing.
 */
export const svgOf = (
  layout: Layout,
  { title, isBare = false }: { readonly title: string; readonly isBare?: boolean },
): string => {
  const { graph, width, height } = layout
  const known: Known = new Map(graph.transitions.map((transition) => [transition.key, transition]))
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const size = `width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow" ${size} role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    ...(isBare ? [] : [`<style>${chartStyle}</style>`]),
    rect({ x: 0, y: 0, width, height }, 'flow-paper', 0),
    ...layout.states.map((laid) => stateSvg(laid, states.get(laid.state.parent ?? ''), known)),
    ...layout.starts.map(startSvg),
    ...layout.arrows.map((arrow) => arrowSvg(arrow, known)),
    '</svg>',
    '',
  ].join('\n')
}
