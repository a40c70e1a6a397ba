import type { Filter } from './filters'
import type { MachineListProps } from './machine-list'
import type { Selection } from './selection'
import type { SidePanels } from './side-panels'
import type { FlowsTab } from './tab'
import type { Address, Go } from './use-address'

/** What stays in the address when another machine is opened. */
const lasting: ReadonlySet<string> = new Set(['view', 'show', 'with', 'portal', 'drawn'])

type Here = {
  readonly address: Address
  readonly go: Go
  readonly tab: FlowsTab
  /** The machine that is chosen, whether the address names it or not. */
  readonly chosen: string
  readonly panels: SidePanels
}
/** Where the reader can go from here: what each choice writes into the address. */
export const movesFrom = ({ address, go, tab, chosen, panels }: Here) => {
  const here = { machine: chosen, tab: tab.id }
  const copied = () => new URLSearchParams(address.parameters)
  return {
    setParameters: (parameters: URLSearchParams) => go({ ...here, machine: address.machine, parameters }, 'replace'),
    onSelect: (selection: Selection | null) => {
      const parameters = copied()
      if (selection === null) parameters.delete('select')
      else parameters.set('select', selection.id)
      if (selection !== null) panels.setWordsOpen(true)
      go({ ...here, parameters })
    },
    onOpen: (hit: Parameters<MachineListProps['onOpen']>[0]) => {
      const { machine, selection, tab: wanted, address: place, isInWords = false } = hit
      panels.makeRoom(selection !== null || isInWords)
      if (place !== undefined) return window.location.assign(place)
      const parameters = new URLSearchParams([...address.parameters].filter(([name]) => lasting.has(name)))
      if (selection !== null) parameters.set('select', selection.id)
      return go({ machine, tab: wanted ?? (tab.own ? 'chart' : tab.id), parameters })
    },
    onFilter: (filter: Filter | null) => {
      const parameters = copied()
      if (filter === null) parameters.delete('show')
      else parameters.set('show', filter)
      go({ ...here, machine: address.machine, parameters }, 'replace')
    },
    onTab: (next: FlowsTab) => {
      const parameters = copied()
      // What is selected belongs to the picture that it was selected in.
      if (next.own !== tab.own) parameters.delete('select')
      // A step of a report is none of a story.
      if ((next.id === 'stories' && parameters.has('report')) || (next.id === 'report' && tab.id === 'stories'))
        parameters.delete('step')
      parameters.delete('zoom')
      parameters.delete('sheet')
      go({ ...here, tab: next.id, parameters })
    },
  }
}
