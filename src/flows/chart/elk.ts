import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { labelBlock, sizeOf, stackOf, type Stack } from './blocks'
import { joined, moved, type LaidArrow, type LaidLabel, type LaidStart } from './piece'
import type { LaidState, Piece, Point } from './piece'
import type { Arrow, Scene } from './scene'

export type Direction = 'DOWN' | 'RIGHT'
/** `isCrowd`: many states beside each other, most of which are joined to one of them. */
export type Plan = { readonly direction: Direction; readonly labelWidth: number; readonly isCrowd?: boolean }
/** Inside a state, between its border and what it holds, in px. */
export const margin = 18
const dot = 10
const elk = new Elk()

const options = ({ direction, isCrowd = false }: Plan): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': isCrowd ? 'SEPARATE_CHILDREN' : 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
})
const spacing: Readonly<Record<string, string>> = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
}

/** The first of a crowd is its middle; the other ways to begin lead nowhere, or the library fails at them. */
const crowded: Readonly<Record<string, string>> = {
  ...spacing,
  'elk.spacing.nodeNode': '18',
  // Words stand close to their own line and far from the next one.
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '18',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
}
const spacingOf = ({ isCrowd = false }: Plan) => (isCrowd ? crowded : spacing)

const startId = (id: string): string => `${id} #start`

/** One state with all that is laid out together with it; islands inside it come as finished pieces. */
const nodeOf = (scene: Scene, id: string, islands: ReadonlyMap<string, Piece>, plan: Plan): ElkNode => {
  const state = scene.states.get(id)
  const face = scene.faces.get(id)
  const piece = islands.get(id)
  if (piece) return { id, width: piece.width, height: piece.height }
  if (!state || !face) return { id }
  if (state.children.length === 0) {
    // Where many arrows meet, there is room for each.
    const joined = plan.isCrowd ? scene.arrows.filter(({ source, target }) => source === id || target === id) : []
    return { id, width: face.width, height: Math.max(face.height, joined.length * 10) }
  }
  const start: ElkNode[] = state.initial === null ? [] : [{ id: startId(id), width: dot, height: dot }]
  return {
    id,
    children: [...start, ...state.children.map((child) => nodeOf(scene, child, islands, plan))],
    layoutOptions: {
      ...spacingOf(plan),
      'elk.padding': `[top=${face.height + margin},left=${margin},bottom=${margin},right=${margin}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The library turns a drawing that runs down on its side first, and forgets to turn this with it.
      'elk.nodeSize.minimum': plan.direction === 'DOWN' ? `(0,${face.width})` : `(${face.width},0)`,
    },
  }
}

/** The words of all transitions of an arrow, one below the other; those of several targets stand at the first. */
const labelOf = ({ transitions, target }: Arrow, plan: Plan): Stack =>
  stackOf(transitions.filter(({ targets }) => targets[0] === target).map((each) => labelBlock(each, plan.labelWidth)))

const edgeOf = (arrow: Arrow, plan: Plan): ElkExtendedEdge => {
  const { width, height } = labelOf(arrow, plan)
  const layoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'false' }
  const labels = height > 0 ? [{ id: `${arrow.id} #label`, text: arrow.id, width, height, layoutOptions }] : []
  return { id: arrow.id, sources: [arrow.source], targets: [arrow.target], labels }
}

const pointsOf = (edge: ElkExtendedEdge | undefined): readonly Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
/** An arrow between a state and what is inside it begins or ends below the words of that state, not across them. */
const clear = (
  scene: Scene,
  { source, target }: Arrow,
  points: readonly Point[],
  nodes: readonly ElkNode[],
): readonly Point[] => {
  const outer = scene.isInside(target, source) ? source : scene.isInside(source, target) ? target : null
  const top = (nodes.find(({ id }) => id === outer)?.y ?? 0) + (scene.faces.get(outer ?? '')?.height ?? 0)
  return outer === null ? points : points.map((point) => ({ x: point.x, y: Math.max(point.y, top) }))
}
const flat = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Record<'x' | 'y' | 'width' | 'height', number>>) => ({
  x,
  y,
  width,
  height,
})

/** Lays a state out with everything inside it; `islands` are the pieces inside that are finished already. */
export const laidOut = async (
  scene: Scene,
  id: string,
  islands: ReadonlyMap<string, Piece>,
  plan: Plan,
): Promise<Piece> => {
  const top = nodeOf(scene, id, islands, plan)
  const ids = new Set(flat(top).map((node) => node.id))
  const arrows = scene.arrows.filter(({ source, target }) => ids.has(source) && ids.has(target))
  const starts = [...ids].flatMap((state) => {
    const initial = ids.has(startId(state)) ? scene.states.get(state)?.initial : null
    return initial ? [{ id: startId(state), sources: [startId(state)], targets: [initial] }] : []
  })
  const drawn = [...starts, ...arrows.map((arrow) => edgeOf(arrow, plan))]
  const layoutOptions = { ...options(plan), ...spacingOf(plan) }
  // The library fails at a crowd that it lays out together with the border around it.
  const result: ElkNode = plan.isCrowd
    ? await elk.layout({
        id: '#root',
        children: [{ ...top, edges: drawn, layoutOptions: { ...layoutOptions, ...top.layoutOptions } }],
        layoutOptions,
      })
    : await elk.layout({ id: '#root', children: [top], edges: drawn, layoutOptions })
  const all = flat(result)
  const edges = new Map(all.flatMap((node) => node.edges ?? []).map((edge) => [edge.id, edge]))
  const nodes = all.slice(1)
  const [outer] = nodes
  const states: LaidState[] = []
  const parts: Piece[] = []
  for (const node of nodes) {
    const state = scene.states.get(node.id)
    const face = scene.faces.get(node.id)
    const piece = islands.get(node.id)
    if (piece) parts.push(moved(piece, node.x ?? 0, node.y ?? 0))
    else if (state && face) states.push({ ...boxOf(node), state, face })
  }
  const laidArrows = arrows.map((arrow): LaidArrow => {
    const edge = edges.get(arrow.id)
    const [label] = edge?.labels ?? []
    const { x = 0, y = 0 } = label ?? {}
    const labels = labelOf(arrow, plan).items.map(({ block, top }): LaidLabel => ({
      x,
      y: y + top,
      ...sizeOf(block),
      block,
    }))
    const { source, target, transitions } = arrow
    const points = clear(scene, arrow, pointsOf(edge), nodes)
    return { id: arrow.id, source, target, transitions: transitions.map(({ key }) => key), points, labels }
  })
  const laidStarts = starts.map(({ id, targets }): LaidStart => ({
    state: targets[0] ?? '',
    dot: boxOf(nodes.find((node) => node.id === id) ?? {}),
    points: pointsOf(edges.get(id)),
  }))
  const own: Piece = { ...boxOf(outer ?? {}), states, arrows: laidArrows, starts: laidStarts }
  const whole = joined(boxOf(outer ?? {}), [own, ...parts])
  return moved(whole, -(outer?.x ?? 0), -(outer?.y ?? 0))
}
