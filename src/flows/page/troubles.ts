import type { AnyStateMachine } from 'xstate'
import { graphFor } from './layouts'
import type { FlowsTab } from './tab'
import type { Address } from './use-address'

type Shown = {
  readonly tabs: readonly FlowsTab[]
  /** The machine that is drawn. */
  readonly machine: AnyStateMachine
  /** Whether there is what the address names. */
  readonly isNamed: boolean
}

/** What of an address does not exist, a sentence each: another view shows instead. */
export const troublesOf = ({ machine: name, tab, parameters }: Address, shown: Shown): readonly string[] => {
  const { states, transitions } = graphFor(shown.machine)
  const select = parameters.get('select')
  const isThere = states.some(({ id }) => id === select) || transitions.some(({ key }) => key === select)
  return [
    ...(name === '' || shown.isNamed ? [] : [`There is no machine called ${name}.`]),
    ...(tab === '' || shown.tabs.some(({ id }) => id === tab)
      ? []
      : [`There is no view called ${tab}: the chart shows.`]),
    ...(select === null || isThere ? [] : [`${shown.machine.id} holds no ${select}.`]),
  ]
}
