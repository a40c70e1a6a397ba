import { allMachines } from '../all-machines'
import { systemId } from '../system/system-id'
import { portalSystem } from '../system/system-machine'
import { reachOf } from '../walk/paths'
import { ChartTab } from './chart-tab'
import type { FlowsTab } from './tab'

const pause = () => new Promise((resolve) => setTimeout(resolve))
/** Who tells whom is known from the walks of all machines, which take seconds. */
const walkAll = async (): Promise<void> => {
  for (const { machine } of allMachines) {
    reachOf(machine)
    await pause()
  }
}

/** The whole system as a chart, whichever machine is chosen. */
export const systemTab: FlowsTab = {
  id: 'system',
  title: 'System',
  own: { id: systemId, machine: () => portalSystem().machine, prepare: walkAll },
  Body: ChartTab,
}
