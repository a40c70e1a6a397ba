import type { CSSProperties } from 'react'
import type { Layout } from '../chart/layout'
import type { LaidState } from '../chart/piece'
import { nameOfState } from './chart-words'
import styles from './chart-view.module.css'

/** From so far away the words inside the boxes cannot be read: larger names stand in their place. */
const far = 0.5
export const isFar = (scale: number): boolean => scale < far
/** How high a name is on the screen, and how wide a letter of it is about, in px. */
const height = 12
const letter = 6.75

/** Boxes side by side whose names would run into each other: these stand above and below them in turn. */
const crowded = (states: readonly LaidState[], widthOf: (one: LaidState) => number): readonly LaidState[] =>
  states
    .filter((one) =>
      states.some(
        (other) =>
          other !== one &&
          Math.abs(one.y - other.y) < Math.min(one.height, other.height) &&
          Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (widthOf(one) + widthOf(other)) / 2,
      ),
    )
    .toSorted((one, other) => one.x - other.x)

/** The names of what a chart is made of, as large as letters have to be from far away; nothing from near. */
export const FarNames = ({ layout, scale }: { readonly layout: Layout; readonly scale: number }) => {
  if (!isFar(scale)) return null
  const states = layout.states.filter(({ state }) => state.parent !== null)
  const nameOf = ({ state }: LaidState): string => nameOfState(layout.graph, state.id)
  const inTurn = crowded(states, (one) => (nameOf(one).length * letter) / scale)
  const below = (one: LaidState): number => {
    const turn = inTurn.indexOf(one)
    if (turn === -1) return one.height / 2
    return turn % 2 === 0 ? -height / 1.5 / scale : one.height + height / 1.5 / scale
  }
  return (
    <g aria-hidden className={styles['farNames']} style={{ '--scale': scale } as CSSProperties}>
      {states.map((one) => (
        <text key={one.state.id} x={one.x + one.width / 2} y={one.y + below(one)}>
          {nameOf(one)}
        </text>
      ))}
    </g>
  )
}
