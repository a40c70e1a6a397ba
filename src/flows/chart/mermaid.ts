import { conditionIn, namedActions } from './blocks'
import type { ChartState, ChartTransition, Graph } from './graph'
import { wordsOfName } from './names'

/** Mermaid gives these a meaning; its own way to write a letter by number keeps them. */
const reserved = /[#;:<>"{}[\]]/g
const escaped = (text: string): string =>
  text.replaceAll(reserved, (letter) => `#${letter.codePointAt(0) ?? 0};`).replaceAll('\n', ' ')
const nameOf = (id: string): string => id.replaceAll(/\W/g, '_')
const doneOf = (actions: readonly string[]): string => namedActions(actions).join(', ')
const labelOf = (transition: ChartTransition): string =>
  [
    wordsOfName(transition.label),
    conditionIn(transition),
    doneOf(transition.actions) === '' ? '' : `/ ${doneOf(transition.actions)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')

const factsOf = (state: ChartState, noted: readonly ChartTransition[]): readonly string[] => [
  ...(state.description === '' ? [] : [state.description]),
  ...(state.tags.length > 0 ? [state.tags.map((tag) => `#${wordsOfName(tag)}`).join(' ')] : []),
  ...state.invokes.map(({ port }) => `⟳ ${wordsOfName(port)}`),
  ...(doneOf(state.entry) === '' ? [] : [`entry / ${doneOf(state.entry)}`]),
  ...(doneOf(state.exit) === '' ? [] : [`exit / ${doneOf(state.exit)}`]),
  ...noted.map(labelOf),
]

/** The chart as the text of a Mermaid state diagram (`stateDiagram-v2`), with every state and transition. */
export const mermaidOf = (graph: Graph): string => {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const lines: string[] = ['stateDiagram-v2']
  const notedBy = (id: string): readonly ChartTransition[] =>
    graph.transitions.filter(({ source, isInternal }) => isInternal && source === id)

  // Mermaid draws no arrow from one part to the next.
  const isJoined = ({ children }: ChartState): boolean =>
    graph.transitions.some(
      ({ source, targets }) => children.includes(source) && targets.some((target) => children.includes(target)),
    )
  const write = (id: string, depth: number): void => {
    const state = states.get(id)
    if (!state) return
    const indent = '  '.repeat(depth)
    const name = nameOf(id)
    const notes = factsOf(state, notedBy(id)).map(escaped)
    if (state.children.length === 0) {
      lines.push(`${indent}${name} : ${[escaped(state.key), ...notes].join('<br/>')}`)
      if (state.kind === 'final') lines.push(`${indent}${name} --> [*]`)
      return
    }
    lines.push(`${indent}state "${escaped(state.key)}" as ${name} {`)
    if (state.initial !== null) lines.push(`${indent}  [*] --> ${nameOf(state.initial)}`)
    state.children.forEach((child, at) => {
      if (state.kind === 'parallel' && at > 0 && !isJoined(state)) lines.push(`${indent}  --`)
      write(child, depth + 1)
    })
    lines.push(`${indent}}`)
    if (notes.length === 0) return
    lines.push(`${indent}note right of ${name}`, ...notes.map((text) => `${indent}  ${text}`), `${indent}end note`)
  }
  write(graph.states[0]?.id ?? '', 1)
  for (const transition of graph.transitions) {
    for (const target of transition.targets) {
      lines.push(`  ${nameOf(transition.source)} --> ${nameOf(target)} : ${escaped(labelOf(transition))}`)
    }
  }
  return `${lines.join('\n')}\n`
}
