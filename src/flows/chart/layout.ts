import { laidOut, margin, type Plan } from './elk'
import type { Graph } from './graph'
import { joined, moved, type Piece } from './piece'
import { crosses, isIsland, sceneOf, type Scene } from './scene'

/** A chart with a place for everything, in px. */
export type Layout = Piece & { readonly graph: Graph }

/** A chart that is no wider than this is read without scrolling on a small screen. */
const comfortable = 1232
/** Room around the chart. */
const frame = 12
const between = 18
const plans: readonly Plan[] = (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
  [150, 190].map((labelWidth) => ({ direction, labelWidth })),
)

/** Where nothing else fits: words in narrower columns. */
const tight: readonly Plan[] = plans
  .filter(({ labelWidth }) => labelWidth === 150)
  .map((plan) => ({ ...plan, labelWidth: 125 }))
const crowd: readonly Plan[] = [150, 190].map((labelWidth) => ({ direction: 'RIGHT', labelWidth, isCrowd: true }))
const mostBesideEachOther = 20

/** Small is good; too wide is worse than anything, and a tower is worse than a square. */
const costOf = ({ width, height }: Piece, most: number): number =>
  width * height * (1 + Math.max(0, width - most)) * Math.max(1, height / width / 1.4)
const best = (pieces: readonly Piece[], most: number): Piece => {
  const [first, ...rest] = pieces
  if (!first) throw new Error('A chart without a state cannot be laid out.')
  return rest.reduce((good, piece) => (costOf(piece, most) < costOf(good, most) ? piece : good), first)
}

/** Pieces beside each other, row by row, as far as the width goes. */
const shelved = (pieces: readonly Piece[], most: number): Piece => {
  let x = 0
  let y = 0
  let rowHeight = 0
  let width = 0
  const parts: Piece[] = []
  for (const piece of pieces) {
    if (x > 0 && x + piece.width > most) {
      x = 0
      y += rowHeight + between
      rowHeight = 0
    }
    parts.push(moved(piece, x, y))
    x += piece.width + between
    rowHeight = Math.max(rowHeight, piece.height)
    width = Math.max(width, x - between)
  }
  return joined({ width, height: y + rowHeight }, parts)
}
/** Every way to take one of each. */
const choices = (lists: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] =>
  lists.reduce<readonly (readonly Piece[])[]>(
    (taken, list) => taken.flatMap((row) => list.map((piece) => [...row, piece])),
    [[]],
  )

const alone = (scene: Scene, id: string): Piece => {
  const state = scene.states.get(id)
  const face = scene.faces.get(id)
  if (!state || !face) throw new Error(`There is no state ${id}.`)
  const { width, height } = face
  return { width, height, states: [{ x: 0, y: 0, width, height, state, face }], arrows: [], starts: [] }
}

/** The ways in which a state with all it holds can be drawn, for a place of about `most` px. */
const alternatives = async (scene: Scene, id: string, most: number): Promise<readonly Piece[]> => {
  const children = scene.states.get(id)?.children ?? []
  const self = alone(scene, id)
  if (children.length === 0) return [self]
  const inner = most - 2 * margin
  const isApart =
    scene.states.get(id)?.kind === 'parallel' &&
    children.every((child) => isIsland(scene, child)) &&
    !scene.arrows.some((arrow) => crosses(scene, arrow, id))
  if (isApart) {
    const lists = await Promise.all(children.map((child) => alternatives(scene, child, inner)))
    return choices(lists).map((row) => {
      const [head] = self.states
      const held = shelved(row, inner)
      const top = self.height + margin
      const width = Math.max(self.width, held.width + 2 * margin)
      const box = { width, height: top + held.height + margin }
      return joined(box, [{ ...self, states: head ? [{ ...head, ...box }] : [] }, moved(held, margin, top)])
    })
  }
  const islands = await islandsIn(scene, id, inner)
  const ways = children.length > mostBesideEachOther ? crowd : plans
  const drawn = (finished: ReadonlyMap<string, Piece>, how = ways) =>
    Promise.all(how.map((plan) => laidOut(scene, id, finished, plan)))
  const isTooWide = (pieces: readonly Piece[]) => pieces.every(({ width }) => width > most)
  const pieces = await drawn(islands)
  if (!isTooWide(pieces)) return pieces
  // Laid out together with what is around it, an island may take another shape.
  const more = islands.size > 0 ? [...pieces, ...(await drawn(new Map()))] : pieces
  return isTooWide(more) && ways === plans ? [...more, ...(await drawn(new Map(), tight))] : more
}

const islandsIn = async (scene: Scene, id: string, most: number): Promise<ReadonlyMap<string, Piece>> => {
  const found = new Map<string, Piece>()
  for (const child of scene.states.get(id)?.children ?? []) {
    if (scene.states.get(child)?.children.length === 0) continue
    if (isIsland(scene, child)) found.set(child, best(await alternatives(scene, child, most), most))
    else for (const [key, piece] of await islandsIn(scene, child, most - 2 * margin)) found.set(key, piece)
  }
  return found
}

/** Lays a chart out: readable at 1280 px where that is possible, the same every time. */
export const layOut = async (graph: Graph): Promise<Layout> => {
  const scene = sceneOf(graph)
  const [root] = graph.states
  const piece = best(await alternatives(scene, root?.id ?? '', comfortable), comfortable)
  const framed = { width: Math.ceil(piece.width + 2 * frame), height: Math.ceil(piece.height + 2 * frame) }
  return { ...joined(framed, [moved(piece, frame, frame)]), graph }
}
