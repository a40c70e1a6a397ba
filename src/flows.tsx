import { createRoot } from 'react-dom/client'
import './ui/theme.css'
import './ui/base.css'
import { AtlasTab } from './ui/flows/atlas/atlas-tab'
import { CoverageTab } from './ui/flows/coverage/coverage-tab'
import { LiveTab } from './ui/flows/live/live-tab'
import { FlowsPage } from './ui/flows/page/flows-page'
import { SimulateTab } from './ui/flows/simulate/simulate-tab'
import { StoriesTab } from './ui/flows/stories/stories-tab'

/** The state visualizer: a page of its own, in development and in the demo. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <FlowsPage
    tabs={[
      { id: 'simulate', title: 'Simulate', Body: SimulateTab },
      { id: 'atlas', title: 'Atlas', Body: AtlasTab },
      { id: 'live', title: 'Live', Body: LiveTab },
      { id: 'stories', title: 'Stories', Body: StoriesTab },
      { id: 'coverage', title: 'Coverage', Body: CoverageTab },
    ]}
  />,
)
