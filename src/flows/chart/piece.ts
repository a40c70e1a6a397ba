import type { Block, Face } from './blocks'
import type { ChartState } from './graph'

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
export type LaidState = Box & { readonly state: ChartState; readonly face: Face }
/** The words of one transition; they stand centred in their box. */
export type LaidLabel = Box & { readonly block: Block }
export type LaidArrow = {
  readonly id: string
  readonly source: string
  readonly target: string
  /** The keys of the transitions that share the arrow. */
  readonly transitions: readonly string[]
  /** The corners of the line, from source to target. */
  readonly points: readonly Point[]
  readonly labels: readonly LaidLabel[]
}
/** The dot before the state that is entered first, and the line to it. */
export type LaidStart = { readonly state: string; readonly dot: Box; readonly points: readonly Point[] }
/** A part of a chart that is laid out; all coordinates in px from its left upper corner. */
export type Piece = {
  readonly width: number
  readonly height: number
  readonly states: readonly LaidState[]
  readonly arrows: readonly LaidArrow[]
  readonly starts: readonly LaidStart[]
}

/** The same piece elsewhere. */
export const moved = (piece: Piece, dx: number, dy: number): Piece => {
  const shift = <T extends Point>(point: T): T => ({ ...point, x: point.x + dx, y: point.y + dy })
  return {
    ...piece,
    states: piece.states.map(shift),
    arrows: piece.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(shift),
      labels: arrow.labels.map(shift),
    })),
    starts: piece.starts.map((start) => ({ ...start, dot: shift(start.dot), points: start.points.map(shift) })),
  }
}

/** Pieces that already stand where they belong, as one of the given size. */
export const joined = (size: { readonly width: number; readonly height: number }, parts: readonly Piece[]): Piece => ({
  width: size.width,
  height: size.height,
  states: parts.flatMap(({ states }) => states),
  arrows: parts.flatMap(({ arrows }) => arrows),
  starts: parts.flatMap(({ starts }) => starts),
})
