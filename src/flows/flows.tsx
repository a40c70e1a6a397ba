import { createRoot } from 'react-dom/client'
import '../ui/theme.css'
import '../ui/base.css'
import { AtlasTab } from './atlas/atlas-tab'
import { CoverageTab } from './coverage/coverage-tab'
import { LiveTab } from './live/live-tab'
import { adoptChartStyle } from './page/chart-sheet'
import { askByNetwork, connectDevServer } from './page/dev-server'
import { FlowsPage } from './page/flows-page'
import { systemTab } from './page/system-tab'
import { CompareTab } from './difference/compare-tab'
import { SignOffTab } from './signing/sign-off-tab'
import { ReportTab } from './report/report-tab'
import { SimulateTab } from './simulate/simulate-tab'
import { StoriesTab } from './stories/stories-tab'

adoptChartStyle(document)
if (import.meta.env.DEV) connectDevServer(askByNetwork)
/** The state visualizer: a page of its own, in development and in the demo. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <FlowsPage
    tabs={[
      systemTab,
      { id: 'simulate', title: 'Simulate', Body: SimulateTab },
      { id: 'atlas', title: 'Atlas', Body: AtlasTab },
      { id: 'live', title: 'Live', drawsOther: true, Body: LiveTab },
      { id: 'report', title: 'Report', drawsOther: true, Body: ReportTab },
      { id: 'stories', title: 'Stories', drawsOther: true, Body: StoriesTab },
      { id: 'compare', title: 'Compare', Body: CompareTab },
      { id: 'sign-off', title: 'Sign-off', Body: SignOffTab },
      { id: 'coverage', title: 'Coverage', Body: CoverageTab },
    ]}
  />,
)
