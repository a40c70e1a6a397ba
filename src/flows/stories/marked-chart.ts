import { drawnMarkup } from '../chart/drawn-markup'
import type { Layout } from '../chart/layout'
import { svgOf } from '../chart/svg'
import type { Run } from '../walk/engine'

/** What marks the states where a run stands and the transitions just taken; the rest is the chart's own style. */
export const marksStyle = [
  '.flow-lit>.flow-box{fill:var(--flow-soft);fill-opacity:1;stroke:var(--flow-accent);stroke-width:3}',
  '.flow-lit.flow-compound>.flow-box,.flow-lit.flow-parallel>.flow-box{fill-opacity:.4}',
  '.flow-lit.flow-root>.flow-box{fill:none;stroke:none}',
  '.flow-last>.flow-line,.flow-last>.flow-head{visibility:visible;stroke:var(--flow-accent);stroke-width:3}',
  '.flow-last>.flow-head{fill:var(--flow-accent)}',
  '.flow .flow-last .flow-event{text-decoration:underline}',
].join('\n')

/** The chart of a run as SVG without a style of its own: lit where it stands, its last transitions marked. */
export const markedChart = (layout: Layout, run: Run): string => {
  const text = svgOf(layout, { title: `State chart of ${layout.graph.id}`, isBare: true })
  const svg = drawnMarkup(text)
  const step = run.steps.at(-1)
  const lit = new Set(step?.to)
  const last = new Set(step?.taken)
  for (const part of svg.querySelectorAll('[data-state]')) {
    if (lit.has(part.getAttribute('data-state') ?? '')) part.classList.add('flow-lit')
  }
  for (const part of svg.querySelectorAll('[data-transition]')) {
    if (last.has(part.getAttribute('data-transition') ?? '')) part.classList.add('flow-last')
  }
  return new XMLSerializer().serializeToString(svg)
}
