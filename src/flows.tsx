import { createRoot } from 'react-dom/client'
import './ui/theme.css'
import './ui/base.css'
import { AtlasTab } from './ui/flows/atlas/atlas-tab'
import { LiveTab } from './ui/flows/live/live-tab'
import { FlowsPage } from './ui/flows/page/flows-page'

/** The state visualizer: a page of its own, in development and in the demo. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <FlowsPage tabs={[
      { id: 'atlas', title: 'Atlas', Body: AtlasTab },
      { id: 'live', title: 'Live', Body: LiveTab },
    ]} />,
)
