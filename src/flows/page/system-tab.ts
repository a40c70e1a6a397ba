import { portalSystem } from '../system/system-machine'
import { ChartTab } from './chart-tab'
import type { FlowsTab } from './tab'

/** The whole system as a chart, whichever machine is chosen. */
export const systemTab: FlowsTab = {
  id: 'system',
  title: 'System',
  machine: () => portalSystem().machine,
  Body: ChartTab,
}
