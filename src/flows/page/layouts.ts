import { createContext } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ownWorker } from '../../api/browser/own-worker'
import { collapse, graphOf, type Graph } from '../chart/graph'
import type { Layout } from '../chart/layout'
// oxlint-disable-next-line import/default -- Vite makes it of the file
import layoutWorker from './layout-worker?worker&url'

export type LayoutQuestion = { readonly id: number; readonly graph: Graph }
export type LayoutAnswer = { readonly id: number; readonly layout: Layout | null }
/** Places everything in a chart; `null` when that is not possible. */
export type LayOut = (graph: Graph) => Promise<Layout | null>
/** A chart with some states closed, ready to be drawn; the same promise for the same question. */
export type Layouts = (graph: Graph, collapsed: ReadonlySet<string>) => Promise<Layout | null>

const graphs = new WeakMap<AnyStateMachine, Graph>()
/** The chart of a machine as plain data, read once. */
export const graphFor = (machine: AnyStateMachine): Graph => {
  const graph = graphs.get(machine) ?? graphOf(machine)
  graphs.set(machine, graph)
  return graph
}

/** Layouts are kept: a chart that was seen once comes back at once. */
export const createLayouts = (layOut: LayOut): Layouts => {
  const kept = new WeakMap<Graph, Map<string, Promise<Layout | null>>>()
  return (graph, collapsed) => {
    const ofGraph = kept.get(graph) ?? new Map<string, Promise<Layout | null>>()
    kept.set(graph, ofGraph)
    const key = [...collapsed].sort().join('\n')
    const layout = ofGraph.get(key) ?? layOut(collapse(graph, collapsed)).catch(() => null)
    ofGraph.set(key, layout)
    return layout
  }
}

/** Lays charts out beside the page, so that it never stands still; the worker starts with the first chart. */
const besideThePage = (): LayOut => {
  const waiting = new Map<number, (layout: Layout | null) => void>()
  let worker: Worker | null = null
  let last = 0
  const started = (): Worker => {
    const made = new Worker(ownWorker(layoutWorker), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => {
      waiting.get(data.id)?.(data.layout)
      waiting.delete(data.id)
    })
    made.addEventListener('error', () => {
      for (const done of waiting.values()) done(null)
      waiting.clear()
    })
    return made
  }
  return (graph) =>
    new Promise((resolve) => {
      worker ??= started()
      last += 1
      waiting.set(last, resolve)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
      worker.postMessage({ id: last, graph } satisfies LayoutQuestion)
    })
}

/** Who lays the charts out; tests put a layout without a worker here. */
export const LayoutsContext = createContext<Layouts>(createLayouts(besideThePage()))
