import { createElement, type ReactNode } from 'react'
import { drawnMarkup } from '../chart/drawn-markup'
import type { Layout } from '../chart/layout'
import type { Box } from '../chart/piece'
import { svgOf } from '../chart/svg'
import type { Selection } from './selection'

/** A piece of a drawn chart: what can be selected has an id, a box around its words, and a line if it is an arrow. */
export type SvgPart = {
  readonly selection: Selection | null
  readonly className: string
  readonly content: ReactNode
  readonly box: Box | null
  readonly line: string | null
  /** It belongs to what the machine says of itself, at the head of its chart. */
  readonly isHead: boolean
  /** The states right inside of it. */
  readonly holds: readonly string[]
  /** Where it leads from and to, or the state that it is written in. */
  readonly ends: readonly string[]
}
/** Where words stand, and how little one wants to see them cut: those of a state less than those beside an arrow. */
export type Words = Box & { readonly weight: number }
export type SvgChart = {
  readonly width: number
  readonly height: number
  readonly parts: readonly SvgPart[]
  /** Where words stand that nobody wants to see cut. */
  readonly words: readonly Words[]
  /** States with others inside, but for the machine itself. */
  readonly frames: readonly Box[]
  /** How wide the head is. */
  readonly headWidth: number
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value]))
const isTransition = (node: Node): node is Element => node instanceof Element && node.hasAttribute('data-transition')

const nodeOf = (node: Node, key: number): ReactNode =>
  node instanceof Element
    ? createElement(node.tagName, { key, ...attributesOf(node) }, ...[...node.childNodes].map(nodeOf))
    : node.textContent
const contentOf = (element: Element): ReactNode =>
  [...element.childNodes].filter((node) => !isTransition(node)).map(nodeOf)

const around = (boxes: readonly Box[]): Box | null => {
  const [first] = boxes
  if (!first) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** Where the words of every state and transition stand, in px of the chart. */
const boxesOf = ({ states, arrows }: Layout): ReadonlyMap<string, Box> => {
  const boxes = new Map<string, Box>()
  for (const { x, y, width, height, state, face } of states) {
    boxes.set(state.id, { x, y, width, height })
    for (const { transition, lines, ...place } of face.blocks) {
      if (transition === null) continue
      const size = { width: width - 2 * place.x, height: lines.length * 16 }
      boxes.set(transition, { x: x + place.x, y: y + place.y, ...size })
    }
  }
  for (const { transitions, points, labels } of arrows) {
    for (const key of transitions) {
      const own = labels.filter(({ block }) => block.transition === key)
      const corner = points.map((point) => ({ ...point, width: 0, height: 0 }))
      const box = around(own.length > 0 ? own : corner)
      if (box && !boxes.has(key)) boxes.set(key, box)
    }
  }
  return boxes
}

/** Boxes of states without others inside, the heads of those with some, and what stands beside arrows. */
const wordsOf = ({ states, arrows }: Layout): readonly Words[] => [
  ...states.map(({ x, y, width, height, state, face }) => {
    if (state.children.length === 0) return { x, y, width, height, weight: 2 }
    // The head of the machine moves along sideways: only its lines can be cut.
    return { x, y, width: state.parent === null ? 0 : face.width, height: face.height, weight: 2 }
  }),
  ...arrows.flatMap(({ labels }) => labels.map(({ x, y, width, height }) => ({ x, y, width, height, weight: 1 }))),
]

/** Takes the drawing of a chart apart, so that each state and transition can be lit, selected and focused. */
export const svgChartOf = (layout: Layout): SvgChart => {
  const svg = drawnMarkup(svgOf(layout, { title: '', isBare: true }))
  const boxes = boxesOf(layout)
  const [root] = layout.states
  const ofHead = new Set([root?.state.id, ...(root?.face.blocks ?? []).map(({ transition }) => transition)])
  const holds = new Map(layout.states.map(({ state }) => [state.id, state.children]))
  const endsOf = (key: string): readonly string[] => {
    const drawn = layout.arrows.filter(({ transitions }) => transitions.includes(key))
    const known = layout.graph.transitions.find((transition) => transition.key === key)
    return drawn.length > 0 || !known ? drawn.flatMap(({ source, target }) => [source, target]) : [known.source]
  }
  const partOf = (element: Element): readonly SvgPart[] => {
    const state = element.getAttribute('data-state')
    const id = state ?? element.getAttribute('data-transition')
    const part: SvgPart = {
      selection: id === null ? null : { kind: state === null ? 'transition' : 'state', id },
      className: element.getAttribute('class') ?? '',
      content: id === null && element.tagName !== 'g' ? nodeOf(element, 0) : contentOf(element),
      box: boxes.get(id ?? '') ?? null,
      line: element.querySelector(':scope > .flow-line')?.getAttribute('d') ?? null,
      isHead: ofHead.has(id ?? undefined),
      holds: (state === null ? null : holds.get(state)) ?? [],
      ends: state === null && id !== null ? endsOf(id) : [],
    }
    // Buttons inside buttons cannot be told apart by a screen reader: what a state notes stands beside it.
    return [part, ...[...element.children].filter(isTransition).flatMap(partOf)]
  }
  return {
    width: layout.width,
    height: layout.height,
    words: wordsOf(layout),
    frames: layout.states.filter(({ state }) => state.children.length > 0 && state.parent !== null),
    headWidth: root?.face.width ?? 0,
    parts: [...svg.children].filter(({ tagName }) => tagName === 'g').flatMap(partOf),
  }
}
