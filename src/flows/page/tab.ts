import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Selection } from './selection'

/** What the body of a tab gets. `parameters` is what stands in the address behind the tab, `select` included. */
export type FlowsTabProps = {
  readonly machine: AnyStateMachine
  /** Whether the address names the machine; otherwise it is the first of all. */
  readonly isNamed: boolean
  /** Tells the page which machine is drawn, when that is another one; `null` when none is. */
  readonly onDrawn: (machine: AnyStateMachine | null) => void
  readonly selected: Selection | null
  readonly onSelect: (selection: Selection | null) => void
  readonly parameters: URLSearchParams
  /** Writes the address anew without a trace for the Back button. */
  readonly setParameters: (parameters: URLSearchParams) => void
}
/** A view of a machine, by its id in the address. */
export type FlowsTab = {
  readonly id: string
  readonly title: string
  /** The machine that the view is about; without it the one that is chosen in the list. */
  readonly own?: {
    readonly id: string
    readonly machine: () => AnyStateMachine
    /** What takes long to know of it, bit by bit, so that the page answers meanwhile. */
    readonly prepare: () => Promise<void>
  }
  /** The view draws another machine than the chosen one, and says which. */
  readonly drawsOther?: boolean
  readonly Body: (props: FlowsTabProps) => ReactNode
}
