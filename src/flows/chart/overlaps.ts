import type { Layout } from './layout'
import type { Box, LaidArrow, Point } from './piece'

type Named = Box & { readonly name: string }

/** Boxes that only touch do not overlap; rounding may make them seem to. */
const tolerance = 0.5
const meets = (one: Box, other: Box): boolean =>
  one.x + tolerance < other.x + other.width &&
  other.x + tolerance < one.x + one.width &&
  one.y + tolerance < other.y + other.height &&
  other.y + tolerance < one.y + one.height

const boxAround = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x) - tolerance,
  y: Math.min(from.y, to.y) - tolerance,
  width: Math.abs(from.x - to.x) + 2 * tolerance,
  height: Math.abs(from.y - to.y) + 2 * tolerance,
})
const linesOf = ({ points, id }: Pick<LaidArrow, 'points' | 'id'>): readonly Named[] =>
  points.slice(1).map((point, at) => ({ ...boxAround(points[at] ?? point, point), name: `line of ${id}` }))

const pairs = (ones: readonly Named[], others: readonly Named[]): readonly string[] =>
  ones.flatMap((one) => others.filter((other) => meets(one, other)).map((other) => `${one.name} over ${other.name}`))
const among = (list: readonly Named[]): readonly string[] => list.flatMap((one, at) => pairs([one], list.slice(at + 1)))

const shrunk = <T extends Box>(box: T, by: number): T => ({
  ...box,
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})
const isOnBorder = ({ x, y }: Point, box: Box | undefined): boolean =>
  box !== undefined &&
  meets({ x: x - 1, y: y - 1, width: 2, height: 2 }, box) &&
  !meets({ x: x - 1, y: y - 1, width: 2, height: 2 }, shrunk(box, 2))
/** Arrows whose ends touch neither the border of their state nor the line below its words. */
const looseEnds = ({ states, arrows, starts }: Layout): readonly string[] => {
  const boxes = new Map(states.map((laid) => [laid.state.id, laid]))
  const isHeld = (point: Point | undefined, id: string): boolean => {
    const laid = boxes.get(id)
    const words = laid && { ...laid, height: laid.face.height }
    return point !== undefined && (isOnBorder(point, laid) || isOnBorder(point, words))
  }
  return [
    ...arrows.filter(({ source, points }) => !isHeld(points[0], source)).map(({ id }) => `${id} begins in the air`),
    ...arrows.filter(({ target, points }) => !isHeld(points.at(-1), target)).map(({ id }) => `${id} ends in the air`),
    ...starts
      .filter(({ state, dot, points }) => !isHeld(points.at(-1), state) || !(points[0] && isOnBorder(points[0], dot)))
      .map(({ state }) => `the start of ${state} is loose`),
  ]
}

/** What covers something else in a chart, hangs loose or leaves the picture, as sentences; a good layout has none. */
export const overlaps = (layout: Layout): readonly string[] => {
  const labels = layout.arrows.flatMap((arrow) =>
    arrow.labels.map((label): Named => ({ ...label, name: `label ${label.block.transition}` })),
  )
  const dots = layout.starts.map(({ dot, state }): Named => ({ ...dot, name: `dot of ${state}` }))
  /** States without children whole, the others only with their words. */
  const faces = layout.states.map(({ x, y, width, height, state, face }): Named => {
    const size = state.children.length === 0 ? { width, height } : { width: face.width, height: face.height }
    return { x, y, ...size, name: `state ${state.id}` }
  })
  const startLines = layout.starts.map(({ state, points }) => ({ id: `the start of ${state}`, points }))
  const lines = [...layout.arrows, ...startLines].flatMap(linesOf)
  const borders = layout.states
    .filter(({ state }) => state.children.length > 0 && state.parent !== null)
    .flatMap(({ x, y, width, height, state }): readonly Named[] => {
      const name = `border of ${state.id}`
      return [
        { x, y, width, height: 1, name },
        { x, y: y + height - 1, width, height: 1, name },
        { x, y, width: 1, height, name },
        { x: x + width - 1, y, width: 1, height, name },
      ]
    })
  const all = [...labels, ...dots, ...faces, ...lines]
  const outside = all.filter(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > layout.width || y + height > layout.height,
  )
  return [
    ...among([...labels, ...dots, ...faces]),
    ...pairs(labels, [...lines, ...borders]),
    ...pairs(
      lines,
      faces.map((face) => shrunk(face, 1)),
    ),
    ...looseEnds(layout),
    ...outside.map(({ name }) => `${name} outside the picture`),
  ]
}
