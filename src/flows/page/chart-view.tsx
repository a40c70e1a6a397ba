import { Suspense, use, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Graph } from '../chart/graph'
import type { Mark } from '../difference/compare'
import { statesAround } from './chart-words'
import { ChartCanvas } from './chart-canvas'
import styles from './chart-view.module.css'
import { graphFor, LayoutsContext } from './layouts'
import type { Selection } from './selection'
import type { ChartPlace } from './use-zoom'

export type ChartViewProps = {
  readonly machine: AnyStateMachine
  /** Another chart of the machine than that of now. */
  readonly graph?: Graph
  /** What is marked as added, removed or changed, by id and key. */
  readonly marks?: ReadonlyMap<string, Mark>
  /** Ids of the states that are lit. */
  readonly active?: ReadonlySet<string>
  /** Ids of the lit states that the step has newly led to: they come into sight first. */
  readonly entered?: ReadonlySet<string>
  /** Ids and keys of what comes next: it is brought into sight with what is lit, where there is room. */
  readonly ahead?: readonly string[]
  /** Keys of the transitions that are marked as the ones just taken. */
  readonly last?: ReadonlySet<string>
  /** Ids and keys that are marked as never reached. */
  readonly weak?: ReadonlySet<string>
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
  /** Never smaller than can be read, and around what is lit. */
  readonly follow?: boolean
  /** Another number at every step: what is lit comes into sight again then. */
  readonly moment?: number
  /** Shows the whole chart at once; otherwise it begins in a size that can be read. */
  readonly fit?: boolean
  /** Shows the arrows of the selected state clearly, and dims what has nothing to do with it. */
  readonly spotlight?: boolean
  /** Where the view begins, and who is told where it stands: for the address. */
  readonly place?: ChartPlace | null
  readonly onPlace?: ((place: ChartPlace) => void) | null
}

const none: ReadonlySet<string> = new Set()
const nothing: readonly string[] = []
const noMarks: ReadonlyMap<string, Mark> = new Map()

/** What stays closed so that the selection can be seen. */
const withoutHiding = (closed: ReadonlySet<string>, graph: Graph, selected: Selection | null) => {
  const source = graph.transitions.find(({ key }) => key === selected?.id)?.source
  const home = selected?.kind === 'transition' ? source : selected?.id
  const around = new Set(home === undefined ? [] : statesAround(graph, home).map(({ id }) => id))
  return new Set([...closed].filter((id) => !around.has(id)))
}

const LaidChart = (props: ChartViewProps) => {
  const { machine, selected, graph = graphFor(machine) } = props
  const [closed, setClosed] = useState(none)
  const shown = withoutHiding(closed, graph, selected)
  const layout = use(use(LayoutsContext)(graph, shown))
  if (layout === null)
    return <p className={styles['waiting']}>This chart could not be drawn. Its outline holds the same.</p>
  return (
    <ChartCanvas
      {...props}
      layout={layout}
      closed={shown}
      active={props.active ?? none}
      entered={props.entered ?? none}
      ahead={props.ahead ?? nothing}
      last={props.last ?? none}
      weak={props.weak ?? none}
      graph={graph}
      marks={props.marks ?? noMarks}
      fit={props.fit ?? false}
      follow={props.follow ?? false}
      moment={props.moment ?? 0}
      spotlight={props.spotlight ?? false}
      place={props.place ?? null}
      onPlace={props.onPlace ?? null}
      onClose={setClosed}
    />
  )
}

/** The chart of a machine: moved, zoomed, closed in part, and selected from, by pointer and by keyboard. */
export const ChartView = (props: ChartViewProps) => (
  <Suspense fallback={<p className={styles['waiting']}>Drawing the chart...</p>}>
    <LaidChart key={props.machine.id} {...props} />
  </Suspense>
)
