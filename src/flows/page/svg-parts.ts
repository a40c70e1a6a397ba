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
}
export type SvgChart = {
  readonly width: number
  readonly height: number
  readonly parts: readonly SvgPart[]
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

/** Takes the drawing of a chart apart, so that each state and transition can be lit, selected and focused. */
export const svgChartOf = (layout: Layout): SvgChart => {
  const svg = drawnMarkup(svgOf(layout, { title: '', isBare: true }))
  const boxes = boxesOf(layout)
  const partOf = (element: Element): readonly SvgPart[] => {
    const state = element.getAttribute('data-state')
    const id = state ?? element.getAttribute('data-transition')
    const part: SvgPart = {
      selection: id === null ? null : { kind: state === null ? 'transition' : 'state', id },
      className: element.getAttribute('class') ?? '',
      content: id === null && element.tagName !== 'g' ? nodeOf(element, 0) : contentOf(element),
      box: boxes.get(id ?? '') ?? null,
      line: element.querySelector(':scope > .flow-line')?.getAttribute('d') ?? null,
    }
    // Buttons inside buttons cannot be told apart by a screen reader: what a state notes stands beside it.
    return [part, ...[...element.children].filter(isTransition).flatMap(partOf)]
  }
  return {
    width: layout.width,
    height: layout.height,
    parts: [...svg.children].filter(({ tagName }) => tagName === 'g').flatMap(partOf),
  }
}
