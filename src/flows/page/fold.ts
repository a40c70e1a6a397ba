import { startTransition } from 'react'
import type { Graph } from '../chart/graph'
import { selectionOf, type Selection } from './selection'

type Folding = {
  readonly graph: Graph
  readonly selected: Selection | null
  readonly closed: ReadonlySet<string>
  readonly onClose: (closed: ReadonlySet<string>) => void
  readonly onSelect: (selection: Selection | null) => void
}

/** Closes and opens states; `selected` is the selected one when it can be closed or opened. */
export const foldOf = ({ graph, selected, closed, onClose, onSelect }: Folding) => {
  const canFold = (id: string) =>
    id !== graph.states[0]?.id &&
    graph.states.some((state) => state.id === id && state.children.length + state.hidden > 0)
  const fold = (id: string) => {
    if (!canFold(id)) return
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    startTransition(() => {
      onClose(next)
      onSelect(selectionOf(id))
    })
  }
  return { fold, selected: selected?.kind === 'state' && canFold(selected.id) ? selected.id : null }
}
